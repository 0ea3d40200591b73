import type { ComponentProps } from 'react';

import { cn } from './cn.ts';

export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      className={cn('h-4 animate-shimmer rounded-md bg-hover dark:bg-foreground/8', className)}
      {...props}
    />
  );
}

type SkeletonTextProps = {
  readonly lines?: number;
  readonly className?: string | undefined;
};

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: SkeletonTextProps) {
  return (
    <div aria-hidden className={cn('flex flex-col gap-2', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={cn('h-3.5', index === lines - 1 && 'w-3/5')} />
      ))}
    </div>
  );
}
