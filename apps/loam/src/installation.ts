import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDb, sql, type Db } from '@loam/db';
import type { Logger } from '@loam/kernel';
import { loamError } from './errors.ts';

export interface InstallationClaim {
  release(): Promise<void>;
}

export interface InstallationOptions {
  readonly databaseUrl: string;
  readonly home: string;
  readonly logger: Logger;
  /** How long the connection of a server that just died may keep its place. */
  readonly patienceMs?: number;
}

const fileName = 'installation';
const serverLock = 7_261_002;
const patienceMs = 5_000;
const pollMs = 250;

/**
 * Makes this process the only server of its database, until it ends. Repositories, builds and files lie in the data
 * folder: a server with another folder would take turns and jobs of projects that it does not have.
 */
export async function claimInstallation(options: InstallationOptions): Promise<InstallationClaim> {
  const db = createDb({ connectionString: options.databaseUrl, logger: options.logger, maxConnections: 1 });
  try {
    const lock = await lockWithin(db, options.patienceMs ?? patienceMs);
    if (!lock)
      throw loamError(
        'second_server',
        'Another server works on this database. One is the limit today; more machines can run with --role edge.',
      );
    try {
      await compareIds(db, options.home);
    } catch (error) {
      await lock.release();
      throw error;
    }
    return {
      async release() {
        // Its connection may be gone with the database.
        await lock.release().catch(() => {});
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function lockWithin(db: Db, timeMs: number) {
  const endMs = performance.now() + timeMs;
  for (;;) {
    const lock = await db.acquireLock(serverLock, { mode: 'exclusive', waits: false });
    if (lock || performance.now() > endMs) return lock;
    await sleep(pollMs);
  }
}

/** The same id in the database and in the folder: one of them alone belongs to something else. */
async function compareIds(db: Db, home: string): Promise<void> {
  const stored = await db.first<{ id: string }>(sql`select id from installation`);
  const written = await readFile(join(home, fileName), 'utf8').catch(() => undefined);
  if (stored === undefined) return writeIds(db, home, written?.trim());
  if (stored.id === written?.trim()) return;
  throw loamError(
    'other_folder',
    `The database belongs to another data folder than ${home}: the files of its projects are not here. ` +
      'Set LOAM_HOME to the folder that it was made with, or DATABASE_URL to another database.',
  );
}

/** The file first: a start that ends in between is completed by the next one. */
async function writeIds(db: Db, home: string, written: string | undefined): Promise<void> {
  const id = written ?? randomUUID();
  const path = join(home, fileName);
  await writeFile(`${path}.part`, `${id}\n`);
  await rename(`${path}.part`, path);
  await db.run(sql`insert into installation (id) values (${id})`);
}
