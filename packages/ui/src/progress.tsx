import { Check, X } from 'lucide-react';
import { Progress as ProgressPrimitive } from 'radix-ui';

import { cn } from './cn.ts';
import { clampShare, phaseStatus, type PhaseProgress, type PhaseStatus } from './progress-phases.ts';
import { Spinner } from './spinner.tsx';
import { fillToneClasses, type Tone } from './tone.ts';

type ProgressProps = {
  readonly label: string;
  /** 0 to 100, or null while the length is unknown. */
  readonly value: number | null;
  readonly tone?: Tone;
  readonly className?: string | undefined;
};

export function Progress({ label, value, tone = 'accent', className }: ProgressProps) {
  return (
    <ProgressPrimitive.Root
      aria-label={label}
      value={value === null ? null : clampShare(value, 100) * 100}
      className={cn('relative h-1.5 w-full overflow-hidden rounded-full bg-hover dark:bg-border', className)}
    >
      <ProgressPrimitive.Indicator
        className={cn(
          'h-full rounded-full transition-[width] duration-150',
          fillToneClasses[tone],
          value === null &&
            'w-2/5 animate-indeterminate motion-reduce:w-full motion-reduce:animate-none motion-reduce:opacity-40',
        )}
        style={value === null ? {} : { width: `${clampShare(value, 100) * 100}%` }}
      />
    </ProgressPrimitive.Root>
  );
}

type PhaseListProps = {
  readonly label: string;
  readonly phases: readonly string[];
  readonly progress: PhaseProgress;
  readonly className?: string | undefined;
};

/** A bar over the named phases of a longer piece of work, each with its state. */
export function ProgressPhases({ label, phases, progress, className }: PhaseListProps) {
  const share = clampShare(progress.current, phases.length) * 100;
  return (
    <div className={cn('flex flex-col gap-3', className)}>
      <Progress label={label} value={share} tone={progress.failed ? 'danger' : 'accent'} />
      <ol className="flex flex-col gap-1.5">
        {phases.map((phase, index) => (
          <PhaseRow key={phase} name={phase} status={phaseStatus(index, progress)} />
        ))}
      </ol>
    </div>
  );
}

const statusWords: Readonly<Record<PhaseStatus, string>> = {
  done: 'done',
  active: 'running',
  waiting: 'waiting',
  failed: 'failed',
};

function PhaseRow({ name, status }: { readonly name: string; readonly status: PhaseStatus }) {
  return (
    <li
      aria-current={status === 'active' ? 'step' : undefined}
      className={cn(
        'flex items-center gap-2 text-sm',
        status === 'active' && 'font-medium text-foreground',
        (status === 'waiting' || status === 'done') && 'text-muted-foreground',
        status === 'failed' && 'font-medium text-danger',
      )}
    >
      <span className="flex size-4 items-center justify-center">
        <PhaseIcon status={status} />
      </span>
      {name}
      <span className="sr-only">, {statusWords[status]}</span>
    </li>
  );
}

function PhaseIcon({ status }: { readonly status: PhaseStatus }) {
  switch (status) {
    case 'done':
      return <Check aria-hidden className="size-4 text-success" />;
    case 'active':
      return <Spinner className="size-3.5 text-accent" />;
    case 'failed':
      return <X aria-hidden className="size-4 text-danger" />;
    case 'waiting':
      return <span aria-hidden className="size-1.5 rounded-full bg-border-strong" />;
  }
}
