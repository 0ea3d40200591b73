import { errorMessage, type Logger } from '@loam/kernel';
import type { PoolClient } from 'pg';
import { runBatch } from '../../postgres/batch/index.ts';
import type { RealtimeDatabases } from '../ports.ts';
import type { Filter } from './params.ts';
import type { RowChange } from './pgoutput.ts';
import {
  answersIn,
  outputSettings,
  questionsOf,
  type RowsToSee,
  type Statement,
  type Viewer,
} from './visibility-sql.ts';

export interface VisibilityOptions {
  readonly ref: string;
  readonly databases: RealtimeDatabases;
  readonly logger: Logger;
}

const timeout = ['statement_timeout', '5000'] as const;
const reset: Statement = { text: 'RESET ALL', values: [] };

type Rows = readonly (readonly (string | null)[])[];
export type SeenRows = ReadonlyMap<RowsToSee, ReadonlySet<RowChange>>;

export interface Visibility {
  readonly seen: SeenRows;
  /** What the statement beside it gave at the same moment. */
  readonly beside: Rows;
}

/**
 * Which changed rows a viewer may read, as its policies say now: the rows are asked for by their keys in the viewer's name.
 * All viewers of all tables in one round trip, and what else is to be known at that moment. A viewer whose policies fail
 * sees nothing.
 */
export async function visibleRows(
  options: VisibilityOptions,
  asked: readonly RowsToSee[],
  beside: Statement,
): Promise<Visibility> {
  const questions = questionsOf(asked);
  const statements = questions.flatMap((question) => question.statements);
  const before = [reset, beside, settled([...outputSettings, timeout])];
  const fail = (error: string) =>
    options.logger.warn({ ref: options.ref, error }, 'realtime: policies of a table failed');
  let results: readonly Rows[];
  try {
    results = await ask(options, [...before, ...statements]);
  } catch (error) {
    if (asked.length === 0) throw error;
    if (asked.length === 1) fail(errorMessage(error));
    return await visibleInParts(options, asked, beside);
  }
  const seen = new Map<RowsToSee, ReadonlySet<RowChange>>();
  let at = before.length;
  for (const question of questions) {
    at += question.statements.length;
    const answers = answersIn(question, results[at - 1]?.[0]?.[0] ?? '[]');
    for (const [index, each] of question.asked.entries())
      seen.set(each, answers[index]?.seen ?? new Set<RowChange>());
    const failed = answers.find(({ error }) => error !== undefined);
    if (failed?.error !== undefined) fail(failed.error);
  }
  return { seen, beside: results[1] ?? [] };
}

/** One of them failed, and with it all: halves, until it stands alone and sees nothing. */
async function visibleInParts(
  options: VisibilityOptions,
  asked: readonly RowsToSee[],
  beside: Statement,
): Promise<Visibility> {
  if (asked.length === 1) return await visibleRows(options, [], beside);
  const middle = Math.ceil(asked.length / 2);
  const first = await visibleRows(options, asked.slice(0, middle), beside);
  const rest = await visibleRows(options, asked.slice(middle), beside);
  return { seen: new Map([...first.seen, ...rest.seen]), beside: rest.beside };
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
    const results = await ask(options, [
      reset,
      settled([...outputSettings, timeout, ['request.jwt.claims', claims], ['role', role]]),
      question,
    ]);
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

function settled(pairs: readonly (readonly [string, string])[]): Statement {
  const calls = pairs.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`);
  return { text: `select ${calls.join(', ')}`, values: pairs.flat() };
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
