import type { EntityPlan, FieldPlan, SeedRow, SeedValue } from '../../plan/app-plan.ts';
import { quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { recordScene } from '../pictures/record-scene.ts';
import { tradeWords } from '../pictures/scene-words.data.ts';

/** A value of an example, as what its field holds: code and database write it each in their own way. */
export type SeedCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number | null }
  | { readonly kind: 'flag'; readonly isOn: boolean }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | DayCell
  /** So many full hours from now. */
  | { readonly kind: 'hour'; readonly hours: number }
  | { readonly kind: 'rows'; readonly rows: readonly Readonly<Record<string, string | number>>[] };

/** So many days from today. */
interface DayCell {
  readonly kind: 'day';
  readonly days: number;
  readonly time: string | null;
}

/** `inDays(3, "14:30")`. */
export const dayCall = ({ days, time }: DayCell): string =>
  time === null ? `inDays(${days})` : `inDays(${days}, ${quote(time)})`;

export const seedId = ({ id }: EntityPlan, row: SeedRow, index: number): string =>
  typeof row['id'] === 'string' ? row['id'] : `${id}-${index + 1}`;

interface CellPlace {
  readonly draft: Draft;
  readonly names: EntityNames;
  readonly field: FieldPlan;
  readonly row: SeedRow;
}

export const seedCell = (place: CellPlace): SeedCell =>
  (CELLS[place.field.type] ?? asText)({ ...place, value: place.row[place.field.id] ?? null });

interface ValueInput extends CellPlace {
  readonly value: SeedValue;
}

type Reader = (input: ValueInput) => SeedCell;

const text = (value: string): SeedCell => ({ kind: 'text', text: value });
const asText: Reader = ({ value }) => text(plainText(value));

/** What is none of these is a text. */
const CELLS: Readonly<Partial<Record<FieldPlan['type'], Reader>>> = {
  number: ({ field, value }) => numberCell(field, value),
  money: ({ field, value }) => numberCell(field, value),
  rating: ({ field, value }) => numberCell(field, value),
  flag: ({ value }) => ({ kind: 'flag', isOn: value === true || value === 'true' }),
  choice: ({ field, value }) => text(chosenOption(field, value)),
  choices: ({ field, value }) => ({ kind: 'list', items: chosenOptions(field, value) }),
  date: ({ value }) => dayCell(plainText(value).split(' ')[0] ?? ''),
  dateTime: ({ value }) => dayCell(plainText(value)),
  relation: ({ draft, field, value }) => text(linkedId(draft, field, value)),
  image: (input) => text(imageWords(input)),
  parts: ({ field, value }) => ({ kind: 'rows', rows: partRows(field, value) }),
};

/** `D+3 14:30` as a day counted from today, `H-5` as an hour counted from now; another text stays. */
export function dayCell(value: string): SeedCell {
  const hours = /^H([+-]\d+)$/.exec(value.trim())?.[1];
  if (hours !== undefined) return { kind: 'hour', hours: Number(hours) };
  const match = /^D(?:([+-])(\d+))?(?:[ T](\d{1,2}:\d{2}))?$/.exec(value.trim());
  if (!match) return text(value);
  const days = Number(match[2] ?? '0') * (match[1] === '-' && match[2] !== '0' ? -1 : 1);
  return { kind: 'day', days, time: match[3]?.padStart(5, '0') ?? null };
}

/** `Design work | 12 | 85` as a row with its columns. */
function partRows(
  { columns = [] }: FieldPlan,
  value: SeedValue,
): readonly Readonly<Record<string, string | number>>[] {
  const lines = typeof value === 'object' && value !== null ? value : [];
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return Object.fromEntries(
      columns.map(({ id, kind }, at) => {
        const cell = cells[at] ?? '';
        return [id, kind === 'text' ? cell : Number.parseFloat(cell) || 0];
      }),
    );
  });
}

function chosenOptions(field: FieldPlan, value: SeedValue): readonly string[] {
  const wanted = typeof value === 'object' && value !== null ? value : [plainText(value)];
  return wanted.filter((option) => field.options?.includes(option));
}

/** An address stays; words are turned into the scene that is drawn for them. */
function imageWords({ draft, names, row, value }: ValueInput): string {
  const words = plainText(value);
  return /^(data:|https?:|\/)/.test(words)
    ? words
    : recordScene({ entity: names.plan, row, words }, tradeWords(draft.plan));
}

function plainText(value: SeedValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join('\n') : String(value);
}

function numberCell(field: FieldPlan, value: SeedValue): SeedCell {
  const number = typeof value === 'number' ? value : Number.parseFloat(plainText(value));
  if (Number.isFinite(number)) return { kind: 'number', number };
  return { kind: 'number', number: field.isRequired ? (field.min ?? 0) : null };
}

function chosenOption(field: FieldPlan, value: SeedValue): string {
  const options = field.options ?? [];
  const wanted = plainText(value);
  const match = options.find((option) => option.toLowerCase() === wanted.toLowerCase());
  return match ?? (field.isRequired ? (options[0] ?? '') : '');
}

/** A row's id; a title or a number in its place is understood too. */
function linkedId(draft: Draft, field: FieldPlan, value: SeedValue): string {
  const target = draft.entity(field.entity ?? '');
  const wanted = plainText(value);
  const ids = target.plan.seed.map((row, index) => ({
    id: seedId(target.plan, row, index),
    title: plainText(row[target.plan.titleField] ?? null),
  }));
  const found = ids.find(({ id, title }) => id === wanted || title === wanted);
  if (found) return found.id;
  return field.isRequired ? (ids[0]?.id ?? '') : '';
}
