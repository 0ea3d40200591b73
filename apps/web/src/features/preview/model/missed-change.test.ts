import { expect, test } from 'vitest';
import { mayHaveMissed } from './missed-change.ts';

test('a page that is loading, or has just loaded, may have missed a change; one that runs has not', () => {
  expect(mayHaveMissed(undefined, 5000)).toBe(true);
  expect(mayHaveMissed(4000, 5000)).toBe(true);
  expect(mayHaveMissed(1000, 5000)).toBe(false);
});
