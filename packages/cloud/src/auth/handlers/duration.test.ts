import { expect, test } from 'vitest';
import { parseDuration } from './duration.ts';

test.each([
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['300ms', 300],
  ['0', 0],
  ['-1s', -1000],
  ['1d', undefined],
  ['h', undefined],
  ['', undefined],
])('%j is %s milliseconds', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});
