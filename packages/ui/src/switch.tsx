import { Switch as SwitchPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';
import { useFieldControl } from './field-context.ts';

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  const field = useFieldControl(props);
  return (
    <SwitchPrimitive.Root
      {...props}
      {...field}
      className={cn(
        'group relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-border-strong bg-surface-sunken transition-colors after:absolute after:-inset-y-1 after:inset-x-0',
        'data-[state=checked]:border-accent data-[state=checked]:bg-accent',
        'disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-sunken!',
        className,
      )}
    >
      <SwitchPrimitive.Thumb
        className={cn(
          'block size-3.5 translate-x-0.5 rounded-full bg-muted-foreground transition-transform duration-150',
          'data-[state=checked]:translate-x-[1.125rem] data-[state=checked]:bg-accent-foreground group-disabled:bg-border-strong!',
        )}
      />
    </SwitchPrimitive.Root>
  );
}
