import { createGateway, type CloudService } from '@loam/cloud/gateway';
import { createKeys, makeKeyRing } from '@loam/cloud/keys';
import { type CloudDatabases, openCloudDatabases } from '@loam/cloud/postgres';
import { createRest, createRestService } from '@loam/cloud/rest';
import { createStorageService } from '@loam/cloud/storage';
import { createDiskBlobStore, errorMessage, isSignallable, silentLogger, systemClock } from '@loam/kernel';
import { type Cluster, startCluster } from '@loam/postgres';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SoakCluster extends AsyncDisposable {
  readonly folder: string;
  readonly cluster: Cluster;
  readonly databases: CloudDatabases;
}

export function makeSoakFolder(): string {
  removeLeftFolders();
  const folder = mkdtempSync(join(tmpdir(), `loam-soak-${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** A soak that was killed could not clean up: its folder, and the disk that was mounted there, go with the next one. */
function removeLeftFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(/^loam-soak-([1-9]\d*)-/.exec(name)?.[1]);
    if (Number.isNaN(pid) || isSignallable(pid)) continue;
    const folder = join(tmpdir(), name);
    try {
      if (isMounted(folder)) execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
      rmSync(folder, { recursive: true, force: true });
      console.log(`removed ${folder}, which a killed soak had left`);
    } catch (error) {
      console.log(`${folder}, which a killed soak had left, stays: ${errorMessage(error)}`);
    }
  }
}

function isMounted(folder: string): boolean {
  if (process.platform !== 'linux') return false;
  return readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => line.split(' ')[1] === folder);
}

/** A durable cluster of its own with the settings of the product, and clouds in it. */
export async function openSoakCluster(folder = makeSoakFolder()): Promise<SoakCluster> {
  const settings = {
    wal_level: 'logical',
    max_slot_wal_keep_size: '1GB',
    max_replication_slots: 50,
    max_wal_senders: 50,
    max_connections: 300,
  };
  const cluster = await startCluster({ dataDir: join(folder, 'pg'), settings });
  const databases = openCloudDatabases({
    cluster: async () => ({ isOurs: true, connectionString: (name) => cluster.connectionString(name) }),
    logger: silentLogger,
  });
  await databases.prepare();
  return {
    folder,
    cluster,
    databases,
    async [Symbol.asyncDispose]() {
      await databases.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Files of clouds in a folder of this machine. */
export function storageOf(databases: CloudDatabases, blobsFolder: string): CloudService {
  return createStorageService({
    databases: { acquire: (of) => databases.acquire(of, 'rest') },
    blobs: createDiskBlobStore({ root: blobsFolder }),
    settings: { load: async () => ({ fileSizeLimit: 50 * 1024 * 1024, transformsImages: false }) },
    urlSecret: async () => Buffer.alloc(32, 7),
    disk: { isLow: async () => false },
    clock: systemClock,
    logger: silentLogger,
  });
}

export interface SoakCloud extends AsyncDisposable {
  readonly url: string;
  readonly filesUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The cloud `ref` behind the gateway, as an app reaches it. */
export async function serveCloud(
  { databases, folder }: Pick<SoakCluster, 'databases' | 'folder'>,
  ref: string,
): Promise<SoakCloud> {
  const rest = createRest({
    databases: {
      acquire: (one) => databases.acquire(one, 'rest'),
      connectionString: (one) => databases.connectionString(one, 'rest'),
    },
    logger: silentLogger,
    clock: systemClock,
  });
  const ring = await makeKeyRing({ ref, issuer: 'http://soak/auth/v1', clock: systemClock });
  const gateway = createGateway({
    clouds: { find: async () => ({ ref, state: 'open' }) },
    keys: createKeys({ rings: { load: async () => ring }, clock: systemClock }),
    services: { rest: createRestService(rest), storage: storageOf(databases, join(folder, 'blobs')) },
    logger: silentLogger,
    originOf: () => 'http://soak',
    addressOf: () => '127.0.0.1',
  });
  // As the product has it: a connection that is closed just as the next request leaves would count as an answer without words.
  const server = createServer(
    { keepAliveTimeout: 75_000 },
    (request, response) => void gateway.handle(request, response, ref),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const key = ring.apiKeys.find(({ kind }) => kind === 'secret')?.value ?? '';
  return {
    url: `http://127.0.0.1:${port}/rest/v1`,
    filesUrl: `http://127.0.0.1:${port}/storage/v1`,
    headers: { apikey: key, 'content-type': 'application/json' },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await rest.close();
    },
  };
}
