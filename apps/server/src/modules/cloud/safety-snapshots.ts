import type { ManagedDatabases } from '@loam/cloud/management';
import type { CloudSnapshots } from '@loam/cloud/postgres';
import { errorMessage } from '@loam/kernel';
import type { CloudContext } from './context.ts';

type Context = Pick<CloudContext, 'logger'>;

/** A migration through any of the product's calls has a snapshot before it. */
export function withSnapshots(
  context: Context,
  databases: ManagedDatabases,
  snapshots: CloudSnapshots | undefined,
): ManagedDatabases {
  if (!snapshots) return databases;
  return {
    ...databases,
    async migrate(ref, migration) {
      await snapshotBefore(context, snapshots, ref);
      return await databases.migrate(ref, migration);
    },
  };
}

/** Always a new one: in between people may have written, and a snapshot without their entries would lose them. */
export async function snapshotBefore(
  { logger }: Context,
  snapshots: Pick<CloudSnapshots, 'create'>,
  ref: string,
): Promise<void> {
  try {
    await snapshots.create(ref, { kind: 'migration' });
  } catch (error) {
    // Too large, or no room: the migration is the owner's to run, and is one transaction.
    logger.warn({ ref, error: errorMessage(error) }, 'a migration runs without a snapshot before it');
  }
}
