const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const steps = [
  { unit: 'minute', sizeMs: minuteMs, untilMs: hourMs },
  { unit: 'hour', sizeMs: hourMs, untilMs: dayMs },
  { unit: 'day', sizeMs: dayMs, untilMs: 7 * dayMs },
  { unit: 'week', sizeMs: 7 * dayMs, untilMs: 30 * dayMs },
  { unit: 'month', sizeMs: 30 * dayMs, untilMs: 365 * dayMs },
  { unit: 'year', sizeMs: 365 * dayMs, untilMs: Number.POSITIVE_INFINITY },
] as const;

/** `just now`, `5 minutes ago`, `yesterday`, `in 2 hours`. Whole units are counted, never rounded up. */
export function formatRelativeTime(timeMs: number, nowMs: number, locale = 'en'): string {
  const differenceMs = timeMs - nowMs;
  const distanceMs = Math.abs(differenceMs);
  if (distanceMs < minuteMs) return 'just now';
  const step = steps.find((candidate) => distanceMs < candidate.untilMs) ?? steps[5];
  const count = Math.floor(distanceMs / step.sizeMs);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return format.format(differenceMs < 0 ? -count : count, step.unit);
}

export function formatAbsoluteTime(timeMs: number, locale = 'en', timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(timeMs);
}
