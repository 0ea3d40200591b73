import { AppError, type Logger } from '@loam/kernel';
import pg from 'pg';
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
  /** Runs once this transaction has been committed; never after a rollback. */
  afterCommit(work: () => void): void;
}

export interface Db extends Queries {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** A connection of its own for LISTEN, outside the pool. */
  connect(): Promise<pg.Client>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DbOptions {
  readonly connectionString: string;
  readonly logger: Logger;
  readonly maxConnections?: number;
}

const bigintOid = 20;
const timestamptzOid = 1184;

export function createDb(options: DbOptions): Db {
  const types = typeParsers();
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.maxConnections ?? 10,
    types,
    application_name: 'loam',
  });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', (error) =>
    options.logger.warn({ error: error.message }, 'an idle database connection was lost'),
  );
  return {
    ...queriesOn(pool),
    transaction: (work) => inTransaction(pool, work),
    async connect() {
      const client = new pg.Client({ connectionString: options.connectionString, types });
      client.on('error', (error) =>
        options.logger.warn({ error: error.message }, 'a database connection was lost'),
      );
      await client.connect();
      return client;
    },
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

async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
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
    for (const later of afterCommit) later();
    return result;
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
