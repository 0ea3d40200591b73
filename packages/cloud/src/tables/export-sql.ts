import { type RowFilter } from './filter-sql.ts';
import { createValues, filterSql, findColumn } from './filter-sql.ts';
import { identifier, literal, qualified } from './names.ts';
import { cellSql, type Sorting, whereOf } from './page-sql.ts';
import type { TableColumn, TableShape } from './table.ts';

export interface ExportRequest {
  readonly filters: readonly RowFilter[];
  readonly sort?: Sorting | undefined;
  readonly separator: string;
  /** What a spreadsheet takes for the beginning of a formula. */
  readonly formulaStarts: readonly string[];
}

/** COPY takes no parameters: what is filtered for stands in the text, quoted. */
export function exportSql(table: TableShape, request: ExportRequest): string {
  const values = createValues();
  const conditions = filterSql(table, request.filters, values);
  const { sort } = request;
  const order = sort
    ? `order by ${identifier(findColumn(table, sort.column).name)} ${sort.isDescending ? 'desc' : 'asc'} nulls last`
    : undefined;
  const text = [
    `select ${table.columns.map((column) => guardedCell(column, request.formulaStarts)).join(', ')}`,
    `from ${qualified(table)}`,
    ...whereOf(conditions),
    ...(order === undefined ? [] : [order]),
  ].join('\n');
  return `copy (${fillPlaces(text, values.list)}) to stdout with (format csv, header, delimiter ${literal(request.separator)})`;
}

const harmless = new Set<TableColumn['kind']>([
  'integer',
  'decimal',
  'boolean',
  'date',
  'time',
  'uuid',
  'json',
  'array',
]);

// A cell that starts with = + - @ runs as a formula when the file is opened in a spreadsheet. A number is none.
function guardedCell(column: TableColumn, starts: readonly string[]): string {
  const name = identifier(column.name);
  const cell = column.kind === 'array' ? cellSql(column) : name;
  const isHarmless =
    column.kind === 'enum'
      ? !column.enums.some((value) => starts.some((start) => value.startsWith(start)))
      : harmless.has(column.kind);
  if (isHarmless) return `${cell} as ${name}`;
  // By the number of its first character: a text of its own for each cell would cost more than the rest of the export.
  const list = starts.map((start) => start.codePointAt(0)).join(', ');
  return `case when ascii(${name}::text) in (${list}) then '''' || ${name}::text else ${name}::text end as ${name}`;
}

/** `$1` outside of quotes; a name or a text may hold the same characters. */
function fillPlaces(text: string, values: readonly unknown[]): string {
  return text.replaceAll(/"(?:[^"]|"")*"|'(?:[^']|'')*'|\$(\d+)/g, (whole, place: string | undefined) =>
    place === undefined ? whole : literal(String(values[Number(place) - 1])),
  );
}
