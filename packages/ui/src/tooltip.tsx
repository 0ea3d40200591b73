import { Tooltip as TooltipPrimitive } from 'radix-ui';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';

import { cn } from './cn.ts';
import { Kbd } from './kbd.tsx';

type TooltipProps = {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly shortcut?: string | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly className?: string | undefined;
};

export function TooltipProvider(props: ComponentProps<typeof TooltipPrimitive.Provider>) {
  return <TooltipPrimitive.Provider delayDuration={400} skipDelayDuration={200} {...props} />;
}

/** A menu gives the focus back to its button: who used a pointer has not asked for the button's name. */
function keepQuietForPointers(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

export function Tooltip({ label, children, shortcut, side = 'top', className }: TooltipProps) {
  return (
    <TooltipPrimitive.Root>
      <TooltipPrimitive.Trigger asChild onFocus={keepQuietForPointers}>
        {children}
      </TooltipPrimitive.Trigger>
      <TooltipPrimitive.Portal>
        <TooltipPrimitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-50 flex max-w-72 items-center gap-2 rounded-md bg-tooltip px-2 py-1 text-xs text-tooltip-foreground',
            'animate-in fade-in-0 duration-100 data-[state=closed]:animate-out data-[state=closed]:fade-out-0',
            className,
          )}
        >
          {label}
          {shortcut === undefined ? null : <Kbd keys={shortcut} tone="inverse" />}
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </TooltipPrimitive.Root>
  );
}
