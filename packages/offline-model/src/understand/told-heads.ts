import { like } from '../lexicon/pattern.ts';
import { findEntity } from '../lexicon/entity-lexicon.ts';
import { CONJUNCTIONS, DETERMINERS, LIST_HEADS, POSSESSIVES, PREPOSITIONS } from '../lexicon/grammar.data.ts';
import { isSureVerb } from './grammar.ts';
import { inPlural, isPlural } from './inflect.ts';
import type { Way } from './told-items.ts';

/** Named in the plural, said of one of many, or known as a thing. */
export function isNamed(
  words: readonly string[],
  { by, isOne, isMany: isSaidOfMany, language }: Way,
): boolean {
  const last = words.at(-1) ?? '';
  // Sales are many of them, though "sales" stands for the trade as well.
  if (isPlural(last) || like.u`^sales$|^\p{L}{5,}(?:en|ern)$`.test(last)) return true;
  if (by === 'with' && isSaidOfMany) return true;
  if (isKnownList(words) || isCollected(words)) return true;
  if (by === 'colon' || by === 'each' || (by === 'with' && language !== 'en')) return false;
  return isOne || findEntity(words)?.length === words.length;
}

/** "shopping list": such a list is a thing of its own. */
export const isKnownList = (words: readonly string[]): boolean =>
  words.length === 2 && /^(?:list|book|box)$/.test(words[1] ?? '') && findEntity(words)?.length === 2;

/** "fuel log", "feed stock": many of them, though the word is one. */
const isCollected = (words: readonly string[]): boolean =>
  (words.length > 1 && /^(?:log|register|sheet|diary|history|stock)$/.test(words.at(-1) ?? '')) ||
  /^(?:maintenance|attendance)$/.test(words.at(-1) ?? '') ||
  isGroup(words.at(-1) ?? '');

/** "crew", "equipment": many of them by nature. */
export const isGroup = (word: string): boolean =>
  /^(?:staff|crew|personnel|equipment|gear|fleet|livestock|furniture|cattle|machinery|jewell?ery|clothing)$/.test(
    word,
  );

export const isMany = (words: readonly string[]): boolean =>
  isPlural(words.at(-1) ?? '') || isCollected(words);

/** Who uses an app has rights and pages, not fields; views, forms and lists of pages are no records. */
export function isNoRecord(words: readonly string[], { by, isOne }: Way): boolean {
  const last = words.at(-1) ?? '';
  if (by === 'has' && isOne && /^(?:tool|team)$/.test(last)) return false;
  return (
    last === '' ||
    (LIST_HEADS[last] !== undefined && !isKnownList(words)) ||
    NO_RECORDS.test(last) ||
    (!isOne && !isKnownList(words) && words.some((word) => isSureVerb(word) && !isPlural(word)))
  );
}

const NO_RECORDS = like.plain`
  ^(?:we|i|you|they|it|there|who|which|that|this|these|those|nobody|admins?|visitors?|people|everyone|app|apps
  |application|website|site|system|platform|pages?|form|forms|profile|account|settings|checkout|cart|dashboard|contact
  |tool|section|sections|home|figures?|stats|statistics|numbers?|charts?|board|calendar|schedule|menu|report|mode|team
  |work|login|accounts?|status)$`;

/** "an open orders table": how it is shown and which of them, not what it is. */
const VIEWS = /^(?:tables?|lists?|cards?|directory|overview|collection|database|catalog(?:ue)?)$/;
const WHICH =
  /^(?:open|upcoming|past|new|current|latest|recent|active|existing|all|own|several|many|various|different|small|simple|next|last|today's|some|internal|weekly|monthly|daily)$/;

/** "the batches of roasted coffee": batches. */
function withoutWhat(words: readonly string[]): readonly string[] {
  const of = words.lastIndexOf('of');
  const many = words[of - 1] ?? '';
  const isOfWhat = isPlural(many) && !isPlural(words.at(-1) ?? '') && !COUNTED.test(many);
  return of > 0 && isOfWhat ? words.slice(0, of) : words;
}

/** The noun phrase at the end of the words: "save recipes" are recipes, "an open orders table" are orders. */
export function headWords(all: readonly string[]): readonly string[] {
  const words = withoutWhat(all);
  if (isKnownList(words.slice(-2))) return words.slice(-2);
  const named = VIEWS.test(words.at(-1) ?? '') && words.length > 1 ? inPlural(words.slice(0, -1)) : words;
  const stop = named.findLastIndex(
    (word, at) =>
      at < named.length - 1 && (STOPS.some((list) => list.has(word)) || isSureVerb(word) || WHICH.test(word)),
  );
  const rest = named.slice(stop + 1).slice(-3);
  const two = rest.slice(-2);
  if (two.length === 2 && findEntity(two)?.length === 2) return two;
  const [lead = '', last = ''] = two;
  const isCompound =
    two.length === 2 && /^\p{Ll}/u.test(lead) && !isPlural(lead) && !LEADS.test(lead) && COMPOUND.test(last);
  return isCompound ? two : rest.slice(-1);
}

/** "kinds of bread" are breads. */
const COUNTED = /^(?:kinds|types|sorts|lists|sets|numbers|lots|details|fields)$/;

/** "invoices have lines": said of them, no name. */
const LEADS = /^(?:have|has|needs?|offers?|gets?|wants?|keeps?)$/;

/** Words that say little without the one before them: "fuel logs", "vacation requests". */
const COMPOUND = like.plain`
  ^(?:logs?|stock|register|diary|history|entr(?:y|ies)|requests?|movements?|items?|plans?|records?|reports?|lines?|sets?|cards?|notes?|types?|groups?
  |sessions?|results?|sheets?|slots?|apartments?|rooms?|lessons?|classes|boards?|lists?)$`;

const STOPS = [DETERMINERS, PREPOSITIONS, CONJUNCTIONS, POSSESSIVES];
