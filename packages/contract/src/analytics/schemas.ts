import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { Timestamp } from '../http/ids.ts';

export const AnalyticsGranularity = z.enum(enums.analytics.granularities);
export type AnalyticsGranularity = z.infer<typeof AnalyticsGranularity>;

/** `total` is of the whole period, not the sum of the buckets: a visitor of two days is one visitor. */
export const AnalyticsSeries = z.object({
  total: z.number(),
  data: z.array(z.object({ date: Timestamp, value: z.number() })),
});
export type AnalyticsSeries = z.infer<typeof AnalyticsSeries>;

export const AnalyticsListRow = z.object({ label: z.string(), value: z.number().int() });
export type AnalyticsListRow = z.infer<typeof AnalyticsListRow>;

/** Durations are in seconds, the bounce rate in percent. Keys as the specification writes them. */
export const Analytics = z.object({
  timeSeries: z.object({
    visitors: AnalyticsSeries,
    pageviews: AnalyticsSeries,
    pageviewsPerVisit: AnalyticsSeries,
    sessionDuration: AnalyticsSeries,
    bounceRate: AnalyticsSeries,
  }),
  /** By visitors, most first. */
  lists: z.object({
    source: z.array(AnalyticsListRow),
    page: z.array(AnalyticsListRow),
    country: z.array(AnalyticsListRow),
    device: z.array(AnalyticsListRow),
  }),
});
export type Analytics = z.infer<typeof Analytics>;

export const AnalyticsSettings = z.object({
  is_analytics_disabled: z.boolean(),
  /** Visitors whose browser asks not to be tracked are not counted. */
  respects_do_not_track: z.boolean(),
});
export type AnalyticsSettings = z.infer<typeof AnalyticsSettings>;
