import type pg from 'pg';

export interface LockWish {
  readonly mode: 'shared' | 'exclusive';
  readonly waits: boolean;
}

export interface SessionLock {
  /** Throws when the connection, and the lock with it, was lost. */
  confirm(): Promise<void>;
  release(): Promise<void>;
}

/** Takes over the connection: it ends with the lock. */
export async function acquireLock(
  client: pg.Client,
  key: number,
  { mode, waits }: LockWish,
): Promise<SessionLock | undefined> {
  const suffix = mode === 'shared' ? '_shared' : '';
  try {
    const statement = waits
      ? `select true as is_mine from pg_advisory_lock${suffix}($1)`
      : `select pg_try_advisory_lock${suffix}($1) as is_mine`;
    const { rows } = await client.query<{ is_mine: boolean }>(statement, [key]);
    if (rows[0]?.is_mine) {
      return {
        confirm: async () => void (await client.query('select 1')),
        release: () => client.end(),
      };
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  await client.end();
  return undefined;
}
