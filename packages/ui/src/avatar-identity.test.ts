import { describe, expect, it } from 'vitest';

import { avatarColourIndex, initialsOf } from './avatar-identity.ts';

describe('initialsOf', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['  grace   brewster hopper ', 'GH'],
    ['plato', 'P'],
    ['jane.doe', 'JD'],
    ['Émile Zola', 'ÉZ'],
    ['𝒳avier Y', '𝒳Y'],
    ['', '·'],
    ['   ', '·'],
  ])('"%s" becomes %s', (name, expected) => {
    expect(initialsOf(name)).toBe(expected);
  });
});

describe('avatarColourIndex', () => {
  it('gives the same colour for the same seed', () => {
    expect(avatarColourIndex('user-42')).toBe(avatarColourIndex('user-42'));
  });

  it('uses all eight colours about equally', () => {
    const counts = new Map<number, number>();
    for (let index = 0; index < 800; index += 1) {
      const colour = avatarColourIndex(`user-${index}`);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(Math.min(...counts.values())).toBeGreaterThan(50);
  });
});
