import { expect, it } from 'vitest';
import { withOptionsApart, withQuotes } from './said-words.ts';

it.each([
  ['The button should say Admit hedgehog.', 'The button should say "Admit hedgehog".'],
  [
    'Rooms are marked with the words Too warm if above 20.',
    'Rooms are marked with the words "Too warm" if above 20.',
  ],
  ['At the end it says: All ashore!', 'At the end it says: "All ashore!"'],
  [
    'Unten steht dieser Satz: Feste Schuhe, sonst nichts.',
    'Unten steht dieser Satz: "Feste Schuhe, sonst nichts".',
  ],
])('quotes the words to be shown in %s', (said, quoted) => {
  expect(withQuotes(said)).toBe(quoted);
});

it('leaves words alone that nobody wants shown, and those in quotation marks', () => {
  for (const text of [
    'The law says little.',
    'The button should say "Go".',
    'The button says when it is late.',
  ])
    expect(withQuotes(text)).toBe(text);
});

it('puts what may be chosen into brackets', () => {
  expect(withOptionsApart('Dogs: name, the height class Small, Medium or Large, age.')).toBe(
    'Dogs: name, the height class (Small, Medium, Large), age.',
  );
  expect(withOptionsApart('We meet in Ulm, Bonn or Kiel.')).toBe('We meet in Ulm, Bonn or Kiel.');
});
