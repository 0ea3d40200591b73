import type { FieldPlan } from '../../plan/app-plan.ts';
import { keyOf, quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { pascal } from '../names.ts';
import { dayCall, dayCell } from './seed-cells.ts';

/** `recipeCourseOptions`: the constant that lists what a choice field offers. */
export const optionsName = (names: EntityNames, field: FieldPlan): string =>
  `${names.value}${pascal(field.id)}Options`;

interface SchemaInput {
  readonly draft: Draft;
  readonly names: EntityNames;
  readonly field: FieldPlan;
  /** The message for a missing value, quoted. */
  readonly required: string;
}

/** The zod schema of a field, as the form and the store check it. */
export function fieldSchema(draft: Draft, names: EntityNames, field: FieldPlan): string {
  const required = quote(draft.say('required', { label: field.label }));
  if (field.numbered !== undefined) return 'z.string()';
  if (field.computed !== undefined) return isAmount(field) ? 'z.number().nullable()' : 'z.string()';
  return (SCHEMAS[field.type] ?? chosenText)({ draft, names, field, required });
}

const isAmount = ({ type }: FieldPlan): boolean => type === 'number' || type === 'money' || type === 'rating';

const trimmed = ({ field, required }: SchemaInput): string =>
  `z.string().trim()${field.isRequired ? `.min(1, ${required})` : ''}`;

const chosenText = ({ field, required }: SchemaInput): string =>
  field.isRequired ? `z.string({ error: ${required} }).min(1, ${required})` : 'z.string()';

/** What is none of these is a text that is chosen. */
const SCHEMAS: Readonly<Partial<Record<FieldPlan['type'], (input: SchemaInput) => string>>> = {
  text: textSchema,
  longText: textSchema,
  phone: textSchema,
  email: (input) => `${trimmed(input)}.refine(isEmailOrEmpty, ${quote(input.draft.say('invalidEmail'))})`,
  url: (input) => `${trimmed(input)}.refine(isUrlOrEmpty, ${quote(input.draft.say('invalidUrl'))})`,
  number: numberSchema,
  money: numberSchema,
  rating: numberSchema,
  flag: ({ field, required }) =>
    field.isRequired ? `z.boolean().refine((isChecked) => isChecked, ${required})` : 'z.boolean()',
  choice: ({ names, field, required }) =>
    field.isRequired
      ? `z.enum(${optionsName(names, field)}, { error: ${required} })`
      : `z.enum(${optionsName(names, field)}).or(z.literal(""))`,
  choices: ({ names, field, required }) =>
    `z.array(z.enum(${optionsName(names, field)}))${field.isRequired ? `.min(1, ${required})` : ''}`,
  image: () => 'z.string()',
  parts: partsSchema,
};

/** `invoiceItemsColumns`: the constant that says what the rows of a field hold. */
export const columnsName = (names: EntityNames, field: FieldPlan): string =>
  `${names.value}${pascal(field.id)}Columns`;

function partsSchema({ draft, field, required }: SchemaInput): string {
  const cells = (field.columns ?? []).map(({ id, label, kind }, at) => {
    const missing = quote(draft.say('required', { label }));
    if (kind !== 'text') return `${keyOf(id)}: z.number({ error: ${missing} })`;
    return `${keyOf(id)}: z.string().trim()${at === 0 ? `.min(1, ${missing})` : ''}`;
  });
  return `z.array(z.object({ ${cells.join(', ')} }))${field.isRequired ? `.min(1, ${required})` : ''}`;
}

function textSchema({ draft, field, required }: SchemaInput): string {
  const parts = ['z.string().trim()'];
  if (field.isRequired) parts.push(`.min(1, ${required})`);
  const { label, min, max } = field;
  if (min !== undefined && min > 1) {
    const message = quote(draft.say('tooShort', { label, n: min }));
    parts.push(
      field.isRequired
        ? `.min(${min}, ${message})`
        : `.refine((text) => text === "" || text.length >= ${min}, ${message})`,
    );
  }
  if (max !== undefined && max > 1) {
    parts.push(`.max(${max}, ${quote(draft.say('tooLong', { label, n: max }))})`);
  }
  return parts.join('');
}

function numberSchema({ draft, field, required }: SchemaInput): string {
  const { label } = field;
  const min = field.type === 'rating' ? (field.min ?? 1) : field.min;
  const max = field.type === 'rating' ? (field.max ?? 5) : field.max;
  const error = field.isRequired ? required : quote(draft.say('invalidNumber'));
  const parts = [`z.number({ error: ${error} })`];
  if (min !== undefined) parts.push(`.min(${min}, ${quote(draft.say('tooLow', { label, n: min }))})`);
  if (max !== undefined) parts.push(`.max(${max}, ${quote(draft.say('tooHigh', { label, n: max }))})`);
  if (!field.isRequired) parts.push('.nullable()');
  return parts.join('');
}

/** Days that are known without asking. */
const MADE_ON = /^(posted|created|submitted|sent|placed|requested|applied|registered|joined)(On|At)$/;

/** What an empty form holds; undefined where a required value has no neutral one. */
export const emptyValue = (field: FieldPlan): string | undefined => (EMPTY[field.type] ?? emptyText)(field);

type EmptyWriter = (field: FieldPlan) => string | undefined;

const emptyText: EmptyWriter = ({ initial }) => (typeof initial === 'string' ? quote(initial) : '""');

const emptyNumber: EmptyWriter = ({ initial, isRequired }) => {
  if (typeof initial === 'number') return String(initial);
  return isRequired ? undefined : 'null';
};

const emptyDate: EmptyWriter = ({ id, initial }) =>
  MADE_ON.test(id) && initial === undefined ? 'inDays(0)' : dateInitial(initial);

/** What is none of these is a text. */
const EMPTY: Readonly<Partial<Record<FieldPlan['type'], EmptyWriter>>> = {
  image: () => '""',
  file: () => '""',
  number: emptyNumber,
  money: emptyNumber,
  rating: emptyNumber,
  flag: ({ initial }) => (initial === true ? 'true' : 'false'),
  choice: ({ initial, options, isRequired }) => {
    if (typeof initial === 'string' && options?.includes(initial)) return quote(initial);
    return isRequired ? undefined : '""';
  },
  choices: (field) => `[${chosenOptions(field).map(quote).join(', ')}]`,
  date: emptyDate,
  dateTime: emptyDate,
  parts: () => '[]',
};

function chosenOptions({ initial, options = [] }: FieldPlan): readonly string[] {
  if (typeof initial !== 'object' || initial === null) return [];
  return initial.filter((value) => options.includes(value));
}

/** `D+3 14:30` as code: a day counted from today. */
export function dayCode(value: string): string | null {
  const cell = dayCell(value);
  if (cell.kind !== 'day') return null;
  return dayCall(cell);
}

function dateInitial(initial: FieldPlan['initial']): string {
  if (typeof initial !== 'string') return '""';
  if (/^(today|now)$/i.test(initial)) return 'inDays(0)';
  return dayCode(initial) ?? quote(initial);
}
