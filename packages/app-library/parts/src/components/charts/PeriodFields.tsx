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

export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="grid gap-1.5">
        <Label htmlFor={id + "-from"} className="text-xs text-muted-foreground">
          {words.fromLabel}
        </Label>
        <Input
          id={id + "-from"}
          type="date"
          value={period.from}
          onChange={(event) => onChange({ ...period, from: event.target.value })}
          className="w-36 bg-card text-card-foreground dark:bg-card"
        />
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor={id + "-to"} className="text-xs text-muted-foreground">
          {words.toLabel}
        </Label>
        <Input
          id={id + "-to"}
          type="date"
          value={period.to}
          onChange={(event) => onChange({ ...period, to: event.target.value })}
          className="w-36 bg-card text-card-foreground dark:bg-card"
        />
      </div>
    </div>
  );
}
