import { like } from '../lexicon/pattern.ts';
import { APP_NOUNS, EMPTY_HEADS } from '../lexicon/grammar.data.ts';
import { ROLE_NAMES } from '../lexicon/roles.data.ts';
import type { Tagged } from './grammar.ts';
import { NOUNISH, PLAIN_VERBS } from './verb-words.data.ts';

/** "a page that shows what is left": what follows is done by the thing before. */
export const RELATIVES: ReadonlySet<string> = new Set(['that', 'which', 'who', 'what']);

/** "…, say whether they eat meat". */
export const isPlainVerb = (token: Tagged | undefined, before: Tagged | undefined): boolean =>
  PLAIN_VERBS.has(token?.lower ?? '') && (before?.kind === 'mark' || before?.kind === 'conjunction');

/**
 * "Technicians log work orders", "The quartermaster lends tents": a clause that begins with who does it. A verb that is
 * a noun as often is believed only after people.
 */
export function hasSubject(tokens: readonly Tagged[], at: number, after: Tagged | undefined): boolean {
  if (after === undefined || !isNominal(after)) return false;
  if (after.kind === 'verb' && after.verb?.form !== 'third') return false;
  const subject = subjectBefore(tokens, at);
  if (subject === null) return false;
  const { isNounish, form } = formOf(tokens[at]);
  return form === 'third'
    ? isOneDoing(subject, isNounish)
    : form === 'base' && areManyDoing(subject, isNounish);
}

function formOf(token: Tagged | undefined): { readonly isNounish: boolean; readonly form: string } {
  const { verb = null, lower = '' } = token ?? {};
  return {
    isNounish: verb !== null && NOUNISH.has(verb.lemma),
    form: verb?.form ?? (/[^s]s$/.test(lower) ? 'third' : 'base'),
  };
}

/** "The admin adds, edits and deletes products": verbs in a row after who does them, the last with what it is done to. */
export function isInRow(tokens: readonly Tagged[], at: number): boolean {
  if (tokens[at]?.verb?.form !== 'third') return false;
  const verbs = [at];
  for (let next = stepOf(tokens, at, 1); next !== null; next = stepOf(tokens, next, 1)) verbs.push(next);
  for (let next = stepOf(tokens, at, -1); next !== null; next = stepOf(tokens, next, -1)) verbs.unshift(next);
  const subject = subjectBefore(tokens, verbs[0] ?? at);
  const after = tokens[(verbs.at(-1) ?? at) + 1];
  return (
    verbs.length > 1 &&
    subject?.isThe === true &&
    (isDoer(subject.word) || ROLE_NAMES.has(subject.word)) &&
    after !== undefined &&
    isNominal(after)
  );
}

/** The next verb of the row, over "," and "and". */
function stepOf(tokens: readonly Tagged[], from: number, by: 1 | -1): number | null {
  let at = from + by;
  while (/^(?:,|and|or)$/.test(tokens[at]?.lower ?? '')) at += by;
  return at !== from + by && tokens[at]?.verb?.form === 'third' ? at : null;
}

interface Subject {
  readonly word: string;
  /** "the quartermaster", "each member". */
  readonly isThe: boolean;
  /** What stands before it: nothing, or the mark that ends the clause before. */
  readonly mark: string | null;
}

function subjectBefore(tokens: readonly Tagged[], at: number): Subject | null {
  let first = at - 1;
  while (isNamePart(tokens[first])) first -= 1;
  const word = tokens[at - 1]?.lower;
  if (word === undefined || first === at - 1 || at - first > 4) return null;
  const isThe = /^(?:the|a|an|each|every|my|our)$/.test(tokens[first]?.lower ?? '');
  const mark = (isThe ? tokens[first - 1] : tokens[first])?.lower ?? null;
  return mark === null || /^(?:[.,:]|and|where)$/.test(mark) ? { word, isThe, mark } : null;
}

/** By its form alone. */
export const endsAsMany = (word: string): boolean => /[^s]s$/.test(word);

const isOneDoing = ({ word, isThe, mark }: Subject, isNounish: boolean): boolean =>
  isThe &&
  !endsAsMany(word) &&
  mark !== ',' &&
  (isDoer(word) || !isNounish || /^(?:page|site|app|system|screen)$/.test(word));

const areManyDoing = ({ word, isThe, mark }: Subject, isNounish: boolean): boolean =>
  endsAsMany(word) && (isDoer(word) || (!isThe && mark === null && !isNounish));

/** "study coordinators": a word that may be a verb is one only where it stands alone. */
const isNamePart = (token: Tagged | undefined): boolean =>
  token?.kind === 'noun' ||
  token?.kind === 'adjective' ||
  (token?.kind === 'verb' && token.verb?.form === 'base' && NOUNISH.has(token.verb.lemma)) ||
  (token?.kind === 'verb' && token.verb?.form === 'third' && isDoer(token.lower));

/** Somebody, by how the word is formed; one or many of them. */
export function isDoer(word: string): boolean {
  const one = word.replace(/s$/, '');
  return DOER.test(one) && !NO_DOER.test(one);
}

const DOER = like.plain`
  (?:[^aeiou]er|tor|sor|ist|cian|ian|eer|assistant|accountant|applicant|participant|attendant|president|student|resident
  |agent|parent|pilot|cook|guard|clerk|nurse|coach|judge|host|guest|captain|warden|member|owner|user|pupil|mechanic|crew
  |familie|neighbou?r|team|family|committee|chef|scout|scientist|keeper|taker)$`;
const NO_DOER = like.plain`
  (?:number|order|offer|letter|paper|folder|filter|counter|printer|computer|sensor|projector|elevator|reactor|factor
  |sector|vector|indicator|detector|generator|calculator|motor|poster|register|tracker|planner|timer|meter|trailer
  |container|server|cluster|water|weather|river|tower|dinner|locker|washer|dryer|cutter|router|heater|cooler|charger
  |ladder|hammer|member area|chapter|quarter|semester|disaster|newsletter|voucher|banner|slider|header|footer|buffer
  |parameter|layer|flower|feather|beer|deer|career|summer|winter|checklist|shortlist|guardian|median)$`;

export const isNominal = (token: Tagged): boolean =>
  token.kind === 'noun' ||
  token.kind === 'adjective' ||
  token.kind === 'determiner' ||
  token.kind === 'possessive' ||
  token.kind === 'number' ||
  token.kind === 'pronoun' ||
  (token.kind === 'verb' && token.verb !== null);

/** "Building managers can …" build nothing. */
export const isPeopleDoing = (tokens: readonly Tagged[], at: number): boolean => {
  const next = tokens[at + 2];
  return (
    isDoer(tokens[at + 1]?.lower ?? '') &&
    (next?.kind === 'auxiliary' || (next !== undefined && next.verb !== null))
  );
};

export const isListEnd = (after: Tagged | undefined): boolean =>
  after === undefined ||
  after.lower === ',' ||
  after.lower === 'and' ||
  after.lower === ')' ||
  after.lower === '.';

/** "with turbine, parts used, hours": what is done belongs to the name. */
export const isListing = (tokens: readonly Tagged[], at: number): boolean =>
  tokens.slice(0, at).some(({ lower }, index) => /^(?:with|has|have|\(|:)$/.test(lower) && index < at - 1);

/** "…, accept or decline offers and …": a sure verb of the same list. */
export const isListedVerb = (token: Tagged, before: Tagged | undefined): boolean =>
  token.verb?.form === 'base' &&
  !NOUNISH.has(token.verb.lemma) &&
  (before?.lower === ',' || before?.kind === 'conjunction');

/** "admin approves listings"; not "page views" and not "status updates". */
export function isOneActing(token: Tagged | undefined, before: Tagged, after: Tagged | undefined): boolean {
  const { form, lemma = '' } = token?.verb ?? {};
  return (
    form === 'third' &&
    !before.lower.endsWith('s') &&
    !NOUNISH.has(lemma) &&
    !/^(?:update|view|change|edit|save|use|need|result|sale|find)$/.test(lemma) &&
    after !== undefined &&
    isNominal(after) &&
    !APP_NOUNS.has(after.lower) &&
    !EMPTY_HEADS.has(after.lower)
  );
}

/** Plural at the end of a list: "track orders, comments and likes". */
export function isListedNoun(token: Tagged | undefined, after: Tagged | undefined): boolean {
  return (
    token?.verb?.form === 'third' &&
    (after === undefined || after.kind === 'mark' || after.kind === 'conjunction')
  );
}
