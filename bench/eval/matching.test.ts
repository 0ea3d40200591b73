import { describe, expect, it } from 'vitest';
import { matches, ranked } from './matching.ts';

describe('matching names', () => {
  it.each([
    ['Recipes', 'All recipes (12)', true],
    ['Due date', 'due-date', true],
    ['Name', 'Surname', false],
    ['Über uns', 'über uns', true],
    ['C++', 'Learn C++ today', true],
    [/^like$/i, 'Dislike', false],
  ])('%s against "%s" is %s', (wording, text, expected) => {
    expect(matches(wording, text)).toBe(expected);
  });

  it('prefers the earlier wording, and an equal name to one that holds it', () => {
    const names = ['My bookings', 'Book a court', 'Book'];
    expect(ranked(['Book', 'My bookings'], names, (name) => name)).toEqual([
      'Book',
      'Book a court',
      'My bookings',
    ]);
  });
});
