import { expect, test } from 'vitest';
import { afterResize, defaultPanes, onePaneQuery, openingWidth, PaneSizes } from './panes.ts';

test('a moved divider is remembered in whole pixels', () => {
  expect(afterResize(defaultPanes, 481.4)).toEqual({ chatWidthPx: 481, isChatOpen: true });
});

test('a pane dragged shut comes back as wide as it was', () => {
  const shut = afterResize({ chatWidthPx: 500, isChatOpen: true }, 0);
  expect(shut).toEqual({ chatWidthPx: 500, isChatOpen: false });
  expect(openingWidth(shut)).toBe(500);
});

test.each([
  [10, 320],
  [5000, 640],
  [Number.NaN, 400],
  [410, 410],
])('a stored width of %d opens at %d', (stored, opened) => {
  expect(openingWidth({ chatWidthPx: stored, isChatOpen: true })).toBe(opened);
});

test('a width that cannot be is not remembered', () => {
  expect(afterResize(defaultPanes, Number.NaN)).toBe(defaultPanes);
});

test('one pane below the breakpoint of the specification', () => {
  expect(onePaneQuery).toBe('(max-width: 767.98px)');
});

test('something else in storage is not read as sizes', () => {
  expect(PaneSizes.safeParse({ chatWidthPx: '400' }).success).toBe(false);
});
