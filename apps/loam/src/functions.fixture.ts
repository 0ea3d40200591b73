import {
  createFunctions,
  type FunctionLogEvent,
  type FunctionRecord,
  type Functions,
} from '@loam/cloud/functions';
import { createGateway } from '@loam/cloud/gateway';
import { silentLogger, systemClock } from '@loam/kernel';
import { openPrograms, type OpenPrograms } from '@loam/sandbox';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, createServer as createNetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionPrograms } from './function-programs.ts';

export interface TestFunctions {
  readonly opened: OpenPrograms;
  readonly functions: Functions;
  readonly events: FunctionLogEvent[];
  readonly secrets: Map<string, string>;
  /** Requests that came to the project's own gateway. */
  readonly reached: string[];
  readonly port: number;
  deploy(
    slug: string,
    code: string,
    more?: Partial<Parameters<Functions['deploy']>[1]>,
  ): Promise<FunctionRecord>;
  ask(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

export const REF = 'abcdefghijklmnopqrst';

/** Functions with their real sandbox, called through the real gateway; what is shared between processes lies in memory. */
export async function openTestFunctions(
  registryUrl: string,
  more: Pick<Parameters<typeof openPrograms>[0], 'atMost' | 'acceptsUnheldNetwork'> = {},
): Promise<TestFunctions> {
  const root = await mkdtemp(join(tmpdir(), 'loam-functions-'));
  await chmod(root, 0o711);
  const registry = { registry: registryUrl, proxy: undefined, cafile: undefined };
  const opened = await openPrograms({ root, logger: silentLogger, clock: systemClock, registry, ...more });
  const records = new Map<string, FunctionRecord>();
  const blobs = new Map<string, Uint8Array>();
  const secrets = new Map<string, string>();
  const events: FunctionLogEvent[] = [];
  const reached: string[] = [];
  const database = createNetServer((socket) => socket.end('of the database'));
  const databasePath = join(root, 'database');
  await new Promise<void>((resolve) => database.listen(databasePath, resolve));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  const functions = createFunctions({
    ...(await functionPrograms({ programs: opened.programs, root })),
    clock: systemClock,
    logger: silentLogger,
    store: {
      list: async () => [...records.values()],
      find: async (_, slug) => records.get(slug),
      async save(_, record) {
        const before = records.get(record.slug);
        const version = (before?.version ?? 0) + 1;
        const saved = {
          ...record,
          version,
          id: `id-of-${record.slug}`,
          createdAtMs: before?.createdAtMs ?? 0,
        };
        records.set(record.slug, saved);
        return { record: saved, unusedKeys: before ? [before.filesKey] : [] };
      },
      async remove(_, slug) {
        const record = records.get(slug);
        records.delete(slug);
        return record && { record, unusedKeys: [record.filesKey] };
      },
    },
    blobs: {
      put: async (key, content) => blobs.set(key, content),
      read: async (key) => blobs.get(key),
      remove: async (key) => void blobs.delete(key),
      async *list(prefix) {
        for (const key of blobs.keys()) if (key.startsWith(prefix)) yield key;
      },
    },
    secrets: { read: async () => Object.fromEntries(secrets) },
    projects: {
      find: async () => ({
        origin: `http://${REF}.cloud.test`,
        gateway: { host: '127.0.0.1', port },
        anonKey: 'the-anon-key',
        serviceRoleKey: 'the-service-key',
        databaseUrl: 'postgresql://me:secret@db.invalid:5432/mine',
        openDatabase: async () => connect(databasePath),
      }),
    },
    log: { write: (event) => void events.push(event) },
    calls: { note: () => {} },
  });
  const gateway = createGateway({
    clouds: { find: async (ref) => ({ ref, state: 'open' }) },
    keys: {
      roleOfRequest: async (_, { authorization }) =>
        authorization === 'Bearer good'
          ? { kind: 'accepted', role: 'anon', claims: {}, apiKeyRole: 'anon' }
          : { kind: 'refused', fault: authorization === undefined ? 'no_api_key' : 'malformed' },
    },
    services: { functions: functions.service },
    logger: silentLogger,
    originOf: (ref) => `http://${ref}.cloud.test`,
    addressOf: () => '203.0.113.9',
  });
  server.on('request', (request, response) => {
    const host = String(request.headers.host);
    if (host.startsWith(REF)) {
      reached.push(`${host}${request.url}`);
      return void response.end('of the gateway');
    }
    void gateway.handle(request, response, REF);
  });
  server.on('upgrade', (request, socket) => void gateway.upgrade(request, socket, REF));
  const close = async () => {
    functions.close();
    await opened.close();
    server.closeAllConnections();
    server.close();
    database.close();
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  };
  return {
    opened,
    functions,
    events,
    secrets,
    reached,
    port,
    deploy: (slug, code, more) =>
      functions.deploy(REF, { slug, verifyJwt: false, files: [source('index.ts', code)], ...more }),
    ask: (path, init) => fetch(`http://127.0.0.1:${port}/functions/v1${path}`, init),
    close,
    [Symbol.asyncDispose]: close,
  };
}

export function source(path: string, text: string): { readonly path: string; readonly content: Uint8Array } {
  return { path, content: Buffer.from(text) };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
