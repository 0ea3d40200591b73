import type { Pool } from 'pg';

interface OpenPool {
  readonly ref: string;
  readonly pool: Pool;
}

/** The pools of this process, in order of use; together they keep to a number of connections. */
export interface PoolSet {
  /** The pool of this key, made with the first call; a failure is told and forgotten. */
  get(key: string, ref: string, make: () => Promise<Pool>): Promise<Pool>;
  /** Before one more connection: pools that nobody uses go, those that were used longest ago first. */
  makeRoom(wanted: Pool): void;
  /** Gives the free connections of a project back at once, the others when they are released: then it resolves. */
  closeOf(ref: string): Promise<void>;
  closeAll(): Promise<void>;
}

export function createPoolSet(maxConnections: number): PoolSet {
  const open = new Map<string, OpenPool>();
  const opening = new Map<string, Promise<Pool>>();

  const end = async (key: string): Promise<void> => {
    const known = open.get(key);
    open.delete(key);
    await known?.pool.end();
  };

  const touch = (key: string, known: OpenPool): Pool => {
    open.delete(key);
    open.set(key, known);
    return known.pool;
  };

  return {
    async get(key, ref, make) {
      const known = open.get(key);
      if (known) return touch(key, known);
      const mine = opening.get(key) ?? make().finally(() => opening.delete(key));
      opening.set(key, mine);
      const pool = await mine;
      return touch(key, open.get(key) ?? { ref, pool });
    },
    makeRoom(wanted) {
      if (wanted.idleCount > 0) return;
      let total = 0;
      for (const { pool } of open.values()) total += pool.totalCount;
      for (const [key, { pool }] of open) {
        const isUsed = pool === wanted || pool.idleCount < pool.totalCount || pool.waitingCount > 0;
        // Without connections it costs nothing, but it would stay here for ever.
        if (isUsed || (pool.totalCount > 0 && total < maxConnections)) continue;
        total -= pool.totalCount;
        void end(key);
      }
    },
    async closeOf(ref) {
      await Promise.all([...open].filter(([, { ref: other }]) => other === ref).map(([key]) => end(key)));
    },
    async closeAll() {
      await Promise.allSettled(opening.values());
      await Promise.all([...open.keys()].map(end));
    },
  };
}
