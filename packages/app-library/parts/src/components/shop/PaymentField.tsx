import type { FieldValues } from "react-hook-form";
import { type FieldProps, REQUIRED_LABEL } from "@/components/form-fields/field-props";
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "@/components/ui/form";
import { Label } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";

interface PaymentFieldProps<V extends FieldValues> extends FieldProps<V> {
  options: readonly string[];
}

export function PaymentField<V extends FieldValues>({
  control,
  name,
  label,
  help,
  options,
}: PaymentFieldProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem>
          <FormLabel id="payment-label" className={REQUIRED_LABEL}>
            {label}
          </FormLabel>
          <FormControl>
            <RadioGroup
              aria-labelledby="payment-label"
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
          {help && <FormDescription>{help}</FormDescription>}
          <FormMessage role="alert" />
        </FormItem>
      )}
    />
  );
}
