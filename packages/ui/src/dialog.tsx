import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';
import { overlayClasses } from './overlay-classes.ts';
import { useReturnFocus } from './use-return-focus.ts';

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> & {
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly hideClose?: boolean;
};

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl', xl: 'sm:max-w-4xl' } as const;

/** A centred dialog; on phones a full-width sheet at the bottom edge. */
export function DialogContent({
  className,
  children,
  size = 'md',
  hideClose = false,
  ...props
}: DialogContentProps) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayClasses} />
      <DialogPanel className={cn(dialogPanelClasses, widths[size], className)} {...props}>
        {children}
        {hideClose ? null : <DialogCloseButton />}
      </DialogPanel>
    </DialogPrimitive.Portal>
  );
}

/** Every modal panel of ours: closing it gives the focus back to where it came from. */
export function DialogPanel({ onCloseAutoFocus, ...props }: ComponentProps<typeof DialogPrimitive.Content>) {
  return <DialogPrimitive.Content {...props} onCloseAutoFocus={useReturnFocus(onCloseAutoFocus)} />;
}

export const dialogPanelClasses = cn(
  'fixed z-50 flex max-h-[calc(100dvh-4rem)] w-full flex-col gap-4 overflow-y-auto border border-border bg-surface-raised p-6 shadow-dialog outline-none',
  'duration-150 data-[state=open]:animate-in data-[state=closed]:animate-out data-[state=open]:fade-in-0 data-[state=closed]:fade-out-0',
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-2xl max-sm:border-x-0 max-sm:border-b-0 max-sm:p-5 max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))]',
  'max-sm:data-[state=open]:slide-in-from-bottom-8 max-sm:data-[state=closed]:slide-out-to-bottom-8',
  'sm:top-1/2 sm:left-1/2 sm:-translate-1/2 sm:rounded-xl sm:data-[state=open]:zoom-in-98 sm:data-[state=closed]:zoom-out-98',
);

export function DialogCloseButton() {
  return (
    <DialogPrimitive.Close
      aria-label="Close"
      className="absolute top-4 right-4 inline-flex size-8 items-center justify-center rounded-md text-muted-foreground hover:bg-hover hover:text-foreground max-sm:size-10"
    >
      <X aria-hidden className="size-4" />
    </DialogPrimitive.Close>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col gap-1.5 pr-8', className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title className={cn('text-lg font-semibold wrap-anywhere', className)} {...props} />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      className={cn('text-base text-pretty wrap-anywhere text-muted-foreground', className)}
      {...props}
    />
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('mt-2 flex gap-2 max-sm:flex-col-reverse sm:justify-end', className)} {...props} />
  );
}
