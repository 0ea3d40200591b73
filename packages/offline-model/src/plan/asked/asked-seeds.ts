import type { EntityPlan, FieldPlan, SeedRow } from '../app-plan.ts';
import type { OnlyPlan } from '../block-plan.ts';
import { like } from '../../lexicon/pattern.ts';

/** So that a list of what is due today or runs low is not empty on the first day, the first examples are such ones. */
export function seedFor(plan: EntityPlan, only: OnlyPlan): EntityPlan {
  const change = changeOf(plan, only);
  return change === null
    ? plan
    : { ...plan, seed: plan.seed.map((row, at) => (at < 2 ? { ...row, ...change(row, at) } : row)) };
}

/** A little over or under, as far as a number of that size goes. */
const stepOf = (limit: number): number => Math.max(1, Math.round(limit / 10));

type RowChange = (row: SeedRow, at: number) => SeedRow;

function changeOf(plan: EntityPlan, only: OnlyPlan): RowChange | null {
  const field = plan.fields.find(({ id }) => id === only.field);
  if (field === undefined) return null;
  if ('atMost' in only) {
    const { atMost } = only;
    return (row, at) => {
      const limit = typeof atMost === 'string' ? row[atMost] : atMost;
      return { [field.id]: Math.max(0, (typeof limit === 'number' ? limit : 5) - at - 1) };
    };
  }
  if ('below' in only)
    return (_row, at) => ({ [field.id]: Math.max(0, only.below - (at + 1) * stepOf(only.below)) });
  if ('above' in only) return (_row, at) => ({ [field.id]: only.above + (at + 1) * stepOf(only.above) });
  if ('within' in only)
    return (_row, at) => ({ ...undone(plan), [field.id]: dayOf(Math.ceil(only.within / (at + 2)), field) });
  if ('ago' in only)
    return (_row, at) => ({ ...undone(plan), [field.id]: dayOf(-only.ago - 9 * (at + 1), field) });
  if (!('when' in only)) return null;
  const days = DAYS[only.when];
  const done = only.when === 'overdue' ? undone(plan) : {};
  // A day that is found from another one moves with it.
  const { computed } = field;
  if (computed?.kind === 'day')
    return (_row, at) => ({ ...done, [computed.from]: dayOf((days[at] ?? 0) - computed.days, field) });
  return computed === undefined ? (_row, at) => ({ ...done, [field.id]: dayOf(days[at] ?? 0, field) }) : null;
}

const DAYS: Readonly<Record<Extract<OnlyPlan, { when: string }>['when'], readonly [number, number]>> = {
  today: [0, 0],
  week: [0, 0],
  month: [0, 0],
  overdue: [-3, -9],
  coming: [2, 5],
};

const dayOf = (days: number, { type }: FieldPlan): string =>
  `D${days < 0 ? '-' : '+'}${Math.abs(days)}${type === 'dateTime' ? ' 10:30' : ''}`;

const DONE = like.i`
  done|complete|finished|closed|resolved|paid|returned|cancel|deliver|approved|erledigt|fertig|abgeschlossen|bezahlt|zurück|termin|fait|payé|rendu|hech|completad|cerrad|pagad|devuelt|conclu
  |feit|fechad|pago|devolvid`;

/** What is overdue is not done. */
function undone({ fields }: EntityPlan): SeedRow {
  return Object.fromEntries(
    fields.flatMap((one): [string, string | boolean][] => {
      if (one.type === 'flag' && DONE.test(one.label)) return [[one.id, false]];
      const open = one.type === 'choice' ? one.options?.find((option) => !DONE.test(option)) : undefined;
      return open !== undefined && one.options?.some((option) => DONE.test(option)) === true
        ? [[one.id, open]]
        : [];
    }),
  );
}
