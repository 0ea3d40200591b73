import type { Span } from './tokens.ts';

const NAME = String.raw`\p{Lu}[\p{Ll}'’-]+`;
const PEOPLE = new RegExp(
  String.raw`(?<!\p{L})(?:[Ww]e are|[Ww]ir sind|[Nn]ous sommes|[Ss]omos|[Nn]ós somos)\s+(?:${NAME},\s*)*${NAME}\s*,?\s+(?:and|und|et|y|e|&)\s+${NAME}(?!\p{L})`,
  'gu',
);

/** "We are Lena, Murat and Fee": who uses the app, not what it keeps. */
export const peopleClauses = (text: string): readonly Span[] =>
  [...text.matchAll(PEOPLE)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
