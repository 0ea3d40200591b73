import type { Connection, PoolClient, Submittable } from 'pg';
import {
  defaultMaxPrepared,
  isLostStatement,
  maxPreparedLength,
  preparedOf,
  type PreparedStatements,
} from './prepared.ts';

export type BatchValue = string | Buffer | null;

export interface BatchStatement {
  readonly text: string;
  readonly values: readonly BatchValue[];
}

/** The values of a row as PostgreSQL wrote them: numbers stay text, so none loses digits. */
export type BatchRow = readonly (string | null)[];

export interface BatchOptions {
  /** Prepared statements that a connection keeps; each costs the server memory. With 0 none is, which a connection needs that is made clean after each use. */
  readonly maxPrepared?: number;
}

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

function submit(client: PoolClient, batch: Batch): Promise<readonly (readonly BatchRow[])[]> {
  client.query(batch);
  return batch.finished;
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
      if (this.maxPrepared > 0) this.prepared.makeRoom(this.statements, this.maxPrepared);
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
    const known = this.prepared.use(text);
    if (known !== undefined) return known;
    if (text.length > maxPreparedLength || this.maxPrepared === 0) {
      connection.parse({ name: '', text, types: [] }, true);
      return '';
    }
    const name = this.prepared.nextName();
    connection.parse({ name, text, types: [] }, true);
    this.parsed.push({ text, position });
    this.prepared.names.set(text, name);
    return name;
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
