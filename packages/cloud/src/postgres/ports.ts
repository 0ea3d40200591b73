/** The PostgreSQL server that the databases of projects lie in. */
export interface AppsCluster {
  /** The administrator's address of a database. */
  connectionString(database: string): string;
  /** A database that is always there; `postgres` when absent. */
  readonly maintenanceDatabase?: string;
  /** True when nobody else uses the server: its other databases are then closed to the roles of projects. */
  readonly isOurs: boolean;
}
