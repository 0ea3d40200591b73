import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@loam/kernel';
import pg from 'pg';
import { readReady, type CatalogEntry } from './catalog.ts';
import type { CloudLogin } from './databases.ts';
import { cloudDatabaseError, isPoolExhausted, isServerAway, sqlState } from './errors.ts';
import { databaseOf, loginRole } from './names.ts';
import { createPoolSet } from './pool-set.ts';
import type { PreparedCluster } from './prepare-cluster.ts';
import { passwordsSql } from './provision.ts';
import { sizeLimits } from './sizes.ts';

export interface Pools {
  acquire(ref: string, login: CloudLogin): Promise<pg.PoolClient>;
  connectionString(ref: string, login: CloudLogin): Promise<string>;
  closeOf(ref: string): Promise<void>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly cluster: PreparedCluster;
  readonly logger: Logger;
  /** Connections of all projects together. */
  readonly maxConnections: number;
  readonly idleMs: number;
  /** Called before a database is used for the first time. */
  prepare(entry: CatalogEntry): Promise<void>;
}

// How long a database may be closed for a copy, or the whole server away for a restart, before callers are told.
const waitForDatabaseMs = 10_000;
/** How long the server may have no place for one more: others that are leaving give theirs back within moments. */
const waitForPlaceMs = 3_000;
const retryMs = 50;

export function createPools({ cluster, logger, maxConnections, idleMs, prepare }: PoolOptions): Pools {
  const pools = createPoolSet(maxConnections);
  let isClosed = false;

  const openPool = async (ref: string, login: CloudLogin): Promise<pg.Pool> => {
    const entry = await readReady(cluster.catalog, ref);
    await prepare(entry);
    const pool = new pg.Pool({
      connectionString: addressOf(cluster, entry, login),
      max: sizeLimits[entry.size].pool,
      idleTimeoutMillis: idleMs,
      connectionTimeoutMillis: waitForDatabaseMs,
      application_name: `loam ${login}`,
    });
    const onLost = (error: Error) => logger.debug({ ref, error: error.message }, 'a connection was lost');
    pool.on('error', onLost);
    // The pool listens to idle connections only: without this the loss of a busy one would end the process.
    pool.on('connect', (client) => client.on('error', onLost));
    return pool;
  };

  const mendPasswords = async (ref: string): Promise<void> => {
    logger.warn({ ref }, 'a login of a project changed its password; it gets its own again');
    await cluster.catalog.query(passwordsSql(await readReady(cluster.catalog, ref)));
  };

  /** Resolves when another attempt is worth it, and fails with what the caller is told otherwise. */
  const recover = async (ref: string, failure: ConnectFailure): Promise<void> => {
    switch (failure.kind) {
      case 'ended':
        return undefined;
      case 'away':
      case 'crowded':
        return await sleep(retryMs);
      case 'password':
        return await mendPasswords(ref);
      case 'gone':
        // Says that it is missing, unless it is being made again.
        await readReady(cluster.catalog, ref);
        return await sleep(retryMs);
      case 'full':
        throw busy(ref, failure.error);
      case 'other':
        throw failure.error;
    }
  };

  return {
    async acquire(ref, login) {
      const begun = Date.now();
      for (let mended = 0; ;) {
        if (isClosed)
          throw cloudDatabaseError('database_busy', 'The databases of projects are being closed.');
        const pool = await pools.get(`${ref} ${login}`, ref, () => openPool(ref, login));
        pools.makeRoom(pool);
        try {
          return await pool.connect();
        } catch (error) {
          const failure = classify(error, pool);
          const waitMs = failure.kind === 'crowded' ? waitForPlaceMs : waitForDatabaseMs;
          if (Date.now() > begun + waitMs) throw busy(ref, error);
          if (failure.kind === 'password' && mended++ > 0) throw error;
          await recover(ref, failure);
        }
      }
    },
    connectionString: async (ref, login) => addressOf(cluster, await readReady(cluster.catalog, ref), login),
    closeOf: (ref) => pools.closeOf(ref),
    async close() {
      isClosed = true;
      await pools.closeAll();
    },
  };
}

interface ConnectFailure {
  readonly kind: 'ended' | 'away' | 'crowded' | 'password' | 'gone' | 'full' | 'other';
  readonly error: unknown;
}

const failureKinds: Readonly<Record<string, ConnectFailure['kind']>> = {
  '28P01': 'password',
  '28000': 'password',
  '3D000': 'gone',
  '53300': 'crowded',
  // Closed for a copy.
  '55000': 'away',
};

function classify(error: unknown, pool: pg.Pool): ConnectFailure {
  // By this process, for room or for a copy, between our asking for the pool and its answer.
  if (pool.ending) return { kind: 'ended', error };
  if (isServerAway(error)) return { kind: 'away', error };
  if (isPoolExhausted(error)) return { kind: 'full', error };
  return { kind: failureKinds[sqlState(error) ?? ''] ?? 'other', error };
}

function addressOf(
  { cluster }: PreparedCluster,
  { ref, passwords }: CatalogEntry,
  login: CloudLogin,
): string {
  const url = new URL(cluster.connectionString(databaseOf(ref)));
  url.username = loginRole(ref, login);
  url.password = passwords[login];
  return url.href;
}

function busy(ref: string, cause: unknown) {
  return cloudDatabaseError('database_busy', `The database of ${ref} does not take a connection now.`, {
    cause,
    meta: { ref },
  });
}
