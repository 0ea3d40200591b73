import { errorFactory } from '@loam/kernel';

export type CloudDatabaseErrorCode =
  | 'archive_invalid'
  | 'cluster_unusable'
  | 'database_busy'
  | 'database_exists'
  | 'database_missing'
  | 'export_failed'
  | 'extension_missing'
  | 'extension_refused'
  | 'invalid_ref'
  | 'migration_invalid'
  | 'snapshot_missing'
  | 'snapshot_too_large'
  | 'upgrade_failed';

export const cloudDatabaseError = errorFactory<CloudDatabaseErrorCode>();

/** The five characters by which PostgreSQL names a failure, or the system's word for a connection that failed. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

// Classes 08 (connection) and 57P (shutdown, start); a socket that is not there; what the client library says.
const awayCodes = /^(08|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/;
const awayMessages = /^Connection terminated|connection error and is not queryable/;

/** True when the server was killed or is being started: the same request may succeed a moment later. */
export function isServerAway(error: unknown): boolean {
  return (
    awayCodes.test(sqlState(error) ?? '') || (error instanceof Error && awayMessages.test(error.message))
  );
}

/** True when every connection of a pool was taken for too long. */
export function isPoolExhausted(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect');
}
