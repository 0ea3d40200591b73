import { describe, expect, it } from 'vitest';
import type { Entry } from '../eye/index.ts';
import { isOrdered } from './order.ts';

const entries = (...texts: readonly string[]): Entry[] =>
  texts.map((text, index) => ({ mark: String(index), title: text.split(' ')[0] ?? '', text, cells: {} }));

describe('entries in order', () => {
  it.each([
    ['rising prices', entries('Pot € 4.50', 'Can € 12', 'Bed € 1,200.00'), 'Price', 'number', true],
    ['mixed prices', entries('Pot € 14.50', 'Can € 2', 'Bed € 7'), 'Price', 'number', false],
    ['falling ISO dates', entries('a 2026-05-02', 'b 2026-04-30', 'c 2025-12-31'), 'Date', 'date', true],
    ['German dates', entries('a 1. März 2026', 'b 2. April 2026', 'c 1. Mai 2026'), 'Datum', 'date', true],
    ['English dates', entries('a Mar 9, 2026', 'b Feb 1, 2026', 'c Mar 1, 2026'), 'Date', 'date', false],
    ['names', entries('Ähre x', 'Birke x', 'Eibe x'), 'Name', 'text', true],
    ['equal values only', entries('a 5', 'b 5', 'c 5'), 'Size', 'number', false],
  ] as const)('%s', (_, list, by, values, expected) => {
    expect(isOrdered(list, by, values)).toBe(expected);
  });

  it('reads the column of a table rather than another number', () => {
    const rows = entries('x 9 1', 'y 8 3', 'z 7 2').map((entry, index) => ({
      ...entry,
      cells: { Size: String([9, 8, 7][index]), Votes: String([1, 3, 2][index]) },
    }));
    expect(isOrdered(rows, 'Size', 'number')).toBe(true);
    expect(isOrdered(rows, 'Votes', 'number')).toBe(false);
  });
});
