import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';
import { useFieldControl } from './field-context.ts';

/** Shared by every control that looks like a text box. Phones get 16 px text: smaller makes iOS zoom in. */
export const inputVariants = cva(
  [
    'focus-ring-field w-full min-w-0 rounded-md border border-border-strong bg-surface text-base text-foreground transition-colors max-sm:text-md',
    'hover:border-muted-foreground aria-invalid:border-danger',
    'disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-sunken disabled:text-muted-foreground',
    'read-only:bg-surface-sunken',
  ],
  {
    variants: {
      inputSize: {
        sm: 'h-7 px-2 text-sm max-sm:h-9',
        md: 'h-9 px-3 max-sm:h-10',
        lg: 'h-10 px-3.5 max-sm:h-11',
      },
    },
    defaultVariants: { inputSize: 'md' },
  },
);

export type InputProps = ComponentProps<'input'> & VariantProps<typeof inputVariants>;

export function Input({ className, inputSize, ...props }: InputProps) {
  const field = useFieldControl(props);
  return <input type="text" {...props} {...field} className={cn(inputVariants({ inputSize }), className)} />;
}
