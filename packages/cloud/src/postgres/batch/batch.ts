import { randomBytes } from 'node:crypto';
import type { Connection, PoolClient, Submittable } from 'pg';

export type BatchValue = string | Buffer | null;

export interface BatchStatement {
  readonly text: string;
  readonly values: readonly BatchValue[];
}

/** The values of a row as PostgreSQL wrote them: numbers stay text, so none loses digits. */
export type BatchRow = readonly (string | null)[];

export interface BatchOptions {
  /** Prepared statements that a connection keeps; each costs the server memory. */
  readonly maxPrepared?: number;
}

const defaultMaxPrepared = 128;
/** Long texts come from generated filters that are hardly ever asked again. */
const maxPreparedLength = 20_000;
/** The server no longer knows a statement by its name, or knows another one: then all of them are made anew. */
const lostStatementCodes: ReadonlySet<string> = new Set(['26000', '42P05', '0A000']);

/**
 * Runs statements in one go: they are prepared once for each connection, and sent with a single Sync, so that
 * PostgreSQL takes them as one transaction that is committed at its end and gone with the first error.
 * Returns the rows of each statement.
 */
export async function runBatch(
  client: PoolClient,
  statements: readonly BatchStatement[],
  options: BatchOptions = {},
): Promise<readonly (readonly BatchRow[])[]> {
  const prepared = preparedOf(client);
  try {
    return await submit(client, new Batch(statements, prepared, options.maxPrepared ?? defaultMaxPrepared));
  } catch (error) {
    if (!isLostStatement(error)) throw error;
    // The failed batch left nothing behind, so it can be sent again under names nobody has used.
    prepared.forget();
    return await submit(client, new Batch(statements, prepared, options.maxPrepared ?? defaultMaxPrepared));
  }
}

function isLostStatement(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  if (error.code !== '0A000') return lostStatementCodes.has(error.code);
  return 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

function submit(client: PoolClient, batch: Batch): Promise<readonly (readonly BatchRow[])[]> {
  client.query(batch);
  return batch.finished;
}

/** The statements that one connection has prepared, the one used longest ago first. */
class PreparedStatements {
  readonly names = new Map<string, string>();
  /** To be closed. Closing one that is not there is no error. */
  readonly doubtful: string[] = [];
  private prefix = newPrefix();
  private count = 0;

  nextName(): string {
    this.count += 1;
    return `${this.prefix}_${this.count}`;
  }

  /** Of a statement that failed nobody knows whether the server has it: its name is closed with the next batch. */
  drop(text: string): void {
    const name = this.names.get(text);
    if (name === undefined) return;
    this.names.delete(text);
    this.doubtful.push(name);
  }

  forget(): void {
    this.doubtful.push(...this.names.values());
    this.names.clear();
    this.prefix = newPrefix();
  }
}

/** Not to be guessed: SQL of a project runs on the same connection, and could prepare something under our names. */
function newPrefix(): string {
  return `b${randomBytes(6).toString('hex')}`;
}

const preparedByClient = new WeakMap<PoolClient, PreparedStatements>();

function preparedOf(client: PoolClient): PreparedStatements {
  const known = preparedByClient.get(client);
  if (known !== undefined) return known;
  const fresh = new PreparedStatements();
  preparedByClient.set(client, fresh);
  return fresh;
}

class Batch implements Submittable {
  readonly finished: Promise<readonly (readonly BatchRow[])[]>;
  private readonly statements: readonly BatchStatement[];
  private readonly prepared: PreparedStatements;
  private readonly maxPrepared: number;
  private readonly results: BatchRow[][] = [[]];
  private readonly parsed: { readonly text: string; readonly position: number }[] = [];
  private readonly resolve: (results: readonly (readonly BatchRow[])[]) => void;
  private readonly reject: (error: Error) => void;

  constructor(statements: readonly BatchStatement[], prepared: PreparedStatements, maxPrepared: number) {
    this.statements = statements;
    this.prepared = prepared;
    this.maxPrepared = maxPrepared;
    const { promise, resolve, reject } = Promise.withResolvers<readonly (readonly BatchRow[])[]>();
    this.finished = promise;
    this.resolve = resolve;
    this.reject = reject;
  }

  submit(connection: Connection): void {
    connection.stream.cork();
    try {
      for (const name of this.prepared.doubtful.splice(0)) connection.close({ type: 'S', name }, true);
      for (const [position, statement] of this.statements.entries())
        this.send(connection, statement, position);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  private send(connection: Connection, { text, values }: BatchStatement, position: number): void {
    const statement = this.prepare(connection, text, position);
    connection.bind({ statement, values: [...values] }, true);
    connection.execute(null, true);
  }

  private prepare(connection: Connection, text: string, position: number): string {
    const { names } = this.prepared;
    const known = names.get(text);
    if (known !== undefined) {
      names.delete(text);
      names.set(text, known);
      return known;
    }
    if (text.length > maxPreparedLength) {
      connection.parse({ name: '', text, types: [] }, true);
      return '';
    }
    this.makeRoom(connection);
    const name = this.prepared.nextName();
    connection.parse({ name, text, types: [] }, true);
    this.parsed.push({ text, position });
    names.set(text, name);
    return name;
  }

  private makeRoom(connection: Connection): void {
    const { names } = this.prepared;
    if (names.size < this.maxPrepared) return;
    const [oldest] = names;
    if (oldest === undefined) return;
    names.delete(oldest[0]);
    connection.close({ type: 'S', name: oldest[1] }, true);
  }

  handleRowDescription(): void {}

  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void {
    this.results.at(-1)?.push(message.fields);
  }

  handleCommandComplete(): void {
    this.results.push([]);
  }

  handleEmptyQuery(): void {
    this.results.push([]);
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: { sendCopyFail?: (message: string) => void }): void {
    connection.sendCopyFail?.('COPY is not part of a batch');
  }

  handleCopyData(): void {}

  handleReadyForQuery(): void {
    this.results.pop();
    this.resolve(this.results);
  }

  handleError(error: Error): void {
    const failedAt = this.results.length - 1;
    for (const { text, position } of this.parsed) if (position >= failedAt) this.prepared.drop(text);
    this.reject(error);
  }
}
