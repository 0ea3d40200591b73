import type { ManagedDatabases } from '@loam/cloud/management';
import type { AppliedMigration, CloudSnapshots, Snapshot } from '@loam/cloud/postgres';
import type { ProjectId } from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import { unreachable } from './policy.ts';

/** An earlier version of a project's files, to which somebody wants to go back. */
export interface EarlierVersion {
  readonly createdAt: Date;
  /** The paths of its files, and those of the present version. */
  readonly paths: readonly string[];
  readonly presentPaths: readonly string[];
}

/** What of the database the files of that version do not know, and the backup that fits them. */
export interface RestorePlan {
  readonly migrations: readonly Pick<AppliedMigration, 'version' | 'name'>[];
  readonly backup: Pick<Snapshot, 'id' | 'createdAt'> | undefined;
}

export interface RestorePlans {
  /** Undefined where the project has no database that could be asked. */
  find(projectId: ProjectId, version: EarlierVersion): Promise<RestorePlan | undefined>;
  /** Puts a backup in the place of the database; what it gives takes that back. */
  bringBack(projectId: ProjectId, backupId: string): Promise<() => Promise<void>>;
}

export interface RestorePlansDeps {
  readonly lifecycle: Lifecycle;
  readonly ownerSql: Pick<ManagedDatabases, 'migrations'> | undefined;
  readonly snapshots: CloudSnapshots | undefined;
}

export function createRestorePlans(
  { db, store }: Pick<CloudContext, 'db' | 'store'>,
  { lifecycle, ownerSql, snapshots }: RestorePlansDeps,
): RestorePlans {
  return {
    async find(projectId, version) {
      const row = await store.findByProject(db, projectId);
      if (row?.status !== 'OK' || !ownerSql || !snapshots) return undefined;
      return planOf(await ownerSql.migrations(row.ref), await snapshots.list(row.ref), version);
    },
    async bringBack(projectId, backupId) {
      const row = await lifecycle.requireOpen(projectId);
      if (!snapshots) throw unreachable();
      if (!(await snapshots.list(row.ref)).some(({ id }) => id === backupId))
        throw new ApiError('conflict', 'There is no such backup any more. Look at the versions again.');
      const kept = await lifecycle.whileRestoring(row, () => snapshots.restore(row.ref, backupId));
      return async () => {
        await lifecycle.whileRestoring(row, () => snapshots.restore(row.ref, kept.id));
      };
    },
  };
}

/** A migration came later when its file is there now and was not then; one without a file is known by its time. */
export function planOf(
  applied: readonly AppliedMigration[],
  newestFirst: readonly Snapshot[],
  { createdAt, paths, presentPaths }: EarlierVersion,
): RestorePlan {
  const [then, now] = [versionsIn(paths), versionsIn(presentPaths)];
  const isLater = ({ version }: AppliedMigration) =>
    now.has(version) ? !then.has(version) : !then.has(version) && version.slice(0, 14) > stampOf(createdAt);
  const migrations = applied.filter(isLater).map(({ version, name }) => ({ version, name }));
  const kept = applied.filter((migration) => !isLater(migration)).map(({ version }) => version);
  const last = kept.toSorted().at(-1) ?? null;
  const first = migrations.map(({ version }) => version).toSorted()[0];
  // One with exactly the migrations of that version; among several the newest has the most of people's data.
  const backup =
    first === undefined || (last !== null && last > first)
      ? undefined
      : newestFirst.find(({ migrationVersion }) => migrationVersion === last);
  return { migrations, backup };
}

function versionsIn(paths: readonly string[]): ReadonlySet<string> {
  const names = paths.map((path) => /^supabase\/migrations\/(\d{14,17})_?[^/]*\.sql$/.exec(path)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

function stampOf(moment: Date): string {
  return moment.toISOString().replace(/\D/g, '').slice(0, 14);
}
