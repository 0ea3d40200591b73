import { join } from 'node:path';
import { openLogStore } from '@loam/cloud/logs';
import { openCloudDatabases } from '@loam/cloud/postgres';
import { createCloudFiles } from '@loam/cloud/storage';
import { createDiskBlobStore, silentLogger, systemClock } from '@loam/kernel';
import { startCluster } from '@loam/postgres';
import { seedCloud, wholeSeed } from './seed.ts';

/**
 * Fills the cloud of a project of an installation that is not running, to look at its console with much in it:
 * `node bench/console/seed-installation.ts <LOAM_HOME> <ref of the cloud> [rows of the largest table]`.
 */
const [home, ref, rows = String(wholeSeed.rows)] = process.argv.slice(2);
if (home === undefined || ref === undefined) {
  console.error('Which installation, and which cloud of it? Give its folder and the ref of the cloud.');
  process.exit(2);
}
const cluster = await startCluster({
  dataDir: join(home, 'cloud-postgres'),
  runtimesDir: join(home, 'runtimes'),
  settings: { wal_level: 'logical', max_wal_size: '4GB', max_slot_wal_keep_size: '1GB' },
});
const found = async () => ({
  isOurs: true,
  connectionString: (database: string) => cluster.connectionString(database),
});
const databases = openCloudDatabases({ cluster: found, logger: silentLogger });
const cloudFiles = createCloudFiles({
  databases: { acquire: (cloud) => databases.acquire(cloud, 'rest') },
  blobs: createDiskBlobStore({ root: join(home, 'blobs') }),
  clock: systemClock,
});
try {
  await seedCloud(databases, {
    ...wholeSeed,
    ref,
    rows: Number(rows),
    openLogs: (clock) => openLogStore({ cluster: found, clock, logger: silentLogger }),
    cloudFiles,
    tell: (part, seconds) => console.log(`${part}: ${seconds.toFixed(1)} s`),
  });
} finally {
  await databases.close();
  await cluster.stop();
}
