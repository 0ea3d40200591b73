import { expect, test } from 'vitest';
import { abbreviateCount } from './abbreviate-count.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1249, '1.2k'],
  [9999, '9.9k'],
  [15_800, '15k'],
  [999_999, '999k'],
  [1_000_000, '1m'],
  [2_390_000, '2.3m'],
  [120_000_000, '120m'],
])('%i visitors read as %s', (count, text) => {
  expect(abbreviateCount(count)).toBe(text);
});
