import type { EntityPlan, FieldPlan } from '../../plan/app-plan.ts';
import { fieldDescribed } from '../../plan/computed/described.ts';
import { isSame } from '../edits.ts';
import { compare, type Pair, type Told } from './sayer.ts';

/** What is different about the fields of one kind of record. */
export function sayFields(told: Told, { old, now }: Pair<EntityPlan>): readonly string[] {
  const { say } = told;
  const { added, removed, both } = compare(old.fields, now.fields, ({ id }) => id);
  return [
    ...added.flatMap((field) => sayAdded(told, now, field)),
    ...removed.map(({ label }) => say('fieldRemoved', { things: now.many, field: label })),
    ...both.flatMap((pair) => sayField(told, now, pair)),
  ];
}

function sayAdded({ say }: Told, entity: EntityPlan, field: FieldPlan): readonly string[] {
  const things = entity.many;
  if (field.computed) return [say('computed', { things, field: fieldDescribed(entity, field) })];
  const name = field.options ? `${field.label} (${field.options.join(', ')})` : field.label;
  return [
    say('fieldAdded', { things, field: name }),
    ...sayLimits({ say }, field),
    ...sayOnlyIf({ say }, entity, field),
  ];
}

type Say = Pick<Told, 'say'>;

function sayOnlyIf({ say }: Say, { fields }: EntityPlan, { label, onlyIf }: FieldPlan): readonly string[] {
  const other = fields.find(({ id }) => id === onlyIf?.field)?.label;
  return onlyIf && other !== undefined
    ? [say('onlyFor', { field: label, other, option: onlyIf.option })]
    : [];
}

function sayLimits({ say }: Say, { label, min, max }: FieldPlan, old?: FieldPlan): readonly string[] {
  const range = [
    ...(min === undefined || min === (old?.min ?? 0) || (!old && min <= 1) ? [] : [`≥ ${min}`]),
    ...(max === undefined || max === old?.max || !old ? [] : [`≤ ${max}`]),
  ];
  return range.length === 0 ? [] : [say('range', { field: label, range: range.join(', ') })];
}

function sayField(told: Told, entity: EntityPlan, { old, now }: Pair<FieldPlan>): readonly string[] {
  if (isSame(old, now)) return [];
  const { say } = told;
  const field = now.label;
  const isNewlyFound = now.computed && !isSame(now.computed, old.computed);
  return [
    ...(old.label === now.label ? [] : [say('fieldRenamed', { old: old.label, things: entity.many, field })]),
    ...(isNewlyFound ? [say('computed', { things: entity.many, field: fieldDescribed(entity, now) })] : []),
    ...sayKind(told, old, now),
    ...sayDuty(told, old, now),
    ...(old.type === now.type ? sayLimits(told, now, old) : []),
    ...(isSame(old.onlyIf, now.onlyIf) ? [] : sayOnlyIf(told, entity, now)),
  ];
}

/** Whether it must be filled in, may be there twice, and how it begins. */
function sayDuty({ say }: Told, old: FieldPlan, now: FieldPlan): readonly string[] {
  const field = now.label;
  const isBegun = now.initial !== undefined && now.initial !== null && !isSame(old.initial, now.initial);
  return [
    ...(now.isRequired === old.isRequired ? [] : [say(now.isRequired ? 'required' : 'optional', { field })]),
    ...(now.isUnique && !old.isUnique ? [say('unique', { field })] : []),
    ...(isBegun ? [say('initial', { field, value: String(now.initial) })] : []),
  ];
}

/** Another type, or other options. */
function sayKind({ say }: Told, old: FieldPlan, now: FieldPlan): readonly string[] {
  const field = now.label;
  const [were, are] = [old.options ?? [], now.options ?? []];
  if (isSame(were, are)) return old.type === now.type ? [] : [say('fieldType', { field, type: now.type })];
  const came = are.filter((option) => !were.includes(option));
  const gone = were.filter((option) => !are.includes(option));
  const [name = ''] = came;
  const [lost = ''] = gone;
  if (were.length > 0 && came.length + gone.length === 1)
    return [
      came.length === 1 ? say('optionAdded', { field, name }) : say('optionRemoved', { field, name: lost }),
    ];
  if (came.length === 1 && gone.length === 1 && were.indexOf(lost) === are.indexOf(name))
    return [say('recordRenamed', { old: lost, name })];
  return [say('fieldChoice', { field, options: are.join(', ') })];
}
