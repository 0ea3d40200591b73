import { parseFields } from '../lexicon/entity-lexicon.ts';
import { GENERIC } from '../lexicon/generic.data.ts';
import { RECORD_SHAPES, type RecordShape } from '../lexicon/record-shapes.data.ts';
import type { UnderstoodEntity } from '../understand/understanding.ts';
import type { FieldPlan, SeedRow } from './app-plan.ts';

/** The shape of a thing by its name, where neither the request nor the lexicon tells its fields. */
export const shapeFor = ({ one, many }: UnderstoodEntity): RecordShape | null =>
  RECORD_SHAPES.find(({ name }) => name.test(one) || name.test(many)) ?? null;

interface ShapedBase {
  readonly fields: readonly FieldPlan[];
  readonly rows: readonly SeedRow[];
  readonly icon: string;
  readonly isNameless: boolean;
}

/** Fields and rows of a record of the office; null where no shape fits. */
export function shapeBase(said: UnderstoodEntity): ShapedBase | null {
  const shape = KEPT_ENTRIES.has(said.entry?.id ?? '') ? null : shapeFor(said);
  if (shape === null) return null;
  const { titles, icon } = shape;
  const fields = parseFields(shape.fields).map(withInitial);
  const first = fields[0]?.id ?? 'name';
  const people = shape.fields.startsWith('Name*') ? GENERIC.person.titles : [];
  const names = titles.length > 0 ? titles : people;
  const rows = Array.from({ length: names.length === 0 ? 6 : names.length }, (_, at): SeedRow => {
    const name = names[at];
    return { id: `${said.id}-${at + 1}`, ...(name === undefined ? {} : { [first]: name }) };
  });
  return { fields, rows, icon, isNameless: names.length === 0 };
}

/** They go by names that a shape has too, and know better. */
const KEPT_ENTRIES: ReadonlySet<string> = new Set([
  'trip',
  'incident',
  'medication',
  'fitnessClass',
  'stockItem',
  'product',
  'vehicle',
  'report',
]);

/** A new record of a thing with a status starts with the first one. */
export const withInitial = (one: FieldPlan): FieldPlan =>
  one.type === 'choice' && /^(status|stage)$/.test(one.id) && one.options?.[0] !== undefined
    ? { ...one, initial: one.options[0] }
    : one;
