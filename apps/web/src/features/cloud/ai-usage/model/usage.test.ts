import { describe, expect, test } from 'vitest';
import {
  barsOf,
  bucketOf,
  defaultDays,
  lastUsedMs,
  modelsOf,
  periodOf,
  providerName,
  seriesOf,
} from './usage.ts';

const now = Date.parse('2026-03-10T12:34:00Z');
const row = (timestamp: string, model: string, count: number) => ({
  timestamp,
  model,
  provider: 'openai',
  count,
});

describe('use of models', () => {
  test('seven days by the day are shown first, one day by the hour', () => {
    expect(defaultDays).toBe(7);
    expect([bucketOf(1), bucketOf(7)]).toEqual(['hour', 'day']);
    expect(periodOf(7, now)).toEqual({
      startMs: Date.parse('2026-03-04T00:00:00Z'),
      endMs: Date.parse('2026-03-11T00:00:00Z'),
      stepMs: 86_400_000,
    });
    expect(barsOf([], periodOf(1, now))).toHaveLength(24);
  });

  test('models are summed, the most used first', () => {
    const rows = [
      row('2026-03-10T10:00:00Z', 'a', 2),
      row('2026-03-09T10:00:00Z', 'b', 5),
      row('2026-03-10T11:00:00Z', 'a', 1),
    ];
    expect(modelsOf(rows).map(({ model, calls }) => [model, calls])).toEqual([
      ['b', 5],
      ['a', 3],
    ]);
    const bars = barsOf(rows, periodOf(7, now));
    expect(bars.at(-1)?.values).toEqual({ a: 3 });
    expect(bars.at(-2)?.values).toEqual({ b: 5 });
    expect(lastUsedMs(rows)).toBe(Date.parse('2026-03-10T11:00:00Z'));
    expect(lastUsedMs([])).toBeUndefined();
  });

  test('the eleventh model has the first colour again, paler', () => {
    const models = Array.from({ length: 12 }, (_, index) => ({
      model: `m${index}`,
      provider: 'x',
      calls: 1,
    }));
    const series = seriesOf(models);
    expect(series[10]?.colour).toBe(series[0]?.colour);
    expect([series[0]?.opacity, series[10]?.opacity]).toEqual([0.8, 0.6]);
    expect(new Set(series.slice(0, 10).map(({ colour }) => colour)).size).toBe(10);
  });

  test('providers have their names', () => {
    expect([providerName('openai'), providerName('own')]).toEqual(['OpenAI', 'own']);
  });
});
