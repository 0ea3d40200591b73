import { APP_NOUNS } from '../lexicon/grammar.data.ts';
import { firstAnswer, type Rule } from './first-answer.ts';
import type { Tagged, WordClass } from './grammar.ts';
import {
  endsAsMany,
  hasSubject,
  isDoer,
  isInRow,
  isListEnd,
  isListedNoun,
  isListedVerb,
  isListing,
  isNominal,
  isOneActing,
  isPeopleDoing,
  isPlainVerb,
  RELATIVES,
} from './subjects.ts';
import { ASKED, MODALS, NEVER_VERBS, NOUNISH, SHOWING, SUBJECTS } from './verb-words.data.ts';

/** A word with its neighbours; adverbs between them do not count. */
interface Spot {
  readonly tokens: readonly Tagged[];
  readonly at: number;
  readonly token: Tagged | undefined;
  readonly lower: string;
  readonly lemma: string;
  readonly isBase: boolean;
  readonly before: Tagged | undefined;
  readonly after: Tagged | undefined;
}

function spotOf(tokens: readonly Tagged[], at: number): Spot {
  const token = tokens[at];
  return {
    tokens,
    at,
    token,
    lower: token?.lower ?? '',
    lemma: token?.verb?.lemma ?? '',
    isBase: token?.verb?.form === 'base',
    before: skipBack(tokens, at),
    after: skipAhead(tokens, at),
  };
}

const isKind = (token: Tagged | undefined, ...kinds: readonly WordClass[]): boolean =>
  token !== undefined && kinds.includes(token.kind);

const isLed = (after: Tagged | undefined): boolean => isKind(after, 'determiner', 'possessive');

/** "can book", "to book", "they book". */
const leadsToVerb = (before: Tagged | undefined): boolean =>
  isKind(before, 'auxiliary', 'pronoun') || before?.lower === 'to';

/** "book a table" or "book list", "users rate films" or "the rate": decided by the neighbours. */
export function useOf(tokens: readonly Tagged[], at: number): WordClass {
  const spot = spotOf(tokens, at);
  switch (spot.token?.verb?.form) {
    case 'past':
      return pastUse(spot);
    case 'ing':
      if (spot.before === undefined && isPeopleDoing(tokens, at)) return 'noun';
      return isVerbalIng(spot) ? 'verb' : 'noun';
    case 'base':
    case 'third':
      return firstAnswer(BASE_RULES, spot) === true ? 'verb' : 'noun';
    case undefined:
      return 'noun';
  }
}

function pastUse({ tokens, at, before, after }: Spot): WordClass {
  if (isKind(before, 'noun') && isListEnd(after) && isListing(tokens, at)) return 'noun';
  return after !== undefined && isNominal(after) ? 'adjective' : 'verb';
}

function isVerbalIng({ before, after }: Spot): boolean {
  if (after === undefined || APP_NOUNS.has(after.lower)) return false;
  // "recording harvests": an unknown word in the plural is what it is done to.
  if (!isNominal(after) && !(after.kind === 'verb' && after.verb === null && after.lower.endsWith('s')))
    return false;
  return !isKind(before, 'determiner', 'adjective', 'noun', 'possessive');
}

/** The tagger takes many a noun for a verb ("recipe details"): it is believed only where a verb must stand. */
export const useOfUnknown = (tokens: readonly Tagged[], at: number): WordClass =>
  firstAnswer(UNKNOWN_RULES, spotOf(tokens, at)) ?? 'noun';

const UNKNOWN_RULES: readonly Rule<Spot, WordClass>[] = [
  ({ lower, before, after }) => {
    if (!/(?:ed|en)$/.test(lower)) return undefined;
    return isKind(after, 'noun') && !isKind(before, 'noun') ? 'adjective' : 'verb';
  },
  ({ after }) =>
    after !== undefined && (APP_NOUNS.has(after.lower) || /^orders?$/.test(after.lower)) ? 'noun' : undefined,
  ({ lower }) => (NEVER_VERBS.has(lower) ? 'noun' : undefined),
  ({ before, lower }) =>
    before !== undefined && RELATIVES.has(before.lower) && endsAsMany(lower) ? 'verb' : undefined,
  ({ tokens, at, token, before, after }) =>
    isPlainVerb(token, before) || hasSubject(tokens, at, after) ? 'verb' : undefined,
  ({ before, after }) => {
    if (before !== undefined) return undefined;
    return after !== undefined && isNominal(after) ? 'verb' : 'noun';
  },
  ({ before }) => (leadsToVerb(before) ? 'verb' : undefined),
  ({ before }) => {
    if (before === undefined || before.kind !== 'noun') return undefined;
    return SUBJECTS.test(before.lower) ? 'verb' : 'noun';
  },
  // What is asked for stands in its plain form: "members, and loans which …" lists things.
  ({ tokens, at, before, after, lower }) =>
    isKind(before, 'mark', 'conjunction') &&
    !endsAsMany(lower) &&
    (isLed(after) || (endsAsMany(after?.lower ?? '') && followsVerbList(tokens, at)))
      ? 'verb'
      : undefined,
];

/** Whether a word that can be a verb is one, where it stands in its plain form or in that of "he, she". */
const BASE_RULES: readonly Rule<Spot, boolean>[] = [
  ({ tokens, at }) => (isInRow(tokens, at) ? true : undefined),
  // "support staff should": who does it has a name of two words.
  ({ tokens, at, before, after }) =>
    !isKind(before, 'auxiliary', 'pronoun', 'noun') &&
    before?.lower !== 'to' &&
    isKind(after, 'noun') &&
    MODALS.test(tokens[at + 2]?.lower ?? '')
      ? false
      : undefined,
  ({ tokens, at, before, after }) =>
    before === undefined && after !== undefined && isDoer(after.lower) && tokens[at + 2]?.verb
      ? false
      : undefined,
  ({ lower, before, after }) =>
    APP_NOUNS.has(lower) && !isLed(after) && (before === undefined || before.kind === 'adverb')
      ? false
      : undefined,
  ({ before, after, isBase, lemma }) => {
    if (before !== undefined && before.lower !== ':') return undefined;
    if (!isBase) return false;
    return !NOUNISH.has(lemma) || (after !== undefined && (isNominal(after) || after.kind === 'preposition'));
  },
  ({ before }) => (leadsToVerb(before) ? true : undefined),
  ({ before, after, isBase }) =>
    RELATIVES.has(before?.lower ?? '') &&
    (!isBase || after === undefined || isKind(after, 'preposition', 'mark'))
      ? true
      : undefined,
  ({ tokens, at, token, before, after }) =>
    isPlainVerb(token, before) || hasSubject(tokens, at, after) ? true : undefined,
  ({ before }) =>
    isKind(before, 'determiner', 'possessive', 'adjective', 'preposition', 'number') ? false : undefined,
  ({ before, after, isBase, lemma }) =>
    isKind(before, 'noun') && isBase && !NOUNISH.has(lemma) && isLed(after) ? true : undefined,
  ({ token, before, after, isBase }) => {
    if (before === undefined || before.kind !== 'noun') return undefined;
    return (SUBJECTS.test(before.lower) && isBase) || isOneActing(token, before, after);
  },
  (spot) => (isKind(spot.before, 'mark', 'conjunction') ? isVerbInList(spot) : undefined),
];

function isVerbInList({ tokens, at, token, after, lower, lemma }: Spot): boolean {
  if (SHOWING.has(lower) && after !== undefined && isNominal(after)) return true;
  if (!NOUNISH.has(lemma) || followsVerbList(tokens, at)) return !isListedNoun(token, after);
  if (after === undefined) return false;
  // "share them", "book it": to answer them is to write answers, which are kept.
  const isDoneToIt = /^(?:it|them)$/.test(after.lower) && !TALK.test(lemma);
  return isLed(after) || ASKED.has(after.lower) || isDoneToIt;
}

const TALK = /^(?:answer|comment|reply|review|question)$/;

/** An earlier verb of the sentence that was one by itself ("can browse, search and …"). */
function followsVerbList(tokens: readonly Tagged[], at: number): boolean {
  for (let index = at - 1; index > 0; index -= 1) {
    const answer = firstAnswer(EARLIER_RULES, spotOf(tokens, index));
    if (answer !== undefined) return answer;
  }
  const [first] = tokens;
  return first?.verb?.form === 'base' && first.kind !== 'auxiliary' && !BUILDING.test(first.lower);
}

const BUILDING = /^(create|build|make|develop|design|implement|write|code|generate|include|add)$/;

const HAVING = /^(?:have|include|offer|provide|contain|support|feature)$/;

const EARLIER_RULES: readonly Rule<Spot, boolean>[] = [
  ({ token }) => (token === undefined ? false : undefined),
  // "should have functionalities for plans, group runs and …": what it has, not what one does.
  ({ lower, before }) => (HAVING.test(lower) && MODALS.test(before?.lower ?? '') ? false : undefined),
  ({ token, before }) =>
    token?.verb && (leadsToVerb(before) || (isKind(before, 'noun') && SUBJECTS.test(before?.lower ?? '')))
      ? true
      : undefined,
  ({ lower }) => (MODALS.test(lower) ? true : undefined),
  ({ token, before }) => (token !== undefined && isListedVerb(token, before) ? true : undefined),
  ({ token, before }) => (token?.verb && before?.lower === ':' ? true : undefined),
  ({ lower }) => (lower === ':' || lower === 'with' || lower === 'including' ? false : undefined),
];

function skipBack(tokens: readonly Tagged[], at: number): Tagged | undefined {
  let index = at - 1;
  while (tokens[index]?.kind === 'adverb') index -= 1;
  return tokens[index];
}

function skipAhead(tokens: readonly Tagged[], at: number): Tagged | undefined {
  let index = at + 1;
  while (tokens[index]?.kind === 'adverb') index += 1;
  return tokens[index];
}
