import type { Catalog, CatalogColumn, CatalogKey, CatalogRelation } from './catalog.ts';
import { helperTypes } from './helpers.data.ts';
import { property, record, tuple } from './layout.ts';
import { computedColumns, writeRoutines } from './routines.ts';
import { orNull, typeName } from './type-names.ts';

/** As much of PostgREST's protocol as REST speaks; the client chooses its types by it. */
const postgrestVersion = '13.0.5';

/** The types of a database for `createClient<Database>()`, as Supabase's own generator lays them out. */
export function writeTypes(catalog: Catalog): string {
  const schemas = catalog.schemas.toSorted();
  const database = record([
    property('__InternalSupabase', record([property('PostgrestVersion', JSON.stringify(postgrestVersion))])),
    ...schemas.map((schema) => property(schema, writeSchema(catalog, schema))),
  ]);
  return [
    `export type Json =\n  | string\n  | number\n  | boolean\n  | null\n  | { [key: string]: Json | undefined }\n  | Json[]`,
    `export type Database = ${database}`,
    helperTypes,
    `export const Constants = ${constants(catalog, schemas)} as const`,
  ]
    .join('\n\n')
    .concat('\n');
}

function writeSchema(catalog: Catalog, schema: string): string {
  const own = catalog.relations.filter((one) => one.schema === schema).toSorted(byName);
  const types = [...catalog.types.values()].filter((one) => one.schema === schema).toSorted(byName);
  const written = (relation: CatalogRelation) => property(relation.name, writeRelation(catalog, relation));
  return record([
    property('Tables', record(own.filter(({ isView }) => !isView).map(written))),
    property('Views', record(own.filter(({ isView }) => isView).map(written))),
    property(
      'Functions',
      record(writeRoutines(catalog, schema).map(([name, signature]) => property(name, signature))),
    ),
    property(
      'Enums',
      record(
        types
          .filter(({ labels }) => labels.length > 0)
          .map(({ name, labels }) =>
            property(name, labels.map((label) => JSON.stringify(label)).join(' | ')),
          ),
      ),
    ),
    property(
      'CompositeTypes',
      record(
        types
          .filter(({ attributes }) => attributes.length > 0)
          .map(({ name, attributes }) =>
            property(
              name,
              record(attributes.map((one) => property(one.name, orNull(typeName(catalog, one.type))))),
            ),
          ),
      ),
    ),
  ]);
}

function writeRelation(catalog: Catalog, relation: CatalogRelation): string {
  const columns = relation.columns.toSorted(byName);
  const row = columns.map((column) => property(column.name, valueOf(catalog, column)));
  const keys = catalog.foreignKeys
    .filter((key) => key.schema === relation.schema && key.relation === relation.name)
    .filter((key) => key.referencedSchema === relation.schema)
    .toSorted(byKey);
  return record([
    property('Row', record([...row, ...computedColumns(catalog, relation)], '{}')),
    ...(relation.isView && !relation.isUpdatable
      ? []
      : [
          property(
            'Insert',
            record(
              columns.map((column) => insertable(catalog, relation, column)),
              '{}',
            ),
          ),
          property(
            'Update',
            record(
              columns.map((column) => updatable(catalog, relation, column)),
              '{}',
            ),
          ),
        ]),
    property('Relationships', tuple(keys.map(writeKey))),
  ]);
}

function insertable(catalog: Catalog, { isView }: CatalogRelation, column: CatalogColumn): string {
  const { name, isNullable, hasDefault } = column;
  if (isClosed(isView, column)) return property(name, 'never', true);
  if (isView) return property(name, orNull(typeName(catalog, column.type)), true);
  return property(name, valueOf(catalog, column), isNullable || hasDefault);
}

function updatable(catalog: Catalog, { isView }: CatalogRelation, column: CatalogColumn): string {
  if (isClosed(isView, column)) return property(column.name, 'never', true);
  const value = isView ? orNull(typeName(catalog, column.type)) : valueOf(catalog, column);
  return property(column.name, value, true);
}

function isClosed(isView: boolean, { isAlwaysGenerated, isUpdatable }: CatalogColumn): boolean {
  return isView ? !isUpdatable : isAlwaysGenerated;
}

function valueOf(catalog: Catalog, { type, isNullable }: CatalogColumn): string {
  const name = typeName(catalog, type);
  return isNullable ? orNull(name) : name;
}

function writeKey(key: CatalogKey): string {
  return record([
    property('foreignKeyName', JSON.stringify(key.constraint)),
    property('columns', names(key.columns)),
    property('isOneToOne', String(key.isOneToOne)),
    property('referencedRelation', JSON.stringify(key.referencedRelation)),
    property('referencedColumns', names(key.referencedColumns)),
  ]);
}

function names(list: readonly string[]): string {
  return `[${list.map((name) => JSON.stringify(name)).join(', ')}]`;
}

function constants({ types }: Catalog, schemas: readonly string[]): string {
  const all = [...types.values()].filter(({ labels }) => labels.length > 0).toSorted(byName);
  const written = schemas.map((schema) => {
    const own = all.filter((one) => one.schema === schema);
    const enums = own.map(({ name, labels }) => `${property(name, names(labels))},`);
    return `${property(schema, `{\n  Enums: {${enums.length === 0 ? '' : `\n    ${enums.join('\n    ')}\n  `}},\n}`)},`;
  });
  return `{\n${written.join('\n')}\n}`;
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

function byKey(a: CatalogKey, b: CatalogKey): number {
  const textOf = (key: CatalogKey) =>
    `${key.constraint}\u0000${key.referencedRelation}\u0000${key.referencedColumns.join()}`;
  return textOf(a) < textOf(b) ? -1 : 1;
}
