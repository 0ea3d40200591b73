/** Shared by the dropdown, context menu, select and combobox, so that every list in the product reads the same. */
export const popoverClasses =
  'z-50 rounded-lg border border-border bg-surface-raised text-foreground shadow-pop outline-none duration-100 data-[state=open]:animate-in data-[state=closed]:animate-out data-[state=open]:fade-in-0 data-[state=closed]:fade-out-0 data-[state=open]:zoom-in-98';

export const menuContentClasses = `${popoverClasses} max-h-(--radix-popper-available-height) min-w-44 overflow-y-auto p-1`;

export const menuItemClasses =
  "relative flex min-h-8 cursor-default select-none items-center gap-2 rounded-md px-2 py-1 text-sm outline-none max-sm:min-h-10 max-sm:text-base data-highlighted:bg-hover data-disabled:text-muted-foreground data-disabled:[&_svg]:text-muted-foreground [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4 [&_svg:not([class*='text-'])]:text-muted-foreground";

export const menuDangerClasses =
  'text-danger data-highlighted:bg-danger-subtle data-highlighted:text-danger-subtle-foreground [&_svg:not([class*=text-])]:text-current';

export const menuIndicatorInset = 'pl-8';
export const menuLabelClasses = 'px-2 py-1.5 text-xs font-medium text-muted-foreground';
export const menuSeparatorClasses = '-mx-1 my-1 h-px bg-border';
