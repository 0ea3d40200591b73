import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';

import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

export const buttonVariants = cva(
  [
    'relative inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap transition-colors',
    '[&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
    'disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-sunken disabled:text-muted-foreground',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-accent-foreground hover:bg-accent-hover',
        secondary:
          'border-transparent bg-surface-sunken text-foreground hover:bg-hover dark:bg-surface-raised',
        ghost:
          'border-transparent text-foreground hover:bg-hover disabled:border-transparent disabled:bg-transparent',
        outline: 'border-border bg-surface text-foreground hover:bg-hover',
        danger: 'border-transparent bg-danger text-danger-foreground hover:bg-danger-hover',
        link: 'h-auto rounded-sm border-transparent px-0 text-accent underline-offset-4 hover:underline disabled:border-transparent disabled:bg-transparent',
      },
      size: {
        sm: 'h-7 px-2.5 text-sm max-sm:h-8',
        md: 'h-9 px-3.5 text-base max-sm:h-10',
        lg: 'h-10 px-5 text-base max-sm:h-11 max-sm:text-md',
        icon: 'size-8 max-sm:size-10',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'h-auto min-h-6 px-0 max-sm:h-auto' }],
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    readonly asChild?: boolean;
    readonly loading?: boolean;
  };

export function Button({ className, variant, size, asChild, loading, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot.Root className={classes} {...props} />;
  if (!loading) return <button type="button" className={classes} {...props} />;
  return <LoadingButton className={classes} {...props} />;
}

// A loading button is not `disabled`: that would drop keyboard focus. Its click, and with it form submission, is stopped.
function LoadingButton({ children, className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={cn(className, 'cursor-progress')}
      aria-disabled
      aria-busy
      onClick={stopClick}
    >
      <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
      <span className="absolute inset-0 flex items-center justify-center">
        <Spinner />
      </span>
    </button>
  );
}

function stopClick(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  event.stopPropagation();
}
