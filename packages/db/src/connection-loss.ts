// PostgreSQL's classes 08 (connection), 53 (resources), 57P (shutdown), and what the socket or the client library says;
// the last one when every connection of the pool is taken for too long.
const lossCodes = /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE)$/;
const lossMessages =
  /^Connection terminated|connection error and is not queryable|^timeout (exceeded when trying to connect|expired)/;

/** Waiting does not help there: it is the disk that is full, not the server that is away. */
const diskFull = '53100';

/** True when something could not be written because no space is left, in the database or in a file. */
export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === diskFull || code === 'ENOSPC' || code === 'EDQUOT';
}

/** True when the statement failed because the database went away: the same request may succeed a moment later. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A socket file that is not there; any other missing file is someone else's fault.
  const hasNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  if (code === diskFull) return false;
  return hasNoSocket || lossCodes.test(code) || lossMessages.test(error.message);
}
