import { errorMessage, type Clock, type Logger } from '@loam/kernel';
import type { RestDatabases } from '../ports.ts';
import type { RestDefaults } from './settings.ts';
import type { SchemaCache } from './types.ts';
import { watchSchema, type WatchedSchema } from './watched-schema.ts';

export interface SchemaCachesOptions {
  readonly databases: RestDatabases;
  readonly defaults: RestDefaults;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Without a request for so long, a database is let go of: its connection is closed and its schema forgotten. */
  readonly idleMs: number;
  /** A schema is read again after so long even if nobody told us to, for databases without our triggers. */
  readonly maxAgeMs: number;
}

export interface SchemaCaches {
  /** What is known of a database; read on first use. */
  get(ref: string): Promise<SchemaCache>;
  /** A newer one than the given, read again where that is older than so long; otherwise the given. */
  getNewerThan(ref: string, known: SchemaCache, minAgeMs: number): Promise<SchemaCache>;
  /** Reads the schema again and resolves when requests see the new one. */
  reload(ref: string): Promise<void>;
  /** Lets go of one database, for instance before it is dropped or copied. */
  release(ref: string): Promise<void>;
  close(): Promise<void>;
}

interface Entry {
  readonly watched: Promise<WatchedSchema>;
  usedAt: number;
}

/**
 * The schemas of the databases in use. Each process keeps its own, and a connection of its own that listens. When
 * that connection is lost nothing would be heard any more, so the schema is forgotten with it.
 */
export function createSchemaCaches(options: SchemaCachesOptions): SchemaCaches {
  const { clock, idleMs, maxAgeMs, logger } = options;
  const entries = new Map<string, Entry>();
  const now = (): number => clock.now().getTime();

  const open = async (ref: string, forget: () => void): Promise<WatchedSchema> => {
    const onLost = (error: unknown): void => {
      if (error !== undefined)
        logger.warn({ ref, error: errorMessage(error) }, 'rest: a schema is no longer watched');
      forget();
    };
    const connectionString = await options.databases.connectionString(ref);
    return await watchSchema({ connectionString, defaults: options.defaults, now, onLost });
  };

  const entryOf = (ref: string): Entry => {
    const known = entries.get(ref);
    if (known !== undefined) return known;
    const forget = (): void => {
      if (entries.get(ref) === entry) entries.delete(ref);
    };
    const watched = open(ref, forget);
    const entry: Entry = { watched, usedAt: now() };
    entries.set(ref, entry);
    watched.catch(forget);
    return entry;
  };

  const release = async (ref: string): Promise<void> => {
    const entry = entries.get(ref);
    entries.delete(ref);
    const watched = await entry?.watched.catch(() => undefined);
    await watched?.close();
  };

  const sweeper = setInterval(() => {
    for (const [ref, { usedAt }] of entries) if (now() - usedAt > idleMs) void release(ref);
  }, idleMs / 4);
  sweeper.unref();

  return {
    get: async (ref) => {
      const entry = entryOf(ref);
      entry.usedAt = now();
      const watched = await entry.watched;
      if (entry.usedAt - watched.loadedAt > maxAgeMs) watched.reload().catch(() => {});
      return watched.cache;
    },
    getNewerThan: async (ref, known, minAgeMs) => {
      const watched = await entryOf(ref).watched;
      // A table is asked for right after it was made: the word of it may still be on its way.
      await watched.catchUp();
      if (watched.cache === known && now() - watched.loadedAt > minAgeMs) await watched.reload();
      return watched.cache;
    },
    // Where nothing is kept, the next request reads it anyway.
    reload: async (ref) => await (await entries.get(ref)?.watched)?.reload(),
    release,
    close: async () => {
      clearInterval(sweeper);
      await Promise.all([...entries.keys()].map(release));
    },
  };
}
