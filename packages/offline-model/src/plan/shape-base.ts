import { parseFields } from '../lexicon/entity-lexicon.ts';
import { GENERIC } from '../lexicon/generic.data.ts';
import { RECORD_SHAPES, type RecordShape } from '../lexicon/record-shapes.data.ts';
import type { UnderstoodEntity } from '../understand/understanding.ts';
import type { FieldPlan, SeedRow, SeedValue, Fields } from './app-plan.ts';
import { listed } from '../lexicon/listed.ts';

/** The shape of a thing by its name, where neither the request nor the lexicon tells its fields. */
export const shapeFor = ({ one, many }: UnderstoodEntity): RecordShape | null =>
  RECORD_SHAPES.find(({ name }) => name.test(one) || name.test(many)) ?? null;

interface ShapedBase {
  readonly fields: Fields;
  readonly rows: readonly SeedRow[];
  readonly icon: string;
  readonly isNameless: boolean;
}

/** Fields and rows of a record of the office; null where no shape fits. */
export function shapeBase(said: UnderstoodEntity): ShapedBase | null {
  const isReported = said.entry?.id === 'ticket' && said.isCounted !== true;
  const shape = isReported || KEPT_ENTRIES.has(said.entry?.id ?? '') ? null : shapeFor(said);
  if (shape === null) return null;
  const { titles, icon } = shape;
  const fields = parseFields(shape.fields).map(withInitial);
  const first = fields[0]?.id ?? 'name';
  const people = shape.fields.startsWith('Name*') ? GENERIC.person.titles : [];
  const names = titles.length > 0 ? titles : people;
  const rows = Array.from({ length: names.length === 0 ? 6 : names.length }, (_, at): SeedRow => {
    const name = names[at];
    const known = Object.fromEntries(fields.flatMap((one) => usualValue(one, at)));
    return { id: `${said.id}-${at + 1}`, ...known, ...(name === undefined ? {} : { [first]: name }) };
  });
  return { fields, rows, icon, isNameless: names.length === 0 };
}

/** Days and stocks as a desk has them: most things are not back yet, little is overdue, and little runs low. */
function usualValue({ id, type }: FieldPlan, at: number): readonly (readonly [string, SeedValue])[] {
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[at % values.length];
  if (id === 'stock') return [[id, pick([120, 45, 8, 260, 30, 75]) ?? 20]];
  if (id === 'minimumStock') return [[id, pick([40, 20, 25, 60, 30, 20]) ?? 20]];
  if (type !== 'date') return [];
  if (/^(?:returned|discharged)/.test(id)) return [[id, at % 3 === 2 ? `D-${at + 1}` : null]];
  if (/^(?:due|renewal|next)/.test(id))
    return [[id, pick(['D+12', 'D-5', 'D+33', 'D+3', 'D+60', 'D+20']) ?? 'D+9']];
  return /Birth|born/.test(id) ? [] : [[id, `D-${[0, 2, 4, 7, 11, 16][at % 6] ?? 3}`.replace('D-0', 'D+0')]];
}

/** They go by names that a shape has too, and know better. */
const KEPT_ENTRIES: ReadonlySet<string> = new Set(
  listed(`
  trip, incident, medication, fitnessClass, stockItem, product, vehicle, report`),
);

/** A new record of a thing with a status starts with the first one. */
export const withInitial = (one: FieldPlan): FieldPlan =>
  one.type === 'choice' && /^(status|stage)$/.test(one.id) && one.options?.[0] !== undefined
    ? { ...one, initial: one.options[0] }
    : one;
