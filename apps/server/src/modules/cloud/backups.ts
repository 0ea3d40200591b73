import type { CloudSnapshots, Snapshot, SnapshotKind } from '@loam/cloud/postgres';
import {
  type BackendBackup,
  type BackupSchedule,
  cloudBackupEndpoints as endpoints,
  cloudLimits,
  type Plan,
  type ProjectId,
} from '@loam/contract';
import { AppError } from '@loam/kernel';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import { archiveResponse } from './archives.ts';
import { backupTimes, keptUntil } from './backup-schedule.ts';
import { readContent } from './backup-content-store.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import { openPart } from './open-part.ts';
import type { CloudRow } from './store.ts';

export function backupRoutes(
  context: Pick<CloudContext, 'clock' | 'config' | 'logger' | 'databases'>,
  lifecycle: Lifecycle,
): Binding[] {
  const open = async (projectId: ProjectId) => {
    const { row, part } = await openPart(lifecycle, projectId, context.databases?.snapshots);
    return { row, all: part };
  };
  return [
    bind(endpoints.listBackendBackups, async ({ params, project: { project } }) => {
      const { row, all } = await open(params.projectId);
      const plan = project.workspace_plan;
      const backups = (await all.list(row.ref)).map((snapshot) => wireBackup(snapshot, plan));
      return { backups, schedule: scheduleOf(context, plan, await all.fault(row.ref)) };
    }),
    bind(endpoints.createBackendBackup, async ({ params, project: { project }, body }) => {
      const { row, all } = await open(params.projectId);
      await requireRoom(all, row, project.workspace_plan);
      const order = {
        kind: 'manual',
        name: body.name ?? null,
        gitVersion: body.git_version ?? null,
      } as const;
      return wireBackup(await answered(() => all.create(row.ref, order)), project.workspace_plan);
    }),
    bind(endpoints.getBackendBackup, async ({ params, project: { project } }) => {
      const { row, all } = await open(params.projectId);
      const found = await requireBackup(all, row.ref, params.backupId);
      const content = await answered(() => readContent(all, row.ref, found.id));
      return { backup: wireBackup(found, project.workspace_plan), ...content };
    }),
    bind(endpoints.queryBackendBackup, async ({ params, body }) => {
      const { row, all } = await open(params.projectId);
      const { rows } = await answered(() => all.read(row.ref, params.backupId, { sql: body.query }));
      return { rows };
    }),
    bind(endpoints.downloadBackendBackup, async ({ params, request }) => {
      const { row, all } = await open(params.projectId);
      const { id, createdAt } = await requireBackup(all, row.ref, params.backupId);
      const databases = { export: (ref: string, signal?: AbortSignal) => all.export(ref, id, signal) };
      const name = `${row.ref}-${createdAt.toISOString().slice(0, 10)}`;
      const parts = { databases, logger: context.logger };
      return archiveResponse(parts, { ref: row.ref, name, signal: request.signal });
    }),
    bind(endpoints.restoreBackendBackup, async ({ params, project: { project } }) => {
      const { row, all } = await open(params.projectId);
      const kept = await lifecycle.whileRestoring(row, () =>
        answered(() => all.restore(row.ref, params.backupId)),
      );
      return wireBackup(kept, project.workspace_plan);
    }),
    bind(endpoints.deleteBackendBackup, async ({ params }) => {
      const { row, all } = await open(params.projectId);
      await all.remove(row.ref, params.backupId);
      return undefined;
    }),
  ];
}

function scheduleOf(
  { clock, config }: Pick<CloudContext, 'clock' | 'config'>,
  plan: Plan,
  problem: string | null,
): BackupSchedule {
  const minute = config.cloudBackupMinute;
  return {
    next_at: minute === undefined ? null : backupTimes(clock.now(), minute).next.toISOString(),
    kept_days: cloudLimits.backupDays[plan],
    manual_limit: cloudLimits.backups[plan],
    problem: minute === undefined ? null : problem,
  };
}

async function requireBackup(snapshots: CloudSnapshots, ref: string, id: string): Promise<Snapshot> {
  const found = (await snapshots.list(ref)).find((snapshot) => snapshot.id === id);
  if (!found) throw new ApiError('conflict', 'There is no such backup.');
  return found;
}

async function requireRoom(snapshots: CloudSnapshots, { ref }: CloudRow, plan: Plan): Promise<void> {
  const made = (await snapshots.list(ref)).filter(({ kind }) => kind === 'manual').length;
  if (made >= cloudLimits.backups[plan])
    throw new ApiError(
      'conflict',
      `There are ${made} backups taken by hand, which is the most. Delete one first.`,
    );
}

async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'snapshot_missing')
      throw new ApiError('conflict', 'There is no such backup.');
    if (error instanceof AppError && error.code === 'snapshot_too_large')
      throw new ApiError('conflict', error.detail);
    // PostgreSQL's own words about the statement that was sent.
    if (isStatementFault(error)) throw new ApiError('invalid_input', error.message);
    throw error;
  }
}

function isStatementFault(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(2[0-9]|42|25)/.test(String(error.code));
}

const wireKinds: Readonly<Record<SnapshotKind, BackendBackup['kind']>> = {
  scheduled: 'scheduled',
  manual: 'manual',
  migration: 'safety',
  restore: 'before_restore',
};

function wireBackup(snapshot: Snapshot, plan: Plan): BackendBackup {
  const { id, kind, name, gitVersion, migrationVersion, sizeBytes, createdAt } = snapshot;
  return {
    id,
    kind: wireKinds[kind],
    name,
    git_version: gitVersion,
    migration_version: migrationVersion,
    size_bytes: sizeBytes,
    created_at: createdAt.toISOString(),
    kept_until: keptUntil(snapshot, plan)?.toISOString() ?? null,
  };
}
