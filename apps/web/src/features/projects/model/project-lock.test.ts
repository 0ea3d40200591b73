import { expect, test } from 'vitest';
import { isProjectLocked } from './project-lock.ts';

const now = Date.parse('2026-05-04T12:00:00Z');
const ago = (ms: number) => new Date(now - ms).toISOString();

test.each([
  ['never locked', null, false],
  ['just locked', ago(0), true],
  ['locked a little less than a minute ago', ago(59_999), true],
  ['locked a minute ago', ago(60_000), false],
  ['locked by a clock ahead of ours', ago(-5000), true],
  ['locked far in the future', ago(-3_600_000), false],
  ['not a time', 'soon', false],
])('%s', (_, lockedAt, locked) => {
  expect(isProjectLocked(lockedAt, now)).toBe(locked);
});
