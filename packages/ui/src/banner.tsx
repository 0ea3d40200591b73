import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from './cn.ts';
import { subtleToneClasses } from './tone.ts';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

type BannerProps = {
  readonly tone?: BannerTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  /** Edge to edge under a top bar, without corners. */
  readonly flush?: boolean;
  readonly className?: string | undefined;
};

const icons: Readonly<Record<BannerTone, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export function Banner(props: BannerProps) {
  const { tone = 'info', title, children, actions, onDismiss, flush = false, className } = props;
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn(
        'flex items-start gap-3 px-4 py-3 text-sm',
        flush ? 'justify-center' : 'rounded-lg',
        subtleToneClasses[tone],
        className,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          {title === undefined ? null : <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss === undefined ? null : (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onDismiss}
          className="-my-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-md hover:bg-current/10 max-sm:-my-2 max-sm:size-10"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
