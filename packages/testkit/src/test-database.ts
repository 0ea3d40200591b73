import { randomBytes } from 'node:crypto';
import { createDb, migrate, type Db } from '@loam/db';
import { silentLogger } from '@loam/kernel';

export interface TestDatabase {
  readonly url: string;
  readonly db: Db;
  /** Closes `db` and removes the database, whoever else is still connected. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Any PostgreSQL where databases may be created. In Vitest the run's own cluster is used when absent. */
  readonly adminUrl?: string;
  readonly maxConnections?: number;
}

interface SqlClient {
  query(text: string): Promise<unknown>;
}

const template = 'loam_template';
const templateLock = 7_261_002;

/** A migrated database of its own, meant to be made once per test file. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const adminUrl = options.adminUrl ?? (await vitestAdminUrl());
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = databaseUrl(adminUrl, name);
  // A server that outlives the run may hold a template of older migrations, so only the run's own has one.
  if (options.adminUrl === undefined) await copyTemplate(adminUrl, name);
  else await withAdmin(adminUrl, (client) => makeMigrated(client, { adminUrl, name }));
  const db = createDb({
    connectionString: url,
    logger: silentLogger,
    ...(options.maxConnections === undefined ? {} : { maxConnections: options.maxConnections }),
  });
  let dropped: Promise<void> | undefined;
  const drop = async () => {
    await db.close();
    await withAdmin(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return { url, db, drop: () => (dropped ??= drop()) };
}

async function vitestAdminUrl(): Promise<string> {
  const { inject } = await import('vitest');
  return inject('postgresUrl');
}

async function copyTemplate(adminUrl: string, name: string): Promise<void> {
  await withAdmin(adminUrl, async (client) => {
    await ensureTemplate(client, adminUrl);
    await client.query(`create database ${name} template ${template} strategy wal_log`);
  });
}

/** The first test file makes it while the others wait; it gets its name only when it is whole. */
async function ensureTemplate(client: SqlClient, adminUrl: string): Promise<void> {
  if (await hasTemplate(client)) return;
  await client.query(`select pg_advisory_lock(${templateLock})`);
  try {
    if (await hasTemplate(client)) return;
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await makeMigrated(client, { adminUrl, name: draft });
    await client.query(`alter database ${draft} with allow_connections false`);
    await client.query(`alter database ${draft} rename to ${template}`);
  } finally {
    await client.query(`select pg_advisory_unlock(${templateLock})`);
  }
}

async function hasTemplate(client: SqlClient): Promise<boolean> {
  const result = await client.query(`select 1 from pg_database where datname = '${template}'`);
  return typeof result === 'object' && result !== null && 'rowCount' in result && result.rowCount === 1;
}

async function makeMigrated(client: SqlClient, target: { adminUrl: string; name: string }): Promise<void> {
  await client.query(`create database ${target.name}`);
  const db = createDb({
    connectionString: databaseUrl(target.adminUrl, target.name),
    logger: silentLogger,
    maxConnections: 1,
  });
  try {
    await migrate(db, silentLogger);
  } finally {
    await db.close();
  }
}

async function withAdmin(adminUrl: string, work: (client: SqlClient) => Promise<unknown>): Promise<void> {
  const admin = createDb({ connectionString: adminUrl, logger: silentLogger, maxConnections: 1 });
  const client = await admin.connect();
  try {
    await work(client);
  } finally {
    await client.end();
    await admin.close();
  }
}

function databaseUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}
