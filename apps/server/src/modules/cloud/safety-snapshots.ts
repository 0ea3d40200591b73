import type { ManagedDatabases } from '@loam/cloud/management';
import type { CloudSnapshots } from '@loam/cloud/postgres';
import { cloudLimits } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import type { CloudContext } from './context.ts';

type Context = Pick<CloudContext, 'clock' | 'logger'>;

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
      await snapshotBefore(context, { databases, snapshots }, ref);
      return await databases.migrate(ref, migration);
    },
  };
}

interface Parts {
  readonly databases: Pick<ManagedDatabases, 'migrations'>;
  readonly snapshots: CloudSnapshots;
}

/** Unless one of the same minutes holds the same migrations: each of them can be gone back behind. */
export async function snapshotBefore(
  { clock, logger }: Context,
  { databases, snapshots }: Parts,
  ref: string,
): Promise<void> {
  try {
    const [latest] = await snapshots.list(ref);
    const since = clock.now().getTime() - (latest?.createdAt.getTime() ?? 0);
    if (latest && since < cloudLimits.snapshotPauseMs) {
      const applied = (await databases.migrations(ref)).map(({ version }) => version);
      if ((applied.toSorted().at(-1) ?? null) === latest.migrationVersion) return;
    }
    await snapshots.create(ref, { kind: 'migration' });
  } catch (error) {
    // Too large, or no room: the migration is the owner's to run, and is one transaction.
    logger.warn({ ref, error: errorMessage(error) }, 'a migration runs without a snapshot before it');
  }
}
