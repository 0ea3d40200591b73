import { useId } from "react";
import { Label } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { words } from "@/lib/words";

interface TimeSlotsProps {
  label: string;
  value: string;
  day: string;
  /** Those that can still be booked. */
  free: readonly string[];
  problem?: string;
  onChange: (time: string) => void;
}

export function TimeSlots({ label, value, day, free, problem, onChange }: TimeSlotsProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <p id={id} className="text-sm leading-none font-medium after:text-destructive after:content-['*']">
        {label}
      </p>
      {free.length === 0 ? (
        <p role="status" className="rounded-lg border border-dashed p-4 text-sm text-muted-foreground">
          {day === "" ? words.bookPickDay : words.bookFull}
        </p>
      ) : (
        <RadioGroup
          aria-labelledby={id}
          value={value}
          onValueChange={onChange}
          className="grid grid-cols-3 gap-2 sm:grid-cols-5"
        >
          {free.map((time) => (
            <Label
              key={time}
              className="flex cursor-pointer items-center justify-center gap-2 rounded-lg border px-2 py-2.5 font-mono text-sm hover:border-primary has-focus-visible:ring-2 has-focus-visible:ring-ring has-data-[state=checked]:border-primary has-data-[state=checked]:bg-primary has-data-[state=checked]:text-primary-foreground"
            >
              <RadioGroupItem value={time} className="sr-only" />
              {time}
            </Label>
          ))}
        </RadioGroup>
      )}
      {problem && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
    </div>
  );
}
