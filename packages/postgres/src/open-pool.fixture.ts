import pg from 'pg';

/** A pool that does not end the test when PostgreSQL is killed under it. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString });
  pool.on('error', () => {});
  return pool;
}
