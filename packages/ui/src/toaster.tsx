import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { Toaster as SonnerToaster } from 'sonner';

import { Spinner } from './spinner.tsx';

type ToasterProps = {
  readonly position?: 'bottom-right' | 'bottom-center' | 'top-center' | 'top-right';
};

/** Hovering keeps a message open: over what is pressed next it would stay there for good. One with a button is pressed itself. */
const pressedThrough = 'pointer-events-none has-[button]:pointer-events-auto';

/**
 * Mounted once near the root; colours follow the tokens, so it needs no theme of its own. At the top, below the bar:
 * what is pressed next, such as Save or Send, stands at the bottom of panels and dialogs.
 */
export function Toaster({ position = 'top-center' }: ToasterProps) {
  return (
    <SonnerToaster
      position={position}
      gap={8}
      offset={{ top: '4rem' }}
      mobileOffset={{ top: '4rem' }}
      visibleToasts={4}
      icons={{
        success: <CircleCheck aria-hidden className="size-4 text-success" />,
        error: <CircleX aria-hidden className="size-4 text-danger" />,
        warning: <TriangleAlert aria-hidden className="size-4 text-warning" />,
        info: <Info aria-hidden className="size-4 text-info" />,
        loading: <Spinner className="text-muted-foreground" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Dismiss',
        classNames: {
          toast:
            'flex w-(--width) items-start gap-2.5 rounded-lg border border-border bg-surface-raised p-3.5 font-sans text-sm text-foreground shadow-pop',
          success: pressedThrough,
          info: pressedThrough,
          loading: pressedThrough,
          default: pressedThrough,
          icon: 'relative mt-0.5 flex size-4 shrink-0 items-center justify-center',
          content: 'flex min-w-0 flex-1 flex-col gap-0.5',
          title: 'font-medium text-foreground',
          description: 'text-muted-foreground',
          actionButton:
            'inline-flex h-7 shrink-0 items-center rounded-md bg-accent px-2.5 text-sm font-medium text-accent-foreground hover:bg-accent-hover',
          cancelButton:
            'inline-flex h-7 shrink-0 items-center rounded-md px-2 text-sm font-medium text-muted-foreground hover:bg-hover',
        },
      }}
    />
  );
}
