import { AppError, type Logger } from '@loam/kernel';
import type { Db, Transaction } from './db.ts';
import { migrations, type Migration } from './migrations/index.ts';
import { sql } from './sql.ts';

const migrationLock = 7_261_001;

/** Applies what is missing, each in one transaction with its history row. Safe to call from many processes at once. */
export async function migrate(
  db: Db,
  logger: Logger,
  list: readonly Migration[] = migrations,
): Promise<string[]> {
  const applied: string[] = [];
  await db.transaction(async (tx) => {
    await lockMigrations(tx);
    await tx.run(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
  });
  for (const migration of list) {
    const isNew = await db.transaction(async (tx) => {
      await lockMigrations(tx);
      if (await tx.first(sql`select 1 from migrations where name = ${migration.name}`)) return false;
      await tx.run({ text: migration.sql, values: [] });
      await tx.run(sql`insert into migrations (name) values (${migration.name})`);
      return true;
    });
    if (isNew) {
      applied.push(migration.name);
      logger.info({ migration: migration.name }, 'migration applied');
    }
  }
  await refuseNewerDatabase(db, list);
  return applied;
}

/** A large table may take its time, and whoever waits for another process's migration waits as long. */
async function lockMigrations(tx: Transaction): Promise<void> {
  await tx.run(sql`set local statement_timeout = 0`);
  await tx.run(sql`select pg_advisory_xact_lock(${migrationLock})`);
}

async function refuseNewerDatabase(db: Db, list: readonly Migration[]): Promise<void> {
  const known = new Set(list.map((migration) => migration.name));
  const rows = await db.rows<{ name: string }>(sql`select name from migrations`);
  const unknown = rows.filter((row) => !known.has(row.name));
  if (unknown.length === 0) return;
  throw new AppError({
    code: 'database_is_newer',
    detail: `This database was written by a newer version (${unknown.map((row) => row.name).join(', ')}). Start that version, or restore a backup.`,
  });
}
