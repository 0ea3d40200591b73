import { cloudDatabaseError, sqlState } from '../errors.ts';

const unavailable = /^extension "([^"]+)" is not available/;
const refused = /^permission denied to create extension "([^"]+)"/;

/** Failures that an owner can do something about, in words that say what. All others stay PostgreSQL's own. */
export function translateFailure(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  const missing = unavailable.exec(message)?.[1];
  if (missing !== undefined) {
    const advice =
      missing === 'vector'
        ? 'Set CLOUD_DATABASE_URL to a PostgreSQL server that has pgvector, or keep embeddings as real[] and compare them in SQL.'
        : 'Write the migration without it, or set CLOUD_DATABASE_URL to a PostgreSQL server that has it.';
    return cloudDatabaseError(
      'extension_missing',
      `The extension "${missing}" is not part of this server. ${advice}`,
      {
        cause: error,
        meta: { extension: missing, sqlState: sqlState(error) },
      },
    );
  }
  const untrusted = refused.exec(message)?.[1];
  if (untrusted === undefined) return error;
  return cloudDatabaseError(
    'extension_refused',
    `The extension "${untrusted}" reaches beyond one database, so only the operator of the server can install it.`,
    { cause: error, meta: { extension: untrusted, sqlState: sqlState(error) } },
  );
}
