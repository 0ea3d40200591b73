import nlp from 'compromise';
import { z } from 'zod';
import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
} from '../lexicon/grammar.data.ts';
import { paired } from '../lexicon/listed.ts';
import { like } from '../lexicon/pattern.ts';
import { VERBS, type Action } from '../lexicon/actions.data.ts';
import { verbForms } from './inflect.ts';
import { NOUNISH, PLAIN_VERBS } from './verb-words.data.ts';
import { useOf, useOfUnknown } from './word-use.ts';
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
    if (isBook(tokens, at)) return { ...token, lower: 'log', verb: null, kind: 'noun' };
    if (isAboutPage(tokens, at)) return { ...token, verb: null, kind: 'noun' };
    return {
      ...token,
      verb,
      kind: closedClass(token) ?? openClass(token, guesses.get(token.start) ?? [], verb),
    };
  });
  return first.map((token, at) => {
    if (isLiking(tokens, at)) return { ...token, verb: LIKE, kind: 'verb' };
    return isOpen(token.kind) && (token.verb !== null || token.kind === 'verb')
      ? { ...token, kind: token.verb === null ? useOfUnknown(first, at) : useOf(first, at) }
      : token;
  });
}

const LIKE: VerbUse = { action: 'like', lemma: 'like', form: 'base' };
const WHO_LIKES = like.plain`
  ^(?:can|could|may|to|others|everyone|everybody|anyone|people|users|members|visitors|readers|guests|friends|colleagues
  |neighbours|neighbors|fans|students)$`;

/** "can like photos", "others like it", "view, like and share"; "would like a shop" and "colours like red" are not. */
function isLiking(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lower !== 'like') return false;
  const [before = '', after = ''] = [tokens[at - 1]?.lower, tokens[at + 1]?.lower];
  if (WHO_LIKES.test(before))
    return after !== 'to' && !(before === 'to' && /^(?:an?|this|that)$/.test(after));
  return (
    /^(?:and|or|,)$/.test(before) &&
    /^(?:and|or|,|it|them|each|others|other|posts|photos|pictures)$/.test(after)
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

/** "a key register:": a book in which keys stand; nobody registers. */
function isBook(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (tokens[at]?.lower !== 'register' || before?.isWord !== true || before.lower.endsWith('s')) return false;
  const isNamed = closedClass(before) === null && !/^(?:please|first|then)$/.test(before.lower);
  return isNamed && (after?.isWord !== true || /^(?:for|of|with)$/.test(after.lower));
}

function closedClass(token: Token): WordClass | null {
  // "IT support" is a department, not something that supports.
  if (token.literal !== undefined || token.text === 'IT') return 'noun';
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
  for (const [past, lemma] of Object.entries(IRREGULAR_PASTS)) {
    const base = forms.get(lemma);
    if (base !== undefined) forms.set(past, { ...base, form: 'past' });
  }
  return forms;
}

const IRREGULAR_PASTS = paired(`
  bought=buy, sold=sell, sent=send, written=write, wrote=write, made=make, kept=keep, paid=pay,
  found=find, lent=lend, taken=take`);

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

const isAction = (word: string): word is Action => Object.hasOwn(VERBS, word);
const ACTIONS: readonly Action[] = Object.keys(VERBS).filter(isAction);

const VERB_FORMS: ReadonlyMap<string, VerbUse> = buildVerbForms();

/** A word that is hardly ever the name of a thing. */
export function isSureVerb(word: string): boolean {
  const use = VERB_FORMS.get(word);
  return PLAIN_VERBS.has(word) || (use !== undefined && use.form === 'base' && !NOUNISH.has(use.lemma));
}

/** What it means as a verb in its plain form. */
export const baseVerb = (word: string): VerbUse | null => {
  const use = VERB_FORMS.get(word);
  return use?.form === 'base' ? use : null;
};

/** Whether it can be a verb, though it may be a noun as well. */
export const isVerb = (word: string): boolean => PLAIN_VERBS.has(word) || baseVerb(word) !== null;

/** Phrases such as "sign up for", as lists of words, longest first. */
export const VERB_PHRASES: readonly { readonly words: readonly string[]; readonly use: VerbUse }[] =
  buildVerbPhrases();
