import { like } from '../lexicon/pattern.ts';
import { WORDS, type Word } from './words.data.ts';

const LETTER = String.raw`[\p{L}\p{N}]`;
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const isWord = (name: string): name is Word => Object.hasOwn(WORDS, name);

const compiled = new Map<string, RegExp>();

/** Wordings in the notation of `words.data.ts`, as whole words. */
export function patternOf(wordings: string): RegExp {
  const known = compiled.get(wordings);
  if (known) return known;
  const made = like.iu`(?:(?<!${LETTER})|(?!${LETTER}))(?:${expanded(wordings)})(?:(?!${LETTER})|(?<!${LETTER}))`;
  compiled.set(wordings, made);
  return made;
}

const expanded = (wordings: string): string =>
  wordings
    .replaceAll(/\n {4}/g, '')
    .replaceAll('~', String.raw`\p{L}*`)
    .replaceAll('#', NUMBER)
    .replaceAll(/\{([a-z]\w+)\}/gi, (_, name: string) => `(?:${isWord(name) ? expanded(WORDS[name]) : '{'})`);

/** A text says so, in one of the wordings. */
export const says = (text: string, word: Word): boolean => patternOf(WORDS[word]).test(text);

/** What a text says so, with its parts. */
export const found = (text: string, word: Word): RegExpExecArray | null => patternOf(WORDS[word]).exec(text);

/** The first part that the wordings take out of a text. */
export const partOf = (text: string, word: Word): string | undefined => found(text, word)?.[1];

const ORDINALS = ['firstOne', 'secondOne', 'thirdOne', 'fourthOne'] as const;

/** "the second section": one; null where none is counted. */
export function ordinalIn(text: string): number | null {
  const at = ORDINALS.findIndex((word) => says(text, word));
  return at < 0 ? null : at;
}

export const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replace(',', '.'));

export const without = (text: string, word: Word): string => text.replace(patternOf(WORDS[word]), ' ');

type Source = 'order' | 'text' | 'said';
const isSource = (name: string): name is Source => name === 'order' || name === 'text' || name === 'said';

/** Whether a reading of `intents.data.ts` fits these words. */
export const fits = (reading: string, words: Readonly<Record<Source, string>>): boolean =>
  (reading === ''
    ? []
    : reading
        .replaceAll(/\n {4}(?=[&!])/g, ' ')
        .replaceAll(/\n {4}/g, '')
        .split(/ (?=[&!] (?:order|text|said) )/)
  ).every((part) => {
    const [, sign, source = '', wordings = ''] = /^([&!]) (\w+) (.+)$/u.exec(part) ?? [];
    return isSource(source) && patternOf(wordings).test(words[source]) === (sign === '&');
  });
