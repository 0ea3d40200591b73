import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "@/components/form-fields/FieldFrame";
import type { FieldProps } from "@/components/form-fields/field-props";
import { FormControl } from "@/components/ui/form";
import { Input } from "@/components/ui/input";

export function PasswordField<V extends FieldValues>(props: FieldProps<V>) {
  const isNew = props.help !== undefined;
  return (
    <FieldFrame {...props} isRequired>
      {(field) => (
        <FormControl>
          <Input
            type="password"
            aria-required
            autoComplete={isNew ? "new-password" : "current-password"}
            {...field}
          />
        </FormControl>
      )}
    </FieldFrame>
  );
}
