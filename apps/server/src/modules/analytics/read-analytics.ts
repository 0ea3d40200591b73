import { limits, type Analytics, type AnalyticsListRow, type ProjectId } from '@loam/contract';
import type { AnalyticsContext } from './context.ts';
import { countVisits } from './count-visits.ts';
import { daysBefore, startOfDay, type Period } from './policy.ts';
import type { LabelRow, Sums } from './read-store.ts';

const nothing: Sums = { visitors: 0, pageviews: 0, visits: 0, bounces: 0, duration_ms: 0 };
const currentMs = 5 * 60_000;
const trendDays = limits.publish.visitorCountMs / (24 * 60 * 60_000);

export async function readAnalytics(
  context: AnalyticsContext,
  projectId: ProjectId,
  period: Period,
): Promise<Analytics> {
  await countVisits(context);
  const { db, reads } = context;
  const span = { projectId, kind: period.kind, from: period.from, to: period.to };
  const [rows, visitors, labels] = await Promise.all([
    reads.buckets(db, span),
    reads.visitors(db, span),
    reads.labels(db, span),
  ]);
  const byTime = new Map(rows.map((row) => [row.bucket.getTime(), row]));
  const total = rows.reduce((sum, row) => plus(sum, row), nothing);
  const series = (of: (sums: Sums) => number, whole = of(total)) => ({
    total: whole,
    data: period.buckets.map((bucket) => ({
      date: bucket.toISOString(),
      value: of(byTime.get(bucket.getTime()) ?? nothing),
    })),
  });
  return {
    timeSeries: {
      visitors: series((sums) => sums.visitors, visitors),
      pageviews: series((sums) => sums.pageviews),
      pageviewsPerVisit: series((sums) => share(sums.pageviews, sums.visits)),
      sessionDuration: series((sums) => share(sums.duration_ms / 1000, sums.visits)),
      bounceRate: series((sums) => share(sums.bounces * 100, sums.visits)),
    },
    lists: {
      source: listOf(labels, 'source', 'Direct'),
      page: listOf(labels, 'page', '/'),
      country: listOf(labels, 'country', 'Unknown'),
      device: listOf(labels, 'device', 'Unknown'),
    },
  };
}

export async function readTrend(context: AnalyticsContext, projectId: ProjectId) {
  await countVisits(context);
  const { db, reads } = context;
  const now = context.clock.now();
  const today = startOfDay(now);
  const span = {
    projectId,
    kind: 'day',
    from: daysBefore(today, trendDays - 1),
    to: daysBefore(today, -1),
  } as const;
  const [currentVisitors, visitorsLast7Days] = await Promise.all([
    reads.visitorsSince(db, projectId, new Date(now.getTime() - currentMs)),
    reads.visitors(db, span),
  ]);
  return { currentVisitors, visitorsLast7Days };
}

function plus(a: Sums, b: Sums): Sums {
  return {
    visitors: a.visitors + b.visitors,
    pageviews: a.pageviews + b.pageviews,
    visits: a.visits + b.visits,
    bounces: a.bounces + b.bounces,
    duration_ms: a.duration_ms + b.duration_ms,
  };
}

/** To two places, and nothing of nothing is nothing. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100) / 100;
}

function listOf(rows: readonly LabelRow[], list: LabelRow['list'], unnamed: string): AnalyticsListRow[] {
  return rows
    .filter((row) => row.list === list)
    .map(({ label, visitors }) => ({ label: label === '' ? unnamed : label, value: visitors }));
}
