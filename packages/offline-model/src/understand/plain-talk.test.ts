import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';
import { inFullWords } from './plain-talk.ts';
import { correctSpelling } from './spell-check.ts';

const things = (request: string): readonly string[] =>
  understand(request).entities.map(({ many }) => many.toLowerCase());

describe('what people type in a hurry', () => {
  it.each([
    ['app for our beekeeping club, members, meetings, honey sales', ['members', 'meetings']],
    ['i need something to keep track of who borrowed my board games', ['board games', 'loans']],
    ['something like strava but for dog walks', ['dog walks']],
  ])('%s', (request, expected) => {
    expect(things(request)).toEqual(expect.arrayContaining(expected));
  });

  it('reads what is counted and paid as fields', () => {
    const [coffee] = understand(
      'i want an app where i can track how many coffees i drink a day and how much money i spend on it',
    ).entities;
    expect(coffee?.fields.map(({ label }) => label)).toEqual(['Date', 'Quantity', 'Cost']);
  });

  it('leaves sentences after a comma alone', () => {
    const text = 'A website for my bakery, the headline says "Warm since 1962", and a footer.';
    expect(inFullWords(text)).toBe(text);
  });

  it('takes an e-mail sign-up with login for accounts', () => {
    const text = 'Member area for a club. Email sign-up and login for members.';
    expect(inFullWords(text)).toBe(text);
  });

  it('takes the quoted name of whom a page is for', () => {
    expect(understand('a page for my band "The Rusty Nails" w tour dates and merch').given.name).toBe(
      'The Rusty Nails',
    );
  });

  it('keeps "number of players" as one field of the form', () => {
    const { formFields, entities } = understand(
      'Site for an escape room with rooms and a booking form with date, number of players and email',
    );
    expect(formFields.map(({ label, type }) => `${label}: ${type}`)).toEqual([
      'Date: date',
      'Number of players: number',
      'Email: email',
    ]);
    expect(entities.map(({ many }) => many)).toEqual(['Rooms']);
  });

  it.each(['simple', 'accents', 'breads', 'printers', 'themes'])('does not mend "%s"', (word) => {
    expect(correctSpelling(`a list of ${word}`)).toBe(`a list of ${word}`);
  });
});
