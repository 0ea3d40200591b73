import { findEntity } from '../lexicon/entity-lexicon.ts';
import type { EntityEntry } from '../lexicon/entry.ts';
import { SUM } from '../lexicon/money.ts';
import { like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { amountOf, currencyOf } from './facts.ts';
import { sentenceCase } from './fields.ts';
import { gloss } from './gloss.ts';
import { singular } from './inflect.ts';
import { sentences } from './tokens.ts';
import { readToldRuns } from './told-runs.ts';
import type { NamedRow, Understanding } from './understanding.ts';
import { weekdaysIn } from './weekdays.ts';

/** Records that a request gives line by line, with the same cells each. */
interface ToldTable {
  /** What they are, as it is written and in English. */
  readonly heads: readonly string[];
  readonly rows: readonly NamedRow[];
}

const TABLE = like.gu`(?<=^|[\n.!?:]\s*)(?<head>\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,2}):[^\S\n]*\n(?<lines>(?:[^\S\n]*[-*•–][^\S\n]+[^\n]+(?:\n|$)){3,})`;
const MONEY = like.iu`^${SUM}$`;
export const YEAR = /^(?:1[5-9]|20)\d\d$/u;
const AMOUNT = like.u`^(?<count>\d+(?:[.,]\d+)?)\s?(?<unit>\p{L}{1,12}[²³]?)$`;

type Column =
  | 'name'
  | 'kind'
  | 'place'
  | 'length'
  | 'size'
  | 'weight'
  | 'distance'
  | 'year'
  | 'price'
  | 'note';

const LABELS: Readonly<Record<Language, Readonly<Record<Column, string>>>> = {
  en: labels('name, type, place, length, size, weight, distance, year, price, note'),
  de: labels('Name, Typ, Ort, Länge, Größe, Gewicht, Entfernung, Jahr, Preis, Notiz'),
  es: labels('nombre, tipo, lugar, longitud, superficie, peso, distancia, año, precio, nota'),
  fr: labels('nom, type, lieu, longueur, surface, poids, distance, année, prix, note'),
  pt: labels('nome, tipo, local, comprimento, área, peso, distância, ano, preço, nota'),
};

function labels(row: string): Record<Column, string> {
  const [name = '', kind = '', place = '', length = '', size = '', ...rest] = row.split(', ');
  const [weight = '', distance = '', year = '', price = '', note = ''] = rest;
  return { name, kind, place, length, size, weight, distance, year, price, note };
}

const UNITS: readonly (readonly [RegExp, Column])[] = [
  [/^(?:ft|feet|foot|m|cm|metres?|meters?|inch(?:es)?)$/iu, 'length'],
  [/^(?:m²|m2|sqm|qm|ha|acres?)$/iu, 'size'],
  [/^(?:kg|g|t|lbs?|tons?|tonnes?|tonnen)$/iu, 'weight'],
  [/^(?:km|mi|miles?)$/iu, 'distance'],
];

/** The tables of a request, and the request with each told as a list of fields: "Listings (name, type, price)." */
export function readToldTables(
  text: string,
  language: Language,
): { readonly tables: readonly ToldTable[]; readonly rest: string } {
  const tables: ToldTable[] = [];
  const rest = withRuns(withTimetables(text, tables, language), tables, language)
    .replace(FIELD_TABLE, inOneSentence)
    .replace(TABLE, (whole: string, head: string, lines: string) => {
      const rows = lines
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => cellsOf(line));
      const width = rows[0]?.length ?? 0;
      if (width < 3 || rows.some((row) => row.length !== width)) return whole;
      tables.push({ heads: [head, gloss(head, language)].map(plain), rows: rows.map(rowOf) });
      const fields = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
      return `${head} (${fieldsOf(fields, { text, language }).join(', ')}).\n`;
    });
  return { tables, rest };
}

/** The request with each run of records told by its fields, or without it where these are told elsewhere. */
function withRuns(text: string, tables: ToldTable[], language: Language): string {
  return readToldRuns(text, language).reduceRight((told, { head, rows, span, lead, isDeclared, places }) => {
    const width = Math.min(...rows.map((row) => row.length));
    tables.push({
      heads: [head, gloss(head, language)].map(plain),
      rows: rows.map((row) => rowOf(isDeclared ? row : row.slice(0, width))),
    });
    const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
    const fields = `${sentenceCase(head)} (${fieldsOf(columns, { text, language, places }).join(', ')}).`;
    const after = told.slice(span.end).replace(/^[^\S\n]*[,;.]?[^\S\n]*(?:(?:and|und|y|e|et)\s)?/iu, '');
    return `${told.slice(0, lead.start)} ${isDeclared ? '' : fields} ${after.startsWith('\n') ? after : sentenceCase(after)}`;
  }, text);
}

/** "Berths", and below it a row for each field with what is to be noted of it. */
const FIELD_TABLE = like.gu`(?<=^|\n)[^\S\n]*(?:#+[^\S\n]*)?(?<head>\p{L}[\p{L} -]{1,30}?)[^\S\n]*:?[^\S\n]*\n+(?<lines>(?:[^\S\n]*\|[^\n]+\|[^\S\n]*(?:\n|$)){3,})`;
const HEAD_ROW = /^(?:fields?|columns?|name|feld|spalte|campos?|coluna|columna|champ|colonne)$/iu;

/** "Berths (Berth number (unique), Length 5 to 24, Status (Vacant, Let)). End must be later than start." */
function inOneSentence(whole: string, head: string, lines: string): string {
  const rows = lines
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length > 2 && !cells.every((cell) => /^:?-*:?$/u.test(cell)))
    .map(([, name = '', note = '']) => ({ name, note }));
  const [first, ...rest] = rows;
  const isHeaded = first !== undefined && HEAD_ROW.test(first.name) && rest.length > 1;
  const fields = isHeaded ? rest : rows;
  if (fields.length < 2 || fields.some(({ name }) => !like.u`^\p{L}[^|]{1,40}$`.test(name))) return whole;
  const rules = fields.flatMap(({ name, note }) => ruleOf(name.replace(/\s*\(.*$/u, ''), note));
  return `\n${head} (${fields.map(({ name, note }) => notedField(name, note)).join(', ')}). ${rules.join(' ')}\n`;
}

/** What stands beside the name of a field, as one would say it. */
function notedField(told: string, note: string): string {
  const name = told.replace(like.u`\s*\((?=\p{L}{1,4}[²³]?\))`, ' in ').replace(/\)$/u, '');
  const range = /(\d+)\s?(?:to|-|–|bis|a|à|até)\s?(\d+)/u.exec(note);
  const options = note.split(/,\s+|\s\/\s/u).filter((one) => like.u`^\p{Lu}[\p{L}\p{N} -]*$`.test(one));
  if (/(?:yes|sí|sim|ja|oui)\s?\/\s?(?:no|não|nein|non)/iu.test(note)) return `${name} yes/no`;
  if (options.length > 1) return `${name} (${options.join(', ')})`;
  if (range !== null) return `${name.replace(/\sin\s.*$/u, '')} (${range[1]}-${range[2]})`;
  if (/^[£$€]|euro|pound|dollar/iu.test(note)) return `${name} in ${/[£$€]/u.exec(note)?.[0] ?? 'euros'}`;
  return /required|pflicht|obligat|obrigat/iu.test(note) ? `${name} (required)` : name;
}

const ruleOf = (name: string, note: string): readonly string[] => [
  ...(/unique|no two|only once|eindeutig|únic[oa]|nur einmal/iu.test(note)
    ? [`${name} must be unique.`]
    : []),
  ...(like.iu`(?:later|more|after|greater|higher)\s(?:than\s)?\p{L}+`.exec(note) ?? []).map(
    (held) => `${name} must be ${held}.`,
  ),
];

const TIMETABLE = like.u`^\s*(?<head>\p{L}[\p{L}-]*(?: [\p{L}-]+){0,3}?)\s?:\s*(?<list>[^:]*\d[^\n]*?)[.\s]*$`;
const CLOCK = like.iu`(?<![\d.,])(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2})|\s?h(?!\p{L}))?\s?(?<half>[ap]m|uhr)?(?![\d\p{L}€$£])`;
const AT = /^(?:on|at|every|am|um|jeden|los|las|les|le|el|aos|aux|às|as|à|a|la|au|cada|o|na|no)$/iu;
const WITH = like.u`\s(?:with|mit|avec|con|com)\s+(?<who>\p{Lu}[\p{L}'’. -]{1,40})$`;
const SPEAKER = like.u`^(?<who>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){1,2})\s*[–—:-]\s+(?<title>.+)$`;
const PLAN_WORDS =
  /^(?:(?:weekly |class |our )?(?:timetable|schedule)|stundenplan|kursplan|wochenplan|emploi du temps|planning|horarios?|horários?|grade(?: de horários)?)$/iu;

const TIMED: Readonly<Record<Language, readonly [classes: string, fields: readonly string[]]>> = {
  en: ['Classes', ['name', 'day', 'time', 'with']],
  de: ['Kurse', ['Name', 'Tag', 'Uhrzeit', 'Leitung']],
  es: ['Clases', ['nombre', 'día', 'hora', 'imparte']],
  fr: ['Cours', ['nom', 'jour', 'heure', 'animé par']],
  pt: ['Aulas', ['nome', 'dia', 'horário', 'ministrado por']],
};

/** "Timetable: Monday 18:00 Hatha with Ines, …": what takes place, with its day and time. */
function withTimetables(text: string, tables: ToldTable[], language: Language): string {
  const rest = sentences(text)
    .map(({ start, end }) => {
      const sentence = text.slice(start, end);
      const { head = '', list = '' } = TIMETABLE.exec(sentence)?.groups ?? {};
      const items = list === '' ? [] : list.split(/[,;]\s+(?:(?:and|und|et|y|e)\s+)?/iu);
      const slots = items.flatMap((item) => slotOf(item, language) ?? []);
      if (slots.length < 2 || slots.length < items.length) return sentence;
      const own = PLAN_WORDS.test(head.trim()) ? TIMED[language][0] : head.trim();
      tables.push({ heads: [own, gloss(own, language)].map(plain), rows: slots.map(slotRow) });
      return ` ${own} (${slotFields(slots, language).join(', ')}).`;
    })
    .join('');
  return tables.length === 0 ? text : rest;
}

const slotRow = ({ title, day, time, who }: Slot): NamedRow => ({
  title,
  price: null,
  minutes: null,
  cells: [day, time, who].flatMap((cell) => cell ?? []),
});

function slotFields(slots: readonly Slot[], language: Language): readonly string[] {
  const [, [name = '', day = '', time = '', who = '']] = TIMED[language];
  const days = [...new Set(slots.flatMap((slot) => slot.day ?? []))];
  const onDays = days.length === 1 ? [day] : [`${day} (${days.join(', ')})`];
  return [
    name,
    ...(days.length === 0 ? [] : onDays),
    time,
    ...(slots.some((slot) => slot.who !== null) ? [who] : []),
  ];
}

interface Slot {
  readonly title: string;
  readonly day: string | null;
  readonly time: string;
  readonly who: string | null;
}

function slotOf(item: string, language: Language): Slot | null {
  const clock = CLOCK.exec(item);
  const time = clock === null ? null : timeOf(clock);
  if (clock === null || time === null || /[€$£]/u.test(item)) return null;
  if (CLOCK.test(item.slice(clock.index + clock[0].length))) return null;
  const words = item.replace(clock[0], ' @ ').trim().split(/\s+/u);
  const on = words.find((word) => word.length > 3 && weekdaysIn(word).length === 1);
  const [index] = on === undefined ? [] : weekdaysIn(on);
  const { title, who } = givenBy(besides(words, on));
  if (title === '' || title.split(' ').length > 8) return null;
  return { title, day: index === undefined ? null : dayName(index, language), time, who };
}

/** Null for a number that is no time of the day. */
function timeOf({ 0: said, groups: { hour = '', minute, half = '' } = {} }: RegExpExecArray): string | null {
  const isClock = minute !== undefined || half !== '' || /\d\s?h/iu.test(said);
  const hours = Number(hour) + (/pm/iu.test(half) && Number(hour) < 12 ? 12 : 0);
  return isClock && hours <= 24 ? `${String(hours).padStart(2, '0')}:${minute ?? '00'}` : null;
}

/** Without the day, the time and what leads to them. */
function besides(words: readonly string[], on: string | undefined): string {
  const isGone = (at: number): boolean => {
    const word = words[at] ?? '';
    return word === '@' || word === on || (at < words.length - 1 && AT.test(word) && isGone(at + 1));
  };
  return words
    .filter((_, at) => !isGone(at))
    .join(' ')
    .replace(/^[\s–—-]+|[\s–—-]+$/gu, '');
}

/** "Hatha with Ines", "Ana Ruiz – Tables that last". */
function givenBy(rest: string): Pick<Slot, 'title' | 'who'> {
  const speaker = SPEAKER.exec(rest)?.groups;
  const who = speaker?.['who'] ?? WITH.exec(rest)?.groups?.['who'] ?? null;
  return { title: sentenceCase((speaker?.['title'] ?? rest.replace(WITH, '')).trim()), who };
}

/** 4 January 1970 was a Sunday. */
const dayName = (index: number, language: Language): string =>
  sentenceCase(
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(1970, 0, 4 + index)),
    ),
  );

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\s*[-*•–]\s+/u, '')
    .replace(/[.;]\s*$/u, '')
    .split(/\s*(?:,\s|\s[–—|-]\s|;\s)\s*/u)
    .map((cell) => cell.trim());

function rowOf([title = '', ...cells]: readonly string[]): NamedRow {
  const price = cells.find((cell) => MONEY.test(cell));
  return {
    title,
    price: price === undefined ? null : amountOf(price.replace(/[^\d.,]/gu, '')),
    minutes: null,
    cells,
  };
}

const FILTERED = like.iu`
  (?:(?:filter\p{L}*|filtr\p{L}*|narrow(?:ed)? (?:it |them )?down)\s(?:\p{L}+\s){0,2}?(?:by|nach|por|par)\s|(?<!\p{L})(?:pick|choose) an?\s)(?<by>\p{L}+(?:\s\p{Ll}+)?)(?=\s*[,.;)]|\s(?:and|or|und|y|e|et)\s|\s*$)
  |(?<!\p{L})nach\s(?<nach>\p{Lu}\p{L}+)(?:\s(?:und|oder)\s\p{L}+)?\s(?:filter|gefilter)`;

/** What people pick some of the records by; "filter by black and green" names the kinds themselves, not what they are called. */
export function filteredBy(cells: readonly string[], text: string): string | undefined {
  const { nach, by = nach } = FILTERED.exec(text)?.groups ?? {};
  return cells.some((cell) => cell.toLowerCase() === by?.toLowerCase()) ? undefined : by;
}

/** What each column holds goes by its cells; what one filters by is what several have in common. */
function fieldsOf(
  columns: readonly (readonly string[])[],
  {
    text,
    language,
    places = -1,
  }: { readonly text: string; readonly language: Language; readonly places?: number },
): readonly string[] {
  const said = LABELS[language];
  const used = new Set<string>();
  const by = filteredBy(columns.flat(), text);
  return columns.map((cells, at) => {
    const { column, rest = '', of } = at === 0 ? { column: 'name' as const, of: undefined } : columnOf(cells);
    const word = at === places ? said.place : said[column];
    const own = of === undefined ? (rest === '' ? word : (by ?? word)) : `${COUNT_OF[language]} ${of}`;
    const label = used.has(own) ? `${own} ${at}` : own;
    used.add(label);
    return `${label}${rest}`;
  });
}

const COUNT_OF = {
  en: 'number of',
  de: 'Anzahl',
  es: 'número de',
  fr: 'nombre de',
  pt: 'número de',
} as const;

interface ToldColumn {
  readonly column: Column;
  /** "(cow, goat)". */
  readonly rest?: string;
  /** What is counted: "6 guests". */
  readonly of?: string;
}

function columnOf(cells: readonly string[]): ToldColumn {
  if (cells.every((cell) => MONEY.test(cell))) return { column: 'price' };
  if (cells.every((cell) => YEAR.test(cell))) return { column: 'year' };
  const units = new Set(cells.map((cell) => AMOUNT.exec(cell)?.groups?.['unit'] ?? ''));
  const [unit = ''] = units;
  const measure = units.size === 1 ? UNITS.find(([words]) => words.test(unit))?.[1] : undefined;
  if (measure !== undefined) return { column: measure };
  if (units.size === 1 && unit.length > 3) return { column: 'note', of: unit };
  const kinds = [...new Set(cells.map((cell) => cell.toLowerCase()))];
  if (kinds.length < cells.length && kinds.length > 1)
    return { column: 'kind', rest: ` (${kinds.join(', ')})` };
  return { column: cells.every((cell) => /^\p{Lu}/u.test(cell)) ? 'place' : 'note' };
}

const plain = (name: string): string => singular(name.toLowerCase().trim());

type Said = Pick<Understanding, 'entities' | 'currency'>;

/** Gives each list the records that were told of it. */
export function withToldTables<S extends Said>(said: S, tables: readonly ToldTable[], text: string): S {
  if (tables.length === 0) return said;
  const rowsOf = (name: string): readonly NamedRow[] | undefined =>
    tables.find(({ heads }) => heads.includes(plain(name)))?.rows;
  // "the following vacancies" are jobs.
  const rowsLike = (entry: EntityEntry | null): readonly NamedRow[] | undefined =>
    tables.find(({ heads }) => heads.some((head) => entry !== null && findEntity([head])?.entry === entry))
      ?.rows;
  // "mechanical puzzles … Under Puzzles".
  const isOnlyOne = (last: string): boolean =>
    said.entities.filter(({ many }) => many.toLowerCase().endsWith(last.toLowerCase())).length === 1;
  return {
    ...said,
    currency: said.currency ?? currencyOf(text),
    entities: said.entities.map((entity) => {
      const last = entity.many.split(' ').at(-1) ?? '';
      const rows =
        entity.isListed === true || entity.isSection || entity.fields.length > 1
          ? (rowsOf(entity.many) ??
            rowsOf(entity.one) ??
            (isOnlyOne(last) ? rowsOf(last) : undefined) ??
            rowsLike(entity.entry))
          : undefined;
      return rows === undefined ? entity : { ...entity, rows };
    }),
  };
}
