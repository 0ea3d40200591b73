import { camelCase } from '../lexicon/entity-lexicon.ts';
import { COIN, SIGN } from '../lexicon/money.ts';
import { like } from '../lexicon/pattern.ts';
import { amountOf } from '../understand/facts.ts';
import { sentenceCase } from '../understand/fields.ts';
import { LANGUAGES } from '../understand/asked-field.ts';
import { createColourNames } from '../understand/colour-names.ts';
import { readDay } from '../understand/said-days.ts';
import type { NamedRow } from '../understand/understanding.ts';
import type { EntityPlan, FieldPlan, SeedRow, SeedValue } from './app-plan.ts';
import type { BuiltEntity } from './entities.ts';

/** A cell of a record that was told, as its field keeps it. */
interface Cell {
  readonly value: SeedRow[string];
  /** "57 ft". */
  readonly unit?: string;
}

export const YEARS = /year|jahr|année|año|ano/iu;
const MONEY = like.iu`${SIGN}|(?<!\p{L})(?:${COIN}|kr)(?!\p{L})`;
const YES = /^(?:yes|y|ja|sí|si|sim|oui|x|✓|✔|true)$/iu;
const NO = /^(?:no|n|nein|não|nao|non|-|–|✗|false)$/iu;
const HOUR = /^(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s?(?<half>[ap]m|uhr|h)?$/iu;

const isNumber = (cell: string): boolean =>
  like.u`^\d[\d.,]*(?:\s?\p{L}[\p{L}/²³.]*(?:\s\p{Ll}+)?|\s?%)?$`.test(cell);

/** How well a field can hold a cell; nought is not at all. */
function fit(field: FieldPlan, cell: string): number {
  const reader = FITS[field.type];
  if (reader === undefined) return 0;
  const own = ownPart(field, cell);
  if (own === '') return CALLED;
  const score = reader(field, own ?? cell);
  return own === undefined || score === 0 ? score : score + CALLED;
}

/** So much more fits what goes by the very name of the field. */
const CALLED = 20;

/** "stage Leading" says what the stage is, "no deposit yet" that there is none. */
function ownPart({ label, type }: FieldPlan, cell: string): string | undefined {
  if (type === 'flag') return undefined;
  const [first = '', second = ''] = cell.toLowerCase().split(' ');
  const names = label
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 3);
  if (/^(?:no|kein|keine|sin|sem|sans)$/u.test(first) && names.includes(second)) return '';
  const isLabel = names.includes(first) && second !== '' && /^\p{Ll}/u.test(cell);
  return isLabel ? cell.slice(first.length + 1) : undefined;
}

const COLOURED = like.iu`(?<!\p{L})(?:colou?r|farbe|couleur|cor)(?!\p{L})`;
const COLOUR_NAMES = LANGUAGES.map(createColourNames);

/** "moss green", "rust". */
function isColour(cell: string): boolean {
  const names = cell.toLowerCase().split(' ');
  return names.length <= 3 && COLOUR_NAMES.some((one) => (one.find(names) ?? one.findFancy(names)) !== null);
}

/** Who tells a colour in words reads it in words again. */
export const withColourWords = (plan: EntityPlan, rows: readonly NamedRow[]): EntityPlan =>
  rows.some(({ cells = [] }) => cells.some(isColour))
    ? {
        ...plan,
        fields: plan.fields.map((one) => (one.type === 'colour' ? { ...one, type: 'text' as const } : one)),
      }
    : plan;

const inWords = (field: FieldPlan, cell: string): number =>
  COLOURED.test(field.label) ? (isColour(cell) ? 9 : 1) : words(field, cell);

const words = (field: FieldPlan, cell: string): number => {
  if (MONEY.test(cell) || readDay(cell) !== null) return 1;
  return /^\d/u.test(cell) ? 2 : cell.split(' ').length > 5 === (field.type === 'longText') ? 5 : 4;
};

const FITS: Readonly<Partial<Record<FieldPlan['type'], (field: FieldPlan, cell: string) => number>>> = {
  text: inWords,
  longText: words,
  relation: (field, cell) => (/^\p{Lu}/u.test(cell) ? words(field, cell) : 0),
  choice: ({ options = [] }, cell) => (optionOf(options, cell) === null ? 0 : 9),
  choices: ({ options = [] }, cell) => (optionOf(options, cell) === null ? 0 : 8),
  colour: (_, cell) => (like.u`^\p{L}+$`.test(cell) ? 4 : 0),
  money: (_, cell) => (MONEY.test(cell) ? 9 : /^\d[\d.,]*$/u.test(cell) ? 5 : 0),
  number: ({ label, unit }, cell) => {
    if (!isNumber(cell) || HOUR_ONLY.test(cell)) return 0;
    if (/^(?:1\d|20)\d\d$/u.test(cell)) return YEARS.test(label) ? 9 : 4;
    return YEARS.test(label) ? 1 : unit !== undefined && cell.endsWith(unit) ? 9 : 6;
  },
  rating: (_, cell) =>
    /^[1-5](?:\s?(?:\/\s?5|stars?|sterne|estrellas|estrelas|étoiles))?$/iu.test(cell) ? 7 : 0,
  date: (_, cell) => (readDay(cell) === null ? 0 : 9),
  dateTime: (_, cell) => (readDay(cell) === null ? 0 : 8),
  time: (_, cell) => (clockOf(cell) === null ? 0 : cell.includes(':') ? 9 : 3),
  flag: ({ label }, cell) => (YES.test(cell) || NO.test(cell) || isMark(label, cell) ? 8 : 0),
  email: (_, cell) => (/@/u.test(cell) ? 10 : 0),
  phone: (_, cell) => (/^[+\d][\d\s()/-]{5,}$/u.test(cell) ? 9 : 0),
  url: (_, cell) => (/^(?:https?:|www\.)|\.\p{Ll}{2,4}(?:\/|$)/u.test(cell) ? 9 : 0),
};

const HOUR_ONLY = /^\d{1,2}:\d{2}/u;

/** "returned", "not returned" where a field says so. */
const isMark = (label: string, cell: string): boolean =>
  cell.toLowerCase().replace(NOT, '') === label.toLowerCase();
const NOT = /^(?:not|nicht|kein|no|non|não|pas|un)\s?/u;

function optionOf(options: readonly string[], cell: string): string | null {
  const said = cell.toLowerCase().replace(/^(?:in|at|on|im|en|em|auf)\s/u, '');
  return (
    options.find((one) => one.toLowerCase() === said) ??
    options.find(
      (one) =>
        said.length > 3 &&
        one
          .toLowerCase()
          .split(/[\s/]+/u)
          .includes(said),
    ) ??
    null
  );
}

function clockOf(cell: string): string | null {
  const { hour = '', minute = '00', half = '' } = HOUR.exec(cell)?.groups ?? {};
  if (hour === '' || Number(hour) > 24) return null;
  const hours = Number(hour) + (/pm/iu.test(half) && Number(hour) < 12 ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The best way to give each cell a field: in their order where that can be, else each where it fits. */
function cellsIn(
  { fields, titleField }: EntityPlan,
  cells: readonly string[] = [],
): ReadonlyMap<string, Cell> {
  const all = fields.filter(({ id, type }) => id !== titleField && type !== 'image');
  const sure = sureIn(all, cells);
  const open = all.filter((field) => !sure.has(field));
  const left = cells.filter((cell) => ![...sure.values()].includes(cell));
  const found = inOrder(open, left);
  const rest = left.filter((_, at) => ![...found.values()].includes(at));
  const placed = new Map([
    ...[...sure].map(([field, cell]) => [field.id, cellOf(field, cell)] as const),
    ...[...found].map(([field, at]) => [field.id, cellOf(field, left[at] ?? '')] as const),
  ]);
  for (const cell of rest) {
    const best = open
      .filter(({ id }) => !placed.has(id))
      .map((field) => ({ field, score: fit(field, cell) }))
      .toSorted((a, b) => b.score - a.score)[0];
    if (best !== undefined && best.score > 3) placed.set(best.field.id, cellOf(best.field, cell));
  }
  return placed;
}

/** Cells that one field alone can surely hold, and fields that have but one such cell: wherever they stand. */
function sureIn(fields: readonly FieldPlan[], cells: readonly string[]): ReadonlyMap<FieldPlan, string> {
  const pairs = fields.flatMap((field) =>
    cells.flatMap((cell, at) => (fit(field, cell) >= SURE ? [{ field, cell, at }] : [])),
  );
  const isAlone = ({ field, at }: (typeof pairs)[number]): boolean =>
    pairs.every((other) => (other.field === field) === (other.at === at));
  return new Map(pairs.filter(isAlone).map(({ field, cell }) => [field, cell]));
}
const SURE = 8;

/** Cells to fields with neither out of its turn, so that the whole fits best. */
function inOrder(fields: readonly FieldPlan[], cells: readonly string[]): ReadonlyMap<FieldPlan, number> {
  interface Way {
    readonly score: number;
    readonly pairs: readonly (readonly [FieldPlan, number])[];
  }
  const none: Way = { score: 0, pairs: [] };
  let before: readonly Way[] = cells.map(() => none).concat(none);
  for (const field of fields) {
    const now: Way[] = [none];
    for (const [at, cell] of cells.entries()) {
      const score = fit(field, cell);
      const diagonal = before[at] ?? none;
      const taken: Way =
        score === 0
          ? none
          : { score: diagonal.score + score, pairs: [...diagonal.pairs, [field, at] as const] };
      const best = [taken, before[at + 1] ?? none, now[at] ?? none].toSorted((a, b) => b.score - a.score)[0];
      now.push(best ?? none);
    }
    before = now;
  }
  return new Map(before.at(-1)?.pairs ?? []);
}

function cellOf(field: FieldPlan, cell: string): Cell {
  const unit = field.type === 'number' ? like.u`^\d[\d.,]*\s?(\p{L}{1,4}[²³]?)$`.exec(cell)?.[1] : undefined;
  const own = ownPart(field, cell) ?? cell;
  return { value: own === '' ? null : valueOf(field, own), ...(unit !== undefined && { unit }) };
}

const COUNTED: ReadonlySet<FieldPlan['type']> = new Set(['number', 'money', 'rating']);

function valueOf(field: FieldPlan, cell: string): SeedValue {
  const { type, options = [], label } = field;
  if (type === 'choice') return optionOf(options, cell) ?? sentenceCase(cell);
  if (type === 'choices') return [optionOf(options, cell) ?? sentenceCase(cell)];
  if (COUNTED.has(type)) return amountOf(/\d[\d.,]*/u.exec(cell)?.[0].replace(/[.,]$/u, '') ?? '');
  if (type === 'flag') return YES.test(cell) || cell.toLowerCase() === label.toLowerCase();
  if (type === 'date' || type === 'dateTime') return dateOf(cell);
  return type === 'time' ? clockOf(cell) : cell;
}

/** A day without its year is one of this year. */
function dateOf(cell: string): SeedValue {
  const said = readDay(cell);
  if (said === null) return null;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${said.year ?? new Date().getFullYear()}-${two(said.month)}-${two(said.day)}`;
}

/** A record with each of its cells in the field that was told in the same place. */
export interface PlacedRow extends NamedRow {
  readonly placed?: Readonly<Record<string, string>>;
}

/** As many cells as fields were told: each stands for its own, and shows what that field is. */
export function withToldColumns(
  built: BuiltEntity,
  said: readonly NamedRow[],
): { readonly built: BuiltEntity; readonly rows: readonly PlacedRow[] } {
  const order = (built.said?.fields ?? []).map(({ label }) => camelCase(label));
  const coded = withCodes(built.said?.fields[0]?.label ?? '', order.length, said);
  const all = coded.map(({ title, cells = [] }) => [title, ...cells]);
  const first = built.plan.fields.find(({ id }) => id === order[0]);
  const isTitled = first !== undefined && all.every(([title = '']) => fit(first, title) > 0);
  if (!isTitled || order.length < 2) return { built, rows: coded };
  const hasCells = said.every(({ cells = [] }) => cells.length > 0);
  const isOwnTitle = order.includes(built.plan.titleField);
  const plan = hasCells && !isOwnTitle ? withFirstAsTitle(built.plan, order) : built.plan;
  if (all.some((cells) => cells.length !== order.length)) return { built: { ...built, plan }, rows: coded };
  const columnOf = (id: string): readonly string[] => all.map((cells) => cells[order.indexOf(id)] ?? '');
  const fields = plan.fields.map((one) =>
    order.includes(one.id) ? agreedField(one, columnOf(one.id)) : one,
  );
  const rows = coded.map((row, at) => {
    const placed = Object.fromEntries(order.map((id, column) => [id, all[at]?.[column] ?? '']));
    return { ...row, title: placed[plan.titleField] ?? row.title, placed };
  });
  return { built: { ...built, plan: { ...plan, fields } }, rows };
}

/** A name that nobody told gives way to the first field, which goes by a text. */
function withFirstAsTitle(plan: EntityPlan, [first = '']: readonly string[]): EntityPlan {
  const told = plan.fields.find(({ id }) => id === first);
  const title = plan.fields.find(({ id }) => id === plan.titleField);
  if (told?.type !== 'text' || title === undefined || title.id === first || title.id !== 'name') return plan;
  const rest = plan.fields.filter((one) => one !== told && one !== title);
  return { ...plan, titleField: first, fields: [{ ...told, isRequired: true, isListed: true }, ...rest] };
}

/** What the record says in the fields that were told, or where its cells fit. */
export const placedCells = (plan: EntityPlan, { placed, cells }: PlacedRow): ReadonlyMap<string, Cell> =>
  placed === undefined
    ? cellsIn(plan, cells)
    : new Map(
        plan.fields.flatMap((one) => {
          const cell = placed[one.id];
          return cell === undefined || one.type === 'image' ? [] : [[one.id, cellOf(one, cell)] as const];
        }),
      );

/** "code, film, ISO … R-101 Kodak Gold, 200": the code stands for itself. */
function withCodes(label: string, width: number, rows: readonly NamedRow[]): readonly NamedRow[] {
  const isShort = rows.every(({ cells = [], title }) => cells.length === width - 2 && CODED.test(title));
  if (!isShort || !CODES.test(label)) return rows;
  return rows.map((row) => {
    const { code = '', name = '' } = CODED.exec(row.title)?.groups ?? {};
    return { ...row, title: code, cells: [name, ...(row.cells ?? [])] };
  });
}

const CODES = like.iu`(?<!\p{L})(?:code|number|no|id|ref\p{L}*|\p{L}*nummer|nr|número|código|numéro|phone|zip|postcode)(?!\p{L})`;
const CODED = /^(?<code>\S*\d\S*)\s+(?<name>\S.*)$/u;

/** A field as all of its told cells allow. */
function agreedField(field: FieldPlan, column: readonly string[]): FieldPlan {
  if (field.type === 'choice') return withOptions(field, column);
  if (field.type === 'text' && !CODES.test(field.label) && column.every((cell) => /^\d{1,4}$/u.test(cell)))
    return { ...field, type: 'number' };
  const fits = column.every((cell) => fit(field, cell) > 0);
  if (fits && field.type !== 'text') return field;
  if (!fits && field.type === 'relation') return field;
  const { min: _, ...rest } = field;
  const text: FieldPlan = fits ? field : { ...rest, type: 'text' };
  return column.length > 2 && isShared(column)
    ? { ...text, type: 'choice', options: [...new Set(column.map(sentenceCase))] }
    : text;
}

function withOptions(field: FieldPlan, column: readonly string[]): FieldPlan {
  if (column.every((cell) => MONEY.test(cell))) return field;
  const { options = [] } = field;
  const unknown = column.filter((cell) => optionOf(options, cell) === null);
  if (unknown.length === 0) return field;
  const told = [...new Set(column.map(sentenceCase))];
  return {
    ...field,
    options:
      unknown.length === column.length ? told : [...new Set([...options, ...unknown.map(sentenceCase)])],
  };
}

/** Some have it in common. */
const isShared = (column: readonly string[]): boolean => {
  const kinds = new Set(column.map((cell) => cell.toLowerCase()));
  return kinds.size > 1 && kinds.size < column.length && column.every((cell) => /^[^\d]{2,24}$/u.test(cell));
};
