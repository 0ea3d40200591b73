import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "@/components/form-fields/FieldFrame";
import type { FieldProps } from "@/components/form-fields/field-props";
import { FormControl } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { inDays } from "@/data/relative-days";

/** A day from today on. */
export function DayField<V extends FieldValues>(props: FieldProps<V>) {
  return (
    <FieldFrame {...props} isRequired>
      {(field) => (
        <FormControl>
          <Input type="date" min={inDays(0)} aria-required {...field} value={field.value ?? ""} />
        </FormControl>
      )}
    </FieldFrame>
  );
}
