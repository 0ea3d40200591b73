import { formatAbsoluteTime, formatRelativeTime } from './format-relative-time.ts';
import { useNow } from './use-now.ts';

type RelativeTimeProps = {
  readonly value: string | number | Date;
  readonly className?: string | undefined;
};

/** The distance in time, with the moment itself as the title. */
export function RelativeTime({ value, className }: RelativeTimeProps) {
  const now = useNow();
  const time = new Date(value);
  if (Number.isNaN(time.getTime())) return null;
  return (
    <time dateTime={time.toISOString()} title={formatAbsoluteTime(time.getTime())} className={className}>
      {formatRelativeTime(time.getTime(), now)}
    </time>
  );
}
