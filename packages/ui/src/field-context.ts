import { createContext, useContext } from 'react';

export type FieldState = {
  readonly controlId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
};

export const FieldContext = createContext<FieldState | null>(null);

type ControlProps = {
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
};

type ControlAttributes = {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
};

/** Ids and aria attributes a control takes from the field around it; nothing outside a field. */
export function useFieldControl(own: ControlProps): ControlAttributes {
  const field = useContext(FieldContext);
  if (field === null) return {};
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.controlId,
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    ...(field.invalid ? { 'aria-invalid': true } : {}),
    ...(field.required ? { 'aria-required': true } : {}),
  };
}
