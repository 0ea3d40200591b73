import { findEntity } from '../lexicon/entity-lexicon.ts';
import { CONJUNCTIONS, DETERMINERS, LIST_HEADS, POSSESSIVES, PREPOSITIONS } from '../lexicon/grammar.data.ts';
import type { Language } from '../plan/app-plan.ts';
import { isFieldItem, readFieldItems, wordsOf } from './field-items.ts';
import { QUOTED_BY_US } from './asked-field.ts';
import { isAttribute } from './fields.ts';
import { isSureVerb } from './grammar.ts';
import { isPlural, plural, singular } from './inflect.ts';
import { listItems, type ListItem } from './list-items.ts';
import type { Span } from './tokens.ts';
import type { UnderstoodField } from './understanding.ts';

/** A thing with the fields that a sentence gives it, and the part of the sentence that says so. */
export interface ToldRecord {
  readonly head: readonly string[];
  readonly fields: readonly UnderstoodField[];
  readonly at: number;
  readonly span: Span;
  /** "each piece", "every entry": what was spoken of before, under a general word. */
  readonly isBack: boolean;
}

interface Told {
  readonly head: string;
  readonly owner: string;
  /** Where the list begins in the clause. */
  readonly from: number;
  /** "has" tells for sure; a colon or "with" could tell something else. */
  readonly by: 'has' | 'colon' | 'with';
}

const NAME = String.raw`[\p{L}][\p{L}'’-]*(?: [\p{L}'’-]+){0,2}`;
const EACH = String.raw`(?:(?:for )?(?:each|every|all|an?|the|our|my|cada|jede[rs]?|chaque)\s+)?`;
const OWNER = String.raw`(?:(?:belongs? to|is linked to|are linked to|is part of) (?:an?|one|the|exactly one) (?<owner>[\p{L}-]+)(?:,| and|, and) )?`;
const HAVE = String.raw`(?:should have|must have|will have|can have|needs?|have|has|contains?|shows|displays|consists? of|(?:are|is) (?:recorded|described|stored|listed|registered|entered|logged|saved) (?:with|by)|tienen|tiene|têm|tem|haben|hat|ont)`;

const HAS = new RegExp(String.raw`^\s*(?:[-*•]\s*)?${EACH}(?<head>${NAME}?)\s+${OWNER}${HAVE}\s+`, 'isu');
const COLON = new RegExp(String.raw`^\s*(?:[-*•]\s*)?(?<head>[\p{L}][\p{L}'’ -]{1,40}?)\s*:\s*`, 'su');
const WITH = new RegExp(String.raw`(?<head>${NAME}) with (?=[\p{L}\d])`, 'giu');

/** The records that a sentence tells of, one after another. */
export function readToldRecords(clause: string, offset: number, language: Language): readonly ToldRecord[] {
  const found: ToldRecord[] = [];
  const take = (told: Told | null): void => {
    const record = told === null ? null : recordOf(clause, told, { offset, language });
    const isNew = found.every(({ span }) => record === null || record.span.start >= span.end);
    if (record !== null && isNew) found.push(record);
  };
  take(leadIn(clause, HAS, 'has'));
  take(leadIn(clause, COLON, 'colon'));
  take(trackedIn(clause));
  if (language === 'en')
    for (const match of clause.matchAll(WITH))
      take({
        head: (match.groups?.['head'] ?? '').replace(RECORDED, ''),
        owner: '',
        from: match.index + match[0].length,
        by: 'with',
      });
  return found;
}

/** "each take-out is logged with …" tells of the take-outs. */
const RECORDED = / (?:is|are|gets?|was|were) \p{L}+$/iu;

const TRACKED =
  /^\s*(?:an? |my |our |simple |personal |small )*(?<head>[\p{L}-]+(?: [\p{L}-]+)?) (?:tracker|log|logbook|log book|register|database|organi[sz]er)(?: for [\p{L} ]+)?:\s*/iu;

/** "A job application tracker: company, position, …": fields of what is tracked. */
function trackedIn(clause: string): Told | null {
  const told = leadIn(clause, TRACKED, 'colon');
  return told === null ? null : { ...told, head: `${plural(singular(told.head.toLowerCase()))}` };
}

function leadIn(clause: string, pattern: RegExp, by: Told['by']): Told | null {
  const match = pattern.exec(clause);
  if (match === null) return null;
  return {
    head: match.groups?.['head'] ?? '',
    owner: match.groups?.['owner'] ?? '',
    from: match[0].length,
    by,
  };
}

interface Place {
  readonly offset: number;
  readonly language: Language;
}

function recordOf(clause: string, told: Told, { offset, language }: Place): ToldRecord | null {
  const words = headWords(wordsOf(told.head, language));
  const last = words.at(-1) ?? '';
  const before = clause.slice(0, told.from).toLowerCase();
  const isEach = /(?:^|\s)(?:each|every|cada|jede[rs]?|chaque)\s/.test(before);
  const isOne = isEach || /^\s*an?\s/.test(before);
  const isLent = told.by === 'has' && isOne && /^(?:tool|team)$/.test(last);
  if ((!isLent && isNoRecord(words)) || isOther(told.by, last, before)) return null;
  if (!isNamed(words, told.by, isOne)) return null;
  const items = fieldsOnly(listItems(clause, told.from), told.by, language);
  const texts = items.map(({ text }) => text);
  if (!isListOfFields(texts, told.by, language)) return null;
  const start = listStart(clause, told);
  return {
    head: words,
    fields: withOwner(readFieldItems(texts, language), told.owner, language),
    at: offset + clause.indexOf(told.head),
    span: { start: offset + start, end: offset + (items.at(-1)?.end ?? start) },
    isBack: isEach && BACK.test(last),
  };
}

/** Users have rights and pages; "for a photographer with …" tells what the app has. */
const isOther = (by: Told['by'], last: string, before: string): boolean =>
  by === 'has'
    ? /^users?$/.test(last)
    : by === 'with' && PURPOSE.test(before.slice(0, before.lastIndexOf(last)));

/** Where what is told of the thing begins, after its name. */
function listStart(clause: string, { by, head, from }: Told): number {
  if (by === 'with') return from - ' with '.length;
  const at = clause.toLowerCase().indexOf(head.toLowerCase());
  return at < 0 ? from : at + head.length;
}

/** "a portfolio for a photographer with …": what the app has, not the photographer. */
const PURPOSE = /(?:^|\s)for (?:an?\s|the\s|our\s|my\s)?(?:[\p{L}-]+\s)?$/u;

const BACK = /^(?:piece|pieces|item|items|entry|entries|record|records|one)$/;

/** "Contacts belong to a company and have …": the company is one of their fields. */
function withOwner(
  fields: readonly UnderstoodField[],
  owner: string,
  language: Language,
): readonly UnderstoodField[] {
  if (owner === '') return fields;
  const own = readFieldItems([owner], language).filter(
    ({ label }) => !fields.some((one) => one.label.toLowerCase() === label.toLowerCase()),
  );
  return [...fields.slice(0, 1), ...own, ...fields.slice(1)];
}

/** The items from the first on that can be fields; what comes after them speaks of something else. */
function fieldsOnly(items: readonly ListItem[], by: Told['by'], language: Language): readonly ListItem[] {
  const end = items.findIndex((item) => !canBeField(item.text, by, language));
  return end < 0 ? items : items.slice(0, end);
}

function canBeField(item: string, by: Told['by'], language: Language): boolean {
  const plain = item.replace(/\(.*$/su, '').replace(/:.*$/su, '').trim();
  if (/["“«„]/u.test(plain) || plain.split(/\s+/).length > 9) return false;
  if (asks(item)) return true;
  if (/^\d+ (?!.*\b(?:each|per)\b)/u.test(plain) || SEEN.test(plain)) return false;
  const [first = ''] = plain.toLowerCase().split(/\s+/);
  if (language === 'en' && (CLAUSE.test(plain) || ACTS.test(first))) return false;
  const words = wordsOf(plain, language);
  if (isAttribute(words)) return true;
  const hasOwnList = isPlural(words.at(-1) ?? '') && /\([^()]*,|:/.test(item);
  return !hasOwnList && (by === 'has' || !/^(?:an?|the)$/.test(first));
}

/** "who paid", "whether it is shared": a field as a question. */
const ASKS =
  /^(?:who|whether|where|when|how many|how much|how often|which|what (?:is|was|'s|they|we|i|you))\s/iu;

const asks = (item: string): boolean => ASKS.test(item) || QUOTED_BY_US.test(item);

/** What one sees of records, and what happens to them. */
const SEEN =
  /\b(?:figures?|statistics|charts?|leader ?boards?|dashboard|tables?|forms?|pages?|section|accordingly|automatically)\b/iu;

/** More than the name of a field. */
const CLAUSE =
  /\S\s+(?:with|has|have|where|who|can|could|should|must|may|will|is|are|was|were|gets?|so that|them|that|which|as an?|showing|between)\s/i;
const ACTS =
  /^(?:put|get|see|show|shows|search|filter|sort|add|edit|delete|book|order|send|share|let|mark|track|note|export|print|can|could|may|must|should|we|i|you|they|users?|members?|visitors?|people|everyone|also|then|only|please|it|there)$/;

function isListOfFields(items: readonly string[], by: Told['by'], language: Language): boolean {
  const isOneChoice =
    by === 'has' && /^[^:,(]+:/.test(items[0] ?? '') && !items.slice(1).some((item) => /:/.test(item));
  const known = isOneChoice
    ? items.length
    : items.filter((item) => isFieldItem(item, language) || asks(item) || /\p{L}\/\p{L}/u.test(item)).length;
  if (items.length < 2 || items.every((item) => /\d/.test(item))) return false;
  const isNames = items.every((item) => /^\p{Lu}/u.test(item)) && by === 'colon' && known < items.length;
  return !isNames && known >= 1 && known >= items.length * (by === 'has' ? 0.34 : 0.5);
}

function isNamed(words: readonly string[], by: Told['by'], isOne: boolean): boolean {
  const last = words.at(-1) ?? '';
  if (isPlural(last)) return true;
  return by === 'colon' ? false : isOne || findEntity(words)?.length === words.length;
}

/** Who uses an app has rights and pages, not fields; views, forms and lists of pages are no records. */
function isNoRecord(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return (
    last === '' ||
    LIST_HEADS[last] !== undefined ||
    NO_RECORDS.test(last) ||
    words.some((word) => isSureVerb(word) && !isPlural(word))
  );
}

const NO_RECORDS =
  /^(?:we|i|you|they|it|there|who|which|that|this|these|those|nobody|admins?|visitors?|people|everyone|app|apps|application|website|site|system|platform|pages?|form|forms|profile|account|settings|checkout|cart|dashboard|contact|tool|section|sections|home|figures?|stats|statistics|numbers?|charts?|board|calendar|schedule|menu|report|mode|team|work|login|accounts?)$/;

/** "an open orders table": how it is shown and which of them, not what it is. */
const VIEWS = /^(?:tables?|lists?|cards?|directory|overview|collection|database|catalog(?:ue)?)$/;
const WHICH =
  /^(?:open|upcoming|past|new|current|latest|recent|active|existing|all|own|several|many|various|different|small|simple|next|last|today's|some|internal|weekly|monthly|daily)$/;

/** The noun phrase at the end of the words: "save recipes" are recipes, "an open orders table" are orders. */
function headWords(words: readonly string[]): readonly string[] {
  const named = VIEWS.test(words.at(-1) ?? '') && words.length > 1 ? inPlural(words.slice(0, -1)) : words;
  const stop = named.findLastIndex(
    (word, at) =>
      at < named.length - 1 && (STOPS.some((list) => list.has(word)) || isSureVerb(word) || WHICH.test(word)),
  );
  const rest = named.slice(stop + 1).slice(-3);
  const two = rest.slice(-2);
  if (two.length === 2 && findEntity(two)?.length === 2) return two;
  const [lead = '', last = ''] = two;
  const isCompound = two.length === 2 && /^\p{Ll}/u.test(lead) && !isPlural(lead) && COMPOUND.test(last);
  return isCompound ? two : rest.slice(-1);
}

/** Words that say little without the one before them: "fuel logs", "vacation requests". */
const COMPOUND =
  /^(?:logs?|entr(?:y|ies)|requests?|movements?|items?|plans?|records?|reports?|lines?|sets?|cards?|notes?|types?|groups?|sessions?|results?|sheets?|slots?|apartments?|rooms?|lessons?|classes|boards?|lists?)$/;

const STOPS = [DETERMINERS, PREPOSITIONS, CONJUNCTIONS, POSSESSIVES];

const inPlural = (words: readonly string[]): readonly string[] => [
  ...words.slice(0, -1),
  plural(singular(words.at(-1) ?? '')),
];
