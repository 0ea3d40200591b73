import { expect, test } from 'vitest';
import { deploymentSeconds } from './deployment-time.ts';

test.each([
  ['2026-01-01T10:00:02.340Z', '2.3 s'],
  ['2026-01-01T10:00:42.000Z', '42 s'],
  ['2026-01-01T10:02:05.000Z', '2 min 5 s'],
  [null, undefined],
])('one that ended at %s took %s', (finished_at, text) => {
  expect(deploymentSeconds({ created_at: '2026-01-01T10:00:00.000Z', finished_at })).toBe(text);
});
