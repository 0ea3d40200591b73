import type { ManagedDatabases } from '@loam/cloud/management';
import {
  cancelConsoleSql,
  type ConsoleRun,
  findStructureChange,
  type Migration,
  runConsoleSql,
} from '@loam/cloud/postgres';
import {
  cloudLimits,
  cloudSqlEndpoints as endpoints,
  type ProjectId,
  type SqlRun,
  type UserId,
} from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import { newMigration } from './builder-cloud.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import { unreachable } from './policy.ts';
import { createProjectMigrations, type ProjectMigrationsDeps } from './project-migrations.ts';
import { snapshotBefore } from './safety-snapshots.ts';
import { deleteSavedQuery, listSavedQueries, saveQuery } from './saved-query-store.ts';

export interface SqlEditorOptions extends ProjectMigrationsDeps {
  readonly lifecycle: Lifecycle;
  readonly ownerSql: ManagedDatabases | undefined;
}

/** What is typed into the console's SQL editor, and what of it is kept. */
export function sqlEditorRoutes(context: CloudContext, options: SqlEditorOptions): Binding[] {
  const { lifecycle, ownerSql } = options;
  const { db, ids } = context;
  const migrations = createProjectMigrations(context, options);
  const connect = async (projectId: ProjectId) => {
    const { ref } = await lifecycle.requireOpen(projectId);
    if (!ownerSql) throw unreachable();
    return { ref, ownerSql, acquire: () => ownerSql.acquire(ref, 'owner') };
  };
  const run = async (projectId: ProjectId, { sql, run_id: runId }: Asked, writing?: Writing) => {
    const { acquire } = await connect(projectId);
    return await runConsoleSql(acquire, sql, {
      isWriting: writing !== undefined,
      runId,
      timeoutMs: writing ? cloudLimits.sqlWriteMs : cloudLimits.sqlReadMs,
      maxRows: cloudLimits.sqlRows,
      maxCharacters: cloudLimits.sqlResultCharacters,
      migration: writing?.migration,
    });
  };
  const write = async (projectId: ProjectId, asked: Asked, userId: UserId): Promise<SqlRun> => {
    const change = findStructureChange(asked.sql);
    if (!change) return wireRun(await run(projectId, asked, { migration: undefined }));
    const { ref } = await connect(projectId);
    const snapshots = context.databases?.snapshots;
    if (snapshots) await snapshotBefore(context, snapshots, ref);
    const migration = newMigration(context.clock, nameOf(change.outline), asked.sql);
    const noted = { projectId, ref, migration, author: { userId } };
    return await migrations.whileNoted(noted, async (save) => {
      const done = await run(projectId, asked, { migration });
      if (done.failure) return wireRun(done);
      const editId = (await save())?.version?.editId ?? null;
      return { ...wireRun(done), migration: { name: migration.name, edit_id: editId } };
    });
  };
  return [
    bind(endpoints.readBackendSql, async ({ params, body }) => wireRun(await run(params.projectId, body))),
    bind(endpoints.writeBackendSql, ({ params, body, actor }) => write(params.projectId, body, actor.userId)),
    bind(endpoints.cancelBackendSql, async ({ params, body }) => ({
      is_cancelled: await cancelConsoleSql((await connect(params.projectId)).acquire, body.run_id),
    })),
    bind(endpoints.listSavedQueries, async ({ params }) => ({
      queries: await listSavedQueries(db, params.projectId),
    })),
    bind(endpoints.saveQuery, async ({ params: { projectId }, body, actor: { userId } }) => {
      const saved = await saveQuery(db, { id: ids.uuid(), projectId, userId, ...body });
      if (!saved)
        throw new ApiError(
          'conflict',
          `A project keeps ${cloudLimits.savedQueries} queries. Delete one first.`,
        );
      return saved;
    }),
    bind(endpoints.deleteSavedQuery, async ({ params }) => {
      await deleteSavedQuery(db, params.projectId, params.queryId);
      return undefined;
    }),
  ];
}

interface Asked {
  readonly sql: string;
  readonly run_id: string;
}

interface Writing {
  /** Undefined where only rows are changed. */
  readonly migration: Migration | undefined;
}

/** What is made or changed, without how. */
function nameOf(outline: string): string {
  return outline.split('(')[0]?.slice(0, 60) ?? outline;
}

function wireRun({ results, failure }: ConsoleRun): SqlRun {
  return {
    results: results.map(({ command, columns, rows, rowCount, isCut, durationMs }) => ({
      command,
      columns: [...columns],
      rows: rows.map((row) => [...row]),
      row_count: rowCount,
      is_cut: isCut,
      duration_ms: durationMs,
    })),
    failure: failure ?? null,
    migration: null,
  };
}
