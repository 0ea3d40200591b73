import { words } from '../lexicon/pattern.ts';
import { APP_NOUNS, LIST_HEADS } from '../lexicon/grammar.data.ts';
import { ORDINARY_USERS, ROLE_NAMES, SUBJECT_ENDS } from '../lexicon/roles.data.ts';
import { isAttribute } from './fields.ts';
import type { Tagged, VerbUse, WordClass } from './grammar.ts';
import { singular } from './inflect.ts';
import { type Target, type State, type Step } from './mention.ts';
import { endVerb } from './push-mention.ts';
import { isDoer } from './subjects.ts';

/** Inside brackets and after a colon a word is a name: "status (scheduled, done)". */
function asName(token: Tagged, state: State): Tagged {
  const isFree = state.last === null || /^(?:mark|conjunction|adjective)$/.test(state.last.kind);
  return token.kind === 'verb' && isFree && isInside(token, state) ? { ...token, kind: 'noun' } : token;
}

function isInside({ verb, lower }: Tagged, { outer, joint }: State): boolean {
  if (outer !== null) return true;
  if (verb?.form !== 'past') return false;
  return joint === ':' || ((joint === 'with' || joint === 'has') && isAttribute([lower]));
}

type Take = (token: Tagged, step: Step) => void;

export const takeToken: Take = (given, step) => {
  const token = asName(given, step.state);
  TAKES[token.kind](token, step);
};

const takeName: Take = (token, { state, flush }) => {
  if (token.literal !== undefined) flush();
  state.group.push(token);
  if (token.literal !== undefined) flush();
};

const takePossessive: Take = ({ lower, text }, { state, flush }) => {
  flush();
  state.isMine = OTHERS.has(lower);
  state.isOurs = lower === 'my' || lower === 'our';
  state.lead = /^\p{Lu}/u.test(text) && state.last !== null ? `${text} ` : '';
};

const takeDeterminer: Take = ({ lower }, { state, flush, target }) => {
  if (state.group.length > 0) flush();
  if (lower === 'that' || lower === 'which') {
    state.about = lastOf(target);
    state.around = state.joint === ':' ? { joint: state.joint, head: state.head } : state.around;
  }
  if (lower === 'no') state.isNegated = true;
};

const takeConjunction: Take = (token, { state, flush, target }) => {
  const { lower } = token;
  // "number of people"
  if (lower === 'people' && state.group.at(-1)?.lower === 'of') {
    state.group.push(token);
    return;
  }
  flush();
  if (lower === 'and' || lower === 'or') leaveAside(state, target);
  if (lower === 'but') state.isNegated = false;
  if (RELATIVE.has(lower)) leaveList(state);
};

const takeAdverb: Take = ({ lower }, { state }) => {
  // "known or not known" leaves both open.
  if (/^(?:not|without|never)$/.test(lower) && state.last?.lower !== 'or') state.isNegated = true;
};

const TAKES: Readonly<Record<WordClass, Take>> = {
  noun: takeName,
  adjective: takeName,
  number: takeNumber,
  verb: takeVerb,
  auxiliary: takeAuxiliary,
  preposition: takePreposition,
  possessive: takePossessive,
  determiner: takeDeterminer,
  pronoun: takeConjunction,
  conjunction: takeConjunction,
  adverb: takeAdverb,
  mark: takeMark,
};

function takeNumber(token: Tagged, { state }: Step): void {
  if (state.group.length > 0 && /^\d{1,4}[a-z%]*$/.test(token.lower) && state.group.at(-1)?.kind === 'noun') {
    state.group.push(token);
    return;
  }
  if (/^\d+[a-z]/.test(token.lower)) state.group.push(token);
}

function takeVerb(token: Tagged, { state, flush, target }: Step): void {
  const subject = state.group.map((word) => word.lower);
  if (isActing(token, state, subject.at(-1) ?? '')) {
    state.actor = subject.join(' ');
    state.group = [];
  }
  flush();
  endVerb(target, state);
  state.verb = verbOf(token);
  state.verbToken = token;
  state.hasObject = false;
  state.list = null;
  state.joint = null;
  state.head = null;
  if (state.last?.lower !== 'not')
    state.isNegated = /^(don't|doesn't|cannot|can't)$/.test(state.last?.lower ?? '');
}

function isActing({ verb }: Tagged, state: State, subject: string): boolean {
  if (verb?.form !== 'base' && verb?.form !== 'third') return false;
  return (
    (state.joint === null || state.isAfterMark) && state.hasObject && (isWho(subject) || isDoer(subject))
  );
}

function verbOf({ verb, lower }: Tagged): VerbUse {
  if (verb === null) return { action: null, lemma: lower, form: 'base' };
  return verb.form === 'past' ? { ...verb, action: null } : verb;
}

/** Who does it, not one more item of a list: "photos with a title and others can …". */
const isSubject = (words: readonly string[], { joint, isAfterMark, last, verb, hasObject }: State): boolean =>
  words.length > 0 &&
  (joint === null || (isWho(words.at(-1) ?? '') && (isAfterMark || last?.lower === 'others'))) &&
  !(verb !== null && !hasObject);

/** The nouns before "can" are who does it. */
function takeAuxiliary(token: Tagged, { state, flush, target }: Step): void {
  const subject = state.group.map((word) => word.lower);
  if (isSubject(subject, state) && (MODALS.has(token.lower) || SUBJECT_ENDS.test(subject.at(-1) ?? ''))) {
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

const MODALS = new Set(
  words`
  can could should may might must will would need needs want wants able can't cannot`,
);

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
    ? /^(?:price|cost|rate|fee|people|hours|minutes|pages|times|days|kilometers|kilometres|km|miles|steps|goal|target|limit|amount|rent|consumption|salary|pay)$/.test(
        last,
      )
    : word === 'of' && /^(?:date|number|place|amount|year|proof|point|level|time)$/.test(last);
}

const ASIDES = new Set(
  words`
  in on at from to of for about per as into through via during within between around over under after
  before`,
);

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

/** "features: a bot that answers questions, a form": the list goes on after the clause. */
function leaveClause(state: State): void {
  if (state.around === null || state.verb === null || !state.hasObject) return;
  state.joint = state.around.joint;
  state.head = state.around.head;
  state.verb = null;
  state.verbToken = null;
  state.around = null;
}

function lastOf(target: Target): number | null {
  const last = target.all.length - 1;
  return target.all[last]?.sentence === target.sentence ? last : null;
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
  if (token.text === ',') leaveClause(state);
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
