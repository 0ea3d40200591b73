import type { ServedCloud } from '@loam/cloud/gateway';
import type { KeyRing, KeyRings } from '@loam/cloud/keys';
import type { InstanceType } from '@loam/contract';
import { createPostgresListener } from '../../live/postgres-listener.ts';
import type { CloudContext } from './context.ts';
import { openRing } from './key-rings.ts';
import type { AppAddresses } from './services.ts';
import { cloudChannel, type ServedRow } from './store.ts';
import { addressesOf } from './urls.ts';

/** As the gateway knows it, and one that paused itself. */
export interface KnownCloud {
  readonly ref: string;
  readonly state: ServedCloud['state'] | 'asleep';
}

export interface CloudRecords {
  find(ref: string): Promise<KnownCloud | undefined>;
  /** It changed just now. */
  forget(ref: string): void;
  addressesOf(ref: string): Promise<AppAddresses>;
  readonly rings: KeyRings;
  /** Undefined when there is no such cloud. */
  sizeOf(ref: string): Promise<InstanceType | undefined>;
  /** The project was put into the bin, or taken out of it. */
  forgetProject(projectId: string): void;
  /** Hears of changes in every process from now on. */
  follow(changed: (ref: string) => void): Promise<{ close(): Promise<void> }>;
}

interface Known {
  readonly cloud: KnownCloud | undefined;
  readonly ring: KeyRing | undefined;
  /** What it was made of. */
  readonly row?: ServedRow;
  readonly atMs: number;
}

/** Changes are told at once; what was not heard of is found out after this time. */
const revalidateMs = 10_000;
const rememberedClouds = 5_000;
const refPattern = /^[a-z]{20}$/;

/** What the gateway asks with every request, remembered for a moment. The database stays the owner of it. */
export function createCloudRecords(context: CloudContext): CloudRecords {
  const { db, store, box, clock, logger, config } = context;
  const known = new Map<string, Known>();
  const loading = new Map<string, Promise<Known>>();
  const load = async (ref: string): Promise<Known> => {
    const before = known.get(ref);
    const row = await store.findServed(db, ref);
    const atMs = clock.now().getTime();
    if (!row) return { cloud: undefined, ring: undefined, atMs };
    // The same object as long as nothing changed: what was derived from it stays good.
    const isSame = before?.row?.sealed_keys === row.sealed_keys;
    const ring = isSame ? before.ring : openRing(box, ref, row.sealed_keys);
    const cloud = { ref, state: stateOf(row) };
    return { cloud, ring, row, atMs };
  };
  const look = (ref: string): Known | Promise<Known> => {
    const found = known.get(ref);
    if (found && clock.now().getTime() - found.atMs < revalidateMs) return found;
    const running = loading.get(ref);
    if (running) return running;
    const started = load(ref)
      .then((record) => {
        // Forgotten while it was read: what was read may be old already.
        if (loading.get(ref) !== started) return record;
        if (known.size >= rememberedClouds) known.clear();
        known.set(ref, record);
        return record;
      })
      .finally(() => {
        if (loading.get(ref) === started) loading.delete(ref);
      });
    loading.set(ref, started);
    return started;
  };
  const forget = (ref: string) => {
    const before = known.get(ref);
    // The ring is kept for comparison only: with this time it is never used unasked.
    if (before) known.set(ref, { ...before, atMs: Number.NEGATIVE_INFINITY });
    loading.delete(ref);
  };
  return {
    find: async (ref) => (refPattern.test(ref) ? (await look(ref)).cloud : undefined),
    forget,
    rings: { load: async (ref) => (refPattern.test(ref) ? (await look(ref)).ring : undefined) },
    sizeOf: async (ref) => (await look(ref)).row?.instance_type,
    async addressesOf(ref) {
      const { row } = await look(ref);
      return addressesOf(config, row);
    },
    forgetProject(projectId) {
      for (const [ref, record] of known) if (record.row?.project_id === projectId) forget(ref);
    },
    follow: (changed) =>
      createPostgresListener({
        connect: () => db.connect(),
        channel: cloudChannel,
        logger,
        onNotification(ref) {
          forget(ref);
          changed(ref);
        },
        onListening: () => {
          // Any of them may have changed while nobody listened.
          for (const [ref, { row }] of known) {
            forget(ref);
            if (row) changed(ref);
          }
        },
      }),
  };
}

function stateOf({ status, idle_paused_at }: ServedRow): KnownCloud['state'] {
  if (idle_paused_at !== null && status !== 'OK') return 'asleep';
  switch (status) {
    case 'OK':
    // A new size counts for new connections; nobody is sent away for it.
    case 'RESIZING':
      return 'open';
    case 'INACTIVE':
    case 'PAUSING':
      return 'paused';
    case 'COMING_UP':
    case 'RESTORING':
    case 'RESTARTING':
    case 'UPGRADING':
      return 'starting';
    case 'UNHEALTHY':
      return 'unhealthy';
  }
}
