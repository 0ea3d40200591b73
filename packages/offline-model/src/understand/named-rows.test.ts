import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const rowsOf = (text: string): readonly unknown[] =>
  understand(text).entities.find(({ rows }) => rows !== undefined)?.rows ?? [];

describe('records that a request names', () => {
  it.each([
    [
      'A site for guided kayak tours (sunrise tour 2h 690 kr, full day 6h 1490 kr, northern lights 3h 990 kr) where people book.',
      [
        { title: 'Sunrise tour', price: 690, minutes: 120 },
        { title: 'Full day', price: 1490, minutes: 360 },
        { title: 'Northern lights', price: 990, minutes: 180 },
      ],
    ],
    [
      'Website for my inn with 3 rooms: Coral, Sand and Moon, each with price per night and capacity.',
      ['Coral', 'Sand', 'Moon'].map((title) => ({ title, price: null, minutes: null })),
    ],
    [
      'Website for our practice. Treatments with prices: first assessment £55, follow-up session £42.',
      [
        { title: 'First assessment', price: 55, minutes: null },
        { title: 'Follow-up session', price: 42, minutes: null },
      ],
    ],
    [
      'Site for our school. Courses: Beginners (mornings only, 8 places), Experts (evenings).',
      [
        { title: 'Beginners', price: null, minutes: null, values: { places: 8 }, note: 'mornings only' },
        { title: 'Experts', price: null, minutes: null, note: 'evenings' },
      ],
    ],
    [
      'Erstelle eine Website für meine Tischlerei. Startseite, Leistungen (Möbel nach Maß, Treppen, Küchen), Kontakt.',
      ['Möbel nach Maß', 'Treppen', 'Küchen'].map((title) => ({ title, price: null, minutes: null })),
    ],
  ])('are its rows: %s', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it.each([
    'A clinic with patients (name, phone, birth date) and visits.',
    'Tasks with status (open, in progress, done).',
    'A school app for three roles: admin, teacher and student.',
  ])('are not fields, options or roles: %s', (text) => {
    expect(rowsOf(text)).toEqual([]);
  });
});
