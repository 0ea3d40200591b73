import type { Client, Pool } from 'pg';

/** What the REST service needs of whoever keeps the projects' databases. */
export interface RestDatabases {
  /**
   * The pool of a project's database, connected as its login role, which may become anon, authenticated and
   * service_role. Rejects where there is no such database or it cannot be reached.
   */
  pool(ref: string): Promise<Pool>;
  /** A connected client outside the pool, as the same role, for LISTEN. The caller ends it. */
  connect(ref: string): Promise<Client>;
}
