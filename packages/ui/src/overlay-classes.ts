/** The veil behind dialogs, sheets and the command palette. */
export const overlayClasses =
  'fixed inset-0 z-50 bg-overlay/40 duration-150 dark:bg-overlay/60 data-[state=open]:animate-in data-[state=closed]:animate-out data-[state=open]:fade-in-0 data-[state=closed]:fade-out-0';
