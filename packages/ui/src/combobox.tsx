import { Check, ChevronsUpDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import { cn } from './cn.ts';
import { Command, CommandEmpty, CommandInput, CommandItem, CommandList } from './command-list.tsx';
import { useFieldControl } from './field-context.ts';
import { inputVariants } from './input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx';

export type ComboboxOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
};

type ComboboxProps<Value extends string> = {
  readonly options: readonly ComboboxOption<Value>[];
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly searchPlaceholder?: string;
  readonly empty?: ReactNode;
  readonly disabled?: boolean;
  readonly 'aria-label'?: string;
};

export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { options, value, onValueChange, placeholder = 'Choose', searchPlaceholder = 'Search' } = props;
  const [open, setOpen] = useState(false);
  const listId = useId();
  const field = useFieldControl({});
  const selected = options.find((option) => option.value === value);
  const choose = (next: Value) => {
    onValueChange(next);
    setOpen(false);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-haspopup="dialog"
          aria-label={props['aria-label']}
          disabled={props.disabled}
          {...field}
          className={cn(
            inputVariants(),
            'flex items-center justify-between gap-2 text-left read-only:bg-surface disabled:bg-surface-sunken',
          )}
        >
          <span className={cn('truncate', selected === undefined && 'text-placeholder')}>
            {selected?.label ?? placeholder}
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        </button>
      </PopoverTrigger>
      <PopoverContent
        id={listId}
        aria-label={searchPlaceholder}
        align="start"
        className="w-(--radix-popover-trigger-width) min-w-56 p-0"
      >
        <Command label={searchPlaceholder} loop>
          <CommandInput placeholder={searchPlaceholder} className="h-10" />
          <CommandList className="max-h-64">
            <CommandEmpty>{props.empty ?? 'Nothing found.'}</CommandEmpty>
            {options.map((option) => (
              <ComboboxRow
                key={option.value}
                option={option}
                selected={option.value === value}
                onChoose={choose}
              />
            ))}
          </CommandList>
        </Command>
      </PopoverContent>
    </Popover>
  );
}

type ComboboxRowProps<Value extends string> = {
  readonly option: ComboboxOption<Value>;
  readonly selected: boolean;
  readonly onChoose: (value: Value) => void;
};

function ComboboxRow<Value extends string>({ option, selected, onChoose }: ComboboxRowProps<Value>) {
  return (
    <CommandItem
      value={option.value}
      keywords={[option.label, option.description ?? '']}
      disabled={option.disabled ?? false}
      onSelect={() => onChoose(option.value)}
    >
      {option.icon}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">{option.label}</span>
        {option.description === undefined ? null : (
          <span className="truncate text-xs text-muted-foreground">{option.description}</span>
        )}
      </span>
      {selected ? <Check aria-label="Selected" className="size-4 text-accent" /> : null}
    </CommandItem>
  );
}
