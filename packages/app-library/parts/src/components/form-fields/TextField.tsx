import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "@/components/form-fields/FieldFrame";
import type { FieldProps } from "@/components/form-fields/field-props";
import { FormControl } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/utils";

interface TextFieldProps<V extends FieldValues> extends FieldProps<V> {
  type?: "text" | "email" | "tel" | "url" | "date" | "time" | "datetime-local" | "color";
  placeholder?: string;
}

export function TextField<V extends FieldValues>({
  type = "text",
  placeholder,
  ...props
}: TextFieldProps<V>) {
  return (
    <FieldFrame {...props}>
      {(field) => (
        <FormControl>
          <Input
            type={type}
            placeholder={placeholder}
            aria-required={props.isRequired}
            className={cn(type === "color" && "w-20 p-1")}
            {...field}
            value={field.value ?? ""}
          />
        </FormControl>
      )}
    </FieldFrame>
  );
}
