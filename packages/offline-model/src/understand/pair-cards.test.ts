import { expect, it } from 'vitest';
import { pairOptions, pairSpans } from './pair-cards.ts';

const TOLD =
  'A game of pairs. Six cards, two for each lake: Ullswater, Coniston and Esthwaite Water. Say "All found!" at the end.';

it('puts what is named on the cards, as many pairs as names', () => {
  expect(pairOptions(TOLD, 8)).toEqual({
    pairs: 3,
    names: ['Ullswater', 'Coniston', 'Esthwaite Water'],
    end: 'All found!',
  });
  expect(
    pairOptions(
      'A game of pairs, two for each cape: Wrath, Bell Rock and Lizard, with the name on the card.',
      8,
    ).names,
  ).toEqual(['Wrath', 'Bell Rock', 'Lizard']);
  expect(pairOptions('Memory mit diesen Motiven: Sonne, Mond, Stern und Wolke.', 8).names).toHaveLength(4);
});

it('plays with its own pictures where none are named', () => {
  expect(pairOptions('A memory game with six pairs.', 6)).toEqual({ pairs: 6 });
  expect(pairOptions('A game of pairs: quick, quiet and blue.', 8)).toEqual({ pairs: 8 });
});

it('leaves the names to the game, and lists of other apps alone', () => {
  const [span] = pairSpans(TOLD);
  expect(TOLD.slice(span?.start, span?.end)).toMatch(/^two for each lake: Ullswater.*Esthwaite Water$/);
  expect(pairSpans('Two for each table: salt, pepper and oil. A list for our inn.')).toEqual([]);
});
