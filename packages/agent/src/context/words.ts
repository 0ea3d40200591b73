import { STOP_WORDS } from './stop-words.data.ts';

/** The telling words of a text, lower case, without endings that only mark the plural. */
export function wordsOf(text: string): Set<string> {
  const pieces = text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return new Set(
    pieces.filter((word) => word.length > 2 && word.length < 40 && !STOP_WORDS.has(word)).map(stem),
  );
}

function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}
