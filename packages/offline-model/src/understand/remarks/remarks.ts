import { like } from '../../lexicon/pattern.ts';
import { sentences, type Span } from '../tokens.ts';
import { REMARKS, SMALL_WORDS, type RemarkKind } from './remarks.data.ts';

export interface Remark {
  readonly kind: RemarkKind;
  readonly span: Span;
}

interface Words {
  readonly kind: RemarkKind;
  readonly isKey: (word: string) => boolean;
  readonly isKnown: (word: string) => boolean;
  readonly spare: number;
}

const KINDS: readonly Words[] = REMARKS.map(({ kind, keys, words, spare = 0 }) => {
  const isKey = matcher(keys);
  const isWord = matcher(words);
  return { kind, isKey, isKnown: (word) => isKey(word) || isWord(word), spare };
});
const isSmall = matcher(SMALL_WORDS);

/** What could give a thing, a rule or a look that other readers know better. */
const TELLS =
  /["“«„:(\d#]|\b(?:has|have|contains?|lists?) (?:an?|the|some)\b|\b(?:background|header|buttons? (?:in|are)|hintergrund|fond|fondo|fundo)\b/iu;

/**
 * Sentences about the work, the people or the look, of which every word is known to belong to such a sentence. The
 * first one says what is wanted and is none.
 */
export function readRemarks(text: string): readonly Remark[] {
  return sentences(text).flatMap((span, at) => {
    const kind = at === 0 ? undefined : remarkKind(text.slice(span.start, span.end));
    return kind === undefined ? [] : [{ kind, span }];
  });
}

export function remarkKind(sentence: string): RemarkKind | undefined {
  if (TELLS.test(sentence)) return undefined;
  const words = sentence
    .toLowerCase()
    .replaceAll("'", '’')
    .split(like.u`[^\p{L}\p{N}’-]+`)
    .filter((word) => word !== '' && !isSmall(word));
  if (words.length === 0 || words.length > 9) return undefined;
  return KINDS.find(
    ({ isKey, isKnown, spare }) =>
      words.some(isKey) && words.filter((word) => !isKnown(word)).length <= spare,
  )?.kind;
}

/** The request without its remarks. */
export function withoutRemarks(text: string): string {
  let rest = text;
  for (const { span } of readRemarks(text).toReversed())
    rest = `${rest.slice(0, span.start)}${rest.slice(span.end)}`;
  return rest;
}

/** Of "font* calm": words as they are, and those that begin like one with a star. */
function matcher(list: string): (word: string) => boolean {
  const all = list.split(' ');
  const whole = new Set(all.filter((word) => !word.endsWith('*')));
  const beginnings = all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  return (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

const SEVERAL = /\b(green|blue|red|grey|gray|brown|purple|pink|yellow|orange|teal|beige)s\b/giu;

/** What remarks say of colours, in words that name one: "Calm greens" is a calm green. */
export const lookOf = (text: string): string =>
  readRemarks(text)
    .filter(({ kind }) => kind === 'look')
    .map(({ span }) => `In ${plainWords(text.slice(span.start, span.end))}`)
    .join(' ');

const plainWords = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/,?\s*\bplease\b/gu, '')
    .replace(SEVERAL, '$1')
    .trim();
