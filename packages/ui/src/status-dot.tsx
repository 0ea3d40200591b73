import { cn } from './cn.ts';
import { fillToneClasses, type Tone } from './tone.ts';

type StatusDotProps = {
  readonly tone?: Tone;
  /** Something is going on right now. */
  readonly live?: boolean;
  /** Spoken in place of the colour; leave out when the words stand beside it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
};

export function StatusDot({ tone = 'neutral', live = false, label, className }: StatusDotProps) {
  return (
    <span className={cn('relative inline-flex size-2 shrink-0', className)}>
      {live ? (
        <span
          aria-hidden
          className={cn('absolute inset-0 animate-pulse-dot rounded-full', fillToneClasses[tone])}
        />
      ) : null}
      <span aria-hidden className={cn('relative size-full rounded-full', fillToneClasses[tone])} />
      {label === undefined ? null : <span className="sr-only">{label}</span>}
    </span>
  );
}
