import type { PoolClient } from 'pg';

/**
 * What the REST service needs of whoever keeps the projects' databases. Connections are those of a login that has no
 * rights of its own and may become anon, authenticated and service_role.
 */
export interface RestDatabases {
  /** A connection of the project's pool, to be released by `client.release()`. */
  acquire(ref: string): Promise<PoolClient>;
  /** The address of the same login, for the one connection that listens. */
  connectionString(ref: string): Promise<string>;
}
