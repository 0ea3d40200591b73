import type { Language } from '../plan/app-plan.ts';
import { EXAMPLES } from './examples.data.ts';
import { GLOSS } from './gloss.data.ts';
import { listed } from './listed.ts';
import { MORE_LABELS } from './labels-more.data.ts';
import { MORE_CHOICES } from './options-more.data.ts';
import { OPTIONS } from './options.data.ts';
import { LABELS, NOUNS } from './translations.data.ts';
import { VOCABULARY } from './vocabulary.data.ts';

export interface WordTables {
  /** Fields and options, in small letters; `where > word` for one sense of a word. */
  readonly labels: ReadonlyMap<string, string>;
  readonly nouns: ReadonlyMap<string, string>;
  /** Other words of the request that were put into English. */
  readonly words: ReadonlyMap<string, string>;
  /** What the rows of the lexicon say. */
  readonly examples: ReadonlyMap<string, string>;
}

const CACHE = new Map<Language, WordTables>();
/** Where a language stands in a row of five. */
export const COLUMN: Readonly<Record<Language, number>> = { en: 0, pt: 1, es: 2, de: 3, fr: 4 };

export function wordTables(language: Language): WordTables {
  const known = CACHE.get(language);
  if (known !== undefined) return known;
  const column = COLUMN[language];
  const made = {
    labels: cellsIn(LABEL_LINES, column),
    nouns: nounsIn(column),
    words: wordsIn(language),
    examples: cellsIn(EXAMPLES, column),
  };
  CACHE.set(language, made);
  return made;
}

const LABEL_LINES = [LABELS, MORE_LABELS, OPTIONS, MORE_CHOICES].map((text) => text.trim()).join('\n');

function cellsIn(lines: string, column: number): ReadonlyMap<string, string> {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.flatMap(([key = '', ...others]) =>
      keysOf(key.toLowerCase()).map((one) => [one, [key, ...others][column] ?? key] as const),
    ),
  );
}

/** `here, there > word` stands for one sense in both places. */
function keysOf(key: string): readonly string[] {
  const at = key.indexOf(' > ');
  return at < 0 ? [key] : listed(key.slice(0, at)).map((where) => where + key.slice(at));
}

function nounsIn(column: number): ReadonlyMap<string, string> {
  const nouns = new Map<string, string>();
  for (const line of [...VOCABULARY.trim().split('\n'), ...NOUNS.trim().split('\n')]) {
    const cells = line.split('|');
    const [one = '', many = ''] = (cells[0] ?? '').split(';');
    const [foreignOne = '', foreignMany = foreignOne] = (cells[column] ?? '').split(';');
    nouns.set(one, foreignOne);
    if (many !== '') nouns.set(many, foreignMany);
  }
  return nouns;
}

function wordsIn(language: Language): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  if (language === 'en') return words;
  for (const entry of GLOSS[language].words.split(';')) {
    const [foreign = '', english = ''] = entry.trim().split('=');
    if (!words.has(english)) words.set(english, foreign);
  }
  return words;
}
