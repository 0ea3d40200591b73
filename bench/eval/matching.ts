import type { Names, Wording } from '@loam/offline-model/cases';

export const wordingsOf = (names: Names): readonly Wording[] =>
  typeof names === 'string' || names instanceof RegExp ? [names] : names;

export const say = (names: Names): string => wordingsOf(names).map(String).join(' | ');

/** A string matches as whole words in any case; an expression as it stands. */
export function matches(names: Names, text: string): boolean {
  return wordingsOf(names).some((wording) => matchesOne(wording, text));
}

function matchesOne(wording: Wording, text: string): boolean {
  if (wording instanceof RegExp) return wording.test(text);
  return new RegExp(`(?<![\\p{L}\\p{N}])${spaced(wording)}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

const spaced = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`).replaceAll(/[\s-]+/gu, '[\\s-]*');

/** In the order of the wordings; for each of them an equal name before one that merely holds it. */
export function ranked<Thing>(
  names: Names,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
): Thing[] {
  const found = wordingsOf(names).flatMap((wording) => {
    const fits = things.filter((thing) => matchesOne(wording, nameOf(thing)));
    const isEqual = (thing: Thing) =>
      typeof wording === 'string' && nameOf(thing).toLowerCase() === wording.toLowerCase();
    return [...fits.filter(isEqual), ...fits.filter((thing) => !isEqual(thing))];
  });
  return [...new Set(found)];
}
