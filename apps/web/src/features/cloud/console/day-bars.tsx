import { cn } from '@loam/ui';

export interface DayBar {
  /** As `2026-11-16`. */
  readonly date: string;
  readonly count: number;
}

interface DayBarsProps {
  readonly label: string;
  readonly days: readonly DayBar[];
  /** How an amount is said, such as '3 signups'. */
  readonly say: (count: number) => string;
  readonly className?: string;
}

const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** One bar for each day; its day and amount are told to whoever points at it, and to screen readers. */
export function DayBars({ label, days, say, className }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={cn('flex flex-col gap-1', className)}>
      <ol aria-label={label} className="flex h-24 items-end gap-px @xl:gap-0.5">
        {days.map(({ date, count }) => {
          const said = `${short.format(new Date(date))}: ${say(count)}`;
          return (
            <li key={date} title={said} className="group flex h-full min-w-0 flex-1 items-end">
              <span className="sr-only">{said}</span>
              <span
                aria-hidden
                className={cn(
                  'w-full rounded-t-sm group-hover:bg-accent-hover',
                  count === 0 ? 'bg-border' : 'bg-accent',
                )}
                style={{ height: count === 0 ? '2px' : `${Math.max(4, (count / most) * 100)}%` }}
              />
            </li>
          );
        })}
      </ol>
      <figcaption aria-hidden className="flex justify-between text-xs text-muted-foreground tabular-nums">
        <span>{first === undefined ? '' : short.format(new Date(first.date))}</span>
        <span>{last === undefined ? '' : short.format(new Date(last.date))}</span>
      </figcaption>
    </figure>
  );
}
