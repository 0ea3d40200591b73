import type { Control, FieldPath, FieldValues } from "react-hook-form";

export interface FieldProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPath<V>;
  label: string;
  help?: string;
  isRequired?: boolean;
  className?: string;
}

/** The star is drawn, not read: a screen reader hears that the field is required. */
export const REQUIRED_LABEL = "gap-0.5 after:text-destructive after:content-['*']";
