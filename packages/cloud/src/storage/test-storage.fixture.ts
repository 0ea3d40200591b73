import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BlobStore, createDiskBlobStore, silentLogger, systemClock } from '@loam/kernel';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createGateway } from '../gateway/index.ts';
import { createKeys, type KeyRing, makeKeyRing, type Keys } from '../keys/index.ts';
import { openTestCloud, type TestCloud } from '../postgres/test-cloud.fixture.ts';
import { type CloudFiles, createCloudFiles } from './files.ts';
import type { StorageOptions, StorageSettings } from './ports.ts';
import { createStorageService } from './service.ts';

/** Clouds with a storage service on a real port each. */
export interface TestStorage extends AsyncDisposable {
  readonly cloud: TestCloud;
  readonly blobs: BlobStore;
  readonly files: CloudFiles;
  /** Changed by tests that need other ones. */
  readonly settings: { -readonly [Name in keyof StorageSettings]: StorageSettings[Name] };
  readonly disk: { isFull: boolean };
  open(): Promise<StorageProject>;
  /** Another process for a project of other ones: where it is reached. */
  reopen(project: StorageProject): Promise<string>;
}

export interface StorageProject {
  readonly ref: string;
  readonly url: string;
  readonly ring: KeyRing;
  readonly anonKey: string;
  readonly serviceKey: string;
  /** A browser of an app's user, with the key alone or with a token. */
  client(token?: string): SupabaseClient;
  service(): SupabaseClient;
  tokenOf(userId: string): Promise<string>;
  /** As the project's owner. */
  sql(text: string): Promise<unknown[][]>;
}

export async function openTestStorage(more: Partial<StorageOptions> = {}): Promise<TestStorage> {
  const cloud = openTestCloud();
  const folder = await mkdtemp(join(tmpdir(), 'loam-files-'));
  const blobs = more.blobs ?? createDiskBlobStore({ root: folder });
  const settings = { fileSizeLimit: 50 * 1024 * 1024, transformsImages: true };
  const disk = { isFull: false };
  const rings = new Map<string, KeyRing>();
  const keys = createKeys({ rings: { load: async (ref) => rings.get(ref) }, clock: systemClock });
  const databases = { acquire: (ref: string) => cloud.databases.acquire(ref, 'rest') };
  const service = createStorageService({
    databases,
    blobs,
    settings: { load: async () => settings },
    urlSecret: async (ref) => Buffer.from(`of ${ref}`.padEnd(32, '.')),
    disk: { isLow: async () => disk.isFull },
    clock: systemClock,
    logger: silentLogger,
    ...more,
  });
  const gateway = createGateway({
    clouds: { find: async (ref) => ({ ref, state: 'open' }) },
    keys,
    services: { storage: service },
    logger: silentLogger,
    originOf: (ref) => `http://127.0.0.1:${ports.get(ref)}`,
    addressOf: () => '10.0.0.1',
  });
  const ports = new Map<string, number>();
  const ends: (() => Promise<void>)[] = [];
  const listen = async (ref: string): Promise<string> => {
    const server = createServer((request, response) => {
      gateway.handle(request, response, ref).catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    ports.set(ref, port);
    ends.push(async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    });
    return `http://127.0.0.1:${port}`;
  };
  return {
    cloud,
    blobs,
    files: createCloudFiles({ databases, blobs, clock: more.clock ?? systemClock }),
    settings,
    disk,
    async reopen({ ref, ring }) {
      rings.set(ref, ring);
      return listen(ref);
    },
    async open() {
      const ref = await cloud.create();
      const url = await listen(ref);
      const ring = await makeKeyRing({ ref, issuer: `${url}/auth/v1`, clock: systemClock });
      rings.set(ref, ring);
      return projectAt({ ref, url, ring, keys, cloud });
    },
    async [Symbol.asyncDispose]() {
      for (const end of ends) await end();
      await cloud[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface ProjectParts {
  readonly ref: string;
  readonly url: string;
  readonly ring: KeyRing;
  readonly keys: Keys;
  readonly cloud: TestCloud;
}

function projectAt({ ref, url, ring, keys, cloud }: ProjectParts): StorageProject {
  const keyOf = (id: string) => ring.apiKeys.find((key) => key.id === id)?.value ?? '';
  const auth = { persistSession: false, autoRefreshToken: false };
  const client = (token?: string) =>
    createClient(url, keyOf('anon'), {
      auth,
      ...(token === undefined ? {} : { global: { headers: { authorization: `Bearer ${token}` } } }),
    });
  return {
    ref,
    url,
    ring,
    anonKey: keyOf('anon'),
    serviceKey: keyOf('service_role'),
    client,
    service: () => createClient(url, keyOf('service_role'), { auth }),
    tokenOf: (sub) =>
      keys.sign(ref, {
        iss: ring.issuer,
        aud: 'authenticated',
        role: 'authenticated',
        sub,
        exp: Math.floor(Date.now() / 1000) + 3600,
      }),
    sql: async (text) => (await cloud.databases.runAsOwner(ref, text)).map(({ rows }): unknown[] => rows),
  };
}
