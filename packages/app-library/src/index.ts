export { partFiles } from './read-parts.ts';
export { INTERFACE_WORDS, type WordKey } from './words/interface.data.ts';
export type { Language } from './words/word-table.ts';
export { type PartWordKey, type PartWords, wordsFor } from './words/words-for.ts';
