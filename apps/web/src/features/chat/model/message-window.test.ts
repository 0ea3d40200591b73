import { expect, test } from 'vitest';
import {
  extendedDown,
  extendedUp,
  maxWindowSize,
  newestWindow,
  windowAround,
  windowSlice,
} from './message-window.ts';

const ids = Array.from({ length: 50_000 }, (_, index) => `m${index}`);

test('the newest are shown first, few of them', () => {
  const slice = windowSlice(ids, newestWindow);
  expect(slice.ids.at(-1)).toBe('m49999');
  expect(slice.ids).toHaveLength(30);
  expect(slice).toMatchObject({ hasEarlier: true, hasLater: false });
});

test('however far someone scrolls up and down, what is on the page stays bounded and joined', () => {
  let window = newestWindow;
  for (let step = 0; step < 100; step += 1) window = extendedUp(ids, window);
  const up = windowSlice(ids, window);
  expect(up.ids.length).toBeLessThanOrEqual(maxWindowSize);
  expect(up.hasLater).toBe(true);
  for (let step = 0; step < 100; step += 1) window = extendedDown(ids, window);
  expect(windowSlice(ids, window).ids.at(-1)).toBe('m49999');
  expect(window.lastId).toBeUndefined();
});

test('older messages put before it leave it where it was', () => {
  const window = extendedUp(ids.slice(100), newestWindow);
  const before = windowSlice(ids.slice(100), window).ids;
  expect(windowSlice(ids, window).ids).toEqual(before);
});

test('a window at the end follows new messages without growing for ever', () => {
  const window = extendedUp(ids.slice(0, 100), newestWindow);
  const slice = windowSlice(ids.slice(0, 400), window);
  expect(slice.ids.at(-1)).toBe('m399');
  expect(slice.ids).toHaveLength(maxWindowSize);
});

test('a message somewhere in the middle stands in its window', () => {
  const slice = windowSlice(ids, windowAround(ids, 'm777'));
  expect(slice.ids).toContain('m777');
  expect(slice).toMatchObject({ hasEarlier: true, hasLater: true });
  expect(windowAround(ids, 'gone')).toEqual(newestWindow);
});
