import pg, { type QueryResult } from 'pg';
import type { CatalogEntry } from '../catalog.ts';
import { loginRole } from '../names.ts';
import { translateFailure } from '../owner-sql/translate-failure.ts';
import type { PreparedCluster } from '../prepare-cluster.ts';
import type { SnapshotQuery } from './snapshot.ts';
import { snapshotDatabase } from './store.ts';

interface Reading {
  readonly entry: CatalogEntry;
  readonly id: string;
  readonly query: SnapshotQuery;
}

const defaultTimeoutMs = 15_000;

/** By a connection of its own: somebody looks once or twice, and a pool would keep the snapshot from being restored. */
export async function readSnapshot(
  { cluster }: PreparedCluster,
  { entry, id, query }: Reading,
): Promise<QueryResult> {
  const address = new URL(cluster.connectionString(snapshotDatabase(id)));
  address.username = loginRole(entry.ref, 'owner');
  address.password = entry.passwords.owner;
  const client = new pg.Client({ connectionString: address.href, application_name: 'loam snapshot' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(
      `set statement_timeout = ${Math.ceil(query.timeoutMs ?? defaultTimeoutMs)}; begin read only`,
    );
    // The protocol that takes one statement: no text can leave the transaction it stands in.
    const statement = { text: query.sql, values: [], queryMode: 'extended' };
    return await client.query(statement);
  } catch (error) {
    throw translateFailure(error);
  } finally {
    await client.end();
  }
}
