import { findEntity } from '../lexicon/entity-lexicon.ts';
import {
  CONJUNCTIONS,
  DETERMINERS,
  EMPTY_HEADS,
  LIST_HEADS,
  POSSESSIVES,
  PREPOSITIONS,
} from '../lexicon/grammar.data.ts';
import type { Language } from '../plan/app-plan.ts';
import type { Collector, DraftEntity } from './collector.ts';
import { fieldFrom, isAttribute, sentenceCase } from './fields.ts';
import { gloss } from './gloss.ts';
import { isPlural, plural, singular } from './inflect.ts';
import { isFieldItem, readFieldItems, splitItems, wordsOf } from './field-items.ts';
import { trimmed } from './phrase.ts';
import { readToldRecords } from './told-records.ts';
import { sentences, type Span } from './tokens.ts';
import type { UnderstoodField } from './understanding.ts';

/** "patients (name, phone)", "Suppliers: name, country": a thing with the fields that it has. */
export interface FieldList {
  readonly head: readonly string[];
  readonly fields: readonly UnderstoodField[];
  readonly at: number;
  /** "each piece", "every entry": what was spoken of before. */
  readonly isBack?: boolean;
}

/** "SKU (unique)", "status (open, closed)": more about one field. */
export interface FieldNote {
  readonly words: readonly string[];
  readonly options: readonly string[];
  readonly isUnique: boolean;
  readonly isRequired: boolean;
  readonly at: number;
}

/** "send a request (name, email)": fields of what is sent. */
const SENT =
  /(?:^|[^\p{L}])(?:send|submit|fill in|fill out|leave|make|place|enviar|mandar|senden|stellen|envoyer)\s+(?:an?|the|una?|um|eine?n?|une?)\s+[\p{L} -]{2,30}$/iu;

type SentField = UnderstoodField & { readonly of: 'submit' | 'book' | 'apply' };

export interface FieldLists {
  readonly lists: readonly FieldList[];
  readonly notes: readonly FieldNote[];
  readonly sent: readonly SentField[];
  /** What needs no further reading. */
  readonly spans: readonly Span[];
  /** Those that sentences tell, not brackets. */
  readonly told: readonly Span[];
}

const NESTED = /\(((?:[^()]|\([^()]*\))*)\)/g;

/** Lists of fields that a request gives in brackets or after a colon, before the sentences around them are read. */
export function readFieldLists(text: string, language: Language): FieldLists {
  const lists: FieldList[] = [];
  const notes: FieldNote[] = [];
  const sent: SentField[] = [];
  const spans: Span[] = [];
  const told: Span[] = [];
  const all = new Set(wordsOf(text, language));
  for (const span of sentences(text)) {
    const form = formList(text.slice(span.start, span.end), span.start, language);
    if (form !== null) {
      sent.push(...form.fields);
      spans.push(form.span);
      continue;
    }
    for (const record of readToldRecords(text.slice(span.start, span.end), span.start, language)) {
      lists.push(record);
      spans.push(record.span);
      told.push(record.span);
    }
  }
  for (const match of text.matchAll(NESTED)) {
    const span = { start: match.index, end: match.index + match[0].length };
    if (spans.some((done) => done.start <= span.start && span.end <= done.end)) continue;
    const before = headBefore(text, match.index, language);
    const form = before.at(-1) === 'form' ? formFields(before.join(' '), match[1] ?? '', language) : null;
    if (form !== null) {
      sent.push(...form);
      spans.push(span);
      continue;
    }
    const read = readBracket(before, match[1] ?? '', {
      at: match.index,
      language,
      isNamed: (word) => all.has(plural(singular(word))),
    });
    if (read === null) continue;
    if ('head' in read && SENT.test(text.slice(0, match.index).trimEnd()))
      sent.push(...read.fields.map((one) => ({ ...one, of: 'submit' as const })));
    else if ('head' in read) lists.push(read);
    else notes.push(read);
    spans.push(span);
  }
  return { lists, notes, sent, spans, told };
}

/** Puts what the lists say into the things that were found in the sentences. */
export function applyFieldLists({ lists, notes, sent }: FieldLists, collector: Collector): void {
  const isThing = (label: string): boolean =>
    collector.entities.some(({ one }) => one.toLowerCase() === label.toLowerCase());
  collector.formFields.push(...sent.filter(({ label, of }) => of !== 'book' || !isThing(label)));
  for (const { head, fields, at, isBack } of lists) {
    const known = isBack === true ? nearest(collector, at, head) : undefined;
    const entity = known ?? collector.entity(head, findEntity(head), at);
    const told = entity.fields.filter(
      ({ label, options, isDefaultOptions }) =>
        options.length > 1 && !isDefaultOptions && !fields.some((one) => one.label === label),
    );
    entity.fields = [...fields, ...told];
    entity.isListed = true;
    if (known !== undefined) forget(collector, singular(head.at(-1) ?? ''));
    for (const other of collector.entities)
      if (other !== entity && other.isListed !== true)
        other.fields = other.fields.filter(({ label }) => label !== entity.one);
    if (entity.actions.length === 0) entity.actions.push({ action: 'view', actor: null, isMine: false });
  }
  for (const note of notes) applyNote(note, collector);
}

/** "each piece" was only another word for it. */
function forget({ entities }: Collector, name: string): void {
  const at = entities.findIndex(({ one }) => one.toLowerCase() === name);
  if (at >= 0) entities.splice(at, 1);
}

function applyNote(note: FieldNote, collector: Collector): void {
  const words = trimmed(note.words);
  const made = fieldFrom(words.length === 0 ? note.words : words, note.options);
  const label = made.label.toLowerCase();
  const owner =
    collector.entities.findLast((entity) =>
      entity.fields.some((field) => field.label.toLowerCase() === label),
    ) ??
    nearest(withoutParts(collector), note.at) ??
    collector.main();
  if (owner === null || owner === undefined) return;
  const told = {
    isUnique: note.isUnique,
    isRequired: note.isRequired || note.isUnique,
    ...(note.options.length > 1 ? { type: made.type, options: made.options, isDefaultOptions: false } : {}),
  };
  const isKnown = owner.fields.some((field) => field.label.toLowerCase() === label);
  owner.fields = isKnown
    ? owner.fields.map((field) => (field.label.toLowerCase() === label ? { ...field, ...told } : field))
    : withField(owner, { ...made, ...told });
}

/** Line items belong to what they are items of. */
const withoutParts = ({ entities }: Pick<Collector, 'entities'>): Pick<Collector, 'entities'> => ({
  entities: entities.filter(({ one }) => !/\bitem$/i.test(one) || entities.length === 1),
});

/** The thing that was spoken of last. */
function nearest(
  collector: Pick<Collector, 'entities'>,
  at: number,
  except: readonly string[] = [],
): DraftEntity | undefined {
  const last = ({ ats }: DraftEntity): number => Math.max(-1, ...ats.filter((one) => one <= at));
  return collector.entities
    .filter((entity) => last(entity) >= 0 && singular(except.at(-1) ?? '') !== entity.one.toLowerCase())
    .toSorted((a, b) => last(b) - last(a))[0];
}

const withField = (owner: DraftEntity, field: UnderstoodField): UnderstoodField[] => [...owner.fields, field];

const FORM = /^\s*(?:[-*•]\s*)?(?:an?\s+|the\s+)?([\p{L}][\p{L}' -]{1,30}?)\s+form\s*:\s*(.+?)[.;]?\s*$/isu;

/** "Booking form: name, email, weight": what the form asks for. */
function formList(
  clause: string,
  offset: number,
  language: Language,
): { fields: readonly SentField[]; span: Span } | null {
  const match = FORM.exec(clause);
  const body = match?.[2];
  if (match === null || body === undefined) return null;
  const about = match[1] ?? '';
  const fields = formFields(about, body, language);
  if (fields === null) return null;
  const start = offset + clause.lastIndexOf(body) - 1;
  return {
    fields,
    span: { start, end: offset + clause.trimEnd().length },
  };
}

function formFields(about: string, body: string, language: Language): readonly SentField[] | null {
  if (/contact|feedback|newsletter|search|log ?in|sign/i.test(about)) return null;
  const of = /book|reserv|appointment|rental|order/i.test(about)
    ? 'book'
    : /appl|regist|enrol|admission/i.test(about)
      ? 'apply'
      : 'submit';
  const items = splitItems(body);
  if (items.length < 2 || items.some((item) => item.split(/\s+/).length > 6)) return null;
  return readFieldItems(items, language).map((one) => ({ ...one, of }));
}

const MODIFIERS =
  /^(?:unique|required|mandatory|optional|must be unique|único|única|obligatorio|obligatoria|obrigatório|obrigatória|opcional|eindeutig|pflicht|optional|unique|obligatoire|facultatif)$/i;

function readBracket(
  words: readonly string[],
  inner: string,
  place: { at: number; language: Language; isNamed: (word: string) => boolean },
): FieldList | FieldNote | null {
  if (words.at(-1) === 'form') return null;
  const isAbout = words.length > 1 && /^(?:details?|information|info|data)$/.test(words.at(-1) ?? '');
  const head = headWords(isAbout ? words.slice(0, -1) : words);
  const last = head.at(-1) ?? '';
  const items = splitItems(inner);
  if (last === '' || items.length === 0 || isNoThing(last)) return null;
  const note = { words: fieldWords(words), options: [], isUnique: false, isRequired: false, at: place.at };
  if (items.every((item) => MODIFIERS.test(item.trim())))
    return {
      ...note,
      isUnique: /uni|úni|eindeutig/i.test(inner),
      isRequired: /requ|mand|obli|obri|pflicht/i.test(inner),
    };
  const isQuality = isAttribute([last]);
  if (isQuality && !isPlural(last)) return optionNote(note, items);
  const plain = items.map((item) => wordsOf(item.replace(/[(:].*$/s, ''), place.language));
  const isQualityAt = items.map((item) => isFieldItem(item, place.language));
  const qualities = isQualityAt.filter(Boolean).length;
  const things = plain.filter(
    (item, at) =>
      isQualityAt[at] === false &&
      (findEntity(item)?.length === item.length || (item.length === 1 && place.isNamed(item[0] ?? ''))),
  ).length;
  const hasOptions = items.length >= 3 && items.some((item) => /\([^()]*,[^()]*\)|:/.test(item));
  if (items.length >= 2 && qualities >= 1 && (hasOptions || qualities + things >= items.length / 2))
    return { head, fields: readFieldItems(items, place.language), at: place.at };
  const isOneOf = !isPlural(last) && findEntity(head) === null && qualities + things === 0;
  return isQuality || isOneOf ? optionNote(note, items) : null;
}

/** "a contact form (name, email)", "my profile (name, country)": places, not records. */
const isNoThing = (word: string): boolean =>
  LIST_HEADS[word] !== undefined || (EMPTY_HEADS.has(word) && !/^tools?$/.test(word)) || PLACES.has(word);

const PLACES: ReadonlySet<string> = new Set(
  'profile account settings checkout cart dashboard contact'.split(' '),
);

function optionNote(note: FieldNote, items: readonly string[]): FieldNote | null {
  const options = items
    .flatMap((item) => item.split(/\s*\/\s*|\s+(?:or|o|ou|oder)\s+/i))
    .map((item) => item.trim());
  if (options.length < 2 || options.some((option) => option === '' || /\d{3}|[:"“«„]/.test(option)))
    return null;
  if (options.some((option) => option.split(/\s+/).length > 4)) return null;
  return { ...note, options: options.map(sentenceCase) };
}

/** The few words right before a bracket, in English. */
function headBefore(text: string, at: number, language: Language): readonly string[] {
  const before =
    text
      .slice(Math.max(0, at - 60), at)
      .split(/[,.;:()\n]/)
      .at(-1) ?? '';
  const words =
    gloss(before, language)
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  const stop = words.findLastIndex((word) => STOPS.some((list) => list.has(word)));
  return words.slice(stop + 1).slice(-3);
}

const STOPS = [DETERMINERS, PREPOSITIONS, CONJUNCTIONS, POSSESSIVES];

/** The name of a thing: a known one of two words, or the last word. */
function headWords(words: readonly string[]): readonly string[] {
  const two = words.slice(-2);
  return two.length === 2 && findEntity(two)?.length === 2 ? two : words.slice(-1);
}

const fieldWords = (words: readonly string[]): readonly string[] => {
  const two = words.slice(-2);
  return two.length === 2 && isAttribute(two) && !isAttribute([singular(two[0] ?? '')])
    ? two
    : words.slice(-1);
};
