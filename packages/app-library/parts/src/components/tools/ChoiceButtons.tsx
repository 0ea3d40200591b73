import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/utils";

interface ChoiceButtonsProps<T extends string | number> {
  label?: string;
  options: readonly T[];
  /** The one that is chosen, or all of them. */
  value: T | readonly T[];
  onChange: (option: T) => void;
  /** What stands on a button; its value where nothing else is said. */
  text?: (option: T) => ReactNode;
  /** What is read aloud where a picture stands on it. */
  spoken?: (option: T) => string;
  size?: ComponentProps<typeof Button>["size"];
  className?: string;
}

/** Buttons of which one is pressed, or several. */
export function ChoiceButtons<T extends string | number>(props: ChoiceButtonsProps<T>) {
  const { label, options, value, onChange, text, spoken, size, className } = props;
  return (
    <div role="group" aria-label={label} className={cn("flex flex-wrap gap-2", className)}>
      {options.map((option) => {
        const isOn = (typeof value === "object" ? value : [value]).includes(option);
        return (
          <Button
            key={option}
            type="button"
            size={size}
            variant={isOn ? "default" : "outline"}
            aria-pressed={isOn}
            aria-label={spoken?.(option)}
            onClick={() => onChange(option)}
          >
            {text ? text(option) : option}
          </Button>
        );
      })}
    </div>
  );
}
