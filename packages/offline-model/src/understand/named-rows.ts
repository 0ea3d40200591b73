import { findEntity } from '../lexicon/entity-lexicon.ts';
import { like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { namesFor, type Collector, type DraftEntity } from './collector.ts';
import { isFieldItem, wordsOf } from './field-items.ts';
import { isPlural, plural, singular } from './inflect.ts';
import { listItems, type ListItem } from './list-items.ts';
import { numberWord } from './number-words.ts';
import { sentences, type Span } from './tokens.ts';
import { readGiven } from './given-rows.ts';
import { kindIn, rowIn, rowWithDetails } from './named-row.ts';
import type { NamedRow, NamedRows } from './understanding.ts';

const COUNT = String.raw`\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|dois|duas|três|quatro|cinco|seis|dos|tres|cuatro|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|six`;
const THINGS = String.raw`\p{L}[\p{L}-]*(?: (?!(?:are|sind|sont|son|são)(?!\p{L}))\p{L}[\p{L}-]*)?`;
/** "5 rooms: Coral, Sand and Moon". */
const COUNTED = like.giu`\b(?<count>${COUNT})\s+(?<things>${THINGS})\s*(?::|\(|–|—)\s*(?<list>[^.;:()\n]+)\)?`;
/** "services (custom furniture, stairs, kitchens)". */
const BRACKETED = like.giu`(?<things>${THINGS})\s*(?<open>\()(?<list>[^()\n]+)\)`;
/** What follows the names tells about all of them. */
const TAIL =
  /,?\s*(?:(?:each|every one|all(?: of them)?) (?:with|has|have)|cada (?:um|uma|uno|una) (?:com|con)|jeweils mit|jede[rs]? mit|chacune? avec)\b.*$/isu;

/** Things whose records the request names one by one. */
export function readNamedRows(text: string, language: Language): readonly NamedRows[] {
  const found = [
    ...sentences(text).flatMap(({ start, end }) => [
      ...readFollowing(text, { start, end }, language),
      ...readAfterColon(text.slice(start, end), start, language),
      ...readOffered(text.slice(start, end), start, language),
      ...readGiven(text.slice(start, end), start, language),
    ]),
    ...[...text.matchAll(COUNTED)].flatMap((match) => readOne(match, language)),
    ...[...text.matchAll(BRACKETED)].flatMap((match) => readOne(match, language)),
  ];
  return found.filter(
    (one, at) => found.findIndex(({ span }) => span.start < one.span.end && one.span.start < span.end) === at,
  );
}

/** Gives the records to the things that they are, which the sentences around the list have named. */
export function applyNamedRows(found: readonly NamedRows[], collector: Collector): void {
  for (const { head, rows, at } of found) {
    const short = collector.entities.find(
      ({ one, fields }) =>
        head.length > 1 && fields.length === 0 && one.toLowerCase() === singular(head.at(-1) ?? ''),
    );
    if (short !== undefined) Object.assign(short, namesFor(head, short.entry));
    const entity =
      short ??
      soldAs(head, collector) ??
      peopleOf(head, collector) ??
      collector.entity(head, findEntity(head), at);
    entity.rows = rows;
    pageOfRows(entity, collector);
    if (entity.actions.length === 0) entity.actions.push({ action: 'view', actor: null, isMine: false });
  }
}

/** "Pages Home, Treatments … Treatments: massage £38": the page is that of the records. */
function pageOfRows({ id, many }: DraftEntity, { sections, places }: Collector): void {
  const isOfRows = ({ title }: { title: string | null }): boolean =>
    title?.toLowerCase() === many.toLowerCase();
  const at = sections.findIndex((section) => section.place !== null && isOfRows(section));
  const section = sections[at];
  if (section === undefined) return;
  sections[at] = { ...section, place: null, entity: id };
  const place = places.findIndex(isOfRows);
  if (place >= 0) places.splice(place, 1);
}

/** "a shop for candles. Products: Fig 24, Salt 22": the candles go by these names. */
const soldAs = (head: readonly string[], { entities }: Collector): DraftEntity | undefined => {
  if (head.length !== 1 || !/^(?:products?|items?|goods|articles?)$/.test(head[0] ?? '')) return undefined;
  const sold = entities.filter(({ nature, entry }) => nature === 'goods' && entry?.id !== 'product');
  return sold.length === 1 ? sold[0] : undefined;
};

const PEOPLE = /^(?:people|leute|gente|gens)$/i;

/** "Volunteers (name, phone). Our people are …": these. */
const peopleOf = (head: readonly string[], { entities }: Collector): DraftEntity | undefined => {
  if (head.length !== 1 || !PEOPLE.test(head[0] ?? '')) return undefined;
  const persons = entities.filter(({ nature, fields }) => nature === 'person' && fields.length > 0);
  return persons.length === 1 ? persons[0] : undefined;
};

const OUR = String.raw`(?:we|i) (?:have|offer|rent out)|there are|our|the|unsere|die|nos|les|nuestr[oa]s|l[oa]s|noss[oa]s|[oa]s`;
const PRICES = String.raw`(?:with|mit|avec|con|com)\s+(?:\p{L}{2,5}\s+)?(?:prices|rates|preisen|prix|tarifs|precios|tarifas|preços)`;
const AT_PRESENT =
  '(?:at the moment|right now|currently|at present|now|derzeit|momentan|zurzeit|en ce moment|actuellement|ahora mismo|de momento|actualmente|no momento|atualmente)';
/** "Agnes Pell, Dominic Wray and Tom Ashdown". */
const ROW_OF_NAMES = String.raw`(?-i:\p{Lu})[\p{L}'’.-]*(?: (?-i:\p{Lu})[\p{L}'’.-]*){0,3}(?:, (?-i:\p{Lu})[\p{L}'’.-]*(?: (?-i:\p{Lu})[\p{L}'’.-]*){0,3})+,? (?:and|und|y|e|et) (?-i:\p{Lu})[\p{L}'’. -]*(?:[.;]|$)`;
const AFTER_COLON = like.iu`^\s*(?:(?:${OUR})\s+)*(?:(?:${COUNT})\s+)?(?<things>${THINGS})(?:\s+(?:in|at|on|of|for)\s+[\p{L} ]{2,30}|\s+${PRICES})?(?:\s*:\s*|(?:\s+${AT_PRESENT})?\s+(?:are|sind|sont|son|são)(?:\s+${AT_PRESENT})?(?:\s*:\s*|\s+(?!\p{L}+(?:ed|en|t)\s)(?=[^.;]*\d\s?[€$£]|[^.;]*[€$£]\s?\d)|\s+(?=${ROW_OF_NAMES})))`;
/** "The site should have these kites: Puffin £38 (beginner), …". */
const THESE = like.iu`^[^:()]{0,80}?\s(?:these|the following|diese|folgende|estos|estas|ces|estes)\s(?:${COUNT}\s)?(?<things>${THINGS})\s*:\s*(?=\p{Lu})`;
/** "On Our breads list the sourdough (£4.20) and the rye (£4.60)", "Auf der Seite Brote zeigen wir …". */
const ON_PAGE = like.iu`
  ^\s*(?:on|under|auf|unter|sur|sous|en|em|na|sob)\s+(?:(?:${OUR}|der|seite|page|la|página)\s+)*(?<things>${THINGS})(?:\s+page)?,?\s+
  (?:please\s+|we\s+)?(?:list|show|put|zeig\p{L}*|list\p{L}*|montr\p{L}*|muestr\p{L}*|mostr\p{L}*|most\p{L}*)\s+
  (?:(?:wir|bitte|the|die|den|das|les?|la|l[oa]s?|el|[oa]s?)\s+)?`;

/** "Packages: Elopement (4 hours, $1,200), Classic (8 hours, $2,400)", "Teachers: Mira, Jonas and Priya". */
function readAfterColon(sentence: string, offset: number, language: Language): readonly NamedRows[] {
  const colon = AFTER_COLON.exec(sentence) ?? THESE.exec(sentence);
  const match = colon ?? ON_PAGE.exec(sentence);
  const things = match?.groups?.['things'] ?? '';
  const kind = kindIn(things, language) ?? (PEOPLE.test(things) ? ['people'] : null);
  if (match === null || kind === null) return [];
  const items = itemsAfter(sentence, match[0].length);
  const rows = numbered(
    items.map(({ text }) => text),
    rowWithDetails,
  );
  if (!areRecords(items, rows, { language, isAfterColon: colon !== null })) return [];
  const start = colon === null ? offset : offset + match[0].length - 2;
  const span = { start, end: offset + (items.at(-1)?.end ?? 0) };
  return [{ head: kind, rows, at: offset + sentence.indexOf(things), span }];
}

const FOLLOWING = like.iu`
  ^\s*(?:start with |begin with |put in |add |include |beginne mit |empieza con |comienza con |comece com |commence(?:z)? (?:par|avec) )?(?:the following|these|those|diese[nr]?|folgende[nr]?|est[oa]s|las siguientes|los siguientes
  |[ao]s seguintes|ces|les suivants|les suivantes)(?: \p{L}+)?(?: (?:must|should|have to|are|exist|need to|müssen|sollen|gibt es|deben|devem|doivent|existen|existem|existent)[\p{L} ]{0,30})?\s*:\s*`;
const TOLD_OF = like.giu`(?:each|every|jede[rs]?|cada|chaque)\s+(\p{L}+)\s`;

/** "Each wreck has a name and a year. The following must be in it: Good Intent (1783), …": the wrecks. */
function readFollowing(text: string, { start, end }: Span, language: Language): readonly NamedRows[] {
  const sentence = text.slice(start, end);
  const lead = FOLLOWING.exec(sentence)?.[0].length;
  const thing = [...text.slice(0, start).matchAll(TOLD_OF)].at(-1)?.[1];
  if (lead === undefined || thing === undefined) return [];
  const items = itemsAfter(sentence, lead);
  const rows = items.map(({ text: item }) => rowWithDetails(item));
  if (!areRecords(items, rows, { language, isAfterColon: true })) return [];
  const head = wordsOf(thing, language).map((word) => plural(word));
  return [{ head, rows, at: start, span: { start, end: start + (items.at(-1)?.end ?? 0) } }];
}

/** Names of their own: with prices, or written large behind a colon and no fields. */
function areRecords(
  items: readonly ListItem[],
  rows: readonly NamedRow[],
  { language, isAfterColon }: { language: Language; isAfterColon: boolean },
): boolean {
  const areOwn = rows.every(({ title }) => /^.{2,38}$/u.test(title) && title.split(' ').length <= 4);
  if (rows.length < 2 || !areOwn) return false;
  if (rows.every(({ price }) => price !== null)) return true;
  const isName = ({ text }: ListItem): boolean =>
    /^\p{Lu}/u.test(text) && !isFieldItem(text.replace(/\(.*$/su, ''), language);
  return isAfterColon && items.every(isName);
}

const OFFERING =
  /^\s*(?:we (?:do|offer|provide)|wir bieten|nous (?:proposons|offrons)|ofrecemos|oferecemos)\s+(?=[^:()]+$)/iu;

/** "We do check-ups, whitening and implants": services by name, unless they are things that an app keeps lists of. */
function readOffered(sentence: string, offset: number, language: Language): readonly NamedRows[] {
  const from = OFFERING.exec(sentence)?.[0].length;
  const items = from === undefined ? [] : listItems(sentence, from);
  const areServices = items.every(({ text }) => {
    const known = findEntity(wordsOf(text, language));
    return text.split(' ').length <= 4 && /^(?:service|appointment)?$/.test(known?.entry?.id ?? '');
  });
  if (from === undefined || items.length < 3 || !areServices) return [];
  const span = { start: offset + from, end: offset + (items.at(-1)?.end ?? 0) };
  return [{ head: ['services'], rows: items.map(({ text }) => rowIn(text)), at: offset, span }];
}

/** Where each comma has a price before it, "Fig & Cedar €24" and "Fig and cedar €24" are one name. */
function itemsAfter(sentence: string, from: number): readonly ListItem[] {
  const list = sentence.replace(TAIL, '');
  const items = listItems(list, from);
  const joined = list.replace(/(?<=(?:^|[,;:])[^,;:\d€$£]*) (&|and|und|et|y) (?=[^,;]*\d)/giu, '_$1_');
  const whole = listItems(joined, from).map((item) => ({
    ...item,
    text: item.text.replaceAll(/_(&|and|und|et|y)_/giu, ' $1 '),
  }));
  return whole.length >= 2 && whole.every(({ text }) => rowWithDetails(text).price !== null) ? whole : items;
}

/** "Court 1, Court 2": the number is part of the name, and no price. */
function numbered(items: readonly string[], read: (item: string) => NamedRow): readonly NamedRow[] {
  const rows = items.map(read);
  const isNumbered = rows.length > 1 && rows.every(({ title }) => title === rows[0]?.title);
  return isNumbered ? items.map((title) => ({ title, price: null, minutes: null })) : rows;
}

function readOne(match: RegExpExecArray, language: Language): readonly NamedRows[] {
  const { count, things = '', list = '' } = match.groups ?? {};
  const names = list.replace(TAIL, '');
  const items = namesIn(names);
  const kind = kindIn(things, language);
  const rows = numbered(items, rowIn);
  const isPriced = rows.every(({ price }) => price !== null);
  const isOffered = items.length >= 3 || (items.length === 2 && items.every((item) => /[€$£]/u.test(item)));
  const isSure = isCounted(count, items) || (count === undefined && isOffered && isPriced);
  if (kind === null || !(isSure || isLikely(kind, count, items))) return [];
  if (!areNames(items, rows, { language, isPriced, isSure })) return [];
  const open = match.index + match[0].indexOf(list);
  const isClosed = match[0].endsWith(')') && names === list;
  const span = { start: open - 1, end: open + names.length + (isClosed ? 1 : 0) };
  return [{ head: kind, rows, at: match.index, span }];
}

/** "3 rooms" and three names. */
const isCounted = (count: string | undefined, items: readonly string[]): boolean =>
  count !== undefined && items.length >= 2 && numberWord(count) === items.length;

const isLikely = (kind: readonly string[], count: string | undefined, items: readonly string[]): boolean =>
  count === undefined && items.length >= 3 && findEntity(kind) !== null;

function areNames(
  items: readonly string[],
  rows: readonly NamedRow[],
  { language, isPriced, isSure }: { language: Language; isPriced: boolean; isSure: boolean },
): boolean {
  const isClean = items.every(
    (item) =>
      (isPriced || !isFieldItem(item, language)) &&
      !/(?<!\d):|:(?!\d\d)|["“„«/]|\b(?:can|with|or|oder|ou)\b/iu.test(item),
  );
  const isShort = rows.every(
    ({ title }) => like.u`^\p{L}.{1,38}$`.test(title) && title.split(' ').length <= 5,
  );
  const things = rows.filter(({ title }) => isKnownThing(title, language)).length;
  return isClean && isShort && (isSure || things <= rows.length / 2);
}

/** At the commas and the last "and"; "Plus 1900" is a name. */
const namesIn = (text: string): readonly string[] =>
  text
    .split(/,/)
    .flatMap((part, at, all) =>
      at === all.length - 1 ? part.split(/\s+(?:and|und|et|y|e|&)\s+|^\s*(?:and|und|et|y|e)\s+/iu) : [part],
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "schools (pupils, teachers, lessons)": what belongs to them, not what they are called. */
const isKnownThing = (title: string, language: Language): boolean => {
  const words = wordsOf(title, language);
  return isPlural(words.at(-1) ?? '') && findEntity(words)?.length === words.length;
};
