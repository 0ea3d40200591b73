import type { AnalyticsGranularity } from '@loam/contract';
import { invalidField } from '../../http/api-error.ts';
import type { BucketKind } from './read-store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const stepMs: Readonly<Record<BucketKind, number>> = { hour: hourMs, day: dayMs };
/** A month of hours, or more than two years of days. */
const mostBuckets = 800;

export interface Period {
  readonly kind: BucketKind;
  readonly from: Date;
  /** The beginning of the bucket after the last. */
  readonly to: Date;
  readonly buckets: readonly Date[];
}

/** Whole buckets, in UTC, from the one that holds the start to the one that holds the end. */
export function readPeriod(wish: {
  readonly startDate: string;
  readonly endDate: string;
  readonly granularity: AnalyticsGranularity;
}): Period {
  const kind = wish.granularity === 'hourly' ? 'hour' : 'day';
  const step = stepMs[kind];
  const first = Math.floor(Date.parse(wish.startDate) / step) * step;
  const last = Math.floor(endOf(wish.endDate) / step) * step;
  if (last < first) throw invalidField('endDate', 'The end lies before the start.');
  const count = (last - first) / step + 1;
  if (count > mostBuckets) throw invalidField('startDate', 'The period is too long.');
  return {
    kind,
    from: new Date(first),
    to: new Date(last + step),
    buckets: Array.from({ length: count }, (_, index) => new Date(first + index * step)),
  };
}

/** A day without a time is meant whole. */
function endOf(date: string): number {
  return Date.parse(date) + (date.includes('T') ? 0 : dayMs - 1);
}

export function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / dayMs) * dayMs);
}

export function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * dayMs);
}
