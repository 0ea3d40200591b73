import { useId, type ReactNode } from 'react';

import { cn } from './cn.ts';
import { clampShare } from './progress-phases.ts';
import { fillToneClasses } from './tone.ts';
import { usageTone } from './usage-tone.ts';

type UsageMeterProps = {
  readonly label: string;
  readonly used: number;
  readonly limit: number;
  /** Replaces the plain numbers, for amounts with a unit. */
  readonly valueText?: string;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
};

export function UsageMeter({ label, used, limit, valueText, hint, className }: UsageMeterProps) {
  const id = useId();
  const share = clampShare(used, limit);
  const text = valueText ?? `${used.toLocaleString('en')} of ${limit.toLocaleString('en')}`;
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="text-muted-foreground">{text}</span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-hover dark:bg-border"
      >
        <div
          className={cn(
            'h-full rounded-full transition-[width] duration-150',
            fillToneClasses[usageTone(share)],
          )}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      {hint === undefined ? null : <p className="text-xs text-muted-foreground">{hint}</p>}
    </div>
  );
}
