import type { PoolClient } from 'pg';
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

export interface Session {
  readonly client: PoolClient;
  /** Values as PostgreSQL writes them: every column is a text. */
  read(statement: Statement): Promise<(string | null)[][]>;
  /** How many rows it touched. */
  write(statement: Statement): Promise<number>;
}

/** One transaction of the project's owner. What cannot change anything is said to the server, not only meant. */
export async function withSession<T>(
  databases: TableDatabases,
  options: SessionOptions,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const { ref } = options;
  options.signal?.throwIfAborted();
  const client = await databases.acquire(ref, 'owner');
  let lost: Error | undefined;
  const onLost = (error: Error) => {
    lost = error;
  };
  client.on('error', onLost);
  const watch = watchSignal(databases, ref, options.signal);
  const leave = async () => {
    await watch.ended();
    await leaveTransaction(client).catch(onLost);
    if (!lost) await client.query('discard all').catch(onLost);
    client.off('error', onLost);
    client.release(lost);
  };
  try {
    watch.began(await begin(client, options));
    const result = await work(sessionOf(client));
    if (!options.isReadOnly) await client.query('commit');
    return result;
  } finally {
    const left = leave();
    // Nobody waits for a connection to be made clean after it only read.
    if (!options.isReadOnly) await left;
  }
}

async function begin(client: PoolClient, { isReadOnly, timeoutMs }: SessionOptions): Promise<number> {
  const mode = isReadOnly ? 'read only' : 'read write';
  const text = `begin ${mode}; set local statement_timeout = ${Math.ceil(timeoutMs)}; select pg_backend_pid() as pid`;
  const results: unknown = await client.query(text);
  const last: unknown = Array.isArray(results) ? results.at(-1) : undefined;
  const rows: unknown = typeof last === 'object' && last !== null && 'rows' in last ? last.rows : [];
  const first: unknown = Array.isArray(rows) ? rows[0] : undefined;
  return typeof first === 'object' && first !== null && 'pid' in first ? Number(first.pid) : 0;
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

/** Cancels by a second connection: the first one is busy with what is to be cancelled. */
function watchSignal(databases: TableDatabases, ref: string, signal: AbortSignal | undefined) {
  let pid = 0;
  let cancelling: Promise<void> | undefined;
  const cancel = () => {
    if (pid === 0 || cancelling) return;
    cancelling = cancelBackend(databases, ref, pid).catch(() => undefined);
  };
  signal?.addEventListener('abort', cancel);
  return {
    began(number: number) {
      pid = number;
      if (signal?.aborted) cancel();
    },
    async ended() {
      signal?.removeEventListener('abort', cancel);
      await cancelling;
    },
  };
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
