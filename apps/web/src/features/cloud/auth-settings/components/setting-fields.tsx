import { Field, Input, Switch } from '@loam/ui';
import { useId } from 'react';
import { authWords } from '../texts.data.ts';

interface SwitchLineProps {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function SwitchLine({ label, detail, isOn, disabled = false, onChange }: SwitchLineProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <label id={`${id}-label`} htmlFor={id} className="text-base font-medium">
          {label}
        </label>
        {detail === undefined ? null : (
          <p id={`${id}-detail`} className="text-sm text-pretty text-muted-foreground">
            {detail}
          </p>
        )}
      </div>
      <Switch
        id={id}
        className="mt-0.5"
        checked={isOn}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={detail === undefined ? undefined : `${id}-detail`}
        onCheckedChange={onChange}
      />
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly unit?: string;
  readonly value: number;
  readonly range: readonly [number, number];
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

export function NumberField({ label, unit, value, range, error, disabled, onChange }: NumberFieldProps) {
  return (
    <Field label={label} aside={unit} error={error}>
      <Input
        type="number"
        inputMode="numeric"
        className="tabular-nums"
        min={range[0]}
        max={range[1]}
        disabled={disabled}
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </Field>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly error?: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

export function TextField({ label, hint, value, error, disabled, onChange }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** Eight stars stand for a value that is saved and that nobody reads again. */
const kept = '********';

export function SecretField({ hint, value, onChange, ...props }: TextFieldProps) {
  const isKept = value === kept;
  return (
    <Field label={props.label} hint={isKept ? authWords.kept : hint} error={props.error}>
      <Input
        className="[-webkit-text-security:disc]"
        autoComplete="off"
        spellCheck={false}
        data-1p-ignore
        disabled={props.disabled}
        value={value}
        onFocus={(event) => isKept && event.target.select()}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
