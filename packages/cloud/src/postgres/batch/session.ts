import type { PoolClient } from 'pg';
import { runBatch, type BatchRow, type BatchStatement } from './batch.ts';

/** As whom, and with which settings, statements run. All of it ends with their transaction. */
export interface Session {
  readonly role: string;
  readonly settings: readonly (readonly [name: string, value: string])[];
  readonly isReadOnly: boolean;
  /** What the project has run before each request. It can refuse one; nobody wants its rows. */
  readonly preRequest?: BatchStatement | undefined;
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
  const opening = openingOf(session);
  const results = await runBatch(client, [...opening, ...work.statements]);
  return results.slice(opening.length);
}

async function runDecided(
  client: PoolClient,
  session: Session,
  work: Required<SessionWork>,
): Promise<Results> {
  let results: Results;
  try {
    const opening = [begin, ...openingOf(session)];
    const all = await runBatch(client, [...opening, ...work.statements]);
    results = all.slice(opening.length);
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

/** What comes before the statements of a request: nothing of the one before is left, and its role and settings are set. */
export function openingOf(session: Session): readonly BatchStatement[] {
  const { preRequest } = session;
  return preRequest === undefined ? [reset, settle(session)] : [reset, settle(session), preRequest];
}

/** One statement that sets the role and everything else, local to the transaction. */
function settle({ role, settings, isReadOnly }: Session): BatchStatement {
  const names: string[] = [];
  const values: string[] = [];
  for (const [name, value] of settings) {
    names.push(name);
    values.push(value);
  }
  names.push('role');
  values.push(role);
  return { text: settlingText(names, isReadOnly), values };
}

const settlingTexts = new Map<string, string>();
const maxSettlingTexts = 1000;
/** Asked for most of the time: to compare names is quicker than to join them. */
let lastSettling = { names: [''], isReadOnly: false, text: '' };

/** Names come from the settings of roles too, which a project writes. */
function literalOf(name: string): string {
  if (plainName.test(name)) return `'${name}'`;
  return `pg_catalog.convert_from(pg_catalog.decode('${Buffer.from(name, 'utf8').toString('hex')}', 'hex'), 'UTF8')`;
}

const plainName = /^[a-z_][a-z0-9_.]*$/i;

/** The names of settings are few and stand in the text, so that only their values are sent with each request. */
function settlingText(names: string[], isReadOnly: boolean): string {
  const last = lastSettling;
  if (last.isReadOnly === isReadOnly && isSame(last.names, names)) return last.text;
  const text = findSettlingText(names, isReadOnly);
  lastSettling = { names, isReadOnly, text };
  return text;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

function findSettlingText(names: readonly string[], isReadOnly: boolean): string {
  const key = isReadOnly ? names.join(' ') : `${names.join(' ')} w`;
  const known = settlingTexts.get(key);
  if (known !== undefined) return known;
  const calls = names.map((name, index) => `pg_catalog.set_config(${literalOf(name)}, $${index + 1}, true)`);
  // Before the role, which may not be allowed to.
  if (isReadOnly) calls.splice(-1, 0, `pg_catalog.set_config('transaction_read_only', 'on', true)`);
  const text = `SELECT ${withoutValues(calls).join(', ')}`;
  if (settlingTexts.size >= maxSettlingTexts) settlingTexts.clear();
  settlingTexts.set(key, text);
  return text;
}

/** PostgreSQL's functions take no more. */
const maxArguments = 100;

/** Who sets a value knows it: counted instead of shown, none of them is sent back. They are set in their order. */
function withoutValues(calls: readonly string[]): readonly string[] {
  const counts: string[] = [];
  for (let at = 0; at < calls.length; at += maxArguments)
    counts.push(`pg_catalog.num_nonnulls(${calls.slice(at, at + maxArguments).join(', ')})`);
  return counts;
}

/** An answer of the server leaves the connection whole; a broken connection or its end does not. */
export function isStillUsable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  // Whatever code a function of the project chose for it: what ends a connection is more than an error.
  return 'severity' in error && error.severity === 'ERROR' && /^[0-9A-Z]{5}$/.test(error.code);
}
