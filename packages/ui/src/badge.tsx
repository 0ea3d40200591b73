import type { ComponentProps } from 'react';

import { cn } from './cn.ts';
import { solidToneClasses, subtleToneClasses, type Tone } from './tone.ts';

type BadgeProps = ComponentProps<'span'> & {
  readonly tone?: Tone;
  readonly variant?: 'subtle' | 'solid' | 'outline';
};

export function Badge({ className, tone = 'neutral', variant = 'subtle', ...props }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-full border border-transparent px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
        variant === 'solid' && solidToneClasses[tone],
        variant === 'subtle' && subtleToneClasses[tone],
        variant === 'outline' && 'border-border text-muted-foreground',
        className,
      )}
      {...props}
    />
  );
}
