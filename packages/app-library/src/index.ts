export { partFiles } from './read-parts.ts';
export type { WordKey } from './words/interface.data.ts';
export { type Language, translationIn, type Translations, type WordTable } from './words/word-table.ts';
export { type PartWordKey, type PartWords, wordsFor } from './words/words-for.ts';
