import { RestError } from '../errors/rest-error.ts';
import { missingColumn } from '../errors/schema-errors.ts';
import type { Payload } from '../parse/payload.ts';
import type { ApiRequest } from '../parse/request.ts';
import type { Filter } from '../parse/types.ts';
import type { Table } from '../schema/types.ts';
import { planFilter, planLogic } from './fields.ts';
import type { ColumnValue, MutatePlan, PlannedLogic, ReadNode } from './types.ts';

export type Mutation = 'insert' | 'update' | 'delete' | 'put';

/** The statement that writes, and which of its columns the result is built from. */
export function planMutation(mutation: Mutation, request: ApiRequest, target: MutationTarget): MutatePlan {
  const { preferences, params, payload } = request;
  const { table } = target;
  const name = { schema: table.schema, name: table.name };
  const returning = returnedColumns(request, target);
  const where = outermostFilters(request, table);
  const appliesDefaults = preferences.missing === 'default';
  switch (mutation) {
    case 'delete':
      return { kind: 'delete', table: name, where, returning };
    case 'update':
      return { kind: 'update', table: name, ...written(payload, table), where, returning, appliesDefaults };
    case 'put':
      checkPut(request, table);
      return {
        kind: 'insert',
        table: name,
        ...written(payload, table),
        onConflict: { resolution: 'merge-duplicates', columns: table.primaryKey },
        where,
        returning,
        appliesDefaults: false,
        primaryKey: table.primaryKey,
      };
    case 'insert':
      return {
        kind: 'insert',
        table: name,
        ...written(payload, table),
        onConflict: preferences.resolution && {
          resolution: preferences.resolution,
          columns: params.onConflict ?? table.primaryKey,
        },
        where: [],
        returning,
        appliesDefaults,
        primaryKey: table.primaryKey,
      };
  }
}

export interface MutationTarget {
  readonly table: Table;
  readonly read: ReadNode;
}

function written(
  payload: Payload | undefined,
  table: Table,
): { readonly columns: readonly ColumnValue[]; readonly body: string } {
  if (payload?.kind !== 'json') return { columns: [], body: '[]' };
  const columns = payload.keys.map((name): ColumnValue => {
    const column = table.columns.get(name);
    if (column === undefined) throw missingColumn(table.name, name);
    return { name, declaredType: column.declaredType, defaultValue: column.defaultValue };
  });
  return { columns, body: payload.text };
}

function outermostFilters({ params }: ApiRequest, table: Table): readonly PlannedLogic[] {
  const filters = params.filters.filter(({ path }) => path.length === 0);
  const logic = params.logic.filter(({ path }) => path.length === 0);
  return [
    ...filters.map(({ value }) => planFilter(value, table.columns)),
    ...logic.map(({ value }) => planLogic(value, table.columns)),
  ];
}

/** PUT names exactly one row, by all columns of its key and nothing else. */
function checkPut({ params }: ApiRequest, table: Table): void {
  const named = new Set(params.filters.map(({ value }) => value.field.name));
  const key = new Set(table.primaryKey);
  const isWhole =
    params.logic.length === 0 &&
    key.size > 0 &&
    named.size === key.size &&
    [...named].every((name) => key.has(name));
  if (isWhole && params.filters.every(({ value }) => isPlainEqual(value))) return;
  throw new RestError(
    'PGRST105',
    "Filters must include all and only primary key columns with 'eq' operators",
  );
}

function isPlainEqual({ negated, operation }: Filter): boolean {
  return (
    !negated &&
    operation.kind === 'quantified' &&
    operation.operator === 'eq' &&
    operation.quantifier === undefined
  );
}

function returnedColumns({ preferences }: ApiRequest, { table, read }: MutationTarget): readonly string[] {
  const { representation } = preferences;
  if (representation === undefined || representation === 'minimal') return [];
  return neededColumns(read, table.primaryKey);
}

/**
 * The columns that must come out of a statement, so that what was asked for can be selected from them: the selected
 * ones, the keys that embedded resources are joined by, and the primary key for the Location header.
 */
export function neededColumns(read: ReadNode, primaryKey: readonly string[]): readonly string[] {
  const selected = read.select.map(({ field }) => field.name);
  const computed = selected.filter(
    (name) => name !== '*' && read.columns !== undefined && !read.columns.has(name),
  );
  if (selected.includes('*')) return computed.length === 0 ? ['*'] : ['*', ...new Set(computed)];
  // Nobody knows which columns a computed relationship looks at.
  if (read.children.some(({ relationship }) => relationship?.kind === 'computed')) {
    return ['*', ...new Set(computed)];
  }
  const joined = read.children.flatMap(({ relationship }) => {
    if (relationship === undefined || relationship.kind === 'computed') return [];
    const pairs =
      relationship.kind === 'many-to-many' ? relationship.junction.sourceColumns : relationship.columns;
    return pairs.map(([column]) => column);
  });
  const ordered = read.order.filter(({ relation }) => relation === undefined).map(({ field }) => field.name);
  return [...new Set([...selected, ...joined, ...primaryKey, ...ordered])];
}
