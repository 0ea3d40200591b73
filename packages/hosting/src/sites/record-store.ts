import { errorMessage, type Clock, type Logger } from '@loam/kernel';
import { hostingError } from '../errors.ts';
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

interface State extends RecordStoreOptions {
  readonly known: Map<string, Known>;
  /** When it was that nobody had them. */
  readonly unknown: Map<string, number>;
  readonly lookups: Map<string, Promise<Found>>;
  now(): number;
}

export function createRecordStore(options: RecordStoreOptions): RecordStore {
  const { clock, limits } = options;
  const now = () => clock.now().getTime();
  const state: State = { ...options, known: new Map(), unknown: new Map(), lookups: new Map(), now };
  const { known, unknown } = state;
  return {
    peek(host) {
      const entry = known.get(keyOf(host));
      if (entry === undefined || isForgotten(entry)) return undefined;
      const age = now() - entry.checkedAt;
      if (age > limits.maxStaleMs) return undefined;
      entry.isUsed = true;
      if (age > limits.revalidateMs) void refresh(state, entry);
      return entry;
    },
    async find(host) {
      const key = keyOf(host);
      const entry = known.get(key);
      if (!entry) return findAnew(state, host, key);
      if (now() - entry.checkedAt > limits.maxStaleMs) await refresh(state, entry);
      while (isForgotten(entry)) await refresh(state, entry);
      return known.has(key) ? { kind: 'known', known: entry } : { kind: 'unknown' };
    },
    async recheck(entry) {
      if (now() - entry.checkedAt >= recheckPauseMs) await refresh(state, entry);
    },
    forget(change) {
      unknown.clear();
      for (const entry of known.values()) {
        if (!isMeant(entry, change)) continue;
        entry.changes += 1;
        // Asked for anew at once, so that hardly any request has to wait; not for all of them together.
        if (change.kind !== 'all') void refreshForgotten(state, entry);
      }
    },
    get size() {
      return known.size + unknown.size;
    },
  };
}

async function ask({ source, limits, prepare }: State, host: SiteHost): Promise<SiteRecord | undefined> {
  const record = await withinMs(source.find(host), limits.sourceTimeoutMs);
  if (record) await prepare(record);
  return record;
}

function refresh(state: State, entry: Known): Promise<void> {
  entry.refreshing ??= askAgain(state, entry);
  return entry.refreshing;
}

async function askAgain(state: State, entry: Known): Promise<void> {
  // Only what was told before we ask is answered by what we hear.
  const { changes } = entry;
  try {
    const record = await ask(state, entry.host);
    if (record) entry.record = record;
    else keepUnknown(state, entry.key);
    entry.checkedAt = state.now();
  } catch (error) {
    // What is remembered goes on being served; the next look comes soon.
    entry.checkedAt = state.now() - state.limits.revalidateMs + retryMs;
    state.logger.warn({ error: errorMessage(error), host: entry.key }, 'a site could not be looked up again');
  } finally {
    entry.seenChanges = changes;
    entry.refreshing = undefined;
  }
}

async function refreshForgotten(state: State, entry: Known): Promise<void> {
  await entry.refreshing;
  if (isForgotten(entry)) await refresh(state, entry);
}

async function findAnew(state: State, host: SiteHost, key: string): Promise<Found> {
  const { unknown, lookups, limits, now } = state;
  if (now() - (unknown.get(key) ?? Number.NEGATIVE_INFINITY) <= limits.revalidateMs)
    return { kind: 'unknown' };
  const running = lookups.get(key);
  if (running) return running;
  if (lookups.size >= limits.pendingLookups) throw hostingError('too_busy', 'Too many look-ups at a time.');
  const started = lookUp(state, host).finally(() => lookups.delete(key));
  lookups.set(key, started);
  return started;
}

async function lookUp(state: State, host: SiteHost): Promise<Found> {
  const record = await ask(state, host);
  if (record) return { kind: 'known', known: keep(state, host, record) };
  keepUnknown(state, keyOf(host));
  return { kind: 'unknown' };
}

function keepUnknown({ known, unknown, limits, now }: State, key: string): void {
  known.delete(key);
  unknown.delete(key);
  unknown.set(key, now());
  // A stranger can make up any number of names; they push out each other, and never a site.
  const [oldest] = unknown.keys();
  if (unknown.size > limits.unknownHosts && oldest !== undefined) unknown.delete(oldest);
}

function keep({ known, unknown, limits, now }: State, host: SiteHost, record: SiteRecord): Known {
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
  const timer = setTimeout(
    () => reject(hostingError('source_silent', 'Nobody said in time who owns the address.')),
    timeoutMs,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
