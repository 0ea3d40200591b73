import type { PoolClient } from 'pg';
import { runBatch } from '../postgres/batch/index.ts';
import { leaveTransaction } from '../postgres/index.ts';
import type { Statement } from './page-sql.ts';
import type { TableDatabases } from './ports.ts';

export interface SessionOptions {
  readonly ref: string;
  readonly timeoutMs: number;
  readonly isReadOnly: boolean;
  /** Who asked has gone: what runs is cancelled in the server. */
  readonly signal?: AbortSignal | undefined;
}

export type Rows = readonly (readonly (string | null)[])[];

export interface Session {
  readonly client: PoolClient;
  /** Values as PostgreSQL writes them: every column is a text. */
  read(statement: Statement): Promise<Rows>;
  /** How many rows it touched. */
  write(statement: Statement): Promise<number>;
}

/** One transaction of the project's owner. What cannot change anything is said to the server, not only meant. */
export function withSession<T>(
  databases: TableDatabases,
  options: SessionOptions,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  return withConnection(databases, options, async (client) => {
    await client.query(
      `begin ${options.isReadOnly ? 'read only' : 'read write'}; set local statement_timeout = ${limitOf(options)}`,
    );
    const result = await work(sessionOf(client));
    if (!options.isReadOnly) await client.query('commit');
    return result;
  });
}

/** Several reads that the server answers at once, in one transaction that can change nothing: one way there and back. */
export function readAtOnce(
  databases: TableDatabases,
  options: Omit<SessionOptions, 'isReadOnly'>,
  statements: readonly Statement[],
): Promise<readonly Rows[]> {
  return withConnection(databases, { ...options, isReadOnly: true }, async (client) => {
    const limits = { text: limitsSql, values: [String(limitOf(options))] };
    const [, ...results] = await runBatch(client, [limits, ...statements.map(asTexts)], { maxPrepared: 0 });
    return results;
  });
}

const limitsSql = `select set_config('transaction_read_only', 'on', true), set_config('statement_timeout', $1, true)`;

function asTexts({ text, values }: Statement) {
  return {
    text,
    values: values.map((value) =>
      value === null || value === undefined
        ? null
        : typeof value === 'string'
          ? value
          : JSON.stringify(value),
    ),
  };
}

function limitOf({ timeoutMs }: Pick<SessionOptions, 'timeoutMs'>): number {
  return Math.ceil(timeoutMs);
}

async function withConnection<T>(
  databases: TableDatabases,
  { ref, signal, isReadOnly }: SessionOptions,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const client = await databases.acquire(ref, 'owner');
  let lost: Error | undefined;
  const onLost = (error: Error) => {
    lost = error;
  };
  client.on('error', onLost);
  const watch = watchSignal(databases, { ref, client, signal });
  const leave = async () => {
    await watch.ended();
    await leaveTransaction(client).catch(onLost);
    if (!lost) await client.query('discard all').catch(onLost);
    client.off('error', onLost);
    client.release(lost);
  };
  try {
    // Given up while it waited for a connection: there is nothing yet that could be cancelled.
    signal?.throwIfAborted();
    return await work(client);
  } finally {
    const left = leave();
    // Nobody waits for a connection to be made clean after it only read.
    if (!isReadOnly) await left;
  }
}

function sessionOf(client: PoolClient): Session {
  return {
    client,
    async read({ text, values }) {
      const { rows } = await client.query<(string | null)[]>({ text, values: [...values], rowMode: 'array' });
      return rows;
    },
    async write({ text, values }) {
      const { rowCount } = await client.query({ text, values: [...values] });
      return rowCount ?? 0;
    },
  };
}

interface Watched {
  readonly ref: string;
  readonly client: PoolClient;
  readonly signal: AbortSignal | undefined;
}

/** Cancels by a second connection: the first one is busy with what is to be cancelled. */
function watchSignal(databases: TableDatabases, { ref, client, signal }: Watched) {
  let cancelling: Promise<void> | undefined;
  const cancel = () => {
    cancelling ??= cancelBackend(databases, ref, backendOf(client)).catch(() => undefined);
  };
  signal?.addEventListener('abort', cancel);
  return {
    async ended() {
      signal?.removeEventListener('abort', cancel);
      await cancelling;
    },
  };
}

/** The server's process behind a connection, which the driver was told when it was made. */
function backendOf(client: PoolClient): number {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : 0;
}

async function cancelBackend(databases: TableDatabases, ref: string, pid: number): Promise<void> {
  const client = await databases.acquire(ref, 'owner');
  try {
    // The connection belongs to the login, which the owner's role is no member of.
    await client.query('set role none');
    await client.query('select pg_cancel_backend($1)', [pid]);
  } finally {
    await client.query('discard all').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}
