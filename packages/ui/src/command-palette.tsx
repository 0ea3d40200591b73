import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ReactNode } from 'react';

import { cn } from './cn.ts';
import { Command, CommandEmpty, CommandInput, CommandList } from './command-list.tsx';
import { DialogPanel } from './dialog.tsx';
import { Kbd } from './kbd.tsx';
import { overlayClasses } from './overlay-classes.ts';

type CommandPaletteProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
  readonly label?: string;
  readonly placeholder?: string;
  readonly empty?: ReactNode;
  /** When both are given the caller filters and the palette only shows. */
  readonly search?: string;
  readonly onSearchChange?: (search: string) => void;
};

export function CommandPalette({
  open,
  onOpenChange,
  children,
  label = 'Command palette',
  placeholder = 'Type a command or search',
  empty = 'Nothing found.',
  search,
  onSearchChange,
}: CommandPaletteProps) {
  const controlled =
    search === undefined || onSearchChange === undefined
      ? {}
      : { value: search, onValueChange: onSearchChange };
  return (
    <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayClasses} />
        <DialogPanel
          aria-describedby={undefined}
          className={cn(
            'fixed top-[12dvh] left-1/2 z-50 w-[calc(100vw-1rem)] max-w-xl -translate-x-1/2 rounded-xl border border-border bg-surface-raised shadow-dialog outline-none max-sm:top-2',
            'duration-100 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-98',
          )}
        >
          <DialogPrimitive.Title className="sr-only">{label}</DialogPrimitive.Title>
          <Command label={label} loop shouldFilter={search === undefined}>
            <CommandInput placeholder={placeholder} {...controlled} />
            <CommandList className="max-h-[min(24rem,60dvh)]">
              <CommandEmpty>{empty}</CommandEmpty>
              {children}
            </CommandList>
            <CommandPaletteHints />
          </Command>
        </DialogPanel>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

function CommandPaletteHints() {
  return (
    <div className="flex items-center gap-4 border-t border-border px-3.5 py-2 text-xs text-muted-foreground max-sm:hidden">
      <span className="flex items-center gap-1.5">
        <Kbd keys="up+down" /> Move
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd keys="enter" /> Choose
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd keys="escape" /> Close
      </span>
    </div>
  );
}
