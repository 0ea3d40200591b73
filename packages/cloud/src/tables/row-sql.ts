import { tableError } from './errors.ts';
import { createValues, findColumn, type Values } from './filter-sql.ts';
import { identifier, literal, qualified } from './names.ts';
import { cellSql, type Statement } from './page-sql.ts';
import type { TableColumn, TableShape } from './table.ts';

type Cell = readonly [name: string, value: string | null];

export type CellValues = Readonly<Record<string, string | null>>;

/** A value as it was typed; a list is written as JSON. */
function valueSql(table: TableShape, [name, value]: Cell, values: Values): string {
  const column = findColumn(table, name);
  const place = values.add(value);
  if (column.kind !== 'array') return `${place}::${column.castType}`;
  const record = `jsonb_build_object(${literal(column.name)}, ${place}::jsonb)`;
  return `(jsonb_populate_record(null::${qualified(table)}, ${record})).${identifier(column.name)}`;
}

/** The one column by which rows can be changed. */
function keyColumn(table: TableShape): TableColumn {
  const [name, ...more] = table.primaryKey;
  if (name === undefined || more.length > 0)
    throw tableError('key_missing', 'Updating rows currently supports tables with a single primary key.');
  return findColumn(table, name);
}

export function insertSql(table: TableShape, cells: CellValues): Statement {
  const values = createValues();
  const entries = Object.entries(cells);
  if (entries.length === 0) return { text: `insert into ${qualified(table)} default values`, values: [] };
  const names = entries.map(([name]) => identifier(findColumn(table, name).name));
  const written = entries.map((cell) => valueSql(table, cell, values));
  return {
    text: `insert into ${qualified(table)} (${names.join(', ')}) values (${written.join(', ')})`,
    values: values.list,
  };
}

export interface RowUpdate {
  readonly key: string;
  readonly values: CellValues;
  /** What stood there when the change was made: whoever else was quicker is not overwritten. */
  readonly was: CellValues;
}

export function updateSql(table: TableShape, { key, values: cells, was }: RowUpdate): Statement {
  const values = createValues();
  const column = keyColumn(table);
  const changes = Object.entries(cells).map(
    (cell) => `${identifier(cell[0])} = ${valueSql(table, cell, values)}`,
  );
  if (changes.length === 0) throw tableError('value_invalid', 'No changes to save');
  const conditions = [
    `${identifier(column.name)} = ${values.add(key)}::${column.castType}`,
    ...Object.entries(was).map(
      ([name, value]) =>
        `${cellSql(findColumn(table, name))} is not distinct from ${values.add(value)}::text`,
    ),
  ];
  return {
    text: `update ${qualified(table)} set ${changes.join(', ')} where ${conditions.join(' and ')}`,
    values: values.list,
  };
}

export function deleteSql(table: TableShape, keys: readonly string[]): Statement {
  const column = keyColumn(table);
  return {
    text: `delete from ${qualified(table)} where ${identifier(column.name)} = any($1::${column.castType}[])`,
    values: [[...keys]],
  };
}

/** One row with its values whole. */
export function readRowSql(table: TableShape, key: readonly string[]): Statement {
  if (table.rowKey.length === 0 || key.length !== table.rowKey.length)
    throw tableError('key_missing', 'Could not determine row id to update.');
  const values = createValues();
  const conditions = table.rowKey.map((name, index) => {
    const { castType } = findColumn(table, name);
    return `${identifier(name)} = ${values.add(key[index])}::${castType}`;
  });
  const cells = table.columns.map((column, index) => `${cellSql(column)} as c${index}`);
  return {
    text: `select ${cells.join(', ')} from ${qualified(table)} where ${conditions.join(' and ')}`,
    values: values.list,
  };
}
