import type { ReactNode } from "react";
import type { ControllerRenderProps, FieldPath, FieldValues } from "react-hook-form";
import { type FieldProps, REQUIRED_LABEL } from "@/components/form-fields/field-props";
import { FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { cn } from "@/lib/utils";

interface FieldFrameProps<V extends FieldValues> extends FieldProps<V> {
  /** What is wrong before the form is sent, such as a file that is too large. */
  problem?: string;
  children: (field: ControllerRenderProps<V, FieldPath<V>>) => ReactNode;
}

/** What every field has: its label above, help and messages below. */
export function FieldFrame<V extends FieldValues>({
  control,
  name,
  label,
  help,
  isRequired,
  className,
  problem,
  children,
}: FieldFrameProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem className={className}>
          <FormLabel className={cn(isRequired && REQUIRED_LABEL)}>{label}</FormLabel>
          {children(field)}
          {help && <FormDescription>{help}</FormDescription>}
          {problem && (
            <p role="alert" className="text-sm text-destructive">
              {problem}
            </p>
          )}
          <FormMessage role="alert" />
        </FormItem>
      )}
    />
  );
}
