import pg from 'pg';
import { loadSchema } from './load-schema.ts';
import type { RestDefaults } from './settings.ts';
import type { SchemaCache } from './types.ts';

const channel = 'pgrst';
/** An empty text and `reload config` mean settings, which are read together with the schema. */
const reloadMessages: ReadonlySet<string> = new Set(['', 'reload schema', 'reload config']);

/** The schema of one database, read again whenever the database says `NOTIFY pgrst`. */
export interface WatchedSchema {
  readonly cache: SchemaCache;
  readonly loadedAt: number;
  /** Resolves when `cache` is one that was read after this call. */
  reload(): Promise<void>;
  /** Resolves when `cache` holds every change that the database had told of before this call. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

export interface WatchOptions {
  /** Of the connection that listens, which is closed with the watching. */
  readonly connectionString: string;
  readonly defaults: RestDefaults;
  now(): number;
  /** The connection is gone or the schema cannot be read: nothing would be heard any more. */
  onLost(error: unknown): void;
}

/** Listens first and reads then, so that no change falls between the two. */
export async function watchSchema(options: WatchOptions): Promise<WatchedSchema> {
  const { defaults, now, onLost } = options;
  const client = new pg.Client({
    connectionString: options.connectionString,
    application_name: 'loam rest schema',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  let cache: SchemaCache;
  let loadedAt = 0;
  let reloading: Promise<void> | undefined;
  let isAskedAgain = false;
  const ear = createEar(client);

  const read = async (): Promise<void> => {
    await ear.current();
    const startedAt = now();
    cache = await loadSchema(client, defaults);
    loadedAt = startedAt;
  };
  const readUntilFresh = async (): Promise<void> => {
    try {
      do {
        isAskedAgain = false;
        await read();
      } while (isAskedAgain);
    } catch (error) {
      onLost(error);
      throw error;
    } finally {
      reloading = undefined;
    }
  };
  const reload = async (): Promise<void> => {
    // What is being read now may be older than this call.
    isAskedAgain = true;
    await (reloading ??= readUntilFresh());
  };

  const catchUp = async (): Promise<void> => {
    if (reloading === undefined) await ear.hear();
    await reloading;
  };

  client.on('error', onLost);
  client.on('end', () => onLost(undefined));
  client.on('notification', ({ channel: heard, payload }) => {
    if (heard === channel && reloadMessages.has(payload ?? '')) reload().catch(() => {});
  });
  const close = async (): Promise<void> => {
    await client.end().catch(() => {});
  };
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    cache = await loadSchema(client, defaults);
    loadedAt = now();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    get cache() {
      return cache;
    },
    get loadedAt() {
      return loadedAt;
    },
    reload,
    catchUp,
    close,
  };
}

/** What the database told is heard before the end of any answer that begins later. */
function createEar(client: pg.Client) {
  let asking: Promise<void> | undefined;
  let askingNext: Promise<void> | undefined;
  const ask = async (): Promise<void> => {
    await client.query('select').catch(() => {});
    asking = undefined;
  };
  return {
    current: () => asking,
    hear: (): Promise<void> => {
      if (asking === undefined) return (asking = ask());
      return (askingNext ??= asking.then(() => {
        askingNext = undefined;
        return (asking = ask());
      }));
    },
  };
}
