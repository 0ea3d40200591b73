import { AUTH_WORDS } from './auth.data.ts';
import { BOOKING_WORDS } from './booking.data.ts';
import { CLOUD_WORDS } from './cloud.data.ts';
import { GAME_WORDS } from './games.data.ts';
import { INTERFACE_WORDS } from './interface.data.ts';
import { PARTS_WORDS } from './parts.data.ts';
import { PERSONAL_WORDS } from './personal.data.ts';
import { QUIZ_WORDS } from './quiz.data.ts';
import { REPORT_WORDS } from './report.data.ts';
import { SHOP_WORDS } from './shop.data.ts';
import { TALK_WORDS } from './talk.data.ts';
import { TOOL_WORDS } from './tools.data.ts';
import { type Language, translationIn } from './word-table.ts';

const ROWS = {
  ...INTERFACE_WORDS,
  ...AUTH_WORDS,
  ...BOOKING_WORDS,
  ...CLOUD_WORDS,
  ...GAME_WORDS,
  ...PARTS_WORDS,
  ...PERSONAL_WORDS,
  ...QUIZ_WORDS,
  ...REPORT_WORDS,
  ...SHOP_WORDS,
  ...TALK_WORDS,
  ...TOOL_WORDS,
};

export type WordKey = keyof typeof ROWS;
export type PartWords = Readonly<Record<WordKey, string>>;

const known = new Map<Language, PartWords>();

/** Every word that parts say, in one language. */
export function wordsFor(language: Language): PartWords {
  const words = known.get(language) ?? translated(language);
  known.set(language, words);
  return words;
}

function translated(language: Language): PartWords {
  return mapValues(ROWS, (row) => translationIn(row, language));
}

function mapValues<K extends string, V>(
  table: Readonly<Record<K, V>>,
  map: (value: V) => string,
): Record<K, string>;
function mapValues<V>(table: Readonly<Record<string, V>>, map: (value: V) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, map(value)]));
}
