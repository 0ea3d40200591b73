import type { LucideIcon } from 'lucide-react';
import { RadioGroup as RadioPrimitive } from 'radix-ui';
import { useId, type ReactNode } from 'react';

import { cn } from './cn.ts';

export type RadioCardOption<Value extends string> = {
  readonly value: Value;
  readonly title: string;
  readonly description: ReactNode;
  readonly icon?: LucideIcon;
  /** Why the option cannot be chosen; its presence disables the option. */
  readonly disabledReason?: ReactNode;
};

type RadioCardsProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly RadioCardOption<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly layout?: 'stack' | 'row';
  readonly disabled?: boolean;
  readonly className?: string | undefined;
};

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, options, value, onValueChange, layout = 'stack', disabled = false, className } = props;
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option !== undefined) onValueChange(option.value);
  };
  return (
    <RadioPrimitive.Root
      aria-label={label}
      value={value}
      onValueChange={choose}
      disabled={disabled}
      className={cn('grid gap-2', layout === 'row' && 'sm:auto-cols-fr sm:grid-flow-col', className)}
    >
      {options.map((option) => (
        <RadioCard key={option.value} option={option} disabled={disabled} />
      ))}
    </RadioPrimitive.Root>
  );
}

type RadioCardProps<Value extends string> = {
  readonly option: RadioCardOption<Value>;
  readonly disabled: boolean;
};

function RadioCard<Value extends string>({ option, disabled }: RadioCardProps<Value>) {
  const id = useId();
  const reasoned = option.disabledReason !== undefined;
  const Icon = option.icon;
  return (
    <RadioPrimitive.Item
      value={option.value}
      disabled={disabled || reasoned}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className={cn(
        'group flex min-w-0 items-start gap-3 rounded-lg border border-border bg-surface p-3 text-left transition-colors',
        'hover:border-border-strong data-[state=checked]:border-accent data-[state=checked]:bg-accent-subtle',
        'disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-sunken disabled:text-muted-foreground',
      )}
    >
      {Icon === undefined ? null : (
        <Icon
          aria-hidden
          className="mt-0.5 size-4 shrink-0 text-muted-foreground group-data-[state=checked]:text-accent-subtle-foreground"
        />
      )}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span id={`${id}-title`} className="text-base font-medium">
          {option.title}
        </span>
        <span
          id={`${id}-description`}
          className="text-sm text-muted-foreground group-data-[state=checked]:text-accent-subtle-foreground"
        >
          {option.description}
          {reasoned ? <span className="mt-1 block font-medium">{option.disabledReason}</span> : null}
        </span>
      </span>
      <span className="mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-full border border-border-strong bg-surface text-accent-foreground group-disabled:border-border group-data-[state=checked]:border-accent group-data-[state=checked]:bg-accent">
        <RadioPrimitive.Indicator className="size-1.5 rounded-full bg-current" />
      </span>
    </RadioPrimitive.Item>
  );
}
