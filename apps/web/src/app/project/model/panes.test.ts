import { expect, test } from 'vitest';
import { afterResize, defaultPanes, onePaneQuery, openingWidth, PaneSizes, panesInSight } from './panes.ts';

test('a moved divider is remembered in whole pixels', () => {
  expect(afterResize(defaultPanes, 481.4)).toEqual({ ...defaultPanes, chatWidthPx: 481 });
});

test('a pane dragged shut comes back as wide as it was', () => {
  const shut = afterResize({ ...defaultPanes, chatWidthPx: 500 }, 0);
  expect(shut).toEqual({ ...defaultPanes, chatWidthPx: 500, isChatOpen: false });
  expect(openingWidth(shut)).toBe(500);
});

test.each([
  [10, 320],
  [5000, 640],
  [Number.NaN, 400],
  [410, 410],
])('a stored width of %d opens at %d', (stored, opened) => {
  expect(openingWidth({ chatWidthPx: stored })).toBe(opened);
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

test('sizes stored before the view could be docked are still read', () => {
  expect(PaneSizes.parse({ chatWidthPx: 500, isChatOpen: false }).isViewDocked).toBe(false);
});

test('a docked view stands above the chat, and is not shown twice', () => {
  expect(panesInSight('chat', { isViewDocked: true })).toBe('both');
  expect(panesInSight('view', { isViewDocked: true })).toBe('view');
  expect(panesInSight('chat', { isViewDocked: false })).toBe('chat');
});
