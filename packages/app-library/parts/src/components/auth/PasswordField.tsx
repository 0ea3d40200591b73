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
import { Input } from "@/components/ui/input";

export function PasswordField<V extends FieldValues>({ control, name, label, help }: FieldProps<V>) {
  const isNew = help !== undefined;
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem>
          <FormLabel className={REQUIRED_LABEL}>{label}</FormLabel>
          <FormControl>
            <Input
              type="password"
              aria-required
              autoComplete={isNew ? "new-password" : "current-password"}
              {...field}
            />
          </FormControl>
          {help && <FormDescription>{help}</FormDescription>}
          <FormMessage role="alert" />
        </FormItem>
      )}
    />
  );
}
