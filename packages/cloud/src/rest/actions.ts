import { RestError } from './errors/rest-error.ts';
import type { ApiRequest } from './parse/request.ts';
import { chooseCall, returnsVoid } from './plan/call-plan.ts';
import { neededColumns, planMutation, type Mutation } from './plan/mutate-plan.ts';
import { negotiate, type Negotiated } from './plan/negotiate.ts';
import { readsOneRow } from './plan/one-row.ts';
import { findTable, planRead } from './plan/read-plan.ts';
import type { PlannedLogic } from './plan/types.ts';
import {
  fixedReadHeaders,
  respondToCall,
  respondToDelete,
  respondToExplain,
  respondToInsert,
  respondToPut,
  respondToRead,
  respondToUpdate,
} from './respond/respond.ts';
import { readResultRow, type ResultRow, type RestResponse } from './respond/types.ts';
import type { Routine, SchemaCache, Setting } from './schema/types.ts';
import { callStatement, estimateStatement, mutateStatement, readStatement } from './sql/statement.ts';
import type { SqlWriter } from './sql/sql-writer.ts';

type Rows = readonly (readonly (string | null)[])[];

/** What is to be done in the database, and how its result becomes a response. */
export interface Work {
  readonly statements: readonly Pick<SqlWriter, 'text' | 'values'>[];
  readonly isReadOnly: boolean;
  readonly settings: readonly Setting[];
  /** Looks at the result before it is kept: an error undoes everything. */
  readonly check: ((row: ResultRow) => RestError | undefined) | undefined;
  /** `canonical` is the query of a request that was planned with other values. */
  respond(results: readonly Rows[], canonical?: string): RestResponse;
}

export function planReadWork(cache: SchemaCache, request: ApiRequest): Work {
  if (request.action.kind !== 'read') throw new TypeError('no read');
  const { isHead } = request.action;
  const { settings } = cache;
  const table = findTable(cache, { schema: request.schema, name: request.action.table });
  const read = planRead(cache, {
    table,
    params: request.params,
    range: request.range,
    isFromSource: false,
    isMutation: false,
  });
  const negotiated = negotiate(request.accepts, {
    isPlanEnabled: settings.isPlanEnabled,
    scalarType: undefined,
  });
  refuseUnknownPreferences(request);
  const { count } = request.preferences;
  const format = isHead ? ({ kind: 'none' } as const) : negotiated.format;
  const main = readStatement({
    read,
    format,
    mediaType: negotiated.mediaType,
    count,
    maxRows: settings.maxRows,
    isOneRow: readsOneRow(table, read),
  });
  const isEstimated = count === 'planned' || count === 'estimated';
  const address = encodeURIComponent(table.name);
  const fixed = fixedReadHeaders({ request, negotiated });
  return {
    statements: isEstimated ? [main, estimateStatement(read)] : [main],
    isReadOnly: true,
    settings: [],
    check: undefined,
    respond: ([rows = [], plan], canonical = request.params.canonical) => {
      if (negotiated.mediaType.kind === 'plan') return respondToExplain(request, negotiated.mediaType, rows);
      const row = readResultRow(rows[0]);
      const counted = isEstimated
        ? { ...row, total: estimatedTotal(request, row, { plan, maxRows: settings.maxRows }) }
        : row;
      const fault = checkSingular(negotiated, counted);
      if (fault !== undefined) throw fault;
      return respondToRead({ request, row: counted }, { address, fixed, canonical, isHead });
    },
  };
}

/** An exact number up to what can be shown, the planner's guess beyond. */
function estimatedTotal(
  { preferences }: ApiRequest,
  row: ResultRow,
  { plan, maxRows }: { readonly plan: Rows | undefined; readonly maxRows: number | undefined },
): number | undefined {
  const guess = plannedRows(plan);
  if (preferences.count === 'planned') return guess;
  if (row.total === undefined || maxRows === undefined || row.total <= maxRows) return row.total;
  return Math.max(row.total, guess ?? 0);
}

function plannedRows(plan: Rows | undefined): number | undefined {
  const found = /"Plan Rows": ([0-9]+)/.exec(plan?.[0]?.[0] ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
}

export function planMutationWork(cache: SchemaCache, request: ApiRequest, mutation: Mutation): Work {
  if (!('table' in request.action)) throw new TypeError('no table');
  const { preferences } = request;
  const table = findTable(cache, { schema: request.schema, name: request.action.table });
  const read = planRead(cache, {
    table,
    params: request.params,
    range: request.range,
    isFromSource: true,
    isMutation: true,
  });
  const plan = planMutation(mutation, request, { table, read });
  expandReturned(read, plan.returning);
  refuseUnknownPreferences(request);
  const rules = { isPlanEnabled: cache.settings.isPlanEnabled, scalarType: undefined };
  const negotiated = negotiate(request.accepts, rules);
  const isFull = preferences.representation === 'representation';
  const main = mutateStatement({
    read,
    mutation: plan,
    format: isFull ? negotiated.format : { kind: 'none' },
    mediaType: negotiated.mediaType,
    wantsLocation: mutation === 'insert' && preferences.representation === 'headers-only',
  });
  return {
    statements: [main],
    isReadOnly: false,
    settings: [],
    check: mutationCheck(request, mutation, negotiated),
    respond: ([rows = []]) => {
      if (negotiated.mediaType.kind === 'plan') return respondToExplain(request, negotiated.mediaType, rows);
      const answered = { request, negotiated, row: readResultRow(rows[0]) };
      switch (mutation) {
        case 'insert': {
          const hasConflictKey = table.primaryKey.length > 0 || request.params.onConflict !== undefined;
          return respondToInsert({ ...answered, table: table.name, hasConflictKey });
        }
        case 'update':
          return respondToUpdate(answered);
        case 'delete':
          return respondToDelete(answered);
        case 'put':
          return respondToPut(answered);
      }
    },
  };
}

/** `*` beside a computed column: the statement returns both, so `*` must not take the computed one a second time. */
function expandReturned(read: ReturnType<typeof planRead>, returning: readonly string[]): void {
  if (returning.length < 2 || returning[0] !== '*' || read.columns === undefined) return;
  const names = [...read.columns.keys()];
  read.select = read.select.flatMap((one) =>
    one.field.name === '*' && one.aggregate === undefined
      ? names.map((name) => ({ ...one, field: { ...one.field, name } }))
      : [one],
  );
}

function mutationCheck(request: ApiRequest, mutation: Mutation, negotiated: Negotiated): Work['check'] {
  if (negotiated.mediaType.kind === 'plan') return undefined;
  if (mutation === 'put') {
    return ({ rows }) =>
      rows === 1
        ? undefined
        : new RestError('PGRST115', 'Payload values do not match URL in primary key column(s)');
  }
  const limit = mutation === 'insert' ? undefined : strictLimit(request);
  if (negotiated.mediaType.kind !== 'object' && limit === undefined) return undefined;
  return (row) => checkSingular(negotiated, row) ?? checkAffected(limit, row);
}

function strictLimit({ preferences }: ApiRequest): number | undefined {
  return preferences.handling === 'strict' ? preferences.maxAffected : undefined;
}

function checkAffected(limit: number | undefined, { rows }: ResultRow): RestError | undefined {
  if (limit === undefined || rows <= limit) return undefined;
  return new RestError('PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  });
}

function checkSingular({ mediaType }: Negotiated, { rows }: ResultRow): RestError | undefined {
  if (mediaType.kind !== 'object' || rows === 1) return undefined;
  return new RestError('PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

function refuseUnknownPreferences({ preferences }: ApiRequest): void {
  if (preferences.handling !== 'strict' || preferences.invalid.length === 0) return;
  throw new RestError('PGRST122', 'Invalid preferences given with handling=strict', {
    details: `Invalid preferences: ${preferences.invalid.join(', ')}`,
  });
}

export function planCallWork(cache: SchemaCache, request: ApiRequest): Work {
  const { action, preferences, params } = request;
  if (action.kind !== 'call') throw new TypeError('no call');
  const isPost = action.method === 'POST';
  const { settings } = cache;
  const chosen = chooseCall(cache, {
    schema: request.schema,
    name: action.routine,
    isPost,
    contentType: request.contentType,
    params,
    payload: request.payload,
  });
  const { routine } = chosen;
  const source = routine.returns.isComposite ? routine.returns.type.name : routine.name;
  const read = planRead(cache, {
    table: { schema: routine.schema, name: source },
    params,
    range: request.range,
    isFromSource: true,
    isMutation: false,
  });
  const negotiated = negotiate(request.accepts, {
    isPlanEnabled: settings.isPlanEnabled,
    scalarType: scalarTypeOf(routine),
  });
  refuseUnknownPreferences(request);
  const limit = strictLimit(request);
  if (limit !== undefined && !routine.returns.isSet) {
    throw new RestError(
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    );
  }
  const isHead = action.method === 'HEAD';
  const isReadOnly = !isPost || routine.volatility !== 'volatile';
  const returning = callReturning(neededColumns(read, []), read.where);
  const main = callStatement({
    read,
    call: { ...chosen, returning },
    format: isHead ? { kind: 'none' } : negotiated.format,
    mediaType: negotiated.mediaType,
    count: preferences.count,
    maxRows: settings.maxRows,
  });
  const isPlan = negotiated.mediaType.kind === 'plan';
  const isChecked = !isPlan && (negotiated.mediaType.kind === 'object' || limit !== undefined);
  return {
    statements: [main],
    isReadOnly,
    settings: routine.settings,
    check: isChecked ? (row) => checkSingular(negotiated, row) ?? checkAffected(limit, row) : undefined,
    respond: ([rows = []]) => {
      if (negotiated.mediaType.kind === 'plan') return respondToExplain(request, negotiated.mediaType, rows);
      const row = readResultRow(rows[0]);
      return respondToCall({ request, negotiated, row, isHead, isVoid: returnsVoid(routine) });
    },
  };
}

function scalarTypeOf({ returns }: Routine): string | undefined {
  return returns.isComposite ? undefined : returns.type.name;
}

/** Columns that are only filtered by must come out of the function too. */
function callReturning(needed: readonly string[], where: readonly PlannedLogic[]): readonly string[] {
  if (needed.includes('*') || needed.length === 0) return needed.length === 0 ? [] : needed;
  return [...new Set([...needed, ...where.flatMap(filteredColumns)])];
}

function filteredColumns(logic: PlannedLogic): readonly string[] {
  if (logic.kind === 'group') return logic.items.flatMap(filteredColumns);
  return logic.kind === 'filter' ? [logic.field.name] : [];
}
