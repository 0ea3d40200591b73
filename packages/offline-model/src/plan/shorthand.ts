import type { ChartBlock, CollectionBlock } from './block-plan.ts';
import type { EntityPlan, FieldPlan, FieldType, SeedRow, SeedValue } from './app-plan.ts';

type FieldExtras = Partial<Omit<FieldPlan, 'id' | 'label' | 'type'>>;

/** A field as most are: optional, listed, not unique; by its type alone, or with what else is so about it. */
export const field = (
  id: string,
  label: string,
  is: FieldType | (FieldExtras & { readonly type: FieldType }),
): FieldPlan => {
  const { type, ...extras } = typeof is === 'string' ? { type: is } : is;
  return { id, label, type, isRequired: false, isUnique: false, isListed: true, ...extras };
};

/** Seed rows from a matrix; ids count from one: `recipe-1`. */
export function rows(
  entity: string,
  columns: readonly string[],
  matrix: readonly (readonly SeedValue[])[],
): readonly SeedRow[] {
  return matrix.map((values, index) => ({
    id: `${entity}-${index + 1}`,
    ...Object.fromEntries(columns.map((column, at) => [column, values[at] ?? null])),
  }));
}

/** A collection that is only read, with search. */
export const collection = (
  entity: string,
  title: string,
  extras: Partial<Omit<CollectionBlock, 'kind' | 'entity' | 'title'>> = {},
): CollectionBlock => ({
  kind: 'collection',
  entity,
  title,
  view: 'cards',
  onlyMine: false,
  hasSearch: true,
  filters: [],
  sorts: [],
  can: OPENED,
  actions: [],
  ...extras,
});

interface Charted extends Partial<Pick<ChartBlock, 'shape' | 'measure' | 'step' | 'last'>> {
  readonly by: FieldPlan;
  readonly amount?: FieldPlan | undefined;
}

/** A chart of records by a field: how many there are, or what a number of theirs comes to. */
export function chart({ id }: EntityPlan, title: string, { by, amount, ...given }: Charted): ChartBlock {
  const isTime = by.type === 'date' || by.type === 'dateTime';
  const hasRange = isTime && given.last === undefined;
  const measured = amount === undefined ? { measure: 'count' as const } : { field: amount.id };
  const usual = { shape: isTime ? 'line' : 'bar', measure: 'sum' } as const;
  return { kind: 'chart', title, entity: id, by: by.id, hasRange, ...usual, ...given, ...measured };
}

/** What may be done with the records of a list: everything, opening them, nothing at all. */
export const MANAGED = { create: true, edit: true, remove: true, open: true } as const;
export const SHOWN = { create: false, edit: false, remove: false, open: false } as const;
export const OPENED = { ...SHOWN, open: true } as const;
