import type { ManagedDatabases } from '@loam/cloud/management';
import { cancelConsoleSql, type ConsoleRun, runConsoleSql } from '@loam/cloud/postgres';
import { cloudLimits, cloudSqlEndpoints as endpoints, type ProjectId, type SqlRun } from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import { unreachable } from './policy.ts';
import { deleteSavedQuery, listSavedQueries, saveQuery } from './saved-query-store.ts';

export interface SqlEditorOptions {
  readonly lifecycle: Lifecycle;
  readonly ownerSql: ManagedDatabases | undefined;
}

/** What is typed into the console's SQL editor, and what of it is kept. */
export function sqlEditorRoutes(context: CloudContext, { lifecycle, ownerSql }: SqlEditorOptions): Binding[] {
  const { db, ids } = context;
  const connect = async (projectId: ProjectId) => {
    const { ref } = await lifecycle.requireOpen(projectId);
    if (!ownerSql) throw unreachable();
    return () => ownerSql.acquire(ref, 'owner');
  };
  const run = async (projectId: ProjectId, asked: Asked, isWriting: boolean) => {
    const acquire = await connect(projectId);
    return wireRun(
      await runConsoleSql(acquire, asked.sql, {
        isWriting,
        runId: asked.run_id,
        timeoutMs: isWriting ? cloudLimits.sqlWriteMs : cloudLimits.sqlReadMs,
        maxRows: cloudLimits.sqlRows,
        maxCharacters: cloudLimits.sqlResultCharacters,
      }),
    );
  };
  return [
    bind(endpoints.readBackendSql, ({ params, body }) => run(params.projectId, body, false)),
    bind(endpoints.writeBackendSql, ({ params, body }) => run(params.projectId, body, true)),
    bind(endpoints.cancelBackendSql, async ({ params, body }) => ({
      is_cancelled: await cancelConsoleSql(await connect(params.projectId), body.run_id),
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
  };
}
