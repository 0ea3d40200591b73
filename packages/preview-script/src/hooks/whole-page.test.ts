import { expect, test } from 'vitest';
import { isWhole } from './whole-page.ts';

const filled = { atMs: 1000, isFilled: true, isBusy: false, changedAtMs: 800 };

test('a page is whole when its content is there and rests', () => {
  expect(isWhole(filled, 800)).toBe(true);
});

test.each([
  ['nothing stands where the content belongs', { ...filled, isFilled: false }],
  ['it still changes', { ...filled, changedAtMs: 950 }],
  ['fonts or pictures are on their way', { ...filled, isBusy: true }],
])('it is not whole while %s', (_why, sight) => {
  expect(isWhole(sight, 800)).toBe(false);
});

test('nobody waits for a page that never rests, or is always busy', () => {
  expect(isWhole({ ...filled, atMs: 2000, changedAtMs: 1990 }, 800)).toBe(true);
  expect(isWhole({ ...filled, atMs: 4000, isBusy: true }, 800)).toBe(true);
});
