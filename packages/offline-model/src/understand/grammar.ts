import nlp from 'compromise';
import { z } from 'zod';
import {
  APP_NOUNS,
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
} from '../lexicon/grammar.data.ts';
import { VERBS, type Action } from '../lexicon/actions.data.ts';
import { verbForms } from './inflect.ts';
import {
  hasSubject,
  isDoer,
  isListEnd,
  isListedNoun,
  isListedVerb,
  isListing,
  isNominal,
  isPeopleDoing,
  isPlainVerb,
  RELATIVES,
  isOneActing,
} from './subjects.ts';
import { ASKED, MODALS, NEVER_VERBS, NOUNISH, PLAIN_VERBS, SHOWING, SUBJECTS } from './verb-words.data.ts';
import type { Token } from './tokens.ts';

export type WordClass =
  | 'noun'
  | 'adjective'
  | 'verb'
  | 'auxiliary'
  | 'determiner'
  | 'possessive'
  | 'pronoun'
  | 'preposition'
  | 'conjunction'
  | 'adverb'
  | 'number'
  | 'mark';

export interface VerbUse {
  readonly action: Action | null;
  readonly lemma: string;
  readonly form: 'base' | 'third' | 'ing' | 'past';
}

export interface Tagged extends Token {
  readonly kind: WordClass;
  /** What it means where it is used as a verb; a noun such as "book" has one too. */
  readonly verb: VerbUse | null;
}

const termsShape = z.array(
  z.object({
    terms: z.array(
      z.object({
        text: z.string(),
        offset: z.object({ start: z.number() }).optional(),
        tags: z.array(z.string()),
      }),
    ),
  }),
);

/** Every token with its class; what the word lists do not know is asked of the tagger. */
export function tag(sentence: string, tokens: readonly Token[], isEnglish: boolean): readonly Tagged[] {
  const guesses = isEnglish ? tagsByPosition(sentence) : new Map<number, readonly string[]>();
  const first = tokens.map((token, at): Tagged => {
    const verb = VERB_FORMS.get(token.lower) ?? null;
    if (isAboutPage(tokens, at)) return { ...token, verb: null, kind: 'noun' };
    return {
      ...token,
      verb,
      kind: closedClass(token) ?? openClass(token, guesses.get(token.start) ?? [], verb),
    };
  });
  return first.map((token, at) =>
    isOpen(token.kind) && (token.verb !== null || token.kind === 'verb')
      ? { ...token, kind: token.verb === null ? useOfUnknown(first, at) : useOf(first, at) }
      : token,
  );
}

/** "about us", "pages: Home, About, Contact". */
function isAboutPage(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lower !== 'about') return false;
  const after = tokens[at + 1];
  const before = tokens[at - 1];
  if (after !== undefined && /^(?:us|me|page|section)$/.test(after.lower)) return true;
  const isEnd = after === undefined || !after.isWord || after.lower === 'and' || after.lower === 'or';
  return (
    isEnd &&
    (before === undefined ||
      !before.isWord ||
      before.lower === 'and' ||
      before.lower === 'an' ||
      before.lower === 'the')
  );
}

function closedClass(token: Token): WordClass | null {
  if (token.literal !== undefined) return 'noun';
  if (!token.isWord) return 'mark';
  if (/^[\d$€£¥]/.test(token.lower)) return 'number';
  for (const [kind, list] of CLOSED) if (list.has(token.lower)) return kind;
  return null;
}

const CLOSED: readonly (readonly [WordClass, ReadonlySet<string>])[] = [
  ['possessive', POSSESSIVES],
  ['determiner', DETERMINERS],
  ['pronoun', PRONOUNS],
  ['auxiliary', AUXILIARIES],
  ['preposition', PREPOSITIONS],
  ['conjunction', CONJUNCTIONS],
  ['adverb', ADVERBS],
];

function openClass(token: Token, tags: readonly string[], verb: VerbUse | null): WordClass {
  if (/^(?:missing|lost|overdue|outstanding)$/.test(token.lower)) return 'adjective';
  if (verb !== null) return 'verb';
  if (tags.includes('Adverb') || /[^f]ly$/.test(token.lower))
    return /^(family|assembly|supply|reply|monopoly|butterfly|anomaly|ally|bully|jelly)$/.test(token.lower)
      ? 'noun'
      : 'adverb';
  if (tags.includes('Adjective') && !tags.includes('Noun')) return 'adjective';
  if (tags.includes('Verb') && !tags.includes('Gerund') && !tags.includes('Noun')) return 'verb';
  return 'noun';
}

const isOpen = (kind: WordClass): boolean => kind === 'verb' || kind === 'noun';

/** "book a table" or "book list", "users rate films" or "the rate": decided by the neighbours. */
function useOf(tokens: readonly Tagged[], at: number): WordClass {
  const token = tokens[at];
  const before = skipBack(tokens, at);
  const after = skipAhead(tokens, at);
  switch (token?.verb?.form) {
    case 'past':
      if (before?.kind === 'noun' && isListEnd(after) && isListing(tokens, at)) return 'noun';
      return after !== undefined && isNominal(after) ? 'adjective' : 'verb';
    case 'ing':
      if (before === undefined && isPeopleDoing(tokens, at)) return 'noun';
      return isVerbalIng(before, after) ? 'verb' : 'noun';
    case 'base':
    case 'third':
      return isVerbalBase(tokens, at, { before, after }) ? 'verb' : 'noun';
    case undefined:
      return 'noun';
  }
}

/** The tagger takes many a noun for a verb ("recipe details"): it is believed only where a verb must stand. */
function useOfUnknown(tokens: readonly Tagged[], at: number): WordClass {
  const before = skipBack(tokens, at);
  const after = skipAhead(tokens, at);
  if (/(?:ed|en)$/.test(tokens[at]?.lower ?? ''))
    return after !== undefined && after.kind === 'noun' && before?.kind !== 'noun' ? 'adjective' : 'verb';
  if (after !== undefined && (APP_NOUNS.has(after.lower) || /^orders?$/.test(after.lower))) return 'noun';
  if (NEVER_VERBS.has(tokens[at]?.lower ?? '')) return 'noun';
  if (before !== undefined && RELATIVES.has(before.lower) && /[^s]s$/.test(tokens[at]?.lower ?? ''))
    return 'verb';
  if (isPlainVerb(tokens[at], before) || hasSubject(tokens, at, after)) return 'verb';
  if (before === undefined) return after !== undefined && isNominal(after) ? 'verb' : 'noun';
  if (before.kind === 'auxiliary' || before.lower === 'to' || before.kind === 'pronoun') return 'verb';
  if (before.kind === 'noun') return SUBJECTS.test(before.lower) ? 'verb' : 'noun';
  const isListed = before.kind === 'mark' || before.kind === 'conjunction';
  // What is asked for stands in its plain form: "members, and loans which …" lists things.
  if (isListed && /[^s]s$/.test(tokens[at]?.lower ?? '')) return 'noun';
  return isListed && (after?.kind === 'determiner' || after?.kind === 'possessive') ? 'verb' : 'noun';
}

function isVerbalIng(before: Tagged | undefined, after: Tagged | undefined): boolean {
  if (after === undefined || !isNominal(after) || APP_NOUNS.has(after.lower)) return false;
  return (
    before === undefined ||
    !(
      before.kind === 'determiner' ||
      before.kind === 'adjective' ||
      before.kind === 'noun' ||
      before.kind === 'possessive'
    )
  );
}

function isVerbalBase(
  tokens: readonly Tagged[],
  at: number,
  near: { before: Tagged | undefined; after: Tagged | undefined },
): boolean {
  const { before, after } = near;
  const isBase = tokens[at]?.verb?.form === 'base';
  const isPlainApp =
    APP_NOUNS.has(tokens[at]?.lower ?? '') && after?.kind !== 'determiner' && after?.kind !== 'possessive';
  if (before === undefined && after !== undefined && isDoer(after.lower) && tokens[at + 2]?.verb)
    return false;
  if (isPlainApp && (before === undefined || before.kind === 'adverb')) return false;
  if (before === undefined || before.lower === ':') {
    if (!isBase) return false;
    if (!NOUNISH.has(tokens[at]?.verb?.lemma ?? '')) return true;
    return after !== undefined && (isNominal(after) || after.kind === 'preposition');
  }
  if (before.kind === 'auxiliary' || before.lower === 'to' || before.kind === 'pronoun') return true;
  const isClosed = after === undefined || after.kind === 'preposition' || after.kind === 'mark';
  if (RELATIVES.has(before.lower) && (!isBase || isClosed)) return true;
  if (isPlainVerb(tokens[at], before)) return true;
  if (hasSubject(tokens, at, after)) return true;
  if (
    before.kind === 'determiner' ||
    before.kind === 'possessive' ||
    before.kind === 'adjective' ||
    before.kind === 'preposition' ||
    before.kind === 'number'
  )
    return false;
  if (
    before.kind === 'noun' &&
    isBase &&
    !NOUNISH.has(tokens[at]?.verb?.lemma ?? '') &&
    (after?.kind === 'determiner' || after?.kind === 'possessive')
  )
    return true;
  if (before.kind === 'noun')
    return (SUBJECTS.test(before.lower) && isBase) || isOneActing(tokens[at], before, after);
  if (before.kind === 'verb') return false;
  if (before.kind === 'mark' || before.kind === 'conjunction') {
    const isNounEnd = isListedNoun(tokens[at], after);
    if (SHOWING.has(tokens[at]?.lower ?? '') && after !== undefined && isNominal(after)) return true;
    if (!NOUNISH.has(tokens[at]?.verb?.lemma ?? '')) return !isNounEnd;
    if (followsVerbList(tokens, at)) return !isNounEnd;
    return (
      after !== undefined &&
      (after.kind === 'determiner' || after.kind === 'possessive' || ASKED.has(after.lower))
    );
  }
  return false;
}

/** An earlier verb of the sentence that was one by itself ("can browse, search and …"). */
function followsVerbList(tokens: readonly Tagged[], at: number): boolean {
  for (let index = at - 1; index > 0; index -= 1) {
    const token = tokens[index];
    if (token === undefined) return false;
    const before = skipBack(tokens, index);
    if (
      token.verb !== null &&
      (before?.kind === 'auxiliary' ||
        before?.lower === 'to' ||
        before?.kind === 'pronoun' ||
        (before?.kind === 'noun' && SUBJECTS.test(before.lower)))
    )
      return true;
    if (MODALS.test(token.lower)) return true;
    if (isListedVerb(token, before)) return true;
    if (token.verb !== null && before?.lower === ':') return true;
    if (token.lower === ':' || token.lower === 'with' || token.lower === 'including') return false;
    if (token.verb !== null && index === 0) return true;
  }
  return (
    tokens[0]?.verb?.form === 'base' &&
    tokens[0].kind !== 'auxiliary' &&
    !/^(create|build|make|develop|design|implement|write|code|generate|include|add)$/.test(tokens[0].lower)
  );
}

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

function tagsByPosition(sentence: string): ReadonlyMap<number, readonly string[]> {
  const parsed = termsShape.safeParse(nlp(sentence).json({ offset: true, terms: { offset: true } }));
  if (!parsed.success) return new Map();
  return new Map(
    parsed.data.flatMap((part) =>
      part.terms.flatMap((term) =>
        term.offset === undefined ? [] : [[term.offset.start, term.tags] as const],
      ),
    ),
  );
}

function buildVerbForms(): ReadonlyMap<string, VerbUse> {
  const forms = new Map<string, VerbUse>();
  for (const [action, lemma] of eachVerb()) {
    if (lemma.includes('_')) continue;
    const all = verbForms(lemma);
    for (const form of ['base', 'third', 'ing', 'past'] as const) {
      if (!forms.has(all[form])) forms.set(all[form], { action, lemma, form });
    }
  }
  for (const [past, lemma] of IRREGULAR_PASTS) {
    const base = forms.get(lemma);
    if (base !== undefined) forms.set(past, { ...base, form: 'past' });
  }
  return forms;
}

const IRREGULAR_PASTS: readonly (readonly [string, string])[] = [
  ['bought', 'buy'],
  ['sold', 'sell'],
  ['sent', 'send'],
  ['written', 'write'],
  ['wrote', 'write'],
  ['made', 'make'],
  ['kept', 'keep'],
  ['paid', 'pay'],
  ['found', 'find'],
  ['lent', 'lend'],
  ['taken', 'take'],
];

function buildVerbPhrases(): readonly { readonly words: readonly string[]; readonly use: VerbUse }[] {
  const phrases = eachVerb()
    .filter(([, lemma]) => lemma.includes('_'))
    .flatMap(([action, lemma]) => {
      const [head = '', ...rest] = lemma.split('_');
      const forms = verbForms(head);
      return (['base', 'third', 'ing'] as const).map((form) => ({
        words: [forms[form], ...rest],
        use: { action, lemma, form },
      }));
    });
  return phrases.sort((a, b) => b.words.length - a.words.length);
}

function eachVerb(): readonly (readonly [Action, string])[] {
  return ACTIONS.flatMap((action) => VERBS[action].split(' ').map((lemma) => [action, lemma] as const));
}

const ACTIONS: readonly Action[] = [
  'view',
  'search',
  'filter',
  'sort',
  'create',
  'edit',
  'remove',
  'manage',
  'track',
  'book',
  'apply',
  'submit',
  'review',
  'comment',
  'like',
  'save',
  'follow',
  'vote',
  'join',
  'share',
  'compare',
  'message',
  'buy',
  'pay',
  'signIn',
  'report',
  'export',
  'upload',
  'notify',
  'quiz',
  'play',
  'calculate',
  'analyse',
  'status',
  'subscribe',
  'donate',
  'chat',
  'learn',
  'recommend',
];

const VERB_FORMS: ReadonlyMap<string, VerbUse> = buildVerbForms();

/** A word that is hardly ever the name of a thing. */
export function isSureVerb(word: string): boolean {
  const use = VERB_FORMS.get(word);
  return PLAIN_VERBS.has(word) || (use !== undefined && use.form === 'base' && !NOUNISH.has(use.lemma));
}

/** Phrases such as "sign up for", as lists of words, longest first. */
export const VERB_PHRASES: readonly { readonly words: readonly string[]; readonly use: VerbUse }[] =
  buildVerbPhrases();
