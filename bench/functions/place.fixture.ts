import { createFunctions, findDeno, type FunctionRecord, type Functions } from '@loam/cloud/functions';
import { createGateway } from '@loam/cloud/gateway';
import { silentLogger, systemClock } from '@loam/kernel';
import {
  DEFAULT_LIMITS,
  INSIDE_PATHS,
  openPrograms,
  reachableCopy,
  REGISTRY_ORIGIN,
  type Programs,
} from '@loam/sandbox';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const REF = 'benchbenchbenchbench';

export interface BenchPlace {
  readonly folder: string;
  readonly deno: string;
  readonly programs: Programs;
  readonly functions: Functions;
  readonly port: number;
  close(): Promise<void>;
}

/** Functions as the product runs them, behind the gateway; what would lie in the database lies in memory. */
export async function openPlace(spares: number): Promise<BenchPlace | undefined> {
  const found = findDeno();
  if (found === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'loam-bench-functions-'));
  await chmod(folder, 0o711);
  const limits = { programs: { ...DEFAULT_LIMITS.programs, spares } };
  const opened = await openPrograms({ root: folder, logger: silentLogger, clock: systemClock, limits });
  const deno = await reachableCopy(found, folder);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const functions = createFunctions({
    ...memoryPorts(port),
    programs: opened.programs,
    paths: { ...INSIDE_PATHS, registryOrigin: REGISTRY_ORIGIN },
    deno,
    clock: systemClock,
    logger: silentLogger,
  });
  const gateway = createGateway({
    clouds: { find: async (ref) => ({ ref, state: 'open' }) },
    keys: {
      roleOfRequest: async () => ({ kind: 'accepted', role: 'anon', claims: {}, apiKeyRole: 'anon' }),
    },
    services: { functions: functions.service },
    logger: silentLogger,
    originOf: (ref) => `http://${ref}.cloud.test`,
    addressOf: () => '127.0.0.1',
  });
  server.on('request', (request, response) => void gateway.handle(request, response, REF));
  return {
    folder,
    deno,
    programs: opened.programs,
    functions,
    port,
    async close() {
      functions.close();
      await opened.close();
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function memoryPorts(port: number) {
  const records = new Map<string, FunctionRecord>();
  const blobs = new Map<string, Uint8Array>();
  return {
    store: {
      list: async () => [...records.values()],
      find: async (_: string, slug: string) => records.get(slug),
      async save(_: string, record: Omit<FunctionRecord, 'id' | 'version' | 'createdAtMs'>) {
        const saved = { ...record, id: record.slug, version: 1, createdAtMs: 0 };
        records.set(record.slug, saved);
        return { record: saved, unusedKeys: [] };
      },
      remove: async () => undefined,
    },
    blobs: {
      put: async (key: string, content: Uint8Array) => blobs.set(key, content),
      read: async (key: string) => blobs.get(key),
      remove: async (key: string) => void blobs.delete(key),
      async *list() {
        yield* blobs.keys();
      },
    },
    secrets: { read: async () => ({}) },
    projects: {
      find: async () => ({
        origin: `http://${REF}.cloud.test`,
        gateway: { host: '127.0.0.1', port },
        anonKey: '',
        serviceRoleKey: '',
      }),
    },
    log: { write: () => {} },
    calls: { note: () => {} },
  };
}
