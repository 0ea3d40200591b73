import {
  createFunctions,
  type FunctionProject,
  type Functions,
  type FunctionsOptions,
  type FunctionStore,
} from '@loam/cloud/functions';
import { addApiKey, type ApiKey, type KeyRing } from '@loam/cloud/keys';
import type { Meter } from '@loam/cloud/metering';
import { type CloudDatabases, openDatabaseDoor, sizeLimits } from '@loam/cloud/postgres';
import type { BlobStore } from '@loam/kernel';
import { buffer } from 'node:stream/consumers';
import type { CloudContext } from './context.ts';
import { lineOfCall, lineOfFunction } from './function-lines.ts';
import { createFunctionStore } from './function-store.ts';
import { openRing, sealRing } from './key-rings.ts';
import type { CloudLogs } from './logs.ts';
import type { CloudRecords } from './records.ts';
import { createSecretStore, type SecretStore } from './secret-store.ts';
import { cloudUrl } from './urls.ts';

/** What runs functions on this machine, and where this process itself is found by them. */
export interface FunctionHost extends Pick<FunctionsOptions, 'programs' | 'paths' | 'deno' | 'scriptsDir'> {
  readonly gateway: FunctionProject['gateway'];
}

export interface FunctionPlaces {
  readonly host: FunctionHost;
  readonly databases: Pick<CloudDatabases, 'connectionString'>;
  readonly blobs: BlobStore;
}

export interface CloudFunctionsDeps extends FunctionPlaces {
  readonly records: Pick<CloudRecords, 'rings' | 'sizeOf'>;
  readonly logs: CloudLogs | undefined;
  readonly meter: Pick<Meter, 'add'>;
  readonly secrets: SecretStore;
}

export interface CloudFunctions {
  /** Absent where nothing runs them. */
  readonly functions: Functions | undefined;
  /** For the gateway. */
  readonly services: { readonly functions?: Functions['service'] };
  readonly secrets: SecretStore;
  /** Something of this cloud changed, here or in another process. */
  forget(ref: string): void;
  /** Ends what runs of it in this process. */
  release(ref: string): Promise<void>;
  removeFiles(ref: string): Promise<void>;
  close(): void;
}

/** Functions and what they know. Secrets are kept also where nothing runs functions. */
export function openCloudFunctions(
  context: CloudContext,
  {
    host,
    ...deps
  }: Omit<CloudFunctionsDeps, 'secrets' | keyof FunctionPlaces> & {
    readonly host: FunctionPlaces | undefined;
  },
): CloudFunctions {
  const { announce } = context.store;
  const secrets = createSecretStore({ ...context, announce, changed: (ref) => made?.forget(ref) });
  const made = host && createCloudFunctions(context, { ...deps, ...host, secrets });
  const functions = made?.functions;
  return {
    functions,
    services: functions ? { functions: functions.service } : {},
    secrets,
    forget: (ref) => made?.forget(ref),
    release: async (ref) => functions?.release(ref),
    removeFiles: async (ref) => functions?.removeFiles(ref),
    close: () => functions?.close(),
  };
}

/** The key by which functions use the installation's models; it is in the ring like any other. */
const apiKeyName = 'loam_api';

function createCloudFunctions(context: CloudContext, deps: CloudFunctionsDeps) {
  const { db, store, clock, ids, logger } = context;
  const { host, meter, logs, secrets } = deps;
  const stored = createFunctionStore({ db, ids, announce: store.announce });
  const known = remembered(
    async (ref) => ({
      functions: await stored.list(ref),
      secrets: await secrets.read(ref),
      databaseUrl: await deps.databases.connectionString(ref, 'owner'),
    }),
    () => clock.now().getTime(),
  );
  const functions = createFunctions({
    ...host,
    clock,
    logger,
    store: rememberingStore(stored, known),
    blobs: functionBlobs(deps.blobs),
    secrets: { read: async (ref) => (await known.get(ref)).secrets },
    projects: { find: (ref) => findProject(context, deps, { ref, known }) },
    log: { write: (event) => logs?.write(lineOfFunction(event)) },
    calls: {
      note(call) {
        meter.add(call.ref, 'function_calls', 1);
        meter.add(call.ref, 'function_ms', call.durationMs);
        logs?.write(lineOfCall(call));
      },
    },
  });
  return { functions, forget: (ref: string) => known.forget(ref) };
}

interface KnownOfProject {
  readonly functions: Awaited<ReturnType<FunctionStore['list']>>;
  readonly secrets: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
}

interface Remembered<T> {
  get(ref: string): Promise<T>;
  forget(ref: string): void;
}

/** Changes are told at once; what was not heard of is found out after this time. */
const revalidateMs = 10_000;
const rememberedProjects = 1_000;

function remembered<T>(load: (ref: string) => Promise<T>, nowMs: () => number): Remembered<T> {
  const all = new Map<string, { readonly value: Promise<T>; readonly atMs: number }>();
  return {
    get(ref) {
      const found = all.get(ref);
      if (found && nowMs() - found.atMs < revalidateMs) return found.value;
      if (all.size >= rememberedProjects) all.clear();
      const value = load(ref);
      const entry = { value, atMs: nowMs() };
      all.set(ref, entry);
      value.catch(() => {
        if (all.get(ref) === entry) all.delete(ref);
      });
      return value;
    },
    forget: (ref) => void all.delete(ref),
  };
}

/** Calls look a function up with every request; whoever changes one sees it changed at once. */
function rememberingStore(stored: FunctionStore, known: Remembered<KnownOfProject>): FunctionStore {
  const forgetting = async <T>(ref: string, change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } finally {
      known.forget(ref);
    }
  };
  return {
    list: (ref) => stored.list(ref),
    find: async (ref, slug) => (await known.get(ref)).functions.find((record) => record.slug === slug),
    save: (ref, version) => forgetting(ref, stored.save(ref, version)),
    remove: (ref, slug) => forgetting(ref, stored.remove(ref, slug)),
  };
}

function functionBlobs(blobs: BlobStore): FunctionsOptions['blobs'] {
  return {
    put: (key, content) => blobs.put(key, content),
    async read(key) {
      const body = await blobs.get(key);
      if (!body) return undefined;
      return await buffer(body);
    },
    remove: (key) => blobs.delete(key),
    list: (prefix) => blobs.list(prefix),
  };
}

interface Wanted {
  readonly ref: string;
  readonly known: Remembered<KnownOfProject>;
}

async function findProject(
  context: CloudContext,
  { host, records }: CloudFunctionsDeps,
  { ref, known }: Wanted,
): Promise<FunctionProject | undefined> {
  const [ring, size] = await Promise.all([records.rings.load(ref), records.sizeOf(ref)]);
  if (!ring || !size) return undefined;
  const { databaseUrl } = await known.get(ref);
  const apiKey = keyNamed(ring, apiKeyName) ?? (await addOwnKey(context, ref));
  return {
    origin: cloudUrl(context.config, ref),
    gateway: host.gateway,
    anonKey: legacyKey(ring, 'anon'),
    serviceRoleKey: legacyKey(ring, 'service_role'),
    apiKey: apiKey?.value,
    databaseUrl: plainAddress(databaseUrl),
    memoryMb: sizeLimits[size].functionMemoryMb,
    openDatabase: () => openDatabaseDoor(databaseUrl),
  };
}

/** The one that clients of Supabase expect; another one of the same rights where its owner revoked it. */
function legacyKey({ apiKeys }: KeyRing, role: ApiKey['role']): string {
  const ofRole = apiKeys.filter((key) => key.role === role);
  return (ofRole.find(({ kind }) => kind === 'legacy') ?? ofRole[0])?.value ?? '';
}

function keyNamed({ apiKeys }: KeyRing, name: string): ApiKey | undefined {
  return apiKeys.find((key) => key.kind === 'secret' && key.name === name);
}

async function addOwnKey(context: CloudContext, ref: string): Promise<ApiKey | undefined> {
  const { db, store, box, clock } = context;
  return await db.transaction(async (tx) => {
    const row = await store.lockKeys(tx, ref);
    if (!row) return undefined;
    const ring = openRing(box, ref, row.sealed_keys);
    const made = keyNamed(ring, apiKeyName);
    if (made) return made;
    const changed = addApiKey(ring, 'secret', { name: apiKeyName, clock });
    await store.saveKeys(tx, ref, sealRing(box, changed));
    return keyNamed(changed, apiKeyName);
  });
}

/** Without what only this process can use: where the server listens, and how to speak to it. */
function plainAddress(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.search = '';
  url.host = 'database.invalid:5432';
  return url.href;
}
