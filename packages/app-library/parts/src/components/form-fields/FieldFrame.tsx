import type { ReactNode } from "react";
import type { ControllerRenderProps, FieldPath, FieldValues } from "react-hook-form";
import { type FieldProps, REQUIRED_LABEL } from "@/components/form-fields/field-props";
import { FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { cn } from "@/lib/utils";

interface FieldFrameProps<V extends FieldValues> extends FieldProps<V> {
  /** What is wrong before the form is sent, such as a file that is too large. */
  problem?: string;
  /** Several controls under one name. */
  isGroup?: boolean;
  children: (field: ControllerRenderProps<V, FieldPath<V>>) => ReactNode;
}

/** What every field has: its label above, help and messages below. */
export function FieldFrame<V extends FieldValues>(props: FieldFrameProps<V>) {
  const { control, name, label, help, isRequired, className, problem, isGroup, children } = props;
  const star = isRequired && REQUIRED_LABEL;
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem className={className}>
          {isGroup ? (
            <fieldset className="grid gap-2.5">
              <legend className={cn("mb-2.5 text-sm leading-none font-medium", star)}>{label}</legend>
              {children(field)}
            </fieldset>
          ) : (
            <>
              <FormLabel className={cn(star)}>{label}</FormLabel>
              {children(field)}
            </>
          )}
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
