import { Input } from "@/components/ui/input";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface FilterRangeProps {
  label: string;
  type: "number" | "date";
  from: string;
  to: string;
  onFromChange: (value: string) => void;
  onToChange: (value: string) => void;
}

export function FilterRange({ label, type, from, to, onFromChange, onToChange }: FilterRangeProps) {
  const width = type === "date" ? "w-36" : "w-20";
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-xs leading-none font-medium text-muted-foreground">{label}</legend>
      <div className="flex items-center gap-2">
        <Input
          type={type}
          aria-label={label + `, ${words.from}`}
          placeholder={type === "number" ? words.minimum : undefined}
          value={from}
          onChange={(event) => onFromChange(event.target.value)}
          className={cn("bg-card text-card-foreground dark:bg-card", width)}
        />
        <span aria-hidden="true" className="text-muted-foreground">
          –
        </span>
        <Input
          type={type}
          aria-label={label + `, ${words.to}`}
          placeholder={type === "number" ? words.maximum : undefined}
          value={to}
          onChange={(event) => onToChange(event.target.value)}
          className={cn("bg-card text-card-foreground dark:bg-card", width)}
        />
      </div>
    </fieldset>
  );
}
