/** The cluster that the databases of projects lie in; started when it is first asked for. */
export interface AppsCluster {
  /** The administrator's address of a database. */
  connectionString(database: string): string;
}
