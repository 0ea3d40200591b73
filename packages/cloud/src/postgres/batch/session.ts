import type { PoolClient } from 'pg';
import { runBatch, type BatchRow, type BatchStatement } from './batch.ts';

/** As whom, and with which settings, statements run. All of it ends with their transaction. */
export interface Session {
  readonly role: string;
  readonly settings: readonly (readonly [name: string, value: string])[];
  readonly isReadOnly: boolean;
}

export type Results = readonly (readonly BatchRow[])[];

export interface SessionWork {
  readonly statements: readonly BatchStatement[];
  /** Looks at the results before they are kept. Costs a second round trip; without it everything is one. */
  readonly decide?: (results: Results) => 'commit' | 'rollback';
}

// A function of the project may have set something for the whole session; the next one must not see it.
const reset: BatchStatement = { text: 'RESET ALL', values: [] };
const begin: BatchStatement = { text: 'BEGIN', values: [] };

/**
 * Runs statements as a role in one transaction and gives back the rows of each of them. The connection is released
 * afterwards, and closed where something went wrong that a next one could notice.
 */
export async function runAs(client: PoolClient, session: Session, work: SessionWork): Promise<Results> {
  let fault: Error | boolean = true;
  try {
    const results = await (work.decide === undefined
      ? runAtOnce(client, session, work)
      : runDecided(client, session, { ...work, decide: work.decide }));
    fault = false;
    return results;
  } catch (error) {
    fault = isStillUsable(error) ? false : error instanceof Error ? error : true;
    throw error;
  } finally {
    client.release(fault);
  }
}

async function runAtOnce(client: PoolClient, session: Session, work: SessionWork): Promise<Results> {
  const results = await runBatch(client, [reset, settle(session), ...work.statements]);
  return results.slice(2);
}

async function runDecided(
  client: PoolClient,
  session: Session,
  work: Required<SessionWork>,
): Promise<Results> {
  let results: Results;
  try {
    const all = await runBatch(client, [begin, reset, settle(session), ...work.statements]);
    results = all.slice(3);
  } catch (error) {
    if (isStillUsable(error)) await end(client, 'ROLLBACK');
    throw error;
  }
  if (work.decide(results) === 'commit') {
    await end(client, 'COMMIT');
    return results;
  }
  // Constraints that wait for the end must speak now: the end would not ask them.
  try {
    await runBatch(client, [{ text: 'SET CONSTRAINTS ALL IMMEDIATE', values: [] }]);
  } finally {
    await end(client, 'ROLLBACK');
  }
  return results;
}

async function end(client: PoolClient, text: 'COMMIT' | 'ROLLBACK'): Promise<void> {
  await runBatch(client, [{ text, values: [] }]);
}

/** One statement that sets the role and everything else, local to the transaction. */
function settle({ role, settings, isReadOnly }: Session): BatchStatement {
  const pairs = [...settings, ...(isReadOnly ? [readOnly] : []), ['role', role] as const];
  const calls = pairs.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`);
  return { text: `SELECT ${calls.join(', ')}`, values: pairs.flat() };
}

const readOnly = ['transaction_read_only', 'on'] as const;

/** An answer of the server leaves the connection whole; a broken connection or its end does not. */
function isStillUsable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  if (!('severity' in error) || error.severity !== 'ERROR') return false;
  return /^[0-9A-Z]{5}$/.test(error.code) && !error.code.startsWith('57P') && !error.code.startsWith('08');
}
