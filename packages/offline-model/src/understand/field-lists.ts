import { findEntity } from '../lexicon/entity-lexicon.ts';
import { EMPTY_HEADS, LIST_HEADS } from '../lexicon/grammar.data.ts';
import { like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { readDeclaredLists } from './declared-lists.ts';
import { fieldWords, headBefore, headWords } from './bracket-heads.ts';
import { inToldOrder, type Collector, type DraftEntity } from './collector.ts';
import { deedForm } from './deed-form.ts';
import { fieldFrom, isAttribute, sentenceCase } from './fields.ts';
import { isPlural, plural, singular } from './inflect.ts';
import { isFieldItem, readFieldItems, splitItems, wordsOf } from './field-items.ts';
import { trimmed } from './phrase.ts';
import { readRules } from './rules.ts';
import { isSeen } from './seen-clauses.ts';
import { isKnownList } from './told-heads.ts';
import { readToldRecords } from './told-records.ts';
import { blank, spanOf, sentences, type Span } from './tokens.ts';
import type { FormField, UnderstoodField } from './understanding.ts';

/** "patients (name, phone)", "Suppliers: name, country": a thing with the fields that it has. */
export interface FieldList {
  readonly head: readonly string[];
  readonly fields: readonly UnderstoodField[];
  readonly at: number;
  /** "each piece", "every entry": what was spoken of before. */
  readonly isBack?: boolean;
  /** Some of its fields: it has the usual ones as well. */
  readonly isMore?: boolean;
  /** What is done with one of them, and asks for these. */
  readonly deed?: string;
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
const SENT = like.iu`(?:^|[^\p{L}])(?:send|submit|fill in|fill out|leave|make|place|enviar|mandar|senden|stellen|envoyer)\s+(?:an?|the|una?|um|eine?n?|une?)\s+[\p{L} -]{2,30}$`;

/** "arrange a viewing (name, phone, preferred date)": fields of what is booked. */
const BOOKED = like.iu`
  (?<!\p{L})(?:arrange|book|schedule|reserve|vereinbaren?|buchen?|reservar|agendar|marcar|concertar|réserver|prendre)\s+(?:an?|the|una?|uma?|eine?n?|une?)\s+[\p{L} -]{2,30}$`;

type SentField = FormField & { readonly of: 'submit' | 'book' | 'apply' };

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

interface Reading extends FieldLists {
  readonly lists: FieldList[];
  readonly notes: FieldNote[];
  readonly sent: SentField[];
  readonly spans: Span[];
  readonly told: Span[];
}

/** Lists of fields that a request gives in brackets or after a colon, before the sentences around them are read. */
export function readFieldLists(text: string, language: Language): FieldLists {
  const declared = readDeclaredLists(text, language);
  const spans = declared.flatMap((one) => one.spans);
  const reading: Reading = { lists: [...declared], notes: [], sent: [], spans: [...spans], told: [...spans] };
  const rest = blank(text, spans);
  for (const span of sentences(rest))
    readSentence(rest.slice(span.start, span.end), span.start, { language, all: text, reading });
  const all = new Set(wordsOf(text, language));
  for (const match of text.matchAll(NESTED)) {
    const span = spanOf(match);
    const isDone = reading.spans.some((done) => done.start <= span.start && span.end <= done.end);
    const isRead = !isDone && takeBracket(match[1] ?? '', { text, at: span.start, language, all, reading });
    if (isRead) reading.spans.push(span);
  }
  return reading;
}

function readSentence(
  clause: string,
  start: number,
  { language, all, reading }: { language: Language; all: string; reading: Reading },
): void {
  if (reading.lists.some(({ fields }) => fields.length >= 2) && isSeen(clause)) return;
  for (const record of readToldRecords(clause, start, { language, all })) {
    reading.lists.push(record);
    reading.spans.push(record.span);
    reading.told.push(record.span);
  }
}

interface BracketPlace {
  readonly text: string;
  readonly at: number;
  readonly language: Language;
  /** All words of the request. */
  readonly all: ReadonlySet<string>;
  readonly reading: Reading;
}

/** Whether a bracket says something of fields; what it says is kept. */
function takeBracket(inner: string, { text, at, language, all, reading }: BracketPlace): boolean {
  const before = text.slice(0, at);
  const asked = FORM_BEFORE.exec(before)?.[0] ?? '';
  const form = asked === '' ? null : formFields(asked, inner, language);
  if (form !== null) {
    reading.sent.push(...form);
    return true;
  }
  const head = headBefore(text, at, language);
  const [own = '', ...rules] = inner.split(/;\s/u);
  const read = readBracket(head, rules.length > 0 && readRules(rules.join('; ')).length > 0 ? own : inner, {
    at,
    language,
    isNamed: (word) => all.has(plural(singular(word))),
    isNext: reading.lists.length > 0 && (language !== 'en' || isPlural(head.at(-1) ?? '')),
  });
  if (read === null) return false;
  if (!('head' in read)) reading.notes.push(read);
  else if (SENT.test(before.trimEnd()) || BOOKED.test(before.trimEnd()))
    reading.sent.push(
      ...read.fields.map((one) => ({
        ...one,
        of: BOOKED.test(before.trimEnd()) ? ('book' as const) : ('submit' as const),
      })),
    );
  else reading.lists.push(read);
  return true;
}

/** Puts what the lists say into the things that were found in the sentences. */
export function applyFieldLists({ lists, notes, sent }: FieldLists, collector: Collector): void {
  const isThing = (label: string): boolean =>
    collector.entities.some(({ one }) => one.toLowerCase() === label.toLowerCase());
  collector.formFields.push(...sent.filter(({ label, of }) => of !== 'book' || !isThing(label)));
  const order: DraftEntity[] = [];
  const named = new Map<string, DraftEntity>();
  for (const list of lists.toSorted((a, b) => a.at - b.at)) {
    const { head, fields, at, isBack, deed } = list;
    const called = head.map(singular).join(' ');
    if (isOfMore(list, named.get(called))) {
      addFields(named.get(called) ?? collector.entity(head, findEntity(head), at), fields);
      continue;
    }
    const known = isBack === true ? nearest(collector, at, head) : undefined;
    const entity = known ?? named.get(called) ?? thingFor({ head, at }, lists, collector);
    named.set(called, entity);
    if (deed !== undefined && isTold(entity)) {
      collector.formFields.push(...deedForm(deed, entity, fields));
      continue;
    }
    giveFields(entity, fields);
    if (known !== undefined) forget(collector, singular(head.at(-1) ?? ''));
    for (const other of collector.entities)
      if (other !== entity && other.isListed !== true)
        other.fields = other.fields.filter(({ label }) => label !== entity.one);
    see(entity);
    order.push(entity);
  }
  inToldOrder(collector.entities, order);
  for (const note of notes) applyNote(note, collector);
}

/** Some more of its fields: told as such, or one more of what was told before with all of its own. */
const isOfMore = ({ isMore, fields }: FieldList, known: DraftEntity | undefined): boolean =>
  isMore === true || (fields.length === 1 && isTold(known));

function giveFields(entity: DraftEntity, fields: readonly UnderstoodField[]): void {
  const told = entity.fields.filter(
    ({ label, options, isDefaultOptions }) =>
      options.length > 1 && !isDefaultOptions && !fields.some((one) => one.label === label),
  );
  entity.fields = [...fields.filter(({ label }) => !TALK.test(label)), ...told];
  entity.isListed = true;
  talkAbout(entity, fields);
}

const isTold = (entity: DraftEntity | undefined): boolean =>
  entity?.isListed === true && entity.fields.length > 1;

function talkAbout({ actions }: DraftEntity, fields: readonly UnderstoodField[]): void {
  for (const { label } of fields)
    if (TALK.test(label))
      actions.push({ action: /review/iu.test(label) ? 'review' : 'comment', actor: null, isMine: false });
}

function addFields(entity: DraftEntity, fields: readonly UnderstoodField[]): void {
  const known = new Set(entity.fields.map(({ label }) => label.toLowerCase()));
  entity.fields.push(...fields.filter(({ label }) => !known.has(label.toLowerCase())));
  see(entity);
}

const see = ({ actions }: DraftEntity): void => {
  if (actions.length === 0) actions.push({ action: 'view', actor: null, isMine: false });
};

/** "films with title, year and reviews by members": what people say of them is no figure. */
const TALK =
  /^(?:(?:member|user|customer|guest|reader|visitor)s? )?(?:reviews(?: (?!count).+)?|comments (?:by|from|of) .+)$/iu;

/** What the list is of; donors beside donations are things of their own, though one entry speaks of both. */
function thingFor(
  { head, at }: Pick<FieldList, 'head' | 'at'>,
  lists: readonly FieldList[],
  collector: Collector,
): DraftEntity {
  const found = collector.entity(head, findEntity(head), at);
  const name = found.one.toLowerCase().split(' ').at(-1) ?? '';
  const isCalled = (words: readonly string[]): boolean => singular(words.at(-1) ?? '') === name;
  const isOther = !isCalled(head) && (found.isListed === true || lists.some((other) => isCalled(other.head)));
  return isOther ? collector.own(head, at) : found;
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
    : [...owner.fields, { ...made, ...told }];
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

/** "a form for people who want to join (", "booking form (". */
const FORM_BEFORE = like.iu`
  [\p{L} ]*(?:(?<!\p{L})form|formular|formulaire|formulario|formulário|\p{L}antrag)
  (?:\s(?:for|where|so that) (?:people|visitors|those|anyone|everyone|guests|new|who|they|us)[^.,;:()]{0,60})?\s*$`;

function formFields(about: string, body: string, language: Language): readonly SentField[] | null {
  if (/contact|feedback|newsletter|search|log ?in|sign/i.test(about)) return null;
  const of = /book|reserv|réserv|appointment|rental|order|buchung|bestell|pedido|commande/i.test(about)
    ? 'book'
    : /appl|regist|enrol|rsvp|zusag|admission|anmeld|aufnahme|bewerb|antrag|inscri|matr[ií]cul|adhésion/i.test(
          about,
        )
      ? 'apply'
      : 'submit';
  const items = splitItems(body);
  if (items.length < 2 || items.some((item) => item.split(/\s+/).length > 6)) return null;
  const form = formName(about);
  return readFieldItems(items, language).map((one) => ({ ...one, of, ...(form === '' ? {} : { form }) }));
}

/** "ordering custom cakes form": order custom cakes; "trial lesson form": trial lesson. */
const formName = (about: string): string =>
  about
    .trim()
    .replace(
      /^(?:.*\s)?(?:an?|the|our|eine?n?m?|une?|una?|uma?|and|und|et|y|add|with|mit|avec|con|com)\s+/iu,
      '',
    )
    .replace(/(?:^|\s+)(?:form|formular|formulaire|formulario|formulário)$/iu, '')
    .replace(like.iu`^(\p{L}{3,}?)ing(?= )`, '$1');

const MODIFIERS =
  /^(?:unique|required|mandatory|optional|must be unique|único|única|obligatorio|obligatoria|obrigatório|obrigatória|opcional|eindeutig|pflicht|optional|unique|obligatoire|facultatif)$/i;

interface Bracket {
  readonly at: number;
  readonly language: Language;
  readonly isNamed: (word: string) => boolean;
  /** Another thing was told in brackets before. */
  readonly isNext: boolean;
}

/** What a thing goes by. */
const NAMES = /^(?:name|title|number|code)$/;

function readBracket(words: readonly string[], inner: string, place: Bracket): FieldList | FieldNote | null {
  const head = headWords(withoutAbout(words));
  const last = head.at(-1) ?? '';
  const items = splitItems(inner);
  if (last === '' || items.length === 0 || (isNoThing(last) && !isKnownList(head))) return null;
  const note = { words: fieldWords(words), options: [], isUnique: false, isRequired: false, at: place.at };
  if (items.every((item) => MODIFIERS.test(item.trim()))) return modifierNote(note, inner);
  const isQuality = isAttribute([last]);
  const counted = countItems(items, place);
  if (isQuality && !isPlural(last) && !isToldThing(head, counted)) return optionNote(note, items);
  if (isFields(counted, place)) return { head, fields: readFieldItems(items, place.language), at: place.at };
  const isOneOf = !isPlural(last) && findEntity(head) === null && counted.qualities + counted.things === 0;
  return isQuality || isOneOf ? optionNote(note, items) : null;
}

/** "a topic (title, category and text)" is a thing here, though elsewhere it is said of one. */
const isToldThing = (head: readonly string[], { items, qualities }: Counted): boolean =>
  items.length >= 3 && qualities * 3 > items.length * 2 && findEntity(head) !== null;

/** "customer details (name, phone)" are of the customer. */
const withoutAbout = (words: readonly string[]): readonly string[] =>
  words.length > 1 && /^(?:details?|information|info|data)$/.test(words.at(-1) ?? '')
    ? words.slice(0, -1)
    : words;

/** "SKU (unique)". */
const modifierNote = (note: FieldNote, inner: string): FieldNote => ({
  ...note,
  isUnique: /uni|úni|eindeutig/i.test(inner),
  isRequired: /requ|mand|obli|obri|pflicht/i.test(inner),
});

interface Counted {
  readonly items: readonly string[];
  readonly first: string;
  /** How many of the items tell of a quality, and how many name another thing. */
  readonly qualities: number;
  readonly things: number;
}

function countItems(items: readonly string[], { language, isNamed }: Bracket): Counted {
  const plain = items.map((item) => wordsOf(item.replace(/[(:].*$/s, ''), language));
  const isThing = (words: readonly string[]): boolean =>
    findEntity(words)?.length === words.length || (words.length === 1 && isNamed(words[0] ?? ''));
  const others = plain.filter((_, at) => !isFieldItem(items[at] ?? '', language));
  return {
    items,
    first: plain[0]?.join(' ') ?? '',
    qualities: items.length - others.length,
    things: others.filter(isThing).length,
  };
}

/** Whether the items are fields of what stands before the bracket. */
function isFields({ items, first, qualities, things }: Counted, { isNext }: Bracket): boolean {
  if (items.length < 2 || qualities === 0) return false;
  if (qualities + things >= items.length / 2) return true;
  const hasOptions = items.some((item) => /\([^()]*,[^()]*\)|:/.test(item));
  return items.length >= 3 && (hasOptions || qualities >= 2 || isNext || NAMES.test(first));
}

/** "a contact form (name, email)", "my profile (name, country)": places, not records. */
const isNoThing = (word: string): boolean =>
  LIST_HEADS[word] !== undefined || (EMPTY_HEADS.has(word) && !/^tools?$/.test(word)) || PLACES.has(word);

const PLACES: ReadonlySet<string> = new Set(
  'profile account settings checkout cart dashboard contact form'.split(' '),
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
