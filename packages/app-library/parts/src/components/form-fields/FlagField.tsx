import type { FieldValues } from "react-hook-form";
import type { FieldProps } from "@/components/form-fields/field-props";
import { Checkbox } from "@/components/ui/checkbox";
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "@/components/ui/form";

export function FlagField<V extends FieldValues>({ control, name, label, help, className }: FieldProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem className={className}>
          <div className="flex items-center gap-2.5">
            <FormControl>
              <Checkbox
                checked={field.value === true}
                onCheckedChange={(checked) => field.onChange(checked === true)}
              />
            </FormControl>
            <FormLabel>{label}</FormLabel>
          </div>
          {help && <FormDescription>{help}</FormDescription>}
          <FormMessage role="alert" />
        </FormItem>
      )}
    />
  );
}
