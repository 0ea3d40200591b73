import type { RowChange, Values } from './pgoutput.ts';
import type { TableColumn, TableFacts } from './tables.ts';
import { toJson } from './to-json.ts';

export interface ChangeView {
  readonly change: RowChange;
  readonly table: TableFacts;
  readonly role: string;
  readonly select: readonly string[] | undefined;
  readonly longestRecord: number;
  /** Of values that only PostgreSQL can write. */
  readonly written: WrittenValues;
}

/** JSON by column and text. */
export type WrittenValues = ReadonlyMap<string, string>;

export function writtenKey({ typeSql }: TableColumn, value: string): string {
  return `${typeSql} ${value}`;
}

const longestKeptValue = 64;

/** What a subscriber hears of a change: the columns that its role may read, of those it asked for. */
export function changeJson(view: ChangeView): string {
  const { change, table, role, select, longestRecord, written } = view;
  const { type, values, old } = change;
  const shown = table.columns.filter(
    ({ name, isKey, readers }) => readers.has(role) && (!select || isKey || select.includes(name)),
  );
  const isTooLong = sizeOf(values) + sizeOf(old) > longestRecord;
  const record = (from: Values, columns: readonly TableColumn[], fallback?: Values) =>
    recordJson(columns, { from, fallback, isTooLong, written });
  // Whoever deleted rows cannot be asked whether others saw them: only their key is told.
  const oldColumns = type === 'DELETE' && table.hasRowSecurity ? shown.filter(({ isKey }) => isKey) : shown;
  const parts = [
    `"schema":${JSON.stringify(change.relation.schema)}`,
    `"table":${JSON.stringify(change.relation.table)}`,
    `"commit_timestamp":"${new Date(change.committedMs).toISOString()}"`,
    `"type":"${type}"`,
    `"columns":${JSON.stringify(shown.map((column) => ({ name: column.name, type: column.type.name })))}`,
    ...(type === 'DELETE' ? [] : [`"record":${record(values, shown, old)}`]),
    ...(type === 'INSERT' ? [] : [`"old_record":${record(oldOf(change, table), oldColumns)}`]),
    `"errors":${isTooLong ? '["Error 413: Payload Too Large"]' : 'null'}`,
  ];
  return `{${parts.join(',')}}`;
}

/** A change that a subscriber cannot be shown, and why. */
export function changeErrorJson({ relation, type, committedMs }: RowChange, error: string): string {
  const { schema, table } = relation;
  const at = new Date(committedMs).toISOString();
  return JSON.stringify({
    schema,
    table,
    type,
    commit_timestamp: at,
    columns: [],
    record: {},
    old_record: {},
    errors: [error],
  });
}

/** The log says nothing of an old row whose key stayed: then it is the key of the new one. */
export function oldOf({ type, values, old }: RowChange, table: TableFacts): Values {
  if (type !== 'UPDATE' || old.size > 0) return old;
  const keys = table.columns.filter(({ isKey }) => isKey).map(({ name }) => name);
  return new Map(keys.map((name) => [name, values.get(name)]));
}

interface RecordSource {
  readonly from: Values;
  /** For values that did not change and are too long to be told again. */
  readonly fallback?: Values | undefined;
  readonly isTooLong: boolean;
  readonly written: WrittenValues;
}

function recordJson(columns: readonly TableColumn[], source: RecordSource): string {
  const { from, fallback, isTooLong, written } = source;
  const members: string[] = [];
  for (const column of columns) {
    const { name, type } = column;
    const value = from.get(name) === undefined ? fallback?.get(name) : from.get(name);
    if (value === undefined || (isTooLong && value !== null && value.length > longestKeptValue)) continue;
    const json = value === null ? 'null' : (written.get(writtenKey(column, value)) ?? toJson(value, type));
    members.push(`${JSON.stringify(name)}:${json}`);
  }
  return `{${members.join(',')}}`;
}

function sizeOf(values: Values): number {
  let size = 0;
  for (const value of values.values()) size += value?.length ?? 0;
  return size;
}
