import { errorMessage, type Clock, type Logger } from '@loam/kernel';
import type { SiteChange, SiteHost, SiteRecord, SiteSource } from './ports.ts';

/** What is known of one address. */
export interface Known {
  readonly host: SiteHost;
  readonly key: string;
  record: SiteRecord;
  checkedAt: number;
  /** How often somebody said that it changed, and up to which of those it was asked for since. */
  changes: number;
  seenChanges: number;
  isUsed: boolean;
  refreshing: Promise<void> | undefined;
}

export type Found = { readonly kind: 'known'; readonly known: Known } | { readonly kind: 'unknown' };

export interface RecordStore {
  /** From memory, where that may be used without asking; a background check starts where one is due. */
  peek(host: SiteHost): Known | undefined;
  /** Asks where it must. Throws when nobody can say and nothing is remembered. */
  find(host: SiteHost): Promise<Found>;
  /** Asks again, unless that was done a moment ago. */
  recheck(known: Known): Promise<void>;
  forget(change: SiteChange): void;
  readonly size: number;
}

export interface RecordStoreOptions {
  readonly source: SiteSource;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Runs before a record is used for the first time, so that what it names is there. Throwing keeps the earlier one. */
  prepare(record: SiteRecord): Promise<void>;
  readonly limits: RecordLimits;
}

export interface RecordLimits {
  readonly records: number;
  readonly unknownHosts: number;
  /** After this a record is checked in the background. */
  readonly revalidateMs: number;
  /** After this a request waits for the check. */
  readonly maxStaleMs: number;
  readonly sourceTimeoutMs: number;
  /** Look-ups for addresses that nobody knows, at a time. */
  readonly pendingLookups: number;
}

const recheckPauseMs = 250;
const retryMs = 1000;

export function createRecordStore(options: RecordStoreOptions): RecordStore {
  const { source, clock, logger, limits, prepare } = options;
  const known = new Map<string, Known>();
  const unknown = new Map<string, number>();
  const lookups = new Map<string, Promise<Found>>();
  const now = () => clock.now().getTime();

  const ask = async (host: SiteHost): Promise<SiteRecord | undefined> => {
    const record = await withinMs(source.find(host), limits.sourceTimeoutMs);
    if (record) await prepare(record);
    return record;
  };

  const keepUnknown = (key: string) => {
    known.delete(key);
    unknown.delete(key);
    unknown.set(key, now());
    // A stranger can make up any number of names; they push out each other, and never a site.
    const [oldest] = unknown.keys();
    if (unknown.size > limits.unknownHosts && oldest !== undefined) unknown.delete(oldest);
  };

  const keep = (host: SiteHost, record: SiteRecord): Known => {
    const key = keyOf(host);
    const made: Known = {
      host,
      key,
      record,
      checkedAt: now(),
      changes: 0,
      seenChanges: 0,
      isUsed: false,
      refreshing: undefined,
    };
    unknown.delete(key);
    known.set(key, made);
    if (known.size > limits.records) makeRoom(known, limits.records);
    return made;
  };

  const refresh = (entry: Known): Promise<void> => {
    entry.refreshing ??= (async () => {
      // Only what was told before we ask is answered by what we hear.
      const { changes } = entry;
      try {
        const record = await ask(entry.host);
        if (record) entry.record = record;
        else keepUnknown(entry.key);
        entry.checkedAt = now();
      } catch (error) {
        // What is remembered goes on being served; the next look comes soon.
        entry.checkedAt = now() - limits.revalidateMs + retryMs;
        logger.warn({ error: errorMessage(error), host: entry.key }, 'a site could not be looked up again');
      } finally {
        entry.seenChanges = changes;
        entry.refreshing = undefined;
      }
    })();
    return entry.refreshing;
  };

  const refreshForgotten = async (entry: Known) => {
    await entry.refreshing;
    if (isForgotten(entry)) await refresh(entry);
  };

  const lookUp = async (host: SiteHost): Promise<Found> => {
    const record = await ask(host);
    if (record) return { kind: 'known', known: keep(host, record) };
    keepUnknown(keyOf(host));
    return { kind: 'unknown' };
  };

  return {
    peek(host) {
      const entry = known.get(keyOf(host));
      if (entry === undefined || isForgotten(entry)) return undefined;
      const age = now() - entry.checkedAt;
      if (age > limits.maxStaleMs) return undefined;
      entry.isUsed = true;
      if (age > limits.revalidateMs) void refresh(entry);
      return entry;
    },
    async find(host) {
      const key = keyOf(host);
      const entry = known.get(key);
      if (entry) {
        if (now() - entry.checkedAt > limits.maxStaleMs) await refresh(entry);
        while (isForgotten(entry)) await refresh(entry);
        return known.has(key) ? { kind: 'known', known: entry } : { kind: 'unknown' };
      }
      if (now() - (unknown.get(key) ?? Number.NEGATIVE_INFINITY) <= limits.revalidateMs)
        return { kind: 'unknown' };
      const running = lookups.get(key);
      if (running) return running;
      if (lookups.size >= limits.pendingLookups) throw new RangeError('too many look-ups at a time');
      const started = lookUp(host).finally(() => lookups.delete(key));
      lookups.set(key, started);
      return started;
    },
    async recheck(entry) {
      if (now() - entry.checkedAt >= recheckPauseMs) await refresh(entry);
    },
    forget(change) {
      unknown.clear();
      for (const entry of known.values()) {
        if (!isMeant(entry, change)) continue;
        entry.changes += 1;
        // Asked for anew at once, so that hardly any request has to wait; not for all of them together.
        if (change.kind !== 'all') void refreshForgotten(entry);
      }
    },
    get size() {
      return known.size + unknown.size;
    },
  };
}

function isForgotten({ changes, seenChanges }: Known): boolean {
  return seenChanges < changes;
}

function isMeant(entry: Known, change: SiteChange): boolean {
  switch (change.kind) {
    case 'all':
      return true;
    case 'site':
      return entry.record.siteId === change.siteId;
    case 'slug':
    case 'domain':
      return entry.key === keyOf(change);
  }
}

function keyOf(host: SiteHost): string {
  // A slug has no dot, so that a name and a slug are never taken for each other.
  if (host.kind === 'slug') return host.slug;
  return host.name.includes('.') ? host.name : `${host.name}.`;
}

function makeRoom(known: Map<string, Known>, max: number): void {
  for (const [key, entry] of known) {
    if (known.size <= max) return;
    known.delete(key);
    if (!entry.isUsed) continue;
    entry.isUsed = false;
    known.set(key, entry);
  }
}

async function withinMs<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new RangeError('no answer in time')), timeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
