import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@loam/ui';
import { useId } from 'react';
import type { ChoiceControl } from '../choices.data.ts';
import { visualTexts } from '../texts.data.ts';

interface ChoiceFieldProps {
  readonly control: ChoiceControl;
  /** The class; undefined where none is set, null where the selected elements differ. */
  readonly value: string | undefined | null;
  readonly isDisabled: boolean;
  readonly onChoose: (name: string | undefined) => void;
}

const unset = 'unset';

export function ChoiceField({ control, value, isDisabled, onChoose }: ChoiceFieldProps) {
  const id = useId();
  const isKnown = control.choices.some((choice) => choice.value === value);
  return (
    <div className="flex items-center justify-between gap-2">
      <label htmlFor={id} className="text-xs text-muted-foreground">
        {control.label}
      </label>
      <Select
        value={value === null ? '' : (value ?? unset)}
        disabled={isDisabled}
        onValueChange={(next) => onChoose(next === unset ? undefined : next)}
      >
        <SelectTrigger id={id} inputSize="sm" className="w-36">
          <SelectValue placeholder={visualTexts.mixed} />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value={unset}>{visualTexts.unset}</SelectItem>
          {isKnown || value === undefined || value === null ? null : (
            <SelectItem value={value}>{value}</SelectItem>
          )}
          {control.choices.map((choice) => (
            <SelectItem key={choice.value} value={choice.value}>
              {choice.label}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </div>
  );
}
