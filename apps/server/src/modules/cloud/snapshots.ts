import type { ManagedDatabases } from '@loam/cloud/management';
import type { CloudSnapshots, Snapshot } from '@loam/cloud/postgres';
import {
  cloudLimits,
  cloudSnapshotEndpoints as endpoints,
  type BackendSnapshot,
  type Plan,
  type ProjectId,
} from '@loam/contract';
import { AppError, errorMessage } from '@loam/kernel';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import { unreachable } from './policy.ts';
import type { CloudRow } from './store.ts';

export interface SnapshotDeps {
  readonly lifecycle: Lifecycle;
  readonly snapshots: CloudSnapshots | undefined;
}

export function snapshotRoutes({ lifecycle, snapshots }: SnapshotDeps): Binding[] {
  const open = async (projectId: ProjectId) => {
    const row = await lifecycle.requireOpen(projectId);
    if (!snapshots) throw unreachable();
    return { row, snapshots };
  };
  return [
    bind(endpoints.listBackendSnapshots, async ({ params }) => {
      const { row, snapshots: all } = await open(params.projectId);
      return { snapshots: (await all.list(row.ref)).map(wireSnapshot) };
    }),
    bind(endpoints.createBackendSnapshot, async ({ params, project, body }) => {
      const { row, snapshots: all } = await open(params.projectId);
      await requireRoom(all, row, project.project.workspace_plan);
      const order = {
        kind: 'manual',
        name: body.name ?? null,
        gitVersion: body.git_version ?? null,
      } as const;
      return wireSnapshot(await answered(() => all.create(row.ref, order)));
    }),
    bind(endpoints.queryBackendSnapshot, async ({ params, body }) => {
      const { row, snapshots: all } = await open(params.projectId);
      const { rows } = await answered(() => all.read(row.ref, params.snapshotId, { sql: body.query }));
      return { rows };
    }),
    bind(endpoints.restoreBackendSnapshot, async ({ params }) => {
      const { row, snapshots: all } = await open(params.projectId);
      return wireSnapshot(
        await lifecycle.whileRestoring(row, () => answered(() => all.restore(row.ref, params.snapshotId))),
      );
    }),
    bind(endpoints.deleteBackendSnapshot, async ({ params }) => {
      const { row, snapshots: all } = await open(params.projectId);
      await all.remove(row.ref, params.snapshotId);
      return undefined;
    }),
  ];
}

/** Snapshots that nobody asked for go by age and number; those of people stay until they are deleted. */
export async function pruneSnapshots(
  { db, store, clock, logger }: CloudContext,
  snapshots: CloudSnapshots,
  signal: AbortSignal,
): Promise<void> {
  for (const { ref } of await store.listOpen(db)) {
    if (signal.aborted) return;
    try {
      const plan = await store.findPlan(db, ref);
      const automatic = (await snapshots.list(ref)).filter(({ kind }) => kind !== 'manual');
      const oldest = clock.now().getTime() - cloudLimits.snapshotDays[plan] * 86_400_000;
      const gone = automatic.filter(
        ({ createdAt }, at) => at >= cloudLimits.snapshots[plan] || createdAt.getTime() < oldest,
      );
      for (const { id } of gone) await snapshots.remove(ref, id);
    } catch (error) {
      logger.warn({ ref, error: errorMessage(error) }, 'old snapshots could not be removed');
    }
  }
}

/** A migration through any of the product's calls has a snapshot before it. */
export function withSnapshots(
  context: Pick<CloudContext, 'clock' | 'logger'>,
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

/** Before a migration, unless one of the same minutes is there: a row of migrations is one change to whoever goes back. */
async function snapshotBefore(
  { clock, logger }: Pick<CloudContext, 'clock' | 'logger'>,
  snapshots: CloudSnapshots,
  ref: string,
): Promise<void> {
  try {
    const [latest] = await snapshots.list(ref);
    const since = clock.now().getTime() - (latest?.createdAt.getTime() ?? 0);
    if (since < cloudLimits.snapshotPauseMs) return;
    await snapshots.create(ref, { kind: 'migration' });
  } catch (error) {
    // Too large, or no room: the migration is the owner's to run, and is one transaction.
    logger.warn({ ref, error: errorMessage(error) }, 'a migration runs without a snapshot before it');
  }
}

async function requireRoom(snapshots: CloudSnapshots, { ref }: CloudRow, plan: Plan): Promise<void> {
  const made = (await snapshots.list(ref)).filter(({ kind }) => kind === 'manual').length;
  if (made >= cloudLimits.snapshots[plan])
    throw new ApiError('conflict', `There are ${made} snapshots, which is the most. Delete one first.`);
}

const refusals = new Set<unknown>(['snapshot_missing', 'snapshot_too_large']);

async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && refusals.has(error.code)) throw new ApiError('conflict', error.detail);
    // PostgreSQL's own words about the statement that was sent.
    if (isStatementFault(error)) throw new ApiError('invalid_input', error.message);
    throw error;
  }
}

function isStatementFault(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(2[0-9]|42|25)/.test(String(error.code));
}

function wireSnapshot(snapshot: Snapshot): BackendSnapshot {
  const { id, kind, name, gitVersion, migrationVersion, sizeBytes, createdAt } = snapshot;
  return {
    id,
    kind,
    name,
    git_version: gitVersion,
    migration_version: migrationVersion,
    size_bytes: sizeBytes,
    created_at: createdAt.toISOString(),
  };
}
