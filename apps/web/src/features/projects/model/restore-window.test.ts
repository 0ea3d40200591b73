import { expect, test } from 'vitest';
import { daysToRestore } from './restore-window.ts';

const now = Date.parse('2026-05-04T12:00:00Z');
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();

test.each([
  [7 * 24, 7],
  [7 * 24 + 0.1, 7],
  [0.01, 1],
  [6 * 24 + 1, 7],
  [24, 1],
  [1, 1],
  [0, 0],
  [-5, 0],
])('%d hours before it is gone, %d days are left', (ahead, days) => {
  expect(daysToRestore(hours(ahead), now)).toBe(days);
});
