import { expect, test } from 'vitest';
import { nextInLine, roomFor, type Place } from './places.ts';

const rules = { places: 4, placesOfTenant: 3 };

/** `a1` is idle since 1, `a1!` at work since then. */
function running(words: string): readonly (Place & { readonly word: string })[] {
  return words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      word,
      tenant: word.charAt(0),
      lastUsedMs: Number(word.charAt(1)),
      isIdle: !word.endsWith('!'),
    }));
}

function outcome(tenant: string, words: string): string {
  const room = roomFor(tenant, running(words), rules);
  return room.kind === 'evict' ? room.place.word : room.kind;
}

test.each([
  ['room is left', 'a', 'b1 c2', 'free'],
  ['whoever has the most pays, with the one that was idle longest', 'c', 'b1 a2 a3 a4', 'a2'],
  ['not with one that is at work', 'c', 'b1 a2! a3 a4', 'a3'],
  ['who has the most and works with all of them leaves it to the next', 'c', 'b1 a2! a3! a4!', 'b1'],
  ['of those who have as many, the longest idle one goes', 'e', 'a4 b2 c3 d1!', 'b2'],
  ['somebody who has the most pays for their own wish as well', 'a', 'a2 a3 b1 c4', 'a2'],
  ['nobody who works is ended for another', 'c', 'a1! a2! a3! b1!', 'full'],
  ['a tenant at its bound pays with its own, however empty the machine is', 'a', 'a2 a3 a1', 'a1'],
  ['and waits where all of them are at work', 'a', 'a2! a3! a1! b1', 'full'],
])('%s', (_, tenant, words, expected) => {
  expect(outcome(tenant, words)).toBe(expected);
});

test('of those who wait, the tenant that has least goes first; among equals, who came first', () => {
  const waiting = ['a', 'c', 'b', 'd'].map((tenant) => ({ tenant }));
  expect(nextInLine(waiting, running('a1! a2! b1!'))?.tenant).toBe('c');
  expect(nextInLine(waiting.slice(0, 1), running('a1!'))?.tenant).toBe('a');
  expect(nextInLine([], running('a1!'))).toBeUndefined();
});

test('whatever comes, no tenant starves: each of many in a row gets a place while one tries to take all', () => {
  let places = running('');
  for (let turn = 1; turn < 60; turn += 1) {
    const tenant = turn % 3 === 0 ? 'z' : 'a';
    const room = roomFor(tenant, places, rules);
    const kept = room.kind === 'evict' ? places.filter((place) => place !== room.place) : places;
    if (room.kind !== 'full') {
      places = [...kept, { word: '', tenant, lastUsedMs: turn, isIdle: true }];
    }
    if (turn > 2) expect(places.some((place) => place.tenant === 'z')).toBe(true);
    expect(places.length).toBeLessThanOrEqual(rules.places);
  }
});
