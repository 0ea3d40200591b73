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
const awayCodes = /^(08|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE)$/;
const awayMessages = /^Connection terminated|connection error and is not queryable/;

/** True when the server was killed or is being started: the same request may succeed a moment later. */
export function isServerAway(error: unknown): boolean {
  if (!(error instanceof Error) || isRaised(error)) return false;
  return awayCodes.test(sqlState(error) ?? '') || awayMessages.test(error.message) || isMissingSocket(error);
}

/** Files can be missing too, which says nothing of the server. */
function isMissingSocket(error: Error): boolean {
  return sqlState(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}

/** True when every connection of a pool was taken for too long. */
export function isPoolExhausted(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect');
}

const full = 'There is no room left on the disk of this installation: nothing can be written until there is.';
const broken =
  'The database could not use its files. The reason stands in the log of whoever runs this installation.';
const away = 'The database cannot be reached just now.';

/**
 * What is told instead of an error that concerns the machine and not the statement: its own words name files and sockets,
 * which are for the log alone. Undefined for all others.
 */
export function machineFault(error: unknown): string | undefined {
  const state = sqlState(error) ?? '';
  if (state === 'database_busy') return machineFault(causeOf(error));
  if (state === '53100' || state === 'ENOSPC' || state === 'EDQUOT') return full;
  if (/^58|^XX00[12]$/.test(state)) return broken;
  return /^E[A-Z]{4,}$/.test(state) || isServerAway(error) ? away : undefined;
}

// Places in PostgreSQL's source that end a connection, or do not begin it, because the server leaves or starts.
const leavingRoutines: ReadonlySet<unknown> = new Set([
  'BackendInitialize',
  'ProcessInterrupts',
  'ProcessRecoveryConflictInterrupt',
  'ProcessStartupPacket',
]);

/**
 * By a statement, whatever code it chose: a server that leaves says it as the last of a connection. The driver hands on
 * the word for that in the language of the server; in another one than English the place that spoke tells it, which is
 * never translated. What speaks before a server, such as a pooler, names no place.
 */
function isRaised(error: Error): boolean {
  if (!('severity' in error)) return false;
  if (error.severity === 'ERROR') return true;
  if (error.severity === 'FATAL' || error.severity === 'PANIC') return false;
  return 'routine' in error && error.routine !== undefined && !leavingRoutines.has(error.routine);
}

/** What made a database busy. */
export function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
