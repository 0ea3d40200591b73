import { Group, Panel, Separator as PanelSeparator } from 'react-resizable-panels';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';

/** Sizes: a number is pixels, a string without unit is percent. */
export function ResizableGroup({ className, ...props }: ComponentProps<typeof Group>) {
  return <Group className={cn('size-full', className)} {...props} />;
}

export const ResizablePanel = Panel;

type ResizableHandleProps = Omit<ComponentProps<typeof PanelSeparator>, 'children'> & {
  readonly label: string;
};

/** One pixel to see; the library widens the area that can be grabbed. */
export function ResizableHandle({ className, label, ...props }: ResizableHandleProps) {
  return (
    <PanelSeparator
      aria-label={label}
      className={cn(
        'group relative bg-border transition-colors outline-none focus-visible:bg-ring data-[separator=active]:bg-accent data-[separator=hover]:bg-border-strong',
        'aria-[orientation=horizontal]:h-px aria-[orientation=vertical]:w-px',
        className,
      )}
      {...props}
    >
      <span
        aria-hidden
        className="absolute inset-0 m-auto rounded-full bg-border-strong opacity-0 transition-opacity group-focus-visible:bg-ring group-focus-visible:opacity-100 group-data-[separator=active]:bg-accent group-data-[separator=active]:opacity-100 group-data-[separator=hover]:opacity-100 group-aria-[orientation=horizontal]:h-1 group-aria-[orientation=horizontal]:w-8 group-aria-[orientation=horizontal]:-translate-y-[1.5px] group-aria-[orientation=vertical]:h-8 group-aria-[orientation=vertical]:w-1 group-aria-[orientation=vertical]:-translate-x-[1.5px]"
      />
    </PanelSeparator>
  );
}

export { usePanelRef as useResizablePanelRef } from 'react-resizable-panels';
