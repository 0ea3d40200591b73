import { ScrollArea as ScrollPrimitive } from 'radix-ui';
import type { ReactNode, Ref } from 'react';

import { cn } from './cn.ts';

type ScrollAreaProps = {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly orientation?: 'vertical' | 'horizontal';
  readonly viewportRef?: Ref<HTMLDivElement>;
};

export function ScrollArea({
  children,
  className,
  label,
  orientation = 'vertical',
  viewportRef,
}: ScrollAreaProps) {
  return (
    <ScrollPrimitive.Root className={cn('relative overflow-hidden', className)}>
      <ScrollPrimitive.Viewport
        ref={viewportRef}
        tabIndex={0}
        {...(label === undefined ? {} : { role: 'region', 'aria-label': label })}
        className="focus-ring-inset size-full rounded-[inherit]"
      >
        {children}
      </ScrollPrimitive.Viewport>
      <ScrollPrimitive.Scrollbar
        orientation={orientation}
        className={cn(
          'flex touch-none p-0.5 select-none',
          orientation === 'vertical' ? 'h-full w-2' : 'h-2 flex-col',
        )}
      >
        <ScrollPrimitive.Thumb className="relative flex-1 rounded-full bg-border-strong/60 hover:bg-border-strong" />
      </ScrollPrimitive.Scrollbar>
    </ScrollPrimitive.Root>
  );
}
