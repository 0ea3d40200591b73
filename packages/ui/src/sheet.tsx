import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';
import { DialogCloseButton, DialogPanel } from './dialog.tsx';
import { overlayClasses } from './overlay-classes.ts';

export const Sheet = DialogPrimitive.Root;
export const SheetTrigger = DialogPrimitive.Trigger;
export const SheetClose = DialogPrimitive.Close;
export const SheetTitle = DialogPrimitive.Title;
export const SheetDescription = DialogPrimitive.Description;

type SheetContentProps = ComponentProps<typeof DialogPrimitive.Content> & {
  readonly side?: 'bottom' | 'right' | 'left';
};

const sides = {
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-2xl border-t pb-[max(1.25rem,env(safe-area-inset-bottom))] data-[state=open]:slide-in-from-bottom-10 data-[state=closed]:slide-out-to-bottom-10',
  right:
    'inset-y-0 right-0 w-96 max-w-[calc(100vw-3rem)] border-l data-[state=open]:slide-in-from-right-10 data-[state=closed]:slide-out-to-right-10',
  left: 'inset-y-0 left-0 w-80 max-w-[calc(100vw-3rem)] border-r data-[state=open]:slide-in-from-left-10 data-[state=closed]:slide-out-to-left-10',
} as const;

export function SheetContent({ className, children, side = 'right', ...props }: SheetContentProps) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayClasses} />
      <DialogPanel
        className={cn(
          'fixed z-50 flex flex-col gap-4 overflow-y-auto border-border bg-surface-raised p-5 shadow-dialog outline-none',
          'duration-150 data-[state=open]:animate-in data-[state=closed]:animate-out data-[state=open]:fade-in-0 data-[state=closed]:fade-out-0',
          sides[side],
          className,
        )}
        {...props}
      >
        {children}
        <DialogCloseButton />
      </DialogPanel>
    </DialogPrimitive.Portal>
  );
}
