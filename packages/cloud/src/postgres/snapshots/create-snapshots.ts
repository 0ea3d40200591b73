import { randomInt } from 'node:crypto';
import type { Logger } from '@loam/kernel';
import pg, { type ClientBase } from 'pg';
import { readReady, setVersions, withRefLock } from '../catalog.ts';
import { copySettings } from '../copy-settings.ts';
import { cloudDatabaseError } from '../errors.ts';
import { holdDatabase, openDatabase } from '../hold.ts';
import { markCopySql } from '../marks.ts';
import { databaseOf, loginRole } from '../names.ts';
import type { PreparedCluster } from '../prepare-cluster.ts';
import { openingSql } from '../provision.ts';
import { exportDatabase } from '../export/index.ts';
import { dueRefs, noteFault, readChangeMark, readFault } from './changes.ts';
import { readSnapshot } from './read-snapshot.ts';
import type { CloudSnapshots, Snapshot, SnapshotOrder } from './snapshot.ts';
import {
  addSnapshot,
  closedSnapshots,
  dropSnapshot,
  listSnapshots,
  markReady,
  markRemoved,
  snapshotDatabase,
  unfinishedSnapshots,
  type StoredSnapshot,
} from './store.ts';

export interface SnapshotContext {
  readonly cluster: PreparedCluster;
  readonly logger: Logger;
  /** This process gives its own connections to the database back. */
  closePools(ref: string): Promise<void>;
}

export interface Snapshots extends CloudSnapshots {
  /** Finishes or removes what killed processes left. */
  sweep(): Promise<void>;
}

/** A copy at the speed of this disk keeps requests waiting for two or three seconds at most. */
const maxBytes = 1024 ** 3;
/** Below this PostgreSQL copies faster through its own buffers than by files and two checkpoints. */
const copiesThroughLogBytes = 256 * 1024 ** 2;

export function createSnapshots(context: SnapshotContext): Snapshots {
  const { catalog } = context.cluster;
  const locked = <T>(ref: string, work: (admin: ClientBase) => Promise<T>) =>
    requireLock(withRefLock({ catalog, refs: [ref], waits: true }, work), ref);
  return {
    create: (ref, order) => locked(ref, (admin) => takeSnapshot(context, admin, { ref, order })),
    list: async (ref) => (await listSnapshots(catalog, ref)).map(withoutVersions),
    restore: (ref, id) => locked(ref, (admin) => restoreSnapshot(context, admin, { ref, id })),
    async read(ref, id, query) {
      await requireSnapshot(catalog, ref, id);
      return await readSnapshot(context.cluster, { entry: await readReady(catalog, ref), id, query });
    },
    async *export(ref, id, signal) {
      await requireSnapshot(catalog, ref, id);
      yield* exportDatabase(context.cluster, snapshotDatabase(id), { signal });
    },
    due: (since) => dueRefs(catalog, since),
    fault: (ref) => readFault(catalog, ref),
    noteFault: (ref, fault) => noteFault(catalog, ref, fault),
    remove: (ref, id) =>
      locked(ref, async (admin) => {
        // Gone for everyone from here on; what a killed process leaves is swept.
        if (await markRemoved(admin, ref, id)) await dropSnapshot(admin, id);
        return true;
      }).then(() => undefined),
    async sweep() {
      for (const { id, ref } of await unfinishedSnapshots(catalog))
        await withRefLock({ catalog, refs: [ref], waits: false }, (admin) => dropUnfinished(admin, id));
      for (const { id, ref } of await closedSnapshots(catalog))
        await withRefLock({ catalog, refs: [ref], waits: false }, (admin) =>
          admin.query(lookingSql(ref, id)),
        );
      await dropDrafts(context);
    },
  };
}

async function takeSnapshot(
  context: SnapshotContext,
  admin: ClientBase,
  { ref, order }: { readonly ref: string; readonly order: SnapshotOrder },
): Promise<Snapshot> {
  const entry = await readReady(admin, ref);
  const facts = await inspect(context.cluster, ref);
  if (facts.sizeBytes > maxBytes)
    throw cloudDatabaseError(
      'snapshot_too_large',
      'A database of more than 1 GB is not copied while it is in use. Export it.',
      { meta: { ref } },
    );
  const id = newId();
  const { versions } = entry;
  const { kind, name = null, gitVersion = null } = order;
  const snapshot = await addSnapshot(admin, { id, ref, kind, name, gitVersion, versions, ...facts }, false);
  try {
    const copy = { ref, to: snapshotDatabase(id), sizeBytes: facts.sizeBytes };
    const changeMark = await copyHeld(context, admin, copy);
    await copySettings(admin, { from: databaseOf(ref), to: snapshotDatabase(id) });
    await admin.query(lookingSql(ref, id));
    await markReady(admin, id, changeMark);
    return snapshot;
  } catch (error) {
    // While the server is away this fails too: the sweep finds the row.
    await dropSnapshot(admin, id).catch(() => {});
    throw error;
  }
}

interface HeldCopy {
  readonly ref: string;
  readonly to: string;
  readonly sizeBytes: number;
}

async function copyHeld(
  { cluster, closePools }: SnapshotContext,
  admin: ClientBase,
  { ref, to, sizeBytes }: HeldCopy,
): Promise<string | null> {
  const database = databaseOf(ref);
  try {
    await holdDatabase(admin, database, () => closePools(ref));
    await admin.query(copySql(database, to, sizeBytes));
    return await readChangeMark(admin, database);
  } finally {
    // By another connection: ours is lost when the server was killed meanwhile. The sweep opens it otherwise.
    await openDatabase(cluster.catalog, database).catch(() => {});
  }
}

function copySql(from: string, to: string, sizeBytes: number): string {
  const strategy = sizeBytes > copiesThroughLogBytes ? 'file_copy' : 'wal_log';
  return `create database ${to} template ${from} strategy ${strategy} allow_connections false`;
}

/** The project's owner may look, and nobody may write. */
function lookingSql(ref: string, id: string): string {
  const database = snapshotDatabase(id);
  return `revoke all on database ${database} from public;
    grant connect on database ${database} to ${loginRole(ref, 'owner')};
    alter database ${database} set default_transaction_read_only = on;
    alter database ${database} with connection limit 3 allow_connections true;`;
}

interface Restoring {
  readonly ref: string;
  readonly id: string;
}

async function restoreSnapshot(
  { cluster, closePools }: SnapshotContext,
  admin: ClientBase,
  { ref, id }: Restoring,
): Promise<Snapshot> {
  const entry = await readReady(admin, ref);
  const wanted = await requireSnapshot(admin, ref, id);
  const present = { id: newId(), ref, kind: 'restore' as const, name: null, gitVersion: null };
  const facts = { ...(await inspect(cluster, ref)), versions: entry.versions };
  const [database, draft] = [databaseOf(ref), draftOf(ref)];
  await admin.query(`drop database if exists ${draft} with (force)`);
  await holdDatabase(admin, snapshotDatabase(id));
  try {
    await admin.query(copySql(snapshotDatabase(id), draft, wanted.sizeBytes));
  } finally {
    await openDatabase(cluster.catalog, snapshotDatabase(id)).catch(() => {});
  }
  await copySettings(admin, { from: snapshotDatabase(id), to: draft });
  try {
    await holdDatabase(admin, database, () => closePools(ref));
    // One transaction: each moment has one database of this name, and the catalog knows which.
    await admin.query('begin');
    await admin.query(`alter database ${database} rename to ${snapshotDatabase(present.id)}`);
    await admin.query(`alter database ${draft} rename to ${database}`);
    const kept = await addSnapshot(admin, { ...present, ...facts }, true);
    await setVersions(admin, ref, wanted.versions);
    await admin.query('commit');
    await admin.query(openingSql(entry, cluster));
    await admin.query(markCopySql(ref));
    await admin.query(`revoke connect on database ${snapshotDatabase(present.id)} from
      ${loginRole(ref, 'rest')}, ${loginRole(ref, 'services')};
      ${lookingSql(ref, present.id)}`);
    return kept;
  } catch (error) {
    await admin.query('rollback').catch(() => {});
    await openDatabase(cluster.catalog, database).catch(() => {});
    throw error;
  }
}

/** What a restore that was killed had copied: nobody holds its project then. */
async function dropDrafts({ cluster: { catalog } }: SnapshotContext): Promise<void> {
  const { rows } = await catalog.query<{ name: string }>(
    `select datname::text as name from pg_database where starts_with(datname, '${draftPrefix}')`,
  );
  for (const { name } of rows)
    await withRefLock({ catalog, refs: [name.slice(draftPrefix.length)], waits: false }, (admin) =>
      admin.query(`drop database if exists ${name} with (force)`),
    );
}

async function dropUnfinished(admin: ClientBase, id: string): Promise<void> {
  const { rowCount } = await admin.query('select from snapshots where id = $1 and not is_ready', [id]);
  if (rowCount === 1) await dropSnapshot(admin, id);
}

/** What can be seen of a database from inside, before it is held. */
async function inspect(
  { cluster }: PreparedCluster,
  ref: string,
): Promise<Pick<Snapshot, 'sizeBytes' | 'migrationVersion'>> {
  const client = new pg.Client({ connectionString: cluster.connectionString(databaseOf(ref)) });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ bytes: string; version: string | null }>(
      `select pg_database_size(current_database()) as bytes,
         (select max(version) from supabase_migrations.schema_migrations) as version`,
    );
    return { sizeBytes: Number(rows[0]?.bytes ?? 0), migrationVersion: rows[0]?.version ?? null };
  } finally {
    await client.end();
  }
}

async function requireSnapshot(
  catalog: Pick<pg.Pool, 'query'>,
  ref: string,
  id: string,
): Promise<StoredSnapshot> {
  const found = (await listSnapshots(catalog, ref)).find((snapshot) => snapshot.id === id);
  if (!found) throw cloudDatabaseError('snapshot_missing', 'There is no such snapshot.', { meta: { ref } });
  return found;
}

async function requireLock<T>(work: Promise<T | undefined>, ref: string): Promise<T> {
  const result = await work;
  // Only one that does not wait goes without the lock.
  if (result === undefined)
    throw cloudDatabaseError('database_busy', `The database of ${ref} is being changed.`);
  return result;
}

function withoutVersions({ versions: _, ...snapshot }: StoredSnapshot): Snapshot {
  return snapshot;
}

const draftPrefix = 'restoring_';

function draftOf(ref: string): string {
  return `${draftPrefix}${databaseOf(ref).slice('cloud_'.length)}`;
}

function newId(): string {
  return Array.from({ length: 20 }, () => String.fromCharCode(97 + randomInt(26))).join('');
}
