import type { Language } from '../../plan/app-plan.ts';

/** The same words in English, Portuguese, Spanish, German and French. */
export type Tongues = readonly [en: string, pt: string, es: string, de: string, fr: string];
export type WordTable = Readonly<Record<string, Tongues>>;

const PLACE: Readonly<Record<Language, number>> = { en: 0, pt: 1, es: 2, de: 3, fr: 4 };

export const wordIn = (tongues: Tongues, language: Language): string =>
  tongues[PLACE[language]] ?? tongues[0];

/** The words of a table in one language, ready to be filled into a source. */
export function wordsIn(table: WordTable, language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(table).map(([key, tongues]) => [key, wordIn(tongues, language)]));
}
