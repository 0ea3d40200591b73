import { expect, test } from 'vitest';
import { rowSize, rowsInWindow, totalHeight } from './window-rows.ts';

const place = { scrollPx: 0, heightPx: 900, listTopPx: 700, listWidthPx: 1200 };
const row = { rowPx: 76, gapPx: 24 };

test('a card of the grid is as high as its picture and its two lines', () => {
  expect(rowSize('grid', 4, 1240)).toEqual({ rowPx: Math.round((1168 / 4) * 0.625) + 52, gapPx: 24 });
  expect(rowSize('grid', 1, 358).rowPx).toBe(224 + 52);
});

test('ten thousand rows put only those near the window in the page', () => {
  const atTop = rowsInWindow(place, 10_000, row);
  expect(atTop).toEqual({ first: 0, end: 8 });
  const far = rowsInWindow({ ...place, scrollPx: 500_700 }, 10_000, row);
  expect(far).toEqual({ first: 4994, end: 5015 });
});

test('scrolled past the end there is nothing before the start or after the end', () => {
  expect(rowsInWindow({ ...place, scrollPx: 1e9 }, 5, row)).toEqual({ first: 5, end: 5 });
  expect(rowsInWindow({ ...place, listTopPx: 1e6 }, 5, row)).toEqual({ first: 0, end: 0 });
});

test('the list is as high as its rows and the gaps between them', () => {
  expect(totalHeight(3, row)).toBe(3 * 76 + 2 * 24);
  expect(totalHeight(0, row)).toBe(0);
});
