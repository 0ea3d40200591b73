import type { EntityPlan, FieldPlan, SeedRow, SeedValue } from './app-plan.ts';
import { field } from './shorthand.ts';

type Value = (row: SeedRow, at: number) => SeedValue;

/** Each of the first rows has this value. */
export const withValues = (plan: EntityPlan, id: string, value: Value): EntityPlan => ({
  ...plan,
  seed: plan.seed.map((row, at) => ({ ...row, [id]: value(row, at) })),
});

export const changeField = (
  plan: EntityPlan,
  id: string,
  change: (one: FieldPlan) => FieldPlan,
): EntityPlan => ({ ...plan, fields: plan.fields.map((one) => (one.id === id ? change(one) : one)) });

/** Without these fields and what the rows hold of them. */
export function withoutFields(plan: EntityPlan, isGone: (one: FieldPlan) => boolean): EntityPlan {
  const gone = new Set(plan.fields.filter(isGone).map(({ id }) => id));
  if (gone.size === 0) return plan;
  return {
    ...plan,
    fields: plan.fields.filter(({ id }) => !gone.has(id)),
    seed: plan.seed.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !gone.has(key)))),
  };
}

/** The field at this place, instead of one with the same id; the last where no place is given. */
export function placeField(plan: EntityPlan, one: FieldPlan, at?: number): EntityPlan {
  const others = plan.fields.filter(({ id }) => id !== one.id);
  return { ...plan, fields: others.toSpliced(at ?? others.length, 0, one) };
}

/** The first so many belong to the person in front. */
export const withMine = (plan: EntityPlan, count: number): EntityPlan => ({
  ...plan,
  seed: plan.seed.map((row, at) => (at < count ? { ...row, mine: true } : row)),
});

/** One of several, over and over. */
export const inTurn = <T>(list: readonly T[], at: number): T | undefined =>
  list[at % Math.max(1, list.length)];

/** The id of a row of another list, over and over. */
export const rowInTurn = ({ id, seed }: Pick<EntityPlan, 'id' | 'seed'>, at: number): string =>
  `${id}-${(at % Math.max(1, seed.length)) + 1}`;

interface Picker {
  readonly id?: string;
  /** Behind the title, unless told otherwise. */
  readonly at?: number;
  readonly isRequired?: boolean;
}

/** Its records pick one of the others. */
export function withPicker(
  plan: EntityPlan,
  target: EntityPlan,
  { id = target.id, at = 1, isRequired = true }: Picker = {},
): EntityPlan {
  const picker = field(id, target.one, { type: 'relation', entity: target.id, isRequired });
  return withValues(placeField(plan, picker, at), id, (_, row) => rowInTurn(target, row));
}

/** A choice with other options; the rows take one each. */
export const withOptions = (plan: EntityPlan, id: string, options: readonly string[]): EntityPlan =>
  withValues(
    changeField(plan, id, (one) => ({ ...one, options, initial: options[0] ?? '' })),
    id,
    (_, at) => inTurn(options, at) ?? '',
  );

/** The state of a record, as its last field; what is new has the first of the options. */
export function withStatus(
  plan: EntityPlan,
  state: Pick<FieldPlan, 'label'> & Partial<FieldPlan> & { readonly options: readonly string[] },
  value: Value,
): EntityPlan {
  const { label, ...more } = state;
  const initial = state.options[0] ?? '';
  const status = field('status', label, { ...more, type: 'choice', initial });
  return withValues(placeField(plan, status), 'status', value);
}
