import { describe, expect, test } from 'vitest';
import {
  bucketMsOf,
  bucketsOf,
  bucketsQuery,
  countsQuery,
  formatPercent,
  rateTone,
  readCounts,
  successPercent,
  totalOf,
} from './function-calls.ts';

const hour = 3_600_000;
const span = (ms: number) => ({ startMs: 0, endMs: ms });

describe('calls of functions', () => {
  test.each([
    [2 * hour, 300_000],
    [2 * hour + 1, 900_000],
    [12 * hour, 900_000],
    [72 * hour, hour],
    [14 * 24 * hour, 6 * hour],
    [15 * 24 * hour, 24 * hour],
  ])('a span of %i ms has bars of %i ms', (ms, bucketMs) => {
    expect(bucketMsOf(span(ms))).toBe(bucketMs);
  });

  test('bars cover the whole span, and rows fall into theirs', () => {
    const rows = [
      { moment: 61_000_000, invoked: 3, succeeded: 2, failed: 1 },
      { moment: '1970-01-01T00:02:00Z', invoked: 1, succeeded: 1, failed: 0 },
      { moment: 400_000_000, invoked: 5, succeeded: 5, failed: 0 },
      { moment: -1, invoked: 9, succeeded: 9, failed: 0 },
      'no row',
    ];
    const buckets = bucketsOf(rows, span(hour));
    expect(buckets).toHaveLength(12);
    expect(buckets[0]).toEqual({ startMs: 0, endMs: 300_000, invoked: 4, succeeded: 3, failed: 1 });
    expect(buckets[1]?.invoked).toBe(5);
    expect(totalOf(buckets)).toEqual({ invoked: 9, succeeded: 8, failed: 1 });
  });

  test('the rate of success and its colours', () => {
    expect(successPercent({ invoked: 0, succeeded: 0, failed: 0 })).toBeUndefined();
    expect(successPercent({ invoked: 4, succeeded: 3, failed: 1 })).toBe(75);
    expect([76, 75, 51, 50, 0].map(rateTone)).toEqual(['success', 'warning', 'warning', 'danger', 'danger']);
    expect([100, 99.99, 75.4].map(formatPercent)).toEqual(['100%', '99.9%', '75%']);
  });

  test('questions count by function, and by the minute where bars are short', () => {
    expect(countsQuery).toContain('group by function_id limit 1000');
    expect(bucketsQuery("a'b", span(hour))).toContain('timestamp_trunc(timestamp, minute)');
    expect(bucketsQuery("a'b", span(hour))).toContain("metadata.function_id = 'ab'");
    expect(bucketsQuery('a', span(72 * hour))).toContain('timestamp_trunc(timestamp, hour)');
    expect(readCounts([{ function_id: 'a', invoked: 1, succeeded: 1, failed: 0 }, 3]).size).toBe(1);
  });
});
