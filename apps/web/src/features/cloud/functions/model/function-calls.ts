import { limits } from '@loam/contract';
import { z } from 'zod';
import type { TimeSpan } from '../../time-range/model/time-range.ts';

export interface CallCount {
  readonly succeeded: number;
  readonly failed: number;
  readonly invoked: number;
}

export const noCalls: CallCount = { succeeded: 0, failed: 0, invoked: 0 };

const status = 'metadata.response.status_code';
const [successFrom, successTo] = limits.functions.successStatuses;
const counted = [
  'count(*) as invoked',
  `countif(${status} >= ${successFrom} and ${status} <= ${successTo}) as succeeded`,
  `countif(${status} >= ${limits.functions.failureFromStatus}) as failed`,
].join(', ');
const table = 'function_edge_logs';
const limit = `limit ${limits.functions.logQueryLimit}`;

/** Counted where the lines are, so that no number of them is too many. */
export const countsQuery = `select metadata.function_id as function_id, ${counted} from ${table} group by function_id ${limit}`;

export function bucketsQuery(functionId: string, span: TimeSpan): string {
  const unit = bucketMsOf(span) < 3_600_000 ? 'minute' : 'hour';
  const id = functionId.replaceAll("'", '');
  return `select timestamp_trunc(timestamp, ${unit}) as moment, ${counted} from ${table} where metadata.function_id = '${id}' group by moment order by moment desc ${limit}`;
}

const Numbers = { invoked: z.number(), succeeded: z.number(), failed: z.number() };
const CountRow = z.object({ function_id: z.string(), ...Numbers });
/** As microseconds or as text. */
const BucketRow = z.object({ moment: z.union([z.number(), z.string()]), ...Numbers });

export function readCounts(result: readonly unknown[]): ReadonlyMap<string, CallCount> {
  return new Map(
    result.flatMap((row) => {
      const read = CountRow.safeParse(row);
      return read.success ? [[read.data.function_id, read.data] as const] : [];
    }),
  );
}

/** How wide a bar is, by how long the whole is. */
export function bucketMsOf({ startMs, endMs }: TimeSpan): number {
  const { chartRangesUpToMs, chartBucketsMs } = limits.functions;
  const index = chartRangesUpToMs.findIndex((upToMs) => endMs - startMs <= upToMs);
  return chartBucketsMs[index < 0 ? chartBucketsMs.length - 1 : index] ?? chartBucketsMs[0];
}

export interface CallBucket extends CallCount {
  readonly startMs: number;
  readonly endMs: number;
}

/** Bars of equal width over the whole span, the empty ones included. */
export function bucketsOf(result: readonly unknown[], span: TimeSpan): readonly CallBucket[] {
  const widthMs = bucketMsOf(span);
  const first = Math.floor(span.startMs / widthMs) * widthMs;
  const count = Math.max(1, Math.ceil((span.endMs - first) / widthMs));
  const buckets = Array.from({ length: count }, (_, index) => ({
    ...noCalls,
    startMs: first + index * widthMs,
    endMs: first + (index + 1) * widthMs,
  }));
  for (const row of result) {
    const read = BucketRow.safeParse(row);
    if (!read.success) continue;
    const { moment, invoked, succeeded, failed } = read.data;
    const ms = typeof moment === 'number' ? moment / 1000 : Date.parse(moment);
    const index = Math.floor((ms - first) / widthMs);
    const known = buckets[index];
    if (known === undefined) continue;
    buckets[index] = {
      ...known,
      invoked: known.invoked + invoked,
      succeeded: known.succeeded + succeeded,
      failed: known.failed + failed,
    };
  }
  return buckets;
}

export function totalOf(counts: readonly CallCount[]): CallCount {
  const sum = (key: keyof CallCount) => counts.reduce((total, one) => total + one[key], 0);
  return { invoked: sum('invoked'), succeeded: sum('succeeded'), failed: sum('failed') };
}

/** Undefined without a call. */
export function successPercent({ succeeded, failed }: CallCount): number | undefined {
  const all = succeeded + failed;
  return all === 0 ? undefined : (succeeded / all) * 100;
}

export function rateTone(percent: number): 'success' | 'warning' | 'danger' {
  if (percent > limits.functions.greenAbovePercent) return 'success';
  return percent > limits.functions.amberAbovePercent ? 'warning' : 'danger';
}

/** A hundred only where nothing failed. */
export function formatPercent(percent: number): string {
  const shown = percent > 99 && percent < 100 ? Math.floor(percent * 10) / 10 : Math.round(percent);
  return `${shown}%`;
}

export function functionUrl(cloudUrl: string | null, slug: string): string {
  return `${cloudUrl ?? ''}/functions/v1/${slug}`;
}
