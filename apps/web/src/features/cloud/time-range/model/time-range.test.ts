import { cloudMessages, texts } from '@loam/contract';
import { describe, expect, test } from 'vitest';
import {
  formatRange,
  functionRange,
  logsRange,
  presetMs,
  rangeOfSpan,
  spanFault,
  spanOf,
} from './time-range.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

describe('a range of time', () => {
  test('presets reach back from now', () => {
    expect(presetMs('15m')).toBe(900_000);
    expect(presetMs('5d')).toBe(432_000_000);
    expect(spanOf({ type: 'relative', value: '3h' }, now)).toEqual({ startMs: now - 10_800_000, endMs: now });
  });

  test('logs and functions begin with the last hour', () => {
    expect(formatRange(logsRange)).toBe('Last hour');
    expect(functionRange).toEqual(logsRange);
  });

  test('a span stays the same through its form', () => {
    const span = { startMs: now - 5000, endMs: now };
    expect(spanOf(rangeOfSpan(span), 0)).toEqual(span);
  });

  test.each([
    ['', '2026-03-10T11:00Z', cloudMessages.rangeRequired],
    ['2026-03-10T11:00Z', '2026-03-10T10:00Z', texts.timeRange.startBeforeEnd],
    ['2026-03-10T11:00Z', '2026-03-10T11:00Z', texts.timeRange.startBeforeEnd],
    ['2026-03-10T11:00Z', '2026-03-10T12:01Z', cloudMessages.rangeInFuture],
    ['2026-03-10T10:00Z', '2026-03-10T11:00Z', undefined],
  ])('from %s to %s: %s', (start, end, fault) => {
    expect(spanFault(start, end, now)).toBe(fault);
  });
});
