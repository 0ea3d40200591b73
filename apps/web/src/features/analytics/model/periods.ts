import { enums, limits, type AnalyticsGranularity } from '@loam/contract';

export type Preset = (typeof enums.analytics.presets)[number];

export interface Period {
  readonly preset: Preset;
  readonly granularity: AnalyticsGranularity;
  /** ISO; both buckets are included. */
  readonly startDate: string;
  readonly endDate: string;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type DailyPreset = (typeof enums.analytics.dailyPresets)[number];

const days: Readonly<Record<Exclude<DailyPreset, 'this_month'>, number>> = {
  last_7_days: 7,
  last_14_days: 14,
  last_30_days: 30,
  last_90_days: 90,
};

/** Whole hours or days of UTC, so that the same period is the same question for as long as the last one lasts. */
export function periodOf(preset: Preset, now: number): Period {
  const daily = enums.analytics.dailyPresets.find((known) => known === preset);
  const [start, end] = daily === undefined ? hoursOf(preset, now) : daysOf(daily, now);
  return {
    preset,
    granularity: enums.analytics.hourlyPresets.some((hourly) => hourly === preset)
      ? 'hourly'
      : limits.analytics.defaultGranularity,
    startDate: new Date(start).toISOString(),
    endDate: new Date(end).toISOString(),
  };
}

function hoursOf(preset: Preset, now: number): readonly [number, number] {
  const today = floor(now, dayMs);
  if (preset === 'today') return [today, today + dayMs - 1];
  if (preset === 'yesterday') return [today - dayMs, today - 1];
  const thisHour = floor(now, hourMs);
  return [thisHour - 23 * hourMs, thisHour];
}

function daysOf(preset: DailyPreset, now: number): readonly [number, number] {
  const today = floor(now, dayMs);
  if (preset === 'this_month') {
    const date = new Date(today);
    return [Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1), today];
  }
  return [today - (days[preset] - 1) * dayMs, today];
}

function floor(at: number, step: number): number {
  return Math.floor(at / step) * step;
}
