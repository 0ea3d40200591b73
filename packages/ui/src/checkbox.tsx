import { Check, Minus } from 'lucide-react';
import { Checkbox as CheckboxPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';
import { useFieldControl } from './field-context.ts';

/** Sixteen pixels to look at, twenty-four to hit: the target grows by a pseudo-element. */
export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  const field = useFieldControl(props);
  return (
    <CheckboxPrimitive.Root
      {...props}
      {...field}
      className={cn(
        'group relative inline-flex size-4 shrink-0 items-center justify-center rounded-sm border border-border-strong bg-surface transition-colors after:absolute after:-inset-1.5',
        'hover:border-muted-foreground data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent',
        'text-accent-foreground aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-sunken! disabled:text-muted-foreground',
        className,
      )}
    >
      <CheckboxPrimitive.Indicator>
        <Check aria-hidden strokeWidth={3} className="size-3 group-data-[state=indeterminate]:hidden" />
        <Minus aria-hidden strokeWidth={3} className="hidden size-3 group-data-[state=indeterminate]:block" />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}
