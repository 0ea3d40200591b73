import type { FieldValues } from "react-hook-form";
import { type FieldProps, REQUIRED_LABEL } from "@/components/form-fields/field-props";
import { Checkbox } from "@/components/ui/checkbox";
import { FormDescription, FormField, FormItem, FormMessage } from "@/components/ui/form";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/utils";

interface ChoicesFieldProps<V extends FieldValues> extends FieldProps<V> {
  options: readonly string[];
}

export function ChoicesField<V extends FieldValues>({
  control,
  name,
  label,
  help,
  isRequired,
  className,
  options,
}: ChoicesFieldProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => {
        const chosen: readonly string[] = field.value ?? [];
        const toggle = (option: string) =>
          field.onChange(
            chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option],
          );
        return (
          <FormItem className={className}>
            <fieldset className="grid gap-2.5">
              <legend className={cn("mb-2.5 text-sm leading-none font-medium", isRequired && REQUIRED_LABEL)}>
                {label}
              </legend>
              <div className="flex flex-wrap gap-x-5 gap-y-2.5">
                {options.map((option) => (
                  <Label key={option} className="font-normal">
                    <Checkbox checked={chosen.includes(option)} onCheckedChange={() => toggle(option)} />
                    {option}
                  </Label>
                ))}
              </div>
            </fieldset>
            {help && <FormDescription>{help}</FormDescription>}
            <FormMessage role="alert" />
          </FormItem>
        );
      }}
    />
  );
}
