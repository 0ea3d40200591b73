import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "@/components/form-fields/FieldFrame";
import type { FieldProps } from "@/components/form-fields/field-props";
import { FormControl } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/utils";

interface NumberFieldProps<V extends FieldValues> extends FieldProps<V> {
  min?: number;
  max?: number;
  step?: number | "any";
  /** A unit or currency, shown at the end. */
  unit?: string;
}

export function NumberField<V extends FieldValues>({
  min,
  max,
  step = "any",
  unit,
  ...props
}: NumberFieldProps<V>) {
  return (
    <FieldFrame {...props}>
      {(field) => (
        <div className="relative">
          <FormControl>
            <Input
              type="number"
              inputMode="decimal"
              min={min}
              max={max}
              step={step}
              aria-required={props.isRequired}
              className={cn(unit && "pr-14")}
              {...field}
              value={field.value ?? ""}
              onChange={(event) =>
                field.onChange(event.target.value === "" ? null : event.target.valueAsNumber)
              }
            />
          </FormControl>
          {unit && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-sm text-muted-foreground"
            >
              {unit}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
