import { AppError, errorMessage, type Logger } from '@loam/kernel';
import pg from 'pg';
import { acquireLock, type LockWish, type SessionLock } from './session-lock.ts';
import type { Sql } from './sql.ts';

export interface Queries {
  rows<Row extends object>(statement: Sql): Promise<Row[]>;
  /** The first row, or undefined. */
  first<Row extends object>(statement: Sql): Promise<Row | undefined>;
  /** The row that must be there; its absence is a bug. */
  one<Row extends object>(statement: Sql): Promise<Row>;
  /** How many rows were touched. */
  run(statement: Sql): Promise<number>;
}

export interface Transaction extends Queries {
  /** Runs once this transaction has been committed; never after a rollback. Its failure is logged and changes nothing. */
  afterCommit(work: () => void): void;
}

export interface Db extends Queries {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** A connection of its own for LISTEN, outside the pool. */
  connect(): Promise<pg.Client>;
  /**
   * Held by a connection of its own and outside any transaction, for work that lasts (files, the network); a process
   * that dies lets go of it. Undefined when it is taken and nobody wants to wait.
   */
  acquireLock(key: number, wish: LockWish): Promise<SessionLock | undefined>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DbOptions {
  readonly connectionString: string;
  readonly logger: Logger;
  readonly maxConnections?: number;
  readonly timeouts?: DbTimeouts;
}

export interface DbTimeouts {
  /** For a free connection of the pool, a new one included. */
  readonly connectionMs: number;
  /** Of one statement, the time it waits for locks included. Migrations have none. */
  readonly statementMs: number;
  /** Between two statements of a transaction: nothing slow belongs there. */
  readonly idleInTransactionMs: number;
}

const defaultTimeouts: DbTimeouts = {
  connectionMs: 30_000,
  statementMs: 5 * 60_000,
  idleInTransactionMs: 60_000,
};

const bigintOid = 20;
const timestamptzOid = 1184;

export function createDb(options: DbOptions): Db {
  const types = typeParsers();
  const timeouts = options.timeouts ?? defaultTimeouts;
  const { connectionString, logger } = options;
  const pool = new pg.Pool({
    connectionString,
    max: options.maxConnections ?? 10,
    types,
    application_name: 'loam',
    connectionTimeoutMillis: timeouts.connectionMs,
    statement_timeout: timeouts.statementMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
  });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', (error) => logger.warn({ error: error.message }, 'an idle database connection was lost'));
  // Nor may one that is lost in the moment it is handed over: its first words and its last can come as one.
  pool.on('connect', (client) => client.on('error', () => {}));
  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString,
      types,
      application_name: 'loam',
      connectionTimeoutMillis: timeouts.connectionMs,
    });
    client.on('error', (error) => logger.warn({ error: error.message }, 'a database connection was lost'));
    await client.connect();
    return client;
  }
  return {
    ...queriesOn(pool),
    async transaction(work) {
      const { result, afterCommit } = await inTransaction(pool, work);
      for (const later of afterCommit) runAfterCommit(logger, later);
      return result;
    },
    connect,
    acquireLock: async (key, wish) => acquireLock(await connect(), key, wish),
    pool,
    close: () => pool.end(),
  };
}

interface QueryConfig {
  text: string;
  values: unknown[];
  name?: string;
}

interface Executor {
  query<Row extends object>(config: QueryConfig): Promise<pg.QueryResult<Row>>;
}

function queriesOn(executor: Executor): Queries {
  const execute = <Row extends object>(statement: Sql) =>
    executor.query<Row>({
      text: statement.text,
      values: [...statement.values],
      ...(statement.name === undefined ? {} : { name: statement.name }),
    });
  const rows = async <Row extends object>(statement: Sql): Promise<Row[]> =>
    (await execute<Row>(statement)).rows;
  return {
    rows,
    first: async <Row extends object>(statement: Sql) => (await rows<Row>(statement))[0],
    async one<Row extends object>(statement: Sql) {
      const [row] = await rows<Row>(statement);
      if (!row) throw new AppError({ code: 'row_missing', detail: 'A row that must exist was not found.' });
      return row;
    },
    run: async (statement) => (await execute(statement)).rowCount ?? 0,
  };
}

interface Committed<T> {
  readonly result: T;
  readonly afterCommit: readonly (() => void)[];
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<Committed<T>> {
  const client = await pool.connect();
  const afterCommit: (() => void)[] = [];
  let failure: Error | undefined;
  // The pool listens only to idle connections: without this the loss of a busy one would end the process.
  const onLost = (error: Error) => {
    failure = error;
  };
  client.on('error', onLost);
  try {
    await client.query('begin');
    const result = await work({ ...queriesOn(client), afterCommit: (later) => afterCommit.push(later) });
    await client.query('commit');
    return { result, afterCommit };
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      failure = rollbackError;
    });
    throw error;
  } finally {
    client.off('error', onLost);
    // A connection that was lost or could not roll back must not serve anyone else.
    client.release(failure);
  }
}

/** What was committed stays committed: whoever called must not be told that it failed. */
function runAfterCommit(logger: Logger, later: () => void): void {
  try {
    later();
  } catch (error) {
    logger.error({ error: errorMessage(error) }, 'what follows a transaction failed');
  }
}

function typeParsers(): pg.CustomTypesConfig {
  return {
    getTypeParser(oid: number, format?: 'text' | 'binary') {
      if (format !== 'binary' && oid === bigintOid) return (text: string) => Number(text);
      if (format !== 'binary' && oid === timestamptzOid) return (text: string) => new Date(text);
      const parser: unknown = pg.types.getTypeParser(oid, format ?? 'text');
      return parser;
    },
  };
}
