import { errorMessage, type Logger } from '@loam/kernel';
import type { PoolClient } from 'pg';
import { runBatch } from '../../postgres/batch/index.ts';
import type { RealtimeDatabases } from '../ports.ts';
import type { Filter } from './params.ts';
import { outputSettings } from './subscriptions.ts';
import type { RowChange } from './pgoutput.ts';
import type { TableFacts } from './tables.ts';

/** Everyone with the same role and claims sees the same rows. */
export interface Viewer {
  readonly role: string;
  /** JSON. */
  readonly claims: string;
}

export interface RowsToSee {
  readonly viewer: Viewer;
  readonly table: TableFacts;
  /** Of one table. */
  readonly changes: readonly RowChange[];
}

export interface VisibilityOptions {
  readonly ref: string;
  readonly databases: RealtimeDatabases;
  readonly logger: Logger;
}

interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

const timeout = ['statement_timeout', '5000'] as const;
const reset: Statement = { text: 'RESET ALL', values: [] };

/**
 * Which changed rows a viewer may read, as its policies say now: the rows are asked for by their keys in the viewer's name.
 * All viewers of all tables in one round trip. A viewer whose policies fail sees nothing.
 */
export async function visibleRows(
  options: VisibilityOptions,
  asked: readonly RowsToSee[],
): Promise<readonly ReadonlySet<RowChange>[]> {
  if (asked.length === 0) return [];
  const questions = asked.map(questionOf);
  try {
    const results = await ask(options, [reset, ...questions.flat()]);
    return asked.map(({ changes }, index) => rowsIn(changes, results[2 + index * 2] ?? []));
  } catch (error) {
    if (asked.length === 1) {
      options.logger.warn(
        { ref: options.ref, error: errorMessage(error) },
        'realtime: policies of a table failed',
      );
      return [new Set()];
    }
    // One of them failed, and with it all: each for itself.
    const each = await Promise.all(asked.map((one) => visibleRows(options, [one])));
    return each.flat();
  }
}

export interface FilteredValue {
  readonly filter: Filter;
  readonly value: string;
  readonly typeSql: string;
}

/** Asks PostgreSQL where only it can tell. */
export async function isPassingInSql(
  options: VisibilityOptions,
  { role, claims }: Viewer,
  { filter, value, typeSql }: FilteredValue,
): Promise<boolean> {
  const condition = conditionSql(filter, typeSql);
  const question = {
    text: `select 1 where ${filter.isNegated ? 'not ' : ''}(${condition})`,
    values: [value, filter.value],
  };
  try {
    const results = await ask(options, [reset, settle({ role, claims }), question]);
    return (results[2]?.length ?? 0) > 0;
  } catch (error) {
    options.logger.warn({ ref: options.ref, error: errorMessage(error) }, 'realtime: a filter failed');
    return false;
  }
}

async function ask({ ref, databases }: VisibilityOptions, statements: readonly Statement[]) {
  const client: PoolClient = await databases.acquire(ref);
  let fault: Error | undefined;
  try {
    return await runBatch(client, statements);
  } catch (error) {
    // Whatever a policy left behind goes with the connection.
    fault = error instanceof Error ? error : new Error(errorMessage(error));
    throw error;
  } finally {
    client.release(fault);
  }
}

function settle({ role, claims }: Viewer): Statement {
  const pairs = [...outputSettings, timeout, ['request.jwt.claims', claims], ['role', role]].flat();
  const calls = Array.from(
    { length: pairs.length / 2 },
    (_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`,
  );
  return { text: `select ${calls.join(', ')}`, values: pairs };
}

function questionOf({ viewer, table, changes }: RowsToSee): [Statement, Statement] {
  const keys = table.columns.filter(({ isKey }) => isKey);
  const names = keys.map((_, index) => `k${index} text`).join(', ');
  const conditions = keys
    .map(({ name, typeSql }, index) => `t.${quoted(name)} = k.k${index}::${typeSql}`)
    .join(' and ');
  const [first] = changes;
  const place = `${quoted(first?.relation.schema ?? '')}.${quoted(first?.relation.table ?? '')}`;
  const text = `select k.n from jsonb_to_recordset($1::jsonb) as k (n int, ${names}) join ${place} t on ${conditions}`;
  const rows = changes.map(({ values }, n) => ({
    n,
    ...Object.fromEntries(keys.map(({ name }, index) => [`k${index}`, values.get(name) ?? null])),
  }));
  return [settle(viewer), { text, values: [JSON.stringify(rows)] }];
}

function rowsIn(
  changes: readonly RowChange[],
  rows: readonly (readonly (string | null)[])[],
): ReadonlySet<RowChange> {
  const seen = new Set<RowChange>();
  for (const [index] of rows) {
    const change = changes[Number(index)];
    if (change) seen.add(change);
  }
  return seen;
}

function conditionSql({ operator }: Filter, type: string): string {
  const symbols: Readonly<Record<string, string>> = {
    eq: '=',
    neq: '<>',
    lt: '<',
    lte: '<=',
    gt: '>',
    gte: '>=',
    isdistinct: 'is distinct from',
  };
  const patterns: Readonly<Record<string, string>> = {
    like: 'like',
    ilike: 'ilike',
    match: '~',
    imatch: '~*',
  };
  if (operator === 'in') return `$1::text::${type} = any ($2::text::${type}[])`;
  const pattern = patterns[operator];
  if (pattern !== undefined) return `$1::text::${type} ${pattern} $2::text`;
  return `$1::text::${type} ${symbols[operator] ?? '='} $2::text::${type}`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
