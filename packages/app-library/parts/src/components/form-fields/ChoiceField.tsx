import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "@/components/form-fields/FieldFrame";
import type { FieldProps } from "@/components/form-fields/field-props";
import { FormControl } from "@/components/ui/form";
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from "@/components/ui/select";
import type { FilterOption } from "@/lib/filter-options";
import { words } from "@/lib/words";

interface ChoiceFieldProps<V extends FieldValues> extends FieldProps<V> {
  options: readonly FilterOption[];
}

export function ChoiceField<V extends FieldValues>({ options, ...props }: ChoiceFieldProps<V>) {
  return (
    <FieldFrame {...props}>
      {(field) => (
        <Select value={field.value ?? ""} onValueChange={field.onChange}>
          <FormControl>
            <SelectTrigger ref={field.ref} onBlur={field.onBlur} aria-required={props.isRequired}>
              <SelectValue placeholder={words.choose} />
            </SelectTrigger>
          </FormControl>
          <SelectContent>
            {options.map((option) => (
              <SelectItem key={option.value} value={option.value}>
                {option.label}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      )}
    </FieldFrame>
  );
}

export function toOptions(values: readonly string[]): readonly FilterOption[] {
  return values.map((value) => ({ value, label: value }));
}
