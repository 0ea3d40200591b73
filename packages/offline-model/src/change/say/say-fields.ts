import type { EntityPlan, FieldPlan } from '../../plan/app-plan.ts';
import { fieldDescribed } from '../../plan/computed/described.ts';
import { entityOf, isSame } from '../edits.ts';
import { compare, type Pair, type Told } from './sayer.ts';

/** What is different about the fields of one kind of record. */
export function sayFields(told: Told, { old, now }: Pair<EntityPlan>): readonly string[] {
  const { added, removed, both } = compare(old.fields, now.fields, ({ id }) => id);
  return [
    ...added.flatMap((field) => sayAdded(told, now, field)),
    ...removed.map(({ label }) => told.say('fieldRemoved', { things: now.many, field: label })),
    ...both.flatMap((pair) => sayField(told, now, pair)),
    ...told.when(isReordered(old, now), 'fieldsOrdered', { things: now.many }),
  ];
}

/** What both have stands in another order. */
function isReordered(old: EntityPlan, now: EntityPlan): boolean {
  const idsIn = (one: EntityPlan, other: EntityPlan): readonly string[] =>
    one.fields.map(({ id }) => id).filter((id) => other.fields.some((field) => field.id === id));
  return !isSame(idsIn(old, now), idsIn(now, old));
}

function sayAdded(told: Told, entity: EntityPlan, field: FieldPlan): readonly string[] {
  const things = entity.many;
  if (field.computed) return [told.say('computed', { things, field: fieldDescribed(entity, field) })];
  const name = field.options ? `${field.label} (${field.options.join(', ')})` : field.label;
  return [
    told.say('fieldAdded', { things, field: name }),
    ...told.when((field.min ?? 0) > 1, 'range', { field: field.label, range: `≥ ${field.min}` }),
    ...sayOnlyIf(told, entity, field),
  ];
}

function sayOnlyIf({ when }: Told, { fields }: EntityPlan, { label, onlyIf }: FieldPlan): readonly string[] {
  const other = fields.find(({ id }) => id === onlyIf?.field)?.label ?? '';
  return when(other !== '', 'onlyFor', { field: label, other, option: onlyIf?.option ?? '' });
}

function sayField(told: Told, entity: EntityPlan, { old, now }: Pair<FieldPlan>): readonly string[] {
  const { when } = told;
  const [things, field] = [entity.many, now.label];
  const isFound = now.computed !== undefined && !isSame(now.computed, old.computed);
  const isBegun = now.initial !== undefined && now.initial !== null && !isSame(old.initial, now.initial);
  const range = [
    ...(now.min === undefined || now.min === (old.min ?? 0) ? [] : [`≥ ${now.min}`]),
    ...(now.max === undefined || now.max === old.max ? [] : [`≤ ${now.max}`]),
  ];
  return [
    ...when(old.label !== now.label, 'fieldRenamed', { old: old.label, things, field }),
    ...when(isFound, 'computed', { things, field: isFound ? fieldDescribed(entity, now) : '' }),
    ...sayKind(told, old, now),
    ...when(now.isListed !== old.isListed, now.isListed ? 'fieldListed' : 'fieldUnlisted', { things, field }),
    ...when(now.isRequired !== old.isRequired, now.isRequired ? 'required' : 'optional', { field }),
    ...when(now.isUnique && !old.isUnique, 'unique', { field }),
    ...when(isBegun, 'initial', { field, value: String(now.initial) }),
    ...when(old.type === now.type && range.length > 0, 'range', { field, range: range.join(', ') }),
    ...(isSame(old.onlyIf, now.onlyIf) ? [] : sayOnlyIf(told, entity, now)),
  ];
}

/** Another type, or other options. */
function sayKind(told: Told, old: FieldPlan, now: FieldPlan): readonly string[] {
  const { say, when } = told;
  const field = now.label;
  const [were, are] = [old.options ?? [], now.options ?? []];
  if (now.type === 'relation' && old.type !== 'relation')
    return [say('fieldPoints', { field, others: entityOf(told.after, now.entity)?.many ?? '' })];
  if (isSame(were, are)) return when(old.type !== now.type, 'fieldType', { field, type: now.type });
  return sayOptions(told, field, { were, are });
}

function sayOptions(
  { say }: Told,
  field: string,
  { were, are }: { readonly were: readonly string[]; readonly are: readonly string[] },
): readonly string[] {
  const came = are.filter((option) => !were.includes(option));
  const gone = were.filter((option) => !are.includes(option));
  const [name = '', lost = ''] = [came[0], gone[0]];
  if (were.length > 0 && came.length + gone.length === 1)
    return [name === '' ? say('optionRemoved', { field, name: lost }) : say('optionAdded', { field, name })];
  const isSwap = came.length === 1 && gone.length === 1 && were.indexOf(lost) === are.indexOf(name);
  return [
    isSwap
      ? say('recordRenamed', { old: lost, name })
      : say('fieldChoice', { field, options: are.join(', ') }),
  ];
}
