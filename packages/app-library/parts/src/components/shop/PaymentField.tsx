import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "@/components/form-fields/FieldFrame";
import type { FieldProps } from "@/components/form-fields/field-props";
import { FormControl } from "@/components/ui/form";
import { Label } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";

interface PaymentFieldProps<V extends FieldValues> extends FieldProps<V> {
  options: readonly string[];
}

export function PaymentField<V extends FieldValues>({ options, ...props }: PaymentFieldProps<V>) {
  return (
    <FieldFrame {...props} isRequired>
      {(field) => (
        <FormControl>
          <RadioGroup
            aria-label={props.label}
            value={field.value ?? ""}
            onValueChange={field.onChange}
            className="grid gap-2 sm:grid-cols-2"
          >
            {options.map((option) => (
              <Label
                key={option}
                className="flex items-center gap-3 rounded-lg border p-3 has-data-[state=checked]:border-primary has-data-[state=checked]:ring-1 has-data-[state=checked]:ring-primary"
              >
                <RadioGroupItem value={option} />
                {option}
              </Label>
            ))}
          </RadioGroup>
        </FormControl>
      )}
    </FieldFrame>
  );
}
