import type { FieldValues } from "react-hook-form";
import { type FieldProps, REQUIRED_LABEL } from "@/components/form-fields/field-props";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { inDays } from "@/data/relative-days";

/** A day from today on. */
export function DayField<V extends FieldValues>({ control, name, label, className }: FieldProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem className={className}>
          <FormLabel className={REQUIRED_LABEL}>{label}</FormLabel>
          <FormControl>
            <Input type="date" min={inDays(0)} aria-required {...field} value={field.value ?? ""} />
          </FormControl>
          <FormMessage role="alert" />
        </FormItem>
      )}
    />
  );
}
