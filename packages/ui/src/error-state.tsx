import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { CopyButton } from './copy-button.tsx';

type ErrorStateProps = {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  readonly traceId?: string | undefined;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
};

export function ErrorState(props: ErrorStateProps) {
  const { title, detail, onRetry, retrying = false, traceId, action, className } = props;
  return (
    <div role="alert" className={cn('flex flex-col items-center px-6 py-10 text-center', className)}>
      <span className="mb-4 flex size-12 items-center justify-center rounded-xl bg-danger-subtle text-danger-subtle-foreground">
        <CircleAlert aria-hidden className="size-5" />
      </span>
      <p className="text-md font-semibold">{title}</p>
      {detail === undefined ? null : (
        <div className="mt-1 max-w-md text-base text-pretty text-muted-foreground">{detail}</div>
      )}
      <div className="mt-5 flex flex-wrap justify-center gap-2 empty:hidden">
        {onRetry === undefined ? null : (
          <Button variant="outline" onClick={onRetry} loading={retrying}>
            <RotateCw aria-hidden />
            Try again
          </Button>
        )}
        {action}
      </div>
      {traceId === undefined ? null : <TraceId value={traceId} className="mt-5" />}
    </div>
  );
}

type TraceIdProps = {
  readonly value: string;
  readonly className?: string | undefined;
};

/** The id that finds an error in the log, with a button to copy it. */
export function TraceId({ value, className }: TraceIdProps) {
  return (
    <p className={cn('flex max-w-full items-center gap-1 text-xs text-muted-foreground', className)}>
      <span className="shrink-0">Trace id</span>
      <code className="truncate font-mono text-foreground">{value}</code>
      <CopyButton text={value} label="Copy trace id" size="sm" />
    </p>
  );
}
