import { type ComponentProps, type ReactNode, useId } from "react";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/utils";

interface LabelledInputProps extends Omit<ComponentProps<typeof Input>, "value" | "onChange"> {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Stands on the page itself, not on a card. */
  isOnPage?: boolean;
}

/** Numbers are taken from zero on, unless said otherwise. */
export function LabelledInput({ label, onChange, isOnPage, className, ...input }: LabelledInputProps) {
  const id = useId();
  return (
    <div className={cn("grid gap-2", className)}>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        {...(input.type === "number" ? { min: 0, step: "any" } : {})}
        {...input}
        onChange={(event) => onChange(event.target.value)}
        className={cn(
          isOnPage && "bg-card text-card-foreground dark:bg-card",
          input.type === "color" && "p-1",
        )}
      />
    </div>
  );
}
