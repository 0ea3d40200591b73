import { errorMessage, loadOnce, type Logger } from '@loam/kernel';
import { readEntry, readFaults, readReady } from './catalog.ts';
import type { CloudDatabases } from './databases.ts';
import { exportDatabase, importDatabase } from './export/index.ts';
import { createLifecycle } from './lifecycle.ts';
import { readMarks } from './marks.ts';
import { checkRef, databaseOf } from './names.ts';
import { appliedMigrations, applyMigration, applyWhatWorks, runAsOwner } from './owner-sql/index.ts';
import { makeIndependent } from './make-independent.ts';
import { createPools } from './pools.ts';
import type { AppsCluster } from './ports.ts';
import { prepareCluster, type PreparedCluster } from './prepare-cluster.ts';
import type { ServiceSchema } from './service-schemas.ts';
import { giveBackRights } from './shared-rights.ts';
import { createSnapshots } from './snapshots/create-snapshots.ts';
import type { CloudSnapshots } from './snapshots/snapshot.ts';
import { createUpgrades } from './upgrade.ts';

export interface CloudDatabasesOptions {
  /** Asked for with the first use, so that nothing runs where no project has a backend. */
  cluster(): Promise<AppsCluster>;
  readonly logger: Logger;
  /** Connections of all projects together in this process. */
  readonly maxConnections?: number;
  /** How long a connection is kept that nobody uses. */
  readonly idleMs?: number;
  /** How often what was left unfinished is looked for, after the first time. */
  readonly sweepEveryMs?: number;
  /** In place of the schemas of this version. */
  readonly services?: readonly ServiceSchema[];
}

const defaultMaxConnections = 240;
const defaultIdleMs = 60_000;
const defaultSweepEveryMs = 15 * 60_000;

export function openCloudDatabases(options: CloudDatabasesOptions): CloudDatabases {
  const closing = new AbortController();
  let latest: ReturnType<typeof ready> | undefined;
  const ready = loadOnce(() => openParts(options, closing.signal));
  const start = () => (latest = ready());
  const prepared = async (ref: string) => {
    checkRef(ref);
    return await start();
  };
  const acquire: CloudDatabases['acquire'] = async (ref, login) => {
    const { pools } = await prepared(ref);
    return await pools.acquire(ref, login);
  };
  return {
    prepare: async () => void (await start()),
    create: async (ref, { size = 'xs' } = {}) => (await prepared(ref)).lifecycle.create(ref, size),
    async copy(from, to) {
      checkRef(to);
      await (await prepared(from)).lifecycle.copy(from, to);
    },
    drop: async (ref) => (await prepared(ref)).lifecycle.drop(ref),
    async exists(ref) {
      const { cluster } = await prepared(ref);
      return (await readEntry(cluster.catalog, ref))?.state === 'ready';
    },
    async sizeOf(ref) {
      const { cluster } = await prepared(ref);
      return (await readReady(cluster.catalog, ref)).size;
    },
    resize: async (ref, size) => (await prepared(ref)).lifecycle.resize(ref, size),
    acquire,
    connectionString: async (ref, login) => (await prepared(ref)).pools.connectionString(ref, login),
    async replicationString(ref) {
      const { cluster } = await prepared(ref);
      await readReady(cluster.catalog, ref);
      return cluster.cluster.connectionString(databaseOf(ref));
    },
    runAsOwner: (ref, sql, owner) => runAsOwner(() => acquire(ref, 'owner'), sql, owner),
    migrate: (ref, migration) => applyMigration(() => acquire(ref, 'owner'), migration),
    async migrateWhatWorks(ref, migration, limits) {
      const { catalog } = (await prepared(ref)).cluster;
      const endStatement = (pid: number, how: string) => catalog.query(`select ${how}($1)`, [pid]);
      return await applyWhatWorks(() => acquire(ref, 'owner'), migration, { ...limits, endStatement });
    },
    migrations: (ref) => appliedMigrations(() => acquire(ref, 'owner')),
    async marks() {
      latest = ready();
      return await readMarks((await latest).cluster.catalog);
    },
    async *export(ref, signal) {
      yield* exportDatabase((await prepared(ref)).cluster, databaseOf(ref), { signal });
    },
    makeIndependent: async (ref) => makeIndependent((await prepared(ref)).cluster, ref),
    async copyStructure(from, to) {
      const { cluster } = await prepared(from);
      await importDatabase(() => acquire(to, 'owner'), structureOf(cluster, from));
    },
    import: (ref, files) => importDatabase(() => acquire(ref, 'owner'), files),
    snapshots: openSnapshots({ prepared, start }),
    sweep: async () => (await start()).sweep(),
    async check(ref) {
      const client = await acquire(ref, 'owner');
      try {
        await client.query('select 1');
      } finally {
        client.release();
      }
    },
    faults: async () => readFaults((await start()).cluster.catalog),
    async close() {
      const started = await latest?.catch(() => undefined);
      if (!started) return;
      closing.abort();
      await started.swept();
      await started.lifecycle.stop();
      await started.pools.close();
      await started.cluster.catalog.end();
    },
  };
}

type Parts = Awaited<ReturnType<typeof openParts>>;

interface Opening {
  prepared(ref: string): Promise<Parts>;
  start(): Promise<Parts>;
}

function openSnapshots({ prepared, start }: Opening): CloudSnapshots {
  return {
    create: async (ref, order) => (await prepared(ref)).snapshots.create(ref, order),
    list: async (ref) => (await prepared(ref)).snapshots.list(ref),
    restore: async (ref, id) => (await prepared(ref)).snapshots.restore(ref, id),
    read: async (ref, id, query) => (await prepared(ref)).snapshots.read(ref, id, query),
    async *export(ref, id, signal) {
      yield* (await prepared(ref)).snapshots.export(ref, id, signal);
    },
    due: async (since) => (await start()).snapshots.due(since),
    fault: async (ref) => (await prepared(ref)).snapshots.fault(ref),
    noteFault: async (ref, fault) => (await prepared(ref)).snapshots.noteFault(ref, fault),
    remove: async (ref, id) => (await prepared(ref)).snapshots.remove(ref, id),
  };
}

/** Everything that needs the cluster. */
async function openParts(options: CloudDatabasesOptions, closing: AbortSignal) {
  const { logger } = options;
  const cluster = await prepareCluster({
    cluster: await options.cluster(),
    logger,
    services: options.services,
  });
  const upgrades = createUpgrades({ cluster, logger });
  const pools = createPools({
    cluster,
    logger,
    maxConnections: options.maxConnections ?? defaultMaxConnections,
    idleMs: options.idleMs ?? defaultIdleMs,
    prepare: (entry) => upgrades.ensure(entry),
  });
  const lifecycle = createLifecycle({ cluster, logger, closePools: (ref) => pools.closeOf(ref) });
  const snapshots = createSnapshots({ cluster, logger, closePools: (ref) => pools.closeOf(ref) });
  const sweep = async () => {
    await lifecycle.sweep();
    await snapshots.sweep();
    const given = await giveBackRights(cluster.catalog, cluster.roles);
    if (given > 0)
      logger.warn({ databases: given }, 'rights of the shared owner were taken away and are back');
  };
  const warn = (error: unknown) =>
    logger.error({ error: errorMessage(error) }, 'databases could not be swept');
  let sweeping = sweep()
    .then(() => upgrades.ensureAll(closing))
    .catch(warn);
  const timer = setInterval(() => {
    // One after the other: the first may still be at work.
    sweeping = sweeping.then(() => (closing.aborted ? undefined : sweep().catch(warn)));
  }, options.sweepEveryMs ?? defaultSweepEveryMs).unref();
  closing.addEventListener('abort', () => clearInterval(timer), { once: true });
  return { cluster, pools, lifecycle, snapshots, sweep, swept: () => sweeping };
}

async function* structureOf(cluster: PreparedCluster, ref: string): AsyncGenerator<readonly string[]> {
  for await (const { path, text } of exportDatabase(cluster, databaseOf(ref), { isStructureOnly: true }))
    if (!path.startsWith('00-')) yield text.split('\n');
}
