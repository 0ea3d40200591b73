import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from './cn.ts';
import { SproutMark } from './sprout-mark.tsx';

type EmptyStateProps = {
  readonly title: string;
  readonly children?: ReactNode;
  /** Without an icon the sprout stands there. */
  readonly icon?: LucideIcon;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
};

export function EmptyState({ title, children, icon: Icon, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-6 py-10 text-center', className)}>
      <span className="mb-4 flex size-12 items-center justify-center rounded-xl border border-border bg-surface-sunken dark:bg-surface-raised">
        {Icon === undefined ? (
          <SproutMark className="size-6" />
        ) : (
          <Icon aria-hidden className="size-5 text-muted-foreground" />
        )}
      </span>
      <p className="text-md font-semibold">{title}</p>
      {children === undefined ? null : (
        <div className="mt-1 max-w-sm text-base text-pretty text-muted-foreground">{children}</div>
      )}
      {action === undefined ? null : <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
