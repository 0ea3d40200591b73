import { tableError } from './errors.ts';
import { identifier } from './names.ts';
import type { TableColumn, TableShape } from './table.ts';

export type FilterOperator = 'equals' | 'contains' | 'greater' | 'less' | 'before' | 'after';

export interface RowFilter {
  readonly column: string;
  readonly operator: FilterOperator;
  readonly value: string;
}

/** Gives each value its place in a statement. */
export interface Values {
  readonly list: unknown[];
  add(value: unknown): string;
}

export function createValues(): Values {
  const list: unknown[] = [];
  return { list, add: (value) => `$${list.push(value)}` };
}

export function findColumn({ name, columns }: TableShape, wanted: string): TableColumn {
  const found = columns.find((column) => column.name === wanted);
  if (!found) throw tableError('column_missing', `The table ${name} has no column ${wanted}.`);
  return found;
}

/** Conditions that all hold, as SQL; none where nothing is filtered. */
export function filterSql(table: TableShape, filters: readonly RowFilter[], values: Values): string[] {
  return filters.map((filter) => conditionOf(findColumn(table, filter.column), filter, values));
}

const wholeDay = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i;

function conditionOf(column: TableColumn, { operator, value }: RowFilter, values: Values): string {
  const name = identifier(column.name);
  const typed = () => `${values.add(value)}::${column.castType}`;
  switch (operator) {
    case 'contains':
      return `${name}::text ilike ${values.add(`%${value.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)}`;
    case 'greater':
      return `${name} > ${typed()}`;
    case 'less':
      return `${name} < ${typed()}`;
    case 'before':
      return `${name} < ${typed()}`;
    case 'after':
      // After a day begins with the next one.
      return isDay(column, value) ? `${name} >= (${typed()} + interval '1 day')` : `${name} > ${typed()}`;
    case 'equals':
      return equals(column, value, values);
  }
}

function isDay({ kind, castType }: TableColumn, value: string): boolean {
  return kind === 'date' && castType !== 'date' && wholeDay.test(value);
}

function equals(column: TableColumn, value: string, values: Values): string {
  const name = identifier(column.name);
  const typed = () => `${values.add(value)}::${column.castType}`;
  if (isDay(column, value)) return `(${name} >= ${typed()} and ${name} < (${typed()} + interval '1 day'))`;
  if (column.kind === 'uuid' && !uuid.test(value)) return `${name}::text = ${values.add(value)}`;
  const comparesByText =
    column.kind === 'json' || column.kind === 'enum' || column.kind === 'array' || column.kind === 'other';
  return comparesByText ? `${name}::text = ${values.add(value)}` : `${name} = ${typed()}`;
}
