import type { CollectionBlock } from './block-plan.ts';
import type { FieldPlan, FieldType, SeedRow, SeedValue } from './app-plan.ts';

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

/** What may be done with the records of a list: everything, opening them, nothing at all. */
export const MANAGED = { create: true, edit: true, remove: true, open: true } as const;
export const SHOWN = { create: false, edit: false, remove: false, open: false } as const;
export const OPENED = { ...SHOWN, open: true } as const;
