import type { SchemaTable } from '@loam/contract';
import type { DataModel } from './data-model.ts';

/** The tables of a cloud; views have no keys and would only stand around. */
export function schemaModel(all: readonly SchemaTable[]): DataModel {
  const tables = all.filter(({ kind }) => kind === 'table');
  const nameOf = (schema: string, name: string) => (schema === 'public' ? name : `${schema}.${name}`);
  return {
    tables: tables.map(({ schema, name, columns, foreign_keys: keys }) => {
      const linked = new Set(keys.flatMap((key) => key.columns));
      return {
        name: nameOf(schema, name),
        columns: columns.map((column) => ({
          name: column.name,
          type: column.type,
          key: column.is_primary ? 'PK' : linked.has(column.name) ? 'FK' : undefined,
        })),
      };
    }),
    links: tables.flatMap(({ schema, name, foreign_keys: keys }) =>
      keys.map(({ columns, target_schema: target, target_table: to }) => ({
        from: nameOf(schema, name),
        column: columns.join(', '),
        to: nameOf(target, to),
      })),
    ),
  };
}
