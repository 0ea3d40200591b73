import { like } from '../lexicon/pattern.ts';
import type { EntityPlan, FieldType, MarkPlan } from '../plan/app-plan.ts';
import { DUE, OVERDUE } from '../plan/asked/asked-words.data.ts';
import { escaped } from '../understand/tokens.ts';
import { ofType } from './edits.ts';
import { findFields, fold } from './named.ts';
import { numberOf, partOf, says } from './reading.ts';

/** As words of their own. */
export const isSaid = (text: string, name: string): boolean =>
  like.u`(?<![\p{L}\p{N}])${escaped(fold(name))}(?![\p{L}\p{N}])`.test(fold(text));

const LOW_STOCK = 5;

/** Which records of a list a text speaks of: those that are late, in some state, or beyond a number. */
export function conditionIn(text: string, entity: EntityPlan): Omit<MarkPlan, 'colour'> | null {
  if (!OVERDUE.test(text)) return optionIn(text, entity) ?? numberIn(text, entity);
  const dates = entity.fields.filter(({ type }) => type === 'date' || type === 'dateTime');
  const date = dates.find(({ id, label }) => DUE.test(id) || DUE.test(label)) ?? dates[0];
  return date ? { field: date.id, test: 'overdue' } : null;
}

/** The option with the longest name that the text holds. */
function optionIn(text: string, { fields }: EntityPlan): Omit<MarkPlan, 'colour'> | null {
  const [option] = fields
    .flatMap(({ id, options = [] }) => options.map((value) => ({ field: id, test: 'is' as const, value })))
    .filter(({ value }) => value.length > 1 && isSaid(text, value))
    .toSorted((left, right) => right.value.length - left.value.length);
  const flag = fields.find(({ type, label }) => type === 'flag' && isSaid(text, label));
  return option ?? (flag ? { field: flag.id, test: 'is', value: true } : null);
}

function numberIn(text: string, entity: EntityPlan): Omit<MarkPlan, 'colour'> | null {
  const types: readonly FieldType[] = ['number', 'money', 'rating'];
  const below = numberOf(partOf(text, 'underAmount'));
  const value = below ?? numberOf(partOf(text, 'overAmount'));
  const named = findFields(text, entity).find(({ item }) => types.includes(item.type))?.item;
  const field = named ?? (value === undefined ? undefined : ofType(entity, ...types));
  if (!field) return null;
  if (value !== undefined) return { field: field.id, test: below === undefined ? 'above' : 'below', value };
  return says(text, 'low') ? { field: field.id, test: 'below', value: LOW_STOCK } : null;
}
