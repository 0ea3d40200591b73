import { AlertDialog as AlertPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';
import { dialogPanelClasses } from './dialog.tsx';
import { overlayClasses } from './overlay-classes.ts';
import { useReturnFocus } from './use-return-focus.ts';

export const AlertDialog = AlertPrimitive.Root;
export const AlertDialogTrigger = AlertPrimitive.Trigger;
export const AlertDialogAction = AlertPrimitive.Action;
export const AlertDialogCancel = AlertPrimitive.Cancel;

export function AlertDialogContent({ className, ...props }: ComponentProps<typeof AlertPrimitive.Content>) {
  return (
    <AlertPrimitive.Portal>
      <AlertPrimitive.Overlay className={overlayClasses} />
      <AlertPanel className={cn(dialogPanelClasses, 'sm:max-w-md', className)} {...props} />
    </AlertPrimitive.Portal>
  );
}

function AlertPanel({ onCloseAutoFocus, ...props }: ComponentProps<typeof AlertPrimitive.Content>) {
  return <AlertPrimitive.Content {...props} onCloseAutoFocus={useReturnFocus(onCloseAutoFocus)} />;
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof AlertPrimitive.Title>) {
  return <AlertPrimitive.Title className={cn('text-lg font-semibold wrap-anywhere', className)} {...props} />;
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof AlertPrimitive.Description>) {
  return (
    <AlertPrimitive.Description
      className={cn('text-base text-pretty wrap-anywhere text-muted-foreground', className)}
      {...props}
    />
  );
}
