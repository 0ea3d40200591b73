import { useId } from "react";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { words } from "@/lib/words";

export interface Period {
  /** ISO days; empty for no limit. */
  from: string;
  to: string;
}

export const ANY_TIME: Period = { from: "", to: "" };

interface PeriodFieldsProps {
  period: Period;
  onChange: (period: Period) => void;
}

const SIDES = [
  { side: "from", label: words.fromLabel },
  { side: "to", label: words.toLabel },
] as const;

export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-end gap-3">
      {SIDES.map(({ side, label }) => (
        <div key={side} className="grid gap-1.5">
          <Label htmlFor={id + side} className="text-xs text-muted-foreground">
            {label}
          </Label>
          <Input
            id={id + side}
            type="date"
            value={period[side]}
            onChange={(event) => onChange({ ...period, [side]: event.target.value })}
            className="w-36 bg-card text-card-foreground dark:bg-card"
          />
        </div>
      ))}
    </div>
  );
}
