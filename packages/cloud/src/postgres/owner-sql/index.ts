import type { PoolClient, QueryResult } from 'pg';
import type { AppliedMigration, Migration, OwnerOptions } from '../databases.ts';
import { cloudDatabaseError } from '../errors.ts';
import { adaptForTransaction, adaptStatement } from './adapt-statement.ts';
import { claimMigration } from './claim-migration.ts';
import { settleStatement } from './settle.ts';
import { splitStatements } from './split-statements.ts';
import { type Acquire, withOwner } from './with-owner.ts';

export { applyWhatWorks, isAlreadyThere } from './apply-what-works.ts';

const standsAlone = /\bconcurrently\b|^\s*(create|drop|alter)\s+(database|system|subscription|tablespace)\b/i;

/** SQL of the project's owner. Whatever it leaves in the session (settings, roles, locks) is gone afterwards. */
export async function runAsOwner(
  acquire: Acquire,
  sql: string,
  { isReadOnly = false, timeoutMs, parameters = [], keepsRlsAsWritten = false }: OwnerOptions = {},
): Promise<QueryResult[]> {
  return await withOwner(acquire, async (client) => {
    if (timeoutMs !== undefined) await client.query(`set statement_timeout = ${Math.ceil(timeoutMs)}`);
    if (keepsRlsAsWritten) await client.query('set platform.rls_by_default = off');
    if (isReadOnly) {
      await client.query('begin read only');
      return [await runOne(client, sql, parameters)];
    }
    const statements = splitStatements(sql);
    const text = statements.flatMap((statement) => adaptStatement(statement) ?? []);
    if (parameters.length > 0) return [await runOne(client, text.join(';\n'), parameters)];
    return await runWhole(client, text, settleStatement(statements));
  });
}

export async function applyMigration(
  acquire: Acquire,
  { version, name, sql }: Migration,
): Promise<'applied' | 'already_applied'> {
  if (!/^\d{1,20}$/.test(version))
    throw cloudDatabaseError('migration_invalid', `"${version}" is not the version of a migration.`);
  const statements = splitStatements(sql);
  return await withOwner(acquire, async (client) => {
    await client.query('begin');
    if (!(await claimMigration(client, { version, name, sql }, statements))) return 'already_applied';
    const text = statements.flatMap((statement) => adaptForTransaction(statement) ?? []);
    const settling = settleStatement(statements);
    if (text.length > 0) await client.query([...text, ...(settling ? [settling] : [])].join(';\n'));
    await client.query('commit');
    return 'applied';
  });
}

export async function appliedMigrations(acquire: Acquire): Promise<AppliedMigration[]> {
  return await withOwner(acquire, async (client) => {
    const { rows } = await client.query<AppliedMigration>(
      `select version, coalesce(name, '') as name, coalesce(statements, '{}') as statements
       from supabase_migrations.schema_migrations order by version`,
    );
    return rows;
  });
}

/** Several are one transaction; one alone may be of a kind that can be in none. */
async function runWhole(
  client: PoolClient,
  text: readonly string[],
  settling: string | undefined,
): Promise<QueryResult[]> {
  const isAlone = text.length === 1 && standsAlone.test(text[0] ?? '');
  const ending = settling === undefined || isAlone ? [] : [settling];
  const result: QueryResult | QueryResult[] = await client.query([...text, ...ending].join(';\n'));
  const results: QueryResult[] = Array.isArray(result) ? result : [result];
  return results.slice(0, results.length - ending.length);
}

/** One statement by the protocol that takes no second one: no text can leave the transaction it stands in. */
async function runOne(client: PoolClient, sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
  const statement = { text: sql, values: [...parameters], queryMode: 'extended' };
  return await client.query(statement);
}
