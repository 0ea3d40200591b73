import { tableError } from './errors.ts';
import { createValues, filterSql, findColumn, type RowFilter, type Values } from './filter-sql.ts';
import { identifier, qualified } from './names.ts';
import type { TableColumn, TableShape } from './table.ts';

export interface Sorting {
  readonly column: string;
  readonly isDescending: boolean;
}

export type PageStep = 'first' | 'last' | 'next' | 'previous';

export interface PageRequest {
  readonly sort?: Sorting | undefined;
  readonly filters: readonly RowFilter[];
  readonly size: number;
  readonly step: PageStep;
  /** Where the page that `next` and `previous` start from ends or begins. */
  readonly cursor?: readonly (string | null)[] | undefined;
}

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface PagePlan {
  /** The rows come from the end: the last one of an answer stands first on the page. */
  readonly isReversed: boolean;
  /** Asked one after the other until the page is full; each gets what is left of it. */
  readonly parts: readonly ((limit: number) => Statement)[];
  /** How many columns at the end of a row are its place, for the next cursor; none where places are numbers. */
  readonly placeColumns: number;
  /** Where places are numbers: the one of the first row. */
  readonly offset: number | undefined;
}

/** Longer values are cut on a page; a cell that is opened is read whole. */
export const cellCharacters = 2000;

/** A page by the values of its first or last row: as quick at the end of a table as at its beginning. */
export function planPage(table: TableShape, request: PageRequest): PagePlan {
  if (table.rowKey.length === 0) return planByNumber(table, request);
  const order = orderOf(table, request.sort);
  const isReversed = request.step === 'last' || request.step === 'previous';
  const isDescending = (request.sort?.isDescending ?? false) !== isReversed;
  const places = order.map(({ name }) => `${identifier(name)}::text`);
  const partOf = (part: Part) => (limit: number) => {
    const values = createValues();
    const conditions = [...filterSql(table, request.filters, values), ...part.conditions(values)];
    const by = part.order.map(({ name }) => `${identifier(name)}${isDescending ? ' desc' : ''}`);
    return selectRows(table, { places, conditions, order: by, values, limit });
  };
  return {
    isReversed,
    parts: partsOf(order, request, { isDescending, isReversed }).map(partOf),
    placeColumns: places.length,
    offset: undefined,
  };
}

/** Without a key there is nothing to go on from but the number of the row. */
function planByNumber(table: TableShape, { sort, filters, cursor, step, size }: PageRequest): PagePlan {
  const from = step === 'next' || step === 'previous' ? Number(cursor?.[0] ?? 0) : 0;
  const offset = step === 'previous' ? Math.max(0, from - size) : from;
  if (!Number.isSafeInteger(offset) || offset < 0)
    throw tableError('value_invalid', 'That is no place in the table.');
  const part = (limit: number) => {
    const values = createValues();
    const conditions = filterSql(table, filters, values);
    const order = sort
      ? [`${sortable(table, sort.column)}${sort.isDescending ? ' desc' : ''} nulls last`]
      : [];
    return selectRows(table, { places: [], conditions, order, values, limit, offset });
  };
  return { isReversed: false, parts: [part], placeColumns: 0, offset };
}

interface Part {
  readonly order: readonly TableColumn[];
  conditions(values: Values): string[];
}

/**
 * Rows without a value come last in either direction, as a part of their own: a comparison that allowed for them could
 * not use an index.
 */
function partsOf(
  order: readonly TableColumn[],
  { step, cursor }: PageRequest,
  { isDescending, isReversed }: { readonly isDescending: boolean; readonly isReversed: boolean },
): readonly Part[] {
  const [sorted, ...key] = order;
  if (!sorted) return [];
  const at = step === 'next' || step === 'previous' ? cursor : undefined;
  if (at && at.length !== order.length) throw tableError('value_invalid', 'That is no place in the table.');
  const compare = (columns: readonly TableColumn[], place: readonly (string | null)[], values: Values) => {
    const names = columns.map(({ name }) => identifier(name)).join(', ');
    const places = columns
      .map(({ castType }, index) => `${values.add(place[index])}::${castType}`)
      .join(', ');
    return `(${names}) ${isDescending ? '<' : '>'} (${places})`;
  };
  const isEmptyAt = at !== undefined && at[0] === null;
  const present: Part = {
    order,
    conditions: (values) => [
      ...(sorted.isNullable ? [`${identifier(sorted.name)} is not null`] : []),
      ...(at && !isEmptyAt ? [compare(order, at, values)] : []),
    ],
  };
  if (!sorted.isNullable) return [present];
  const empty: Part = {
    order: key,
    conditions: (values) => [
      `${identifier(sorted.name)} is null`,
      ...(at && isEmptyAt ? [compare(key, at.slice(1), values)] : []),
    ],
  };
  if (at === undefined) return isReversed ? [empty, present] : [present, empty];
  if (isEmptyAt) return isReversed ? [empty, present] : [empty];
  return isReversed ? [present] : [present, empty];
}

function orderOf(table: TableShape, sort: Sorting | undefined): readonly TableColumn[] {
  const key = table.rowKey.map((name) => findColumn(table, name));
  if (!sort) return key;
  sortable(table, sort.column);
  const first = findColumn(table, sort.column);
  return [first, ...key.filter(({ name }) => name !== first.name)];
}

function sortable(table: TableShape, name: string): string {
  const column = findColumn(table, name);
  if (!column.isSortable) throw tableError('value_invalid', `Values of ${column.dataType} have no order.`);
  return identifier(name);
}

interface Selecting {
  readonly places: readonly string[];
  readonly conditions: readonly string[];
  readonly order: readonly string[];
  readonly values: Values;
  readonly limit: number;
  readonly offset?: number;
}

function selectRows(table: TableShape, selecting: Selecting): Statement {
  const { places, conditions, order, values, limit, offset } = selecting;
  const cells = [...table.columns.map(shortCell), ...places].map((cell, index) => `${cell} as c${index}`);
  const text = [
    // Only what is shown is written as text: a sort would otherwise do it for every row of the table.
    `select ${cells.join(', ')} from (`,
    `select * from ${qualified(table)}`,
    ...whereOf(conditions),
    ...(order.length > 0 ? [`order by ${order.join(', ')}`] : []),
    `limit ${values.add(limit)}`,
    ...(offset === undefined ? [] : [`offset ${values.add(offset)}`]),
    ') as page',
  ];
  return { text: text.join('\n'), values: values.list };
}

export function whereOf(conditions: readonly string[]): string[] {
  return conditions.length === 0 ? [] : [`where ${conditions.join(' and ')}`];
}

const short = new Set<TableColumn['kind']>(['integer', 'decimal', 'boolean', 'date', 'time', 'uuid', 'enum']);

function shortCell(column: TableColumn): string {
  // One more than is shown: that is how a cut value is told from one that ends there.
  return short.has(column.kind) ? cellSql(column) : `left(${cellSql(column)}, ${cellCharacters + 1})`;
}

/** A value as text, unharmed: numbers of any length, microseconds, lists as JSON. */
export function cellSql({ name, kind }: TableColumn): string {
  return kind === 'array' ? `to_json(${identifier(name)})::text` : `${identifier(name)}::text`;
}

export function countSql(table: TableShape, filters: readonly RowFilter[]): Statement {
  const values = createValues();
  const conditions = filterSql(table, filters, values);
  const text = [`select count(*)::text as c0`, `from ${qualified(table)}`, ...whereOf(conditions)].join('\n');
  return { text, values: values.list };
}
