import type { Db, Sql } from '@loam/db';
import { expect } from 'vitest';

const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Lets requests race for certain: while `lock` is held they pile up behind it, and only when at least two wait is it
 * let go. Without this a fast machine may run them one after the other.
 */
export async function raceBehind<T>(
  db: Db,
  lock: Sql,
  requests: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const holder = await db.connect();
  // Not from the pool: the requests may take all of it.
  const watcher = await db.connect();
  try {
    await holder.query('begin');
    await holder.query({ text: lock.text, values: [...lock.values] });
    const running = Promise.all(requests.map((request) => request()));
    await expect.poll(async () => (await watcher.query(waiting)).rowCount).toBeGreaterThanOrEqual(2);
    await holder.query('rollback');
    return await running;
  } finally {
    await holder.end();
    await watcher.end();
  }
}
