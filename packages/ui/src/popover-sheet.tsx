import { X } from 'lucide-react';
import { Popover as PopoverPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';
import { popoverClasses } from './menu-classes.ts';

/** A question that was asked from here lies above it: whoever answers that comes back to it. */
function keepBelowDialogs(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[role="alertdialog"]')) event.preventDefault();
}

/**
 * The content of a popover, which on phones lies at the lower edge like a sheet. It is the same element in both, so that
 * a window that gets narrower keeps it open with what is half-written in it.
 */
export function PopoverSheetContent({
  className,
  children,
  ...props
}: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content
        align="end"
        sideOffset={6}
        onInteractOutside={keepBelowDialogs}
        collisionPadding={8}
        className={cn(
          popoverClasses,
          'popover-sheet flex flex-col gap-4 overflow-y-auto p-4',
          'sm:max-h-(--radix-popover-content-available-height) sm:w-[26rem]',
          'max-sm:max-h-[92dvh] max-sm:rounded-b-none max-sm:rounded-t-2xl max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))]',
          className,
        )}
        {...props}
      >
        {children}
        <PopoverPrimitive.Close
          aria-label="Close"
          className="absolute top-3 right-3 inline-flex size-10 items-center justify-center rounded-md text-muted-foreground hover:bg-hover hover:text-foreground sm:hidden"
        >
          <X aria-hidden className="size-4" />
        </PopoverPrimitive.Close>
      </PopoverPrimitive.Content>
    </PopoverPrimitive.Portal>
  );
}
