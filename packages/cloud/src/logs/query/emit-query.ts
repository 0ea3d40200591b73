import { logError } from '../errors.ts';
import { sourceOfTable } from '../sources.data.ts';
import { emitCondition, emitExpression, type Scope } from './emit-expression.ts';
import { createParameters, type Parameters } from './parameters.ts';
import type { Expression, LogQuery, SelectedValue } from './syntax.ts';
import { asJson } from './values.ts';

/** What a caller may see: the lines of one project, in a span of microseconds. */
export interface LogWindow {
  readonly ref: string;
  readonly fromMicros: number;
  readonly toMicros: number;
}

export interface SqlStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** All sources in one table. */
const everything = 'logs';
const mostRows = 1000;

/** A statement of our own that answers the query: nothing of its text is passed on, only its meaning. */
export function emitLogQuery(query: LogQuery, window: LogWindow): SqlStatement {
  const parameters = createParameters();
  const conditions = [
    `l.ref = ${parameters.add(window.ref, 'text')}`,
    `l.ts >= ${parameters.add(window.fromMicros, 'bigint')}`,
    `l.ts < ${parameters.add(window.toMicros, 'bigint')}`,
  ];
  if (query.table.toLowerCase() !== everything)
    conditions.push(`l.source = ${parameters.add(sourceOf(query.table), 'text')}`);
  const scope = scopeOf(query, parameters);
  if (query.where) conditions.push(emitCondition(scope, query.where));
  const selected = query.selected.flatMap(expandStar);
  const byName = new Map(selected.map(({ name, value }) => [name.toLowerCase(), value]));
  const resolve = (value: Expression) => resolveName(value, byName);
  const groupBy = query.groupBy.map((value) => emitExpression(scope, resolve(value)).text);
  const orderBy = query.orderBy.map(
    ({ value, isDescending }) =>
      `${emitExpression(scope, resolve(value)).text} ${isDescending ? 'desc' : 'asc'} nulls last`,
  );
  const pairs = selected.map(
    ({ name, value }) => `${parameters.add(name, 'text')}, ${asJson(emitExpression(scope, value))}`,
  );
  const order = orderBy.length > 0 ? [`order by ${orderBy.join(', ')}`] : [];
  const row = `jsonb_build_object(${pairs.join(', ')}) as row`;
  const rows = [
    'from logs l',
    `where ${conditions.join('\n  and ')}`,
    ...(groupBy.length > 0 ? [`group by ${groupBy.join(', ')}`] : []),
  ];
  const lines = [
    ...(query.isDistinct ? eachOnce(row, rows, order) : [`select ${row}`, ...rows, ...order]),
    `limit ${parameters.add(Math.min(query.limit ?? mostRows, mostRows), 'bigint')}`,
    ...(query.offset === undefined ? [] : [`offset ${parameters.add(query.offset, 'bigint')}`]),
  ];
  return { text: lines.join('\n'), values: parameters.values };
}

/** Of finished rows, whatever they were counted or grouped from; each stands where the first of its kind would. */
function eachOnce(row: string, rows: readonly string[], order: readonly string[]): readonly string[] {
  return [
    'select row from (',
    `select ${row}, row_number() over (${order.join('')}) as place`,
    ...rows,
    ') placed group by row order by min(place)',
  ];
}

function sourceOf(table: string): string {
  const source = sourceOfTable(table.toLowerCase());
  if (source === undefined) throw logError('query_invalid', `Table "${table}" was not found.`);
  return source;
}

/** What the names of a query stand for: the table, and each unnested part of the metadata. */
function scopeOf(query: LogQuery, parameters: Parameters): Scope {
  const paths = new Map<string, readonly string[]>();
  const rootOf = (path: readonly string[]): readonly string[] => {
    const [first = '', ...rest] = isTableName(path[0] ?? '', query) ? path.slice(1) : path;
    const known = paths.get(first.toLowerCase());
    if (known !== undefined) return [...known, ...rest];
    if (first.toLowerCase() === 'metadata') return rest;
    throw logError('query_invalid', `Unrecognized name: ${path.join('.')}.`);
  };
  for (const { path, alias } of query.joins) paths.set(alias.toLowerCase(), rootOf(path));
  return {
    parameters,
    isTable: (name) => isTableName(name, query),
    pathOf: (name) => paths.get(name.toLowerCase()),
  };
}

function isTableName(name: string, { table, alias }: LogQuery): boolean {
  const lower = name.toLowerCase();
  return lower === alias?.toLowerCase() || lower === table.toLowerCase();
}

const columns = ['id', 'timestamp', 'event_message', 'metadata'];

function expandStar(one: SelectedValue): readonly SelectedValue[] {
  if (one.name !== '*') return [one];
  return columns.map((name) => ({ name, value: { kind: 'name', parts: [name] } }));
}

/** In `group by` and `order by` the name of a selected value stands for that value. */
function resolveName(value: Expression, byName: ReadonlyMap<string, Expression>): Expression {
  if (value.kind !== 'name' || value.parts.length !== 1) return value;
  return byName.get((value.parts[0] ?? '').toLowerCase()) ?? value;
}
