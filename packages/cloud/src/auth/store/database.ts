import type { PoolClient, QueryResultRow } from 'pg';
import type { AuthDatabases } from '../ports.ts';

/** Statements of one transaction, run as the owner of the schema `auth`. */
export interface Sql {
  rows<Row extends QueryResultRow>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  first<Row extends QueryResultRow>(statement: string, values?: readonly unknown[]): Promise<Row | undefined>;
  run(statement: string, values?: readonly unknown[]): Promise<void>;
  /** Goes out once everything else holds. */
  afterCommit(message: PendingMessage): void;
}

/** A mail or a text message. Nobody waits for its carrier with a connection and locks in hand. */
export interface PendingMessage {
  send(): Promise<void>;
  /** Takes back what was noted for it, where it did not go out. */
  undo(sql: Sql): Promise<void>;
}

interface Committed<Result> {
  readonly result: Result;
  readonly messages: readonly PendingMessage[];
}

/** Does the work, then sends. What could not be sent leaves nothing behind that waits for an answer to it. */
export async function inTransaction<Result>(
  databases: AuthDatabases,
  ref: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const { result, messages } = await commit(databases, ref, work);
  for (const [index, message] of messages.entries()) {
    try {
      await message.send();
    } catch (error) {
      for (const unsent of messages.slice(index)) await commit(databases, ref, (sql) => unsent.undo(sql));
      throw error;
    }
  }
  return result;
}

async function commit<Result>(
  databases: AuthDatabases,
  ref: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Committed<Result>> {
  const client = await databases.acquire(ref);
  const messages: PendingMessage[] = [];
  let fault: Error | undefined;
  try {
    await client.query('begin; set local role supabase_auth_admin');
    const result = await work(sqlOf(client, messages));
    await client.query('commit');
    return { result, messages };
  } catch (error) {
    fault = await rollBack(client);
    throw error;
  } finally {
    client.release(fault);
  }
}

/** A connection that cannot even roll back is not given to anybody else. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new TypeError(String(error));
  }
}

function sqlOf(client: PoolClient, messages: PendingMessage[]): Sql {
  const rows = async <Row extends QueryResultRow>(statement: string, values: readonly unknown[] = []) => {
    const result = await client.query<Row>(statement, [...values]);
    return result.rows;
  };
  return {
    rows,
    first: async <Row extends QueryResultRow>(statement: string, values?: readonly unknown[]) => {
      const [row] = await rows<Row>(statement, values);
      return row;
    },
    run: async (statement, values) => {
      await rows(statement, values);
    },
    afterCommit: (message) => void messages.push(message),
  };
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505')
    return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
