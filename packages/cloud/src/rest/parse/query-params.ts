import { readNames, readTreePath } from './fields.ts';
import { parseLogic } from './logic.ts';
import { readOperation, readWholeValue } from './operations.ts';
import { parseOrder } from './order.ts';
import { parseWhole, Scanner } from './scanner.ts';
import { parseSelect } from './select.ts';
import type { AtPath, Filter, LogicTree, OrderTerm, QueryParams, RowRange, SelectItem } from './types.ts';

const everything: readonly SelectItem[] = parseSelect('*');
const mayBeOperation = /^[a-z]+[.(]/;
const wholeNumber = /^-?[0-9]+$/;

export interface QueryOptions {
  /** A function called by GET: a parameter without an operator is an argument of the function. */
  readonly isReadCall: boolean;
}

/** All parameters of a request, read into trees. Throws PGRST100 where one does not make sense. */
export function parseQueryParams(query: string, options: QueryOptions): QueryParams {
  const filters: AtPath<Filter>[] = [];
  const logic: AtPath<LogicTree>[] = [];
  const order: AtPath<readonly OrderTerm[]>[] = [];
  const args: [string, string][] = [];
  const windows = new Map<string, Window>();
  const named: { select?: string; columns?: string; on_conflict?: string } = {};
  const pairs = [...new URLSearchParams(query)];
  for (const [key, value] of pairs) {
    if (key === 'select' || key === 'columns' || key === 'on_conflict') {
      named[key] ??= value;
      continue;
    }
    switch (key.slice(key.lastIndexOf('.') + 1)) {
      case 'and':
      case 'or':
        logic.push(parseLogic(key, value));
        break;
      case 'order':
        if (value !== '') order.push(parseOrder(key, value));
        break;
      case 'limit':
      case 'offset':
        noteWindow(windows, key, value);
        break;
      default:
        addFilter({ key, value, filters, args, options });
    }
  }
  const { select, columns, on_conflict: onConflict } = named;
  return {
    select: select === undefined ? everything : parseSelect(select),
    filters,
    logic,
    order,
    ranges: [...windows].map(([key, window]) => toRange(key, window)),
    columns:
      columns === undefined ? undefined : parseWhole(columns, `columns parameter (${columns})`, readNames),
    onConflict:
      onConflict === undefined
        ? undefined
        : parseWhole(onConflict, `on_conflict parameter (${onConflict})`, readNames),
    args,
    canonical: canonicalOf(pairs),
  };
}

interface Window {
  limit?: number;
  offset?: number;
}

function noteWindow(windows: Map<string, Window>, key: string, value: string): void {
  const dot = key.lastIndexOf('.');
  const level = dot < 0 ? '' : key.slice(0, dot);
  const window = windows.get(level) ?? {};
  windows.set(level, window);
  if (!wholeNumber.test(value)) return;
  const name = key.slice(dot + 1);
  if (name === 'limit') window.limit = Number(value);
  else window.offset = Number(value);
}

function toRange(key: string, window: Window): AtPath<RowRange> {
  const path = key === '' ? [] : parseWhole(key, `tree path (${key})`, readLevels);
  return { path, value: { offset: Math.max(0, window.offset ?? 0), limit: window.limit } };
}

function readLevels(scanner: Scanner): readonly string[] {
  const { path, field } = readTreePath(scanner);
  return [...path, field.name];
}

interface FilterParameter {
  readonly key: string;
  readonly value: string;
  readonly filters: AtPath<Filter>[];
  readonly args: [string, string][];
  readonly options: QueryOptions;
}

function addFilter({ key, value, filters, args, options }: FilterParameter): void {
  const { path, field } = parseWhole(key, `tree path (${key})`, readTreePath);
  if (options.isReadCall) {
    const scanner = new Scanner(value);
    const found = mayBeOperation.test(value)
      ? scanner.attempt(() => readOperation(scanner, readWholeValue))
      : undefined;
    if (found === undefined) args.push([field.name, value]);
    else filters.push({ path, value: { kind: 'filter', field, ...found } });
    return;
  }
  const found = parseWhole(value, `filter (${value})`, readFilterValue);
  filters.push({ path, value: { kind: 'filter', field, ...found } });
}

function readFilterValue(scanner: Scanner) {
  return readOperation(scanner, readWholeValue);
}

function canonicalOf(pairs: readonly (readonly [string, string])[]): string {
  if (pairs.length === 0) return '';
  const sorted = pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text);
}
