import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from './cn.ts';
import { SproutMark } from './sprout-mark.tsx';

type EmptyStateProps = {
  readonly title: string;
  /** Where the state is the whole page, its title is the page's heading. */
  readonly titleAs?: 'h1' | 'h2' | 'p';
  readonly children?: ReactNode;
  /** Without an icon the sprout stands there. */
  readonly icon?: LucideIcon;
  readonly action?: ReactNode;
  /** `h1` where the state is the whole page. */
  readonly heading?: 'h1' | 'h2' | 'p';
  readonly className?: string | undefined;
};

export function EmptyState(props: EmptyStateProps) {
  const { title, titleAs: Title = 'p', children, icon: Icon, action, className } = props;
  return (
    <div className={cn('flex flex-col items-center px-6 py-10 text-center', className)}>
      <span className="mb-4 flex size-12 items-center justify-center rounded-xl border border-border bg-surface-sunken dark:bg-surface-raised">
        {Icon === undefined ? (
          <SproutMark className="size-6" />
        ) : (
          <Icon aria-hidden className="size-5 text-muted-foreground" />
        )}
      </span>
      <Title className="text-md font-semibold">{title}</Title>
      {children === undefined ? null : (
        <div className="mt-1 max-w-sm text-base text-pretty text-muted-foreground">{children}</div>
      )}
      {action === undefined ? null : <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
