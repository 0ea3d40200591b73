import { expect, test } from 'vitest';
import { formatLabel, formatMetric, formatMoment } from './format.ts';
import { periodOf } from './periods.ts';

const now = Date.parse('2026-05-05T12:34:56Z');

test.each([
  ['today', 'hourly', '2026-05-05T00:00:00.000Z', '2026-05-05T23:59:59.999Z'],
  ['yesterday', 'hourly', '2026-05-04T00:00:00.000Z', '2026-05-04T23:59:59.999Z'],
  ['last_24_hours', 'hourly', '2026-05-04T13:00:00.000Z', '2026-05-05T12:00:00.000Z'],
  ['last_7_days', 'daily', '2026-04-29T00:00:00.000Z', '2026-05-05T00:00:00.000Z'],
  ['last_14_days', 'daily', '2026-04-22T00:00:00.000Z', '2026-05-05T00:00:00.000Z'],
  ['last_30_days', 'daily', '2026-04-06T00:00:00.000Z', '2026-05-05T00:00:00.000Z'],
  ['last_90_days', 'daily', '2026-02-05T00:00:00.000Z', '2026-05-05T00:00:00.000Z'],
  ['this_month', 'daily', '2026-05-01T00:00:00.000Z', '2026-05-05T00:00:00.000Z'],
] as const)('%s', (preset, granularity, startDate, endDate) => {
  expect(periodOf(preset, now)).toEqual({ preset, granularity, startDate, endDate });
});

test('the same question is asked for as long as its last hour or day lasts', () => {
  expect(periodOf('last_24_hours', now + 60_000)).toEqual(periodOf('last_24_hours', now));
  expect(periodOf('last_7_days', now + 3_600_000)).toEqual(periodOf('last_7_days', now));
});

test.each([
  ['visitors', 12_345, '12,345'],
  ['pageviewsPerVisit', 1.666, '1.67'],
  ['sessionDuration', 59.6, '1m 0s'],
  ['sessionDuration', 3700, '1h 1m'],
  ['sessionDuration', 4, '4s'],
  ['bounceRate', 33.33, '33%'],
] as const)('%s of %d reads %s', (metric, value, text) => expect(formatMetric(metric, value)).toBe(text));

test('labels are names for people', () => {
  expect(formatLabel('country', 'DE')).toBe('Germany');
  expect(formatLabel('country', 'Unknown')).toBe('Unknown');
  expect(formatLabel('device', 'mobile')).toBe('Mobile');
  expect(formatLabel('page', '/menu')).toBe('/menu');
});

test('a moment of an hourly chart names its day', () => {
  expect(formatMoment('2026-05-05T12:00:00Z', 'hourly')).toContain('May 5');
});
