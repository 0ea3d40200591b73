import type { Language } from '../../plan/app-plan.ts';
import type { Draft } from '../draft.ts';
import { AUTH_WORDS } from './auth/auth-words.data.ts';
import { type WordTable, wordIn, wordsIn } from './block-words.ts';
import { BOOKING_WORDS } from './booking/booking-words.data.ts';
import { PARTS_WORDS } from './parts/parts-words.data.ts';
import { PERSONAL_WORDS } from './personal/personal-words.data.ts';
import { QUIZ_WORDS } from './quiz/quiz-words.data.ts';
import { REPORT_WORDS } from './report/report-words.data.ts';
import { SHOP_WORDS } from './shop/shop-words.data.ts';
import { TALK_WORDS } from './talk/talk-words.data.ts';

const TABLE: WordTable = {
  ...AUTH_WORDS,
  ...SHOP_WORDS,
  ...BOOKING_WORDS,
  ...PARTS_WORDS,
  ...PERSONAL_WORDS,
  ...TALK_WORDS,
  ...QUIZ_WORDS,
  ...REPORT_WORDS,
};

/** The words of the richer blocks in one language. */
export const richWords = (language: Language): Readonly<Record<string, string>> => wordsIn(TABLE, language);

/** One of them in the app's language. */
export function tell(draft: Draft, key: string): string {
  const tongues = TABLE[key];
  if (tongues === undefined) throw new Error(`There is no word ${key}.`);
  return wordIn(tongues, draft.plan.language);
}
