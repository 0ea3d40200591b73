import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';

/** Prepared statements that a connection keeps; each costs the server memory. */
export const defaultMaxPrepared = 128;
/** Long texts come from generated filters that are hardly ever asked again. */
export const maxPreparedLength = 20_000;
/** The server no longer knows a statement by its name, or knows another one: then all of them are made anew. */
const lostStatementCodes: ReadonlySet<string> = new Set(['26000', '42P05', '0A000']);

export function isLostStatement(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  if (error.code !== '0A000') return lostStatementCodes.has(error.code);
  return 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

/** The statements that one connection has prepared, the one used longest ago first. */
export class PreparedStatements {
  readonly names = new Map<string, string>();
  /** To be closed. Closing one that is not there is no error. */
  readonly doubtful: string[] = [];
  /** Another text after each `forget`. */
  prefix = newPrefix();
  private count = 0;

  nextName(): string {
    this.count += 1;
    return `${this.prefix}_${this.count}`;
  }

  /** The name of a text that is prepared, which is now the one used last. */
  use(text: string): string | undefined {
    const known = this.names.get(text);
    if (known === undefined) return undefined;
    this.names.delete(text);
    this.names.set(text, known);
    return known;
  }

  /** Of a statement that failed nobody knows whether the server has it: its name is closed with the next batch. */
  drop(text: string): void {
    const name = this.names.get(text);
    if (name === undefined) return;
    this.names.delete(text);
    this.doubtful.push(name);
  }

  /**
   * For what is sent next. Those used longest ago become doubtful, and so are closed before anything else is sent: where a
   * statement fails the server reads no more of the batch, and a name closed behind it would stay for ever.
   */
  makeRoom(statements: readonly { readonly text: string }[], max: number): void {
    if (this.names.size + statements.length <= max) return;
    const needed = new Set<string>();
    for (const { text } of statements) if (text.length <= maxPreparedLength) needed.add(text);
    let missing = 0;
    for (const text of needed) if (!this.names.has(text)) missing += 1;
    for (const [text, name] of this.names) {
      if (this.names.size + missing <= max) return;
      if (needed.has(text)) continue;
      this.names.delete(text);
      this.doubtful.push(name);
    }
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

export function preparedOf(client: PoolClient): PreparedStatements {
  const known = preparedByClient.get(client);
  if (known !== undefined) return known;
  const fresh = new PreparedStatements();
  preparedByClient.set(client, fresh);
  return fresh;
}
