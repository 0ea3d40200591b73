import type { PoolClient } from 'pg';
import type { Migration } from '../databases.ts';
import type { Statement } from './split-statements.ts';

/** Its row is the claim: a second one with this version waits here, and finds the work done. */
export async function claimMigration(
  client: PoolClient,
  { version, name }: Migration,
  statements: readonly Statement[],
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)
     on conflict (version) do nothing`,
    [version, name, statements.map(({ text }) => text)],
  );
  return rowCount !== 0;
}
