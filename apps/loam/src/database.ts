import { join } from 'node:path';
import { createDb, migrate, sql, type Db } from '@loam/db';
import { startCluster } from '@loam/postgres';
import { errorMessage, retry, type Logger } from '@loam/kernel';
import type { LoamConfig } from './config.ts';
import { loamError } from './errors.ts';
import type { Print } from './print.ts';

export interface PlatformDatabase {
  readonly url: string;
  stop(): Promise<void>;
  /** For an end that cannot wait. */
  stopNow(): void;
}

export interface DatabaseOptions {
  readonly config: Pick<LoamConfig, 'home' | 'databaseUrl'>;
  readonly logger: Logger;
  readonly print: Print;
}

const databaseName = 'loam';
const connectAttempts = 12;

/** The platform's database, migrated: the operator's server where one is set, otherwise our own cluster. */
export async function openDatabase(options: DatabaseOptions): Promise<PlatformDatabase> {
  const { databaseUrl } = options.config;
  const database = databaseUrl === undefined ? await startEmbedded(options) : externalDatabase(databaseUrl);
  try {
    await withDb(database.url, options.logger, async (db) => {
      if (databaseUrl !== undefined) await waitForAnswer(db, databaseUrl);
      const applied = await migrate(db, options.logger);
      if (applied.length > 0)
        options.print.line(`  brought the database up to date (${applied.length} steps)`);
    });
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function startEmbedded({ config, logger, print }: DatabaseOptions): Promise<PlatformDatabase> {
  const cluster = await startCluster({
    dataDir: join(config.home, 'postgres'),
    runtimesDir: join(config.home, 'runtimes'),
    logger,
    onProgress: (step) => {
      if (step === 'initialising') print.line('  preparing the database, only this once…');
    },
  });
  cluster.onExit(({ restartInMs }) =>
    print.fault(`The database ended; starting it again in ${restartInMs} ms.`),
  );
  cluster.onRestart(() => print.line('The database runs again.'));
  try {
    await withDb(cluster.connectionString('postgres'), logger, ensureDatabase);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return {
    url: cluster.connectionString(databaseName),
    stop: () => cluster.stop(),
    stopNow: () => cluster.stopNow(),
  };
}

function externalDatabase(url: string): PlatformDatabase {
  return { url, stop: async () => {}, stopNow: () => {} };
}

async function ensureDatabase(db: Db): Promise<void> {
  if (await db.first(sql`select 1 from pg_database where datname = ${databaseName}`)) return;
  await db.run({ text: `create database ${databaseName}`, values: [] });
}

async function waitForAnswer(db: Db, databaseUrl: string): Promise<void> {
  try {
    await retry(() => db.run(sql`select 1`), {
      attempts: connectAttempts,
      firstDelayMs: 200,
      maxDelayMs: 5_000,
      isRetryable,
    });
  } catch (cause) {
    // The address without its password: this ends up in terminals and logs.
    const { host, pathname } = new URL(databaseUrl);
    const detail = `The database ${host}${pathname} of DATABASE_URL does not answer: ${errorMessage(cause)}`;
    throw loamError('database_unreachable', detail, { cause });
  }
}

/** A wrong password or a missing database does not mend itself. */
export function isRetryable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code !== '28P01' && code !== '28000' && code !== '3D000';
}

async function withDb(url: string, logger: Logger, work: (db: Db) => Promise<void>): Promise<void> {
  const db = createDb({ connectionString: url, logger, maxConnections: 1 });
  try {
    await work(db);
  } finally {
    await db.close();
  }
}
