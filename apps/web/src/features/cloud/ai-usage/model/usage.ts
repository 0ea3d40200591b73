import { type AiUsageRow, enums, limits } from '@loam/contract';
import type { BarSeries, StackedBar } from '../../../../shared/charts/stacked-bars.tsx';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

export const periodDays = [1, 7, 30, 90] as const;
export type PeriodDays = (typeof periodDays)[number];

export const defaultDays: PeriodDays =
  periodDays.find((days) => days * dayMs === limits.ai.usageDefaultPeriodMs) ?? periodDays[0];

export type Bucket = (typeof enums.ai.usageBuckets)[number];

/** Hourly granularity has bars of an hour, all others of a day. */
export function bucketOf(days: PeriodDays): Bucket {
  const [hour, day] = enums.ai.usageBuckets;
  return days === 1 ? hour : day;
}

export interface UsagePeriod {
  readonly startMs: number;
  readonly endMs: number;
  readonly stepMs: number;
}

/** Whole buckets up to the present one, so that the same period is the same question while it lasts. */
export function periodOf(days: PeriodDays, nowMs: number): UsagePeriod {
  const stepMs = bucketOf(days) === 'hour' ? hourMs : dayMs;
  const endMs = Math.floor(nowMs / stepMs) * stepMs + stepMs;
  return { startMs: endMs - days * dayMs, endMs, stepMs };
}

export interface ModelCalls {
  readonly model: string;
  readonly provider: string;
  readonly calls: number;
}

/** The most used first. */
export function modelsOf(rows: readonly AiUsageRow[]): readonly ModelCalls[] {
  const models = new Map<string, ModelCalls>();
  for (const { model, provider, count } of rows) {
    const known = models.get(model);
    models.set(model, { model, provider, calls: (known?.calls ?? 0) + count });
  }
  return [...models.values()].toSorted((a, b) => b.calls - a.calls || a.model.localeCompare(b.model));
}

export function barsOf(
  rows: readonly AiUsageRow[],
  { startMs, endMs, stepMs }: UsagePeriod,
): readonly StackedBar[] {
  const bars = Array.from({ length: Math.round((endMs - startMs) / stepMs) }, (_, index) => {
    const values: Record<string, number> = {};
    return { startMs: startMs + index * stepMs, values };
  });
  for (const { timestamp, model, count } of rows) {
    const bar = bars[Math.floor((Date.parse(timestamp) - startMs) / stepMs)];
    if (bar) bar.values[model] = (bar.values[model] ?? 0) + count;
  }
  return bars;
}

const colours = [
  'var(--color-accent)',
  'var(--color-info)',
  'var(--color-avatar-2)',
  'var(--color-avatar-6)',
  'var(--color-avatar-7)',
  'var(--color-avatar-4)',
  'var(--color-avatar-5)',
  'var(--color-warning)',
  'var(--color-danger)',
  'var(--color-avatar-8)',
];

/** Ten colours in turn, each round paler than the one before. */
export function seriesOf(models: readonly ModelCalls[]): readonly BarSeries[] {
  const { chartColours, chartOpacities } = limits.ai;
  return models.map(({ model }, index) => ({
    key: model,
    colour: colours[index % chartColours] ?? '',
    opacity: chartOpacities[Math.floor(index / chartColours) % chartOpacities.length],
  }));
}

/** When a model was last asked, to the hour. */
export function lastUsedMs(rows: readonly AiUsageRow[]): number | undefined {
  const times = rows.filter(({ count }) => count > 0).map(({ timestamp }) => Date.parse(timestamp));
  return times.length === 0 ? undefined : Math.max(...times);
}

const providerNames: Readonly<Record<(typeof enums.ai.providers)[number], string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
};

export function providerName(provider: string): string {
  const known = enums.ai.providers.find((one) => one === provider);
  return known === undefined ? provider : providerNames[known];
}
