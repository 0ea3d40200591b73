import { randomUUID } from 'node:crypto';
import { type Clock, errorMessage, loadOnce, type Logger } from '@loam/kernel';
import pg from 'pg';
import { sqlState } from '../../postgres/errors.ts';
import type { AppsCluster } from '../../postgres/index.ts';
import { ensureDatabase, withMaintenance } from '../../postgres/prepare-cluster.ts';
import { logError } from '../errors.ts';
import { type LogEvent, type LogRow, rowOfEvent } from '../event.ts';
import { emitLogQuery, type LogWindow, parseLogQuery } from '../query/index.ts';
import { createLogBuffer } from './buffer.ts';
import { copyIn } from './copy-in.ts';
import { createPartitions, dayOf, logTablesSql, type Partition, type Partitions } from './partitions.ts';

export interface LogStoreOptions {
  /** Where the databases of projects lie: the lines are kept beside them, in a database that no project can open. */
  readonly cluster: () => Promise<AppsCluster>;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface LogStore {
  /** Returns at once; the line can be found a moment later. */
  write(event: LogEvent): void;
  /** Answers a query in the dialect of Supabase's logs. Throws `query_invalid` with what is wrong with it. */
  query(text: string, window: LogWindow): Promise<readonly unknown[]>;
  /** Removes what is older than its project's plan keeps. */
  sweep(daysKept: (ref: string) => Promise<number>): Promise<void>;
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Where the lines of clouds are kept. */
export const LOGS_DATABASE = 'loam_logs';
const waitMs = 200;
const maxRows = 50_000;
const dayMicros = 86_400_000_000;
const minuteMicros = 60_000_000;
const statementMs = 10_000;

interface Opened {
  readonly pool: pg.Pool;
  readonly partitions: Partitions;
}

export function openLogStore({ cluster, clock, logger }: LogStoreOptions): LogStore {
  const opened = loadOnce(async (): Promise<Opened> => {
    const pool = await openPool(await cluster(), logger);
    return { pool, partitions: createPartitions(pool) };
  });
  let isOpened = false;
  const open = () => {
    isOpened = true;
    return opened();
  };
  const save = async (rows: readonly LogRow[]) => {
    const { pool, partitions } = await open();
    await partitions.ensure(rows.map(({ micros }) => dayOf(micros)));
    await insertWhatCan(pool, rows, logger);
  };
  const buffer = createLogBuffer({ save, logger, waitMs, maxRows });
  const micros = createMicros(clock);
  return {
    write: (event) =>
      buffer.add(rowOfEvent(event, { id: randomUUID(), micros: micros(event.timestampMicros) })),
    async query(text, window) {
      const statement = emitLogQuery(parseLogQuery(text), window);
      const { pool } = await open();
      try {
        const values = [...statement.values];
        const { rows } = await pool.query<{ row: unknown }>({ text: statement.text, values });
        return rows.map(({ row }) => row);
      } catch (error) {
        throw asQueryFault(error);
      }
    },
    async sweep(daysKept) {
      const { pool, partitions } = await open();
      const nowMicros = clock.now().getTime() * 1000;
      for (const partition of await partitions.list())
        await sweepPartition({ pool, partitions, partition, nowMicros, daysKept });
    },
    flush: buffer.flush,
    async close() {
      await buffer.close();
      if (isOpened) await (await opened()).pool.end();
    },
  };
}

/** Ours count on within a millisecond; others' are believed for a day. */
function createMicros(clock: Clock): (given: number | undefined) => number {
  let last = 0;
  return (given) => {
    const now = clock.now().getTime() * 1000;
    if (given !== undefined)
      return Math.min(Math.max(Math.round(given), now - dayMicros), now + minuteMicros);
    last = now <= last && last - now < 1000 ? last + 1 : now;
    return last;
  };
}

async function openPool(cluster: AppsCluster, logger: Logger): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: cluster.connectionString(LOGS_DATABASE),
    max: 4,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementMs,
    application_name: 'loam cloud logs',
  });
  pool.on('error', (error) =>
    logger.warn({ error: errorMessage(error) }, 'a connection to the logs was lost'),
  );
  // Who waits for a connection that is lost in use hears of it by what it asked.
  pool.on('connect', (client) => client.on('error', () => {}));
  await withMaintenance(cluster, logger, async (admin) => {
    await ensureDatabase(admin, LOGS_DATABASE);
    await pool.query(logTablesSql);
  });
  return pool;
}

function isSqlState(error: unknown, pattern: RegExp): boolean {
  return pattern.test(sqlState(error) ?? '');
}

/** One line that the database cannot hold takes none of the others with it. */
async function insertWhatCan(pool: pg.Pool, rows: readonly LogRow[], logger: Logger): Promise<void> {
  try {
    await insertRows(pool, rows);
  } catch (error) {
    if (!isSqlState(error, /^(22|54)/)) throw error;
    if (rows.length > 1) for (const row of rows) await insertWhatCan(pool, [row], logger);
    else logger.warn({ error: errorMessage(error) }, 'a line of a cloud cannot be stored');
  }
}

function insertRows(pool: pg.Pool, rows: readonly LogRow[]): Promise<void> {
  return copyIn(
    pool,
    'logs (ref, source, ts, id, event_message, metadata)',
    rows.map(({ ref, source, micros, id, message, metadata }) => [
      ref,
      source,
      micros,
      id,
      message,
      metadata,
    ]),
  );
}

/** What only the database could tell about a query: values of the wrong kind, a wrong pattern, too much work. */
function asQueryFault(error: unknown): unknown {
  if (isSqlState(error, /^57014$/)) return logError('query_invalid', 'The query took too long.');
  if (isSqlState(error, /^(42|22|2201B)/))
    return logError('query_invalid', 'The query asks for something that cannot be worked out.', {
      cause: error,
    });
  return error;
}

interface Sweep {
  readonly pool: pg.Pool;
  readonly partitions: Partitions;
  readonly partition: Partition;
  readonly nowMicros: number;
  daysKept(ref: string): Promise<number>;
}

async function sweepPartition({ pool, partitions, partition, nowMicros, daysKept }: Sweep): Promise<void> {
  const ageDays = Math.floor((nowMicros - partition.day - dayMicros) / dayMicros);
  if (ageDays < 1) return;
  let isEmpty = true;
  for (const ref of await refsIn(pool, partition.name)) {
    if (ageDays >= (await daysKept(ref)))
      await pool.query(`delete from ${partition.name} where ref = $1`, [ref]);
    else isEmpty = false;
  }
  if (isEmpty) await partitions.drop(partition);
}

/** Jumps from one to the next in the index: as fast with a million lines as with ten. */
async function refsIn(pool: pg.Pool, table: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ ref: string }>(
    `with recursive refs as (
       (select ref from ${table} order by ref limit 1)
       union all
       select (select ref from ${table} where ref > refs.ref order by ref limit 1) from refs where refs.ref is not null
     )
     select ref from refs where ref is not null`,
  );
  return rows.map(({ ref }) => ref);
}
