import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "@/components/form-fields/FieldFrame";
import type { FieldProps } from "@/components/form-fields/field-props";
import { FormControl } from "@/components/ui/form";
import { Textarea } from "@/components/ui/textarea";

export function LongTextField<V extends FieldValues>(props: FieldProps<V>) {
  return (
    <FieldFrame {...props}>
      {(field) => (
        <FormControl>
          <Textarea
            rows={4}
            aria-required={props.isRequired}
            className="min-h-24"
            {...field}
            value={field.value ?? ""}
          />
        </FormControl>
      )}
    </FieldFrame>
  );
}
