import { fillText } from '@loam/contract';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@loam/ui';
import { useId } from 'react';
import type { ChoiceControl } from '../choices.data.ts';
import { visualTexts } from '../texts.data.ts';

export interface ChosenClass {
  /** The class; undefined where none is set, null where the selected elements differ. */
  readonly value: string | undefined | null;
  /** What is set for screens of a size, which a choice takes the place of. */
  readonly otherScreens: readonly string[];
}

interface ChoiceFieldProps {
  readonly control: ChoiceControl;
  readonly chosen: ChosenClass;
  readonly isDisabled: boolean;
  readonly onChoose: (name: string | undefined) => void;
}

const unset = 'unset';

export function ChoiceField({ control, chosen, isDisabled, onChoose }: ChoiceFieldProps) {
  const { value, otherScreens } = chosen;
  const id = useId();
  const isKnown = control.choices.some((choice) => choice.value === value);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
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
      <OtherScreens names={otherScreens} />
    </div>
  );
}

export function OtherScreens({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p role="note" className="w-full pt-1 pb-1 text-xs text-muted-foreground">
      {fillText(visualTexts.otherScreens, { names: names.join(', ') })}
    </p>
  );
}
