import { expect, test } from 'vitest';
import { nextPlace } from './grid-moves.ts';

/** A head and five rows; two columns in front of three with values; two rows in sight. */
const size = { rows: 6, columns: 5, firstValue: 2, rowsInSight: 2 };

test.each([
  ['ArrowLeft', false, { row: 2, column: 2 }],
  ['ArrowLeft', true, { row: 2, column: 2 }],
  ['ArrowRight', false, { row: 2, column: 4 }],
  ['ArrowRight', true, { row: 2, column: 4 }],
  ['ArrowUp', false, { row: 1, column: 3 }],
  ['ArrowUp', true, { row: 1, column: 3 }],
  ['ArrowDown', false, { row: 3, column: 3 }],
  ['ArrowDown', true, { row: 5, column: 3 }],
  ['Home', false, { row: 2, column: 2 }],
  ['Home', true, { row: 1, column: 2 }],
  ['End', false, { row: 2, column: 4 }],
  ['End', true, { row: 5, column: 4 }],
  ['PageDown', false, { row: 4, column: 3 }],
  ['PageUp', false, { row: 1, column: 3 }],
] as const)('%s (far: %s) goes from the middle of a grid where it leads', (key, isFar, expected) => {
  expect(nextPlace({ row: 2, column: 3 }, { key, isFar }, size)).toEqual(expected);
});

test('what selects and opens a row lies before its first value, and the head above the first row', () => {
  const first = { row: 1, column: 2 };
  expect(nextPlace(first, { key: 'ArrowLeft', isFar: false }, size)).toEqual({ row: 1, column: 1 });
  expect(nextPlace(first, { key: 'ArrowUp', isFar: false }, size)).toEqual({ row: 0, column: 2 });
});

test.each([
  ['ArrowRight', { row: 5, column: 4 }],
  ['ArrowDown', { row: 5, column: 4 }],
  ['PageDown', { row: 5, column: 4 }],
  ['ArrowUp', { row: 0, column: 2 }],
  ['ArrowLeft', { row: 1, column: 0 }],
  ['Tab', { row: 2, column: 3 }],
  ['a', { row: 2, column: 3 }],
] as const)('%s leads nowhere where nothing lies in its way, so the page may have it', (key, at) => {
  expect(nextPlace(at, { key, isFar: false }, size)).toBeUndefined();
});
