import type { PoolClient } from 'pg';
import type { Migration, MigrationOutcome, StatementFault } from '../databases.ts';
import { cloudDatabaseError, sqlState } from '../errors.ts';
import { adaptForTransaction } from './adapt-statement.ts';
import { withoutCopies } from './copy-rows.ts';
import { splitStatements, type Statement } from './split-statements.ts';
import { translateFailure } from './translate-failure.ts';
import { type Acquire, withOwner } from './with-owner.ts';

export interface WhatWorksOptions {
  /** Of one statement; it is ended then, whatever the text itself says about its time. */
  readonly statementMs: number;
  /** By the administrator: owners may not end anything. */
  endStatement(pid: number, how: 'pg_cancel_backend' | 'pg_terminate_backend'): Promise<unknown>;
}

const endMs = 3000;
// What a history made elsewhere says twice, or a run that was cut off has done already.
const thereAlready = new Set(['42P07', '42710', '42701', '42723', '42P06', '42P16']);
const addsValue = /^alter type .* add value\b/i;
const keptCharacters = 20_000;

/** What a statement makes was there already. */
export function isAlreadyThere(code: string | null | undefined): boolean {
  return typeof code === 'string' && thereAlready.has(code);
}

/**
 * A migration that somebody wrote elsewhere, against a database that this one may not equal: each statement that works is
 * applied, each other one is told of. Row security is as the text says. Whoever applies it again changes nothing.
 */
export async function applyWhatWorks(
  acquire: Acquire,
  { version, name, sql }: Migration,
  options: WhatWorksOptions,
): Promise<MigrationOutcome> {
  if (!/^\d{1,20}$/.test(version))
    throw cloudDatabaseError('migration_invalid', `"${version}" is not the version of a migration.`);
  const text = withoutCopies(sql);
  const statements = splitStatements(text);
  return await withOwner(acquire, async (client) => {
    await client.query('set platform.rls_by_default = off');
    await client.query('begin');
    const pid = await backendOf(client);
    const { rowCount } = await client.query(
      `insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)
       on conflict (version) do nothing`,
      [version, name, statements.map((statement) => statement.text)],
    );
    if (!rowCount) return { outcome: 'already_applied', statements: statements.length, faults: [] };
    const faults: StatementFault[] = [];
    for (const statement of statements) {
      const fault = await applyOne({ ...options, client, pid }, statement);
      if (fault) faults.push({ ...fault, line: lineAt(text, statement, fault.position) });
    }
    await client.query('commit');
    return { outcome: 'applied', statements: statements.length, faults };
  });
}

interface Session extends WhatWorksOptions {
  readonly client: PoolClient;
  readonly pid: number;
}

type Fault = Omit<StatementFault, 'line'> & { readonly position: number };

async function applyOne(session: Session, statement: Statement): Promise<Fault | undefined> {
  const adapted = adaptForTransaction(statement);
  if (adapted === undefined) return undefined;
  const { client } = session;
  await client.query('savepoint one');
  try {
    await limited(session, () => client.query(adapted));
    // A new value of an enum can be used only after the transaction that adds it.
    await client.query(addsValue.test(statement.outline) ? 'commit; begin' : 'release savepoint one');
    return undefined;
  } catch (error) {
    await client.query('rollback to savepoint one');
    return faultOf(statement, error);
  }
}

function faultOf({ text }: Statement, error: unknown): Fault {
  const told = translateFailure(error);
  const code = sqlState(error) ?? null;
  const position = error instanceof Error && 'position' in error ? Number(error.position) : 1;
  return {
    statement: text.slice(0, keptCharacters),
    message: told instanceof Error ? told.message : String(told),
    sqlState: code,
    isHarmless: isAlreadyThere(code),
    position: Number.isFinite(position) ? position : 1,
  };
}

/** Where PostgreSQL points into the statement, or else where it begins. */
function lineAt(text: string, statement: Statement, position: number): number {
  const begins = text.lastIndexOf(statement.text, statement.start);
  const at = position > 1 && begins >= 0 ? begins + position - 1 : statement.start;
  return text.slice(0, at).split('\n').length;
}

async function backendOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** Ended from outside, since a text may change the time limits of its own session, and catch that it is cancelled. */
async function limited<T>(session: Session, work: () => Promise<T>): Promise<T> {
  const { pid, statementMs } = session;
  // Where the server does not answer this, the statement fails by itself.
  const end = (how: Parameters<Session['endStatement']>[1]) =>
    void session.endStatement(pid, how).catch(() => {});
  const timers = [
    setTimeout(end, statementMs, 'pg_cancel_backend'),
    setTimeout(end, statementMs + endMs, 'pg_terminate_backend'),
  ];
  try {
    return await work();
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
