import { startThrowAwayCluster } from '@loam/postgres';
import { sql } from '@loam/db';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

async function tableNames(database: Awaited<ReturnType<typeof createTestDatabase>>): Promise<string[]> {
  const rows = await database.db.rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map((row) => row.name);
}

test('several databases made at once are migrated and do not see each other', async () => {
  const [first, second, third] = await Promise.all([
    createTestDatabase(),
    createTestDatabase(),
    createTestDatabase(),
  ]);
  await first.db.run(sql`create table only_here (id int)`);
  expect(await tableNames(first)).toContain('only_here');
  expect(await tableNames(second)).not.toContain('only_here');
  expect(await tableNames(third)).toContain('migrations');
  await Promise.all([first.drop(), second.drop(), third.drop()]);
});

test('a dropped database is gone even while someone is connected, and dropping twice is harmless', async () => {
  const database = await createTestDatabase();
  const stranger = await database.db.connect();
  await Promise.all([database.drop(), database.drop()]);
  const other = await createTestDatabase();
  const name = new URL(database.url).pathname.slice(1);
  expect(await other.db.first(sql`select 1 from pg_database where datname = ${name}`)).toBeUndefined();
  await stranger.end();
  await other.drop();
});

test('with an address it works on any server, without the run’s cluster', async () => {
  const cluster = await startThrowAwayCluster();
  try {
    const database = await createTestDatabase({
      adminUrl: cluster.connectionString('postgres'),
      maxConnections: 2,
    });
    expect(new URL(database.url).search).not.toBe(new URL(inject('postgresUrl')).search);
    expect(await tableNames(database)).toContain('migrations');
    await database.drop();
  } finally {
    await cluster.stop();
  }
});
