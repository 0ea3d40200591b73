export { partFiles } from './read-parts.ts';
export { type Language, translationIn, type Translations, type WordTable } from './words/word-table.ts';
export { type PartWords, type WordKey, wordsFor } from './words/words-for.ts';
