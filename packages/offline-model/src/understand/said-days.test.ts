import { expect, it } from 'vitest';
import { blankedDates, readDay } from './said-days.ts';

it.each([
  ['2026-05-12', { day: 12, month: 5, year: 2026 }],
  ['12.05.2026', { day: 12, month: 5, year: 2026 }],
  ['12.5.', { day: 12, month: 5, year: null }],
  ['3rd of May', { day: 3, month: 5, year: null }],
  ['May 3, 2026', { day: 3, month: 5, year: 2026 }],
  ['7. März', { day: 7, month: 3, year: null }],
  ['el 3 de mayo de 2026'.slice(3), { day: 3, month: 5, year: 2026 }],
  ['1er août', { day: 1, month: 8, year: null }],
  ['3 de março', { day: 3, month: 3, year: null }],
  ['05/23/2026', { day: 23, month: 5, year: 2026 }],
])('reads the day in %s', (said, day) => {
  expect(readDay(said)).toEqual(day);
});

it('reads no day where there is none', () => {
  expect(readDay('40 May')).toBeNull();
  expect(readDay('3 metres')).toBeNull();
  expect(readDay('2026-13-01')).toBeNull();
});

it('parts nothing at the comma inside a day', () => {
  const piece = blankedDates('Moss, May 3, 2026, calm');
  expect(piece.split(',')).toHaveLength(3);
});
