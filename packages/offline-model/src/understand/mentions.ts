import { APP_NOUNS, LIST_HEADS } from '../lexicon/grammar.data.ts';
import { ORDINARY_USERS, ROLE_NAMES, SUBJECT_ENDS } from '../lexicon/roles.data.ts';
import { tag, VERB_PHRASES, type Tagged, type VerbUse } from './grammar.ts';
import { singular } from './inflect.ts';
import { sentences, tokenise } from './tokens.ts';

/** A thing that a request names, with what it says is done to it. */
export interface Mention {
  readonly words: readonly string[];
  /** As it was written. */
  readonly text: string;
  readonly literal: string | null;
  readonly verb: VerbUse | null;
  /** What joins it to the thing before: `by`, `for`, `with`, `such as`, `:` or `(` for what is listed after it. */
  readonly joint: string | null;
  /** The mention that it is joined to. */
  readonly to: number | null;
  readonly actor: string | null;
  /** "their orders", "my bookings". */
  readonly isMine: boolean;
  /** "my plants": of who asks. */
  readonly isOurs: boolean;
  /** Numbers that stand before it: "up to 5 photos". */
  readonly number: number | null;
  readonly isNegated: boolean;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
}

/** A verb that stands alone: "users can register and chat". */
export interface BareVerb {
  readonly use: VerbUse;
  readonly actor: string | null;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
}

export interface Mentions {
  readonly all: readonly Mention[];
  readonly bare: readonly BareVerb[];
}

export function readMentions(text: string, isEnglish: boolean): Mentions {
  const all: Mention[] = [];
  const bare: BareVerb[] = [];
  sentences(text).forEach((span, sentence) => {
    const part = text.slice(span.start, span.end);
    const reader = createReader({ sentence, offset: span.start, all, bare });
    for (const item of joinPhrases(tag(part, tokenise(part), isEnglish))) reader.take(item);
    reader.end();
  });
  return { all, bare };
}

/** Multi-word verbs become one token. */
function joinPhrases(tokens: readonly Tagged[]): readonly Tagged[] {
  const joined: Tagged[] = [];
  let at = 0;
  while (at < tokens.length) {
    const start = tokens[at];
    const phrase =
      start?.verb === undefined || start.literal !== undefined
        ? undefined
        : VERB_PHRASES.find(({ words }) => words.every((word, index) => tokens[at + index]?.lower === word));
    const end = phrase === undefined ? undefined : tokens[at + phrase.words.length - 1];
    if (start !== undefined && phrase !== undefined && end !== undefined && !isAfterDeterminer(joined)) {
      joined.push({ ...start, kind: 'verb', verb: phrase.use, end: end.end, lower: phrase.words.join(' ') });
      at += phrase.words.length;
    } else {
      if (start !== undefined) joined.push(start);
      at += 1;
    }
  }
  return joined;
}

const isAfterDeterminer = (tokens: readonly Tagged[]): boolean => {
  const last = tokens.at(-1);
  return (
    (last?.kind === 'determiner' && last.lower !== 'both' && last.lower !== 'all') ||
    last?.kind === 'possessive' ||
    last?.kind === 'adjective'
  );
};

interface Target {
  readonly sentence: number;
  readonly offset: number;
  readonly all: Mention[];
  readonly bare: BareVerb[];
}

interface State {
  group: Tagged[];
  verb: VerbUse | null;
  verbToken: Tagged | null;
  hasObject: boolean;
  joint: string | null;
  head: number | null;
  actor: string | null;
  isMine: boolean;
  isOurs: boolean;
  number: number | null;
  isNegated: boolean;
  /** A possessive with a capital belongs to the title: "Our mission". */
  lead: string;
  /** The list that is being read: "has", "with", ":". */
  list: { joint: string; head: number | null } | null;
  /** The joint and head before an opening bracket. */
  outer: { joint: string | null; head: number | null } | null;
  /** A comma or "and" stands before the group. */
  isAfterMark: boolean;
  /** The joint was just read; its head is the thing before it. */
  isFresh: boolean;
  last: Tagged | null;
}

function createReader(target: Target) {
  const state: State = {
    group: [],
    verb: null,
    verbToken: null,
    hasObject: true,
    joint: null,
    head: null,
    actor: null,
    isMine: false,
    isOurs: false,
    number: null,
    isNegated: false,
    outer: null,
    isAfterMark: false,
    list: null,
    lead: '',
    isFresh: false,
    last: null,
  };
  const flush = () => {
    const had = state.group.length > 0;
    if (had) pushMention(target, state);
    state.group = [];
    if (had) state.lead = '';
    state.isMine = false;
    state.isOurs = false;
    state.number = null;
  };
  return {
    take(token: Tagged): void {
      takeToken(token, { state, flush, target });
      if (token.kind === 'mark' || token.kind === 'conjunction') state.isAfterMark = true;
      else if (token.kind === 'preposition' || token.kind === 'verb') state.isAfterMark = false;
      state.last = token;
    },
    end(): void {
      flush();
      endVerb(target, state);
    },
  };
}

interface Step {
  readonly state: State;
  readonly flush: () => void;
  readonly target: Target;
}

/** Inside brackets and after a colon a word is a name: "status (scheduled, done)". */
function asName(token: Tagged, state: State): Tagged {
  const isListed =
    state.last === null ||
    state.last.kind === 'mark' ||
    state.last.kind === 'conjunction' ||
    state.last.kind === 'adjective';
  const isInside = state.outer !== null || (state.joint === ':' && token.verb?.form === 'past');
  return token.kind === 'verb' &&
    isInside &&
    isListed &&
    !(token.verb?.form === 'base' && state.outer === null)
    ? { ...token, kind: 'noun' }
    : token;
}

function takeToken(given: Tagged, step: Step): void {
  const { state, flush, target } = step;
  const token = asName(given, state);
  switch (token.kind) {
    case 'noun':
    case 'adjective':
      if (token.literal !== undefined) flush();
      state.group.push(token);
      if (token.literal !== undefined) flush();
      return;
    case 'number':
      takeNumber(token, step);
      return;
    case 'verb':
      takeVerb(token, step);
      return;
    case 'auxiliary':
      takeAuxiliary(token, step);
      return;
    case 'preposition':
      takePreposition(token, step);
      return;
    case 'possessive':
      flush();
      state.isMine = OTHERS.has(token.lower);
      state.isOurs = token.lower === 'my' || token.lower === 'our';
      state.lead = /^\p{Lu}/u.test(token.text) && state.last !== null ? `${token.text} ` : '';
      return;
    case 'determiner':
      if (state.group.length > 0) flush();
      if (token.lower === 'no') state.isNegated = true;
      return;
    case 'pronoun':
    case 'conjunction':
      flush();
      if (token.lower === 'and' || token.lower === 'or') leaveAside(state, target);
      if (token.lower === 'but') state.isNegated = false;
      if (RELATIVE.has(token.lower)) leaveList(state);
      return;
    case 'adverb':
      if (token.lower === 'not' || token.lower === 'without' || token.lower === 'never')
        state.isNegated = true;
      return;
    case 'mark':
      takeMark(token, step);
      return;
  }
}

function takeNumber(token: Tagged, { state }: Step): void {
  if (state.group.length > 0 && /^\d{1,4}[a-z%]*$/.test(token.lower) && state.group.at(-1)?.kind === 'noun') {
    state.group.push(token);
    return;
  }
  const value = Number.parseFloat(token.lower.replace(/[^\d.]/g, ''));
  if (Number.isFinite(value)) state.number = value;
  if (/^\d+[a-z]/.test(token.lower)) state.group.push(token);
}

function takeVerb(token: Tagged, { state, flush, target }: Step): void {
  const subject = state.group.map((word) => word.lower);
  if (
    token.verb?.form === 'base' &&
    (state.joint === null || state.isAfterMark) &&
    state.hasObject &&
    isWho(subject.at(-1) ?? '')
  ) {
    state.actor = subject.join(' ');
    state.group = [];
  }
  flush();
  endVerb(target, state);
  const isDone = token.verb?.form === 'past';
  state.verb =
    token.verb === null
      ? { action: null, lemma: token.lower, form: 'base' }
      : isDone
        ? { ...token.verb, action: null }
        : token.verb;
  state.verbToken = token;
  state.hasObject = false;
  state.list = null;
  state.joint = null;
  state.head = null;
  if (state.last?.lower !== 'not')
    state.isNegated = /^(don't|doesn't|cannot|can't)$/.test(state.last?.lower ?? '');
}

/** The nouns before "can" are who does it. */
function takeAuxiliary(token: Tagged, { state, flush, target }: Step): void {
  const subject = state.group.map((word) => word.lower);
  const isSubject =
    subject.length > 0 &&
    (state.joint === null || (state.isAfterMark && isWho(subject.at(-1) ?? ''))) &&
    !(state.verb !== null && !state.hasObject);
  if (isSubject && (MODALS.has(token.lower) || SUBJECT_ENDS.test(subject.at(-1) ?? ''))) {
    state.actor = subject.join(' ');
    state.group = [];
    endVerb(target, state);
    return;
  }
  if (HAVING.has(token.lower)) {
    flush();
    const owner = target.all.length - 1;
    endVerb(target, state);
    state.verb = { action: null, lemma: 'have', form: 'base' };
    state.verbToken = token;
    state.hasObject = true;
    state.joint = 'has';
    state.head = target.all[owner]?.sentence === target.sentence ? owner : null;
    return;
  }
  flush();
}

/** Of whom the request speaks; "my" and "our" are who makes it. */
const OTHERS = new Set(['their', 'his', 'her', 'own', "users'", "user's", "one's"]);

const isWho = (word: string): boolean => ORDINARY_USERS.has(word) || ROLE_NAMES.has(singular(word));

const MODALS = new Set([
  'can',
  'could',
  'should',
  'may',
  'might',
  'must',
  'will',
  'would',
  'need',
  'needs',
  'want',
  'wants',
  'able',
  "can't",
  'cannot',
]);
const HAVING = new Set(['has', 'have', 'having']);

function takePreposition(token: Tagged, { state, flush }: Step): void {
  const hadGroup = state.group.length > 0;
  if (hadGroup && joinsName(state.group, token.lower)) {
    state.group.push({ ...token, kind: 'noun' });
    return;
  }
  flush();
  if (token.lower === 'to' && !hadGroup) return;
  const word = token.lower === 'as' && state.last?.lower === 'such' ? 'such as' : token.lower;
  if (word === 'as' && state.last?.lower === 'well') {
    state.joint = null;
    return;
  }
  state.joint = word === 'like' && hadGroup ? 'such as' : word;
  state.isFresh = true;
}

/** "price per night", "date of birth", "number of guests" are one name. */
function joinsName(group: readonly Tagged[], word: string): boolean {
  const last = group.at(-1)?.lower ?? '';
  return word === 'per'
    ? /^(?:price|cost|rate|fee|people|hours|amount|rent)$/.test(last)
    : word === 'of' && /^(?:date|number|place|amount|year|proof|point|level|time)$/.test(last);
}

const ASIDES = new Set([
  'in',
  'on',
  'at',
  'from',
  'to',
  'of',
  'for',
  'about',
  'per',
  'as',
  'into',
  'through',
  'via',
  'during',
  'within',
  'between',
  'around',
  'over',
  'under',
  'after',
  'before',
]);

/** After "a cooking time in minutes, …" the list goes on where it was. */
function leaveAside(state: State, target: Target): void {
  if (state.joint === null || !ASIDES.has(state.joint) || state.outer !== null) return;
  const head = state.head === null ? undefined : target.all[state.head];
  const word = head?.words.at(-1) ?? '';
  if (head === undefined || LIST_HEADS[word] !== undefined || APP_NOUNS.has(word)) return;
  state.joint = state.list?.joint ?? null;
  state.head = state.list?.head ?? null;
}

/** A relative clause is about the last thing, but its verbs are its own. */
function leaveList(state: State): void {
  state.joint = null;
  state.verb = null;
  state.verbToken = null;
  state.hasObject = true;
}

const RELATIVE = new Set(['where', 'that', 'which', 'who', 'when', 'while']);

function takeMark(token: Tagged, { state, flush, target }: Step): void {
  if (token.text === '/' || token.text === '-' || token.text === '*' || token.text === '•') {
    flush();
    if (token.text !== '/' && target.all.at(-1)?.sentence !== target.sentence) endVerb(target, state);
    return;
  }
  flush();
  if (token.text === ',') leaveAside(state, target);
  if (token.text === '(') {
    state.outer = { joint: state.joint, head: state.head };
    state.joint = '(';
    state.head = target.all.length - 1;
  } else if (token.text === ')' && state.outer !== null) {
    state.joint = state.outer.joint;
    state.head = state.outer.head;
    state.outer = null;
  } else if (token.text === ':') {
    state.joint = ':';
    state.head = target.all.length - 1;
    state.verb = null;
  }
}

/** A verb that met no object is kept by itself. */
function endVerb(target: Target, state: State): void {
  if (state.verb !== null && state.verbToken !== null && !state.hasObject && state.verb.action !== null) {
    target.bare.push({
      use: state.verb,
      actor: state.actor,
      sentence: target.sentence,
      start: state.verbToken.start + target.offset,
      end: state.verbToken.end + target.offset,
    });
  }
  state.verb = null;
  state.verbToken = null;
  state.hasObject = true;
}

const LIST_JOINTS = new Set(['has', 'with', ':', 'including']);
const LISTING = new Set(['such as', ':', '(', 'including', 'has']);

/** "columns Backlog, Doing": the word announces the names. */
function splitAnnounced(target: Target, state: State): void {
  const [head, next] = state.group;
  if (head === undefined || next === undefined || LIST_HEADS[head.lower] === undefined) return;
  if (next.literal === undefined && !/^\p{Lu}/u.test(next.text)) return;
  const rest = state.group.slice(1);
  state.group = [head];
  pushMention(target, state);
  state.group = rest;
  state.joint = ':';
  state.head = target.all.length - 1;
  state.isFresh = false;
}

function pushMention(target: Target, state: State): void {
  splitAnnounced(target, state);
  const first = state.group[0];
  const last = state.group.at(-1);
  if (first === undefined || last === undefined) return;
  const isListing = state.joint !== null && LISTING.has(state.joint);
  const previous = target.all.length - 1;
  const isSame = target.all[previous]?.sentence === target.sentence;
  if (state.isFresh || (isListing && state.head === null))
    state.head = isSame && (isListing || state.hasObject) ? previous : null;
  state.isFresh = false;
  if (state.joint !== null && LIST_JOINTS.has(state.joint))
    state.list = { joint: state.joint, head: state.head };
  target.all.push({
    words: state.group.map((token) => token.literal?.toLowerCase() ?? token.lower),
    text: state.lead + state.group.map((token) => token.literal ?? token.text).join(' '),
    literal: state.group.find((token) => token.literal !== undefined)?.literal ?? null,
    verb: state.verb,
    joint: state.joint,
    to: state.joint === null ? null : state.head,
    actor: state.actor,
    isMine: state.isMine,
    isOurs: state.isOurs,
    number: state.number,
    isNegated: state.isNegated,
    sentence: target.sentence,
    start: first.start + target.offset,
    end: last.end + target.offset,
  });
  state.hasObject = true;
}
