import type { ManagedDatabases } from '../ports.ts';
import { readCatalog } from './catalog.ts';
import { writeTypes } from './write-types.ts';

/** The types of some schemas of a cloud's database, as they are now. */
export async function generateTypes(
  databases: Pick<ManagedDatabases, 'acquire'>,
  ref: string,
  schemas: readonly string[],
): Promise<string> {
  const client = await databases.acquire(ref, 'owner');
  let failure: unknown;
  try {
    return writeTypes(await readCatalog(client, schemas));
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    client.release(failure !== undefined);
  }
}
