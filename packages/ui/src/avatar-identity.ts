const hueCount = 8;

/** First letters of the first and last word; one letter for a single word; a middle dot for nothing. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const first = words.at(0);
  if (first === undefined) return '·';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => firstLetter(word)).join('');
}

/** The same seed always takes the same of the eight avatar colours. */
export function avatarColourIndex(seed: string): number {
  let hash = 0;
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  // Spreads the low bits, which alone choose the colour.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 15)) >>> 0) % hueCount;
}

function firstLetter(word: string | undefined): string {
  const letter = Array.from(word ?? '').at(0);
  return letter === undefined ? '' : letter.toLocaleUpperCase();
}
