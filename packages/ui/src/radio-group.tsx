import { RadioGroup as RadioPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';

export function RadioGroup({ className, ...props }: ComponentProps<typeof RadioPrimitive.Root>) {
  return <RadioPrimitive.Root className={cn('flex flex-col gap-2 max-sm:gap-0', className)} {...props} />;
}

export function RadioGroupItem({ className, ...props }: ComponentProps<typeof RadioPrimitive.Item>) {
  return (
    <RadioPrimitive.Item className={cn(radioDotClasses, className)} {...props}>
      <RadioPrimitive.Indicator className="size-1.5 rounded-full bg-current" />
    </RadioPrimitive.Item>
  );
}

const radioDotClasses = cn(
  'relative inline-flex size-4 shrink-0 items-center justify-center rounded-full border border-border-strong bg-surface text-accent-foreground transition-colors after:absolute after:-inset-1.5',
  'hover:border-muted-foreground data-[state=checked]:border-accent data-[state=checked]:bg-accent',
  'disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-sunken! disabled:text-muted-foreground',
);

type RadioOptionProps = ComponentProps<typeof RadioPrimitive.Item> & {
  readonly label: string;
  readonly hint?: string;
};

/** A radio with its label in one row; the whole row can be pressed. */
export function RadioOption({ label, hint, className, ...props }: RadioOptionProps) {
  return (
    <label className={cn('flex min-h-6 items-start gap-2.5 text-base max-sm:py-2', className)}>
      <RadioGroupItem className="mt-0.75" {...props} />
      <span className={cn('flex flex-col', props.disabled && 'text-muted-foreground')}>
        {label}
        {hint === undefined ? null : <span className="text-sm text-muted-foreground">{hint}</span>}
      </span>
    </label>
  );
}
