import type { FieldPlan } from '../../plan/app-plan.ts';
import { quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { pascal } from '../names.ts';

/** `recipeCourseOptions`: the constant that lists what a choice field offers. */
export const optionsName = (names: EntityNames, field: FieldPlan): string =>
  `${names.value}${pascal(field.id)}Options`;

/** A property key, quoted where it must be. */
export const keyOf = (id: string): string => (/^[A-Za-z_$][\w$]*$/.test(id) ? id : quote(id));

/** The zod schema of a field, as the form and the store check it. */
export function fieldSchema(draft: Draft, names: EntityNames, field: FieldPlan): string {
  const required = quote(draft.say('required', { label: field.label }));
  switch (field.type) {
    case 'text':
    case 'longText':
    case 'phone':
      return textSchema(draft, field, required);
    case 'email':
      return `z.string().trim()${field.isRequired ? `.min(1, ${required})` : ''}.refine(isEmailOrEmpty, ${quote(draft.say('invalidEmail'))})`;
    case 'url':
      return `z.string().trim()${field.isRequired ? `.min(1, ${required})` : ''}.refine(isUrlOrEmpty, ${quote(draft.say('invalidUrl'))})`;
    case 'number':
    case 'money':
    case 'rating':
      return numberSchema(draft, field, required);
    case 'flag':
      return field.isRequired ? `z.boolean().refine((isChecked) => isChecked, ${required})` : 'z.boolean()';
    case 'choice':
      return field.isRequired
        ? `z.enum(${optionsName(names, field)}, { error: ${required} })`
        : `z.enum(${optionsName(names, field)}).or(z.literal(""))`;
    case 'choices':
      return `z.array(z.enum(${optionsName(names, field)}))${field.isRequired ? `.min(1, ${required})` : ''}`;
    case 'date':
    case 'dateTime':
    case 'time':
    case 'image':
    case 'file':
    case 'colour':
    case 'relation':
      return field.isRequired && field.type !== 'image'
        ? `z.string({ error: ${required} }).min(1, ${required})`
        : 'z.string()';
  }
}

function textSchema(draft: Draft, field: FieldPlan, required: string): string {
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

function numberSchema(draft: Draft, field: FieldPlan, required: string): string {
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
export function emptyValue(field: FieldPlan): string | undefined {
  const { initial } = field;
  switch (field.type) {
    case 'number':
    case 'money':
    case 'rating':
      if (typeof initial === 'number') return String(initial);
      return field.isRequired ? undefined : 'null';
    case 'flag':
      return initial === true ? 'true' : 'false';
    case 'choice':
      if (typeof initial === 'string' && field.options?.includes(initial)) return quote(initial);
      return field.isRequired ? undefined : '""';
    case 'choices':
      return Array.isArray(initial)
        ? `[${initial
            .filter((value) => field.options?.includes(value))
            .map(quote)
            .join(', ')}]`
        : '[]';
    case 'date':
    case 'dateTime':
      return MADE_ON.test(field.id) && initial === undefined ? 'inDays(0)' : dateInitial(initial);
    default:
      return typeof initial === 'string' ? quote(initial) : '""';
  }
}

/** `D+3 14:30` as code: a day counted from today. */
export function dayCode(value: string): string | null {
  const match = /^D(?:([+-])(\d+))?(?:[ T](\d{1,2}:\d{2}))?$/.exec(value.trim());
  if (!match) return null;
  const days = `${match[1] === '-' && match[2] !== '0' ? '-' : ''}${match[2] ?? '0'}`;
  return match[3] ? `inDays(${days}, ${quote(match[3].padStart(5, '0'))})` : `inDays(${days})`;
}

function dateInitial(initial: FieldPlan['initial']): string {
  if (typeof initial !== 'string') return '""';
  if (/^(today|now)$/i.test(initial)) return 'inDays(0)';
  return dayCode(initial) ?? quote(initial);
}
