import { createGateway } from '@loam/cloud/gateway';
import { createKeys, makeKeyRing } from '@loam/cloud/keys';
import { type CloudDatabases, openCloudDatabases } from '@loam/cloud/postgres';
import { createRest, createRestService } from '@loam/cloud/rest';
import { silentLogger, systemClock } from '@loam/kernel';
import { type Cluster, startCluster } from '@loam/postgres';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SoakCluster extends AsyncDisposable {
  readonly folder: string;
  readonly cluster: Cluster;
  readonly databases: CloudDatabases;
}

/** A durable cluster of its own with the settings of the product, and clouds in it. */
export async function openSoakCluster(): Promise<SoakCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'loam-soak-'));
  chmodSync(folder, 0o711);
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

export interface SoakCloud extends AsyncDisposable {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The cloud `ref` behind the gateway, as an app reaches it. */
export async function serveCloud(
  { databases }: Pick<SoakCluster, 'databases'>,
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
    services: { rest: createRestService(rest) },
    logger: silentLogger,
    originOf: () => 'http://soak',
    addressOf: () => '127.0.0.1',
  });
  const server = createServer((request, response) => void gateway.handle(request, response, ref));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const key = ring.apiKeys.find(({ kind }) => kind === 'secret')?.value ?? '';
  return {
    url: `http://127.0.0.1:${port}/rest/v1`,
    headers: { apikey: key, 'content-type': 'application/json' },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await rest.close();
    },
  };
}
