import { expect, test } from 'vitest';
import { pageAfterResize, pageCount, readPage } from './pages.ts';

test('there is always a page to be on', () => {
  expect([0, 1, 10, 11, 20_000].map((total) => pageCount(total, 10))).toEqual([1, 1, 1, 2, 2000]);
});

test.each([
  ['3', 3],
  ['0', 1],
  ['999', 7],
  ['2x', 2],
  ['-4', 4],
  ['', undefined],
  ['abc', undefined],
])('the page field takes %j as %j', (typed, page) => {
  expect(readPage(typed, 7)).toBe(page);
});

test('another size keeps the first row in sight', () => {
  expect(pageAfterResize(5, 10, 25)).toBe(2);
  expect(pageAfterResize(2, 100, 10)).toBe(11);
  expect(pageAfterResize(1, 10, 100)).toBe(1);
});
