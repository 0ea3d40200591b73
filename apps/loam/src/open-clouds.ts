import { join } from 'node:path';
import { createPostgresLines, openLogStore, POSTGRES_LINE_PREFIX, type LogStore } from '@loam/cloud/logs';
import { openCloudDatabases, type AppsCluster, type CloudDatabases } from '@loam/cloud/postgres';
import { AppError, errorMessage, type Logger, systemClock } from '@loam/kernel';
import { createLazyCluster, hasCluster, inspectServer, startCluster, type Cluster } from '@loam/postgres';
import type { LoamConfig } from './config.ts';
import { loamError } from './errors.ts';
import type { Print } from './print.ts';
import { withinTime } from './within-time.ts';

/** Where the databases of projects lie. */
export interface Clouds {
  readonly databases: CloudDatabases;
  readonly logs: LogStore;
  stop(): Promise<void>;
  /** For an end that cannot wait. */
  stopNow(): void;
}

export interface CloudsOptions {
  readonly config: Pick<LoamConfig, 'home' | 'cloudDatabaseUrl'>;
  readonly logger: Logger;
  readonly print: Print;
  /** When the databases of projects are made ready, where none has one yet. */
  readonly standbyAfterMs?: number;
}

const closeGraceMs = 5_000;
/** By then the start is over and its first pages are served. */
const defaultStandbyAfterMs = 10_000;
const setting = 'CLOUD_DATABASE_URL';

const appsSettings = {
  // Realtime reads changed rows from the log; what nobody reads any more must not fill the disk.
  wal_level: 'logical',
  max_slot_wal_keep_size: '1GB',
  max_replication_slots: 50,
  max_wal_senders: 50,
  max_connections: 300,
  // What goes wrong in the database of a project stands in that project's logs.
  log_line_prefix: POSTGRES_LINE_PREFIX,
};

/** The operator's server where one is set, otherwise a cluster of our own beside the platform's, from shortly after the start on. */
export async function openClouds(options: CloudsOptions): Promise<Clouds> {
  const { cloudDatabaseUrl } = options.config;
  return cloudDatabaseUrl === undefined ? openOwn(options) : await openForeign(options, cloudDatabaseUrl);
}

function openOwn({ config, logger, print, standbyAfterMs }: CloudsOptions): Clouds {
  const dataDir = join(config.home, 'cloud-postgres');
  const cluster = createLazyCluster(async () => {
    const started = await startCluster({
      dataDir,
      runtimesDir: join(config.home, 'runtimes'),
      name: 'apps',
      settings: appsSettings,
      logger,
      onLine: (line) => lines.take(line),
    });
    started.onExit(({ restartInMs }) =>
      print.fault(`The database of the projects' backends ended; starting it again in ${restartInMs} ms.`),
    );
    started.onRestart(() => print.line("The database of the projects' backends runs again."));
    return started;
  });
  const found = async () => ours(await cluster.get());
  const databases = openCloudDatabases({ cluster: found, logger });
  const logs = openLogStore({ cluster: found, clock: systemClock, logger });
  const lines = createPostgresLines((event) => logs.write(event));
  // Projects with a backend exist: their first visitor need not wait. Elsewhere the first project need not wait for the
  // cluster to be made, and the start of the product not for something that perhaps nobody uses.
  const standby = prepareLater(databases, logger, hasCluster(dataDir) ? 0 : standbyAfterMs);
  return {
    databases,
    logs,
    async stop() {
      clearTimeout(standby);
      await closeAll(databases, logs);
      await cluster.stop();
    },
    stopNow: () => cluster.stopNow(),
  };
}

/** Sessions that end write their last lines, so the logs are closed after them. */
async function closeAll(databases: CloudDatabases, logs: LogStore): Promise<void> {
  await withinTime(databases.close(), closeGraceMs);
  await withinTime(logs.close(), closeGraceMs);
}

function prepareLater(
  databases: CloudDatabases,
  logger: Logger,
  delayMs = defaultStandbyAfterMs,
): NodeJS.Timeout {
  const prepare = () => {
    databases
      .prepare()
      .catch((error: unknown) =>
        logger.error({ error: errorMessage(error) }, 'the databases of projects could not be prepared'),
      );
  };
  return setTimeout(prepare, delayMs).unref();
}

async function openForeign({ logger, print, standbyAfterMs }: CloudsOptions, url: string): Promise<Clouds> {
  try {
    const { version, lacks } = await inspectServer(setting, url);
    if (lacks.length > 0) print.line(`  PostgreSQL ${version} of ${setting} lacks rights:`);
    for (const { right, cost } of lacks) print.line(`    ${right}: ${cost}.`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'server_unreachable')
      throw loamError('invalid_setting', error.detail, { cause: error });
    // It may be starting, too: the builder works without it, and each use tries again.
    print.fault(`${error.detail}. Backends of projects are away until it does.`);
  }
  const databases = openCloudDatabases({ cluster: async () => foreign(url), logger });
  const logs = openLogStore({ cluster: async () => foreign(url), clock: systemClock, logger });
  const standby = prepareLater(databases, logger, standbyAfterMs);
  const stop = async () => {
    clearTimeout(standby);
    await closeAll(databases, logs);
  };
  return { databases, logs, stop, stopNow: () => {} };
}

function ours(cluster: Cluster): AppsCluster {
  return { isOurs: true, connectionString: (database) => cluster.connectionString(database) };
}

function foreign(url: string): AppsCluster {
  const at = (database: string) => {
    const address = new URL(url);
    address.pathname = `/${encodeURIComponent(database)}`;
    return address.href;
  };
  const named = decodeURIComponent(new URL(url).pathname.slice(1));
  return { isOurs: false, connectionString: at, ...(named === '' ? {} : { maintenanceDatabase: named }) };
}
