import { errorMessage, retry, type Logger } from '@loam/kernel';
import type { ClientBase } from 'pg';
import {
  addEntry,
  readEntry,
  readReady,
  removeEntry,
  setSize,
  setState,
  unfinishedRefs,
  withRefLock,
  type CatalogEntry,
  type NewEntry,
} from './catalog.ts';
import type { CloudSize } from './databases.ts';
import { copySettings } from './copy-settings.ts';
import { createCheckpoints } from './checkpoints.ts';
import { cloudDatabaseError, isServerAway, sqlState } from './errors.ts';
import { markCopySql } from './marks.ts';
import { holdDatabase } from './hold.ts';
import { databaseOf } from './names.ts';
import type { PreparedCluster } from './prepare-cluster.ts';
import {
  adoptOwnership,
  emptyDatabase,
  hasDatabase,
  limitsSql,
  loginsSql,
  openingSql,
  removeDatabase,
} from './provision.ts';
import { sizeLimits } from './sizes.ts';
import { dropSnapshotsOf } from './snapshots/store.ts';
import { versionsOf } from './template/schema-parts.ts';

export interface Lifecycle {
  create(ref: string, size: CloudSize): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  drop(ref: string): Promise<void>;
  resize(ref: string, size: CloudSize): Promise<void>;
  /** Finishes or removes what killed processes left. */
  sweep(): Promise<void>;
  /** Ends the removals in the background after the one that goes on; the next start does the others. */
  stop(): Promise<void>;
}

interface Context {
  readonly cluster: PreparedCluster;
  readonly logger: Logger;
  /** Called before a database is emptied: this process gives its own connections back. */
  closePools(ref: string): Promise<void>;
}

const templateMissing = '3D000';

export function createLifecycle(context: Context): Lifecycle {
  const { catalog } = context.cluster;
  // One after the other: each keeps the disk busy for a second.
  let removals = Promise.resolve();
  let isStopping = false;
  const checkpoints = createCheckpoints(context.cluster, context.logger);
  return {
    async create(ref, size) {
      await createDatabase(context, ref, size);
      checkpoints.soon();
    },
    async copy(from, to) {
      await copyDatabase(context, from, to);
      checkpoints.soon();
    },
    async drop(ref) {
      await closeForGood(context, ref);
      removals = removals.then(async () => {
        if (!isStopping) await removeLater(context, ref);
      });
    },
    resize: (ref, size) => resizeDatabase(context, ref, size),
    async sweep() {
      for (const ref of await unfinishedRefs(catalog)) {
        if (isStopping) return;
        // Held while its maker lives, here or in another process.
        await withRefLock({ catalog, refs: [ref], waits: false }, (admin) => mend(context, admin, ref));
      }
    },
    async stop() {
      isStopping = true;
      checkpoints.stop();
      await removals;
    },
  };
}

async function createDatabase(context: Context, ref: string, size: CloudSize): Promise<void> {
  const { cluster } = context;
  let mine: CatalogEntry | undefined;
  const attempt = () =>
    locked(context, [ref], async (admin) => {
      // The server was killed after the last step of an attempt of ours, before we heard of it.
      if (mine && (await isReadyAs(admin, mine))) return;
      mine = await beginEntry(admin, { ref, size, versions: versionsOf(cluster.template.parts) });
      await makeDatabase(context, admin, { entry: mine, source: cluster.template.name });
    });
  try {
    await retryWhileAway(attempt);
  } catch (error) {
    if (sqlState(error) !== templateMissing) throw error;
    await cluster.ensureTemplate();
    await retryWhileAway(attempt);
  }
}

async function copyDatabase(context: Context, from: string, to: string): Promise<void> {
  await locked(context, [from, to], async (admin) => {
    const { size, versions } = await readReady(admin, from);
    const entry = await beginEntry(admin, { ref: to, size, versions });
    try {
      await holdDatabase(admin, databaseOf(from), () => context.closePools(from));
      await makeDatabase(context, admin, { entry, source: databaseOf(from), copyOf: from });
    } finally {
      // By another connection: ours is lost when the server was killed meanwhile.
      const reopen = `alter database ${databaseOf(from)} with allow_connections true`;
      await retryWhileAway(() => context.cluster.catalog.query(reopen));
    }
  });
}

async function closeForGood(context: Context, ref: string): Promise<void> {
  await locked(context, [ref], async (admin) => {
    if (!(await readEntry(admin, ref))) return;
    await setState(admin, ref, 'dropping');
    void context.closePools(ref);
    if (await hasDatabase(admin, databaseOf(ref))) await emptyDatabase(admin, ref);
  });
}

async function removeLater(context: Context, ref: string): Promise<void> {
  try {
    await locked(context, [ref], async (admin) => {
      // Made anew in between: nothing of the old one is left then.
      if ((await readEntry(admin, ref))?.state === 'dropping') await finishRemoval(admin, ref);
    });
  } catch (error) {
    const words = 'a database could not be removed; the next start tries again';
    context.logger.error({ ref, error: errorMessage(error) }, words);
  }
}

async function resizeDatabase(context: Context, ref: string, size: CloudSize): Promise<void> {
  await locked(context, [ref], async (admin) => {
    await readReady(admin, ref);
    const { connections } = sizeLimits[size];
    await admin.query(
      `${limitsSql(ref, size, context.cluster)}
      alter database ${databaseOf(ref)} connection limit ${connections};`,
    );
    await setSize(admin, ref, size);
  });
  void context.closePools(ref);
}

async function beginEntry(admin: ClientBase, entry: NewEntry): Promise<CatalogEntry> {
  const { ref } = entry;
  const known = await readEntry(admin, ref);
  if (known?.state === 'ready') {
    const words = `The project ${ref} has a database already.`;
    throw cloudDatabaseError('database_exists', words, { meta: { ref } });
  }
  // Whoever began this one is dead: we have the lock.
  if (known) await finishRemoval(admin, ref);
  return await addEntry(admin, entry);
}

interface Making {
  readonly entry: CatalogEntry;
  /** The database that it becomes a copy of. */
  readonly source: string;
  /** The project whose database that is. */
  readonly copyOf?: string;
}

async function makeDatabase({ cluster }: Context, admin: ClientBase, making: Making): Promise<void> {
  const { entry, source, copyOf } = making;
  try {
    await admin.query(loginsSql(entry, cluster));
    // Closed until its rights are set: a new database would let every role of the cluster in.
    await admin.query(
      `create database ${databaseOf(entry.ref)} template ${source} strategy wal_log allow_connections false`,
    );
    await admin.query(openingSql(entry, cluster));
    if (copyOf !== undefined) {
      await copySettings(admin, {
        from: source,
        to: databaseOf(entry.ref),
        refs: { from: copyOf, to: entry.ref },
      });
      await adoptOwnership(cluster, entry.ref, copyOf);
      await admin.query(markCopySql(entry.ref));
    }
    await setState(admin, entry.ref, 'ready');
  } catch (error) {
    // While the server is away this fails too; the next attempt, or the next start, finds the entry and removes the rest.
    await finishRemoval(admin, entry.ref).catch(() => {});
    throw error;
  }
}

async function mend({ cluster, logger }: Context, admin: ClientBase, ref: string): Promise<void> {
  const entry = await readEntry(admin, ref);
  if (entry?.state !== 'ready') return await finishRemoval(admin, ref);
  if (await hasDatabase(admin, databaseOf(ref))) {
    logger.warn({ ref }, 'a database that was closed for a copy is open again');
    await admin.query(openingSql(entry, cluster));
    return;
  }
  logger.error({ ref }, 'the catalog names a database that is not there');
}

async function finishRemoval(admin: ClientBase, ref: string): Promise<void> {
  await dropSnapshotsOf(admin, ref);
  await removeDatabase(admin, ref);
  await removeEntry(admin, ref);
}

async function isReadyAs(admin: ClientBase, mine: CatalogEntry): Promise<boolean> {
  const entry = await readEntry(admin, mine.ref);
  return entry?.state === 'ready' && entry.passwords.owner === mine.passwords.owner;
}

function locked(
  { cluster }: Context,
  refs: readonly string[],
  work: (admin: ClientBase) => Promise<void>,
): Promise<void> {
  return withRefLock({ catalog: cluster.catalog, refs, waits: true }, work);
}

function retryWhileAway<T>(work: () => Promise<T>): Promise<T> {
  return retry(work, { attempts: 8, firstDelayMs: 100, maxDelayMs: 2_000, isRetryable: isServerAway });
}
