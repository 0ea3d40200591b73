import { XIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { PartColumn, PartRow } from "@/lib/parts";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface PartInputsProps {
  columns: readonly PartColumn[];
  row: PartRow;
  number: number;
  onChange: (id: string, value: string | number | null) => void;
  onRemove: () => void;
}

/** One row of a form; each input says in which row it stands. */
export function PartInputs({ columns, row, number, onChange, onRemove }: PartInputsProps) {
  return (
    <div className="flex items-start gap-2 rounded-lg border p-3">
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 sm:grid-cols-4">
        {columns.map(({ id, label, kind }, index) => (
          <Label
            key={id}
            className={cn("grid gap-1.5 text-xs font-normal", index === 0 && "col-span-2 sm:col-span-4")}
          >
            {kind === "percent" ? `${label} (%)` : label}
            <Input
              type={kind === "text" ? "text" : "number"}
              min={kind === "text" ? undefined : 0}
              step="any"
              aria-label={`${label} ${number}`}
              value={row[id] ?? ""}
              onChange={({ target }) => onChange(id, kind === "text" ? target.value : numberIn(target.value))}
            />
          </Label>
        ))}
      </div>
      <Button
        type="button"
        variant="ghost"
        size="icon"
        aria-label={`${words.partsRemove} ${number}`}
        onClick={onRemove}
      >
        <XIcon />
      </Button>
    </div>
  );
}

const numberIn = (text: string): number | null => (text === "" ? null : Number(text));
