import type { CloudDatabases } from '../postgres/index.ts';

/** Connections of the project's owner, and nothing more. */
export type TableDatabases = Pick<CloudDatabases, 'acquire'>;
