import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, Timestamp } from '../http/ids.ts';
import { cloudLimits } from './limits.data.ts';

const ProjectParams = z.object({ projectId: ProjectId });
const RunId = z.string().regex(/^[\w-]{16,64}$/);
const Sql = z.string().trim().min(1).max(cloudLimits.sqlCharacters);

export const SqlResult = z.object({
  command: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  /** As PostgreSQL writes them: no number is rounded and no time cut. */
  rows: z.array(z.array(z.string().nullable())),
  row_count: z.number().int().nullable(),
  /** There would be more rows. */
  is_cut: z.boolean(),
  duration_ms: z.number(),
});
export type SqlResult = z.infer<typeof SqlResult>;

export const SqlFailure = z.object({
  message: z.string(),
  code: z.string().nullable(),
  detail: z.string().nullable(),
  hint: z.string().nullable(),
  /** The character of the text at which it went wrong, from 0. */
  at: z.number().int().nullable(),
});
export type SqlFailure = z.infer<typeof SqlFailure>;

const SqlRun = z.object({
  results: z.array(SqlResult),
  failure: SqlFailure.nullable(),
  /** Where the structure was changed: noted as a migration, with a snapshot before it. */
  migration: z
    .object({
      name: z.string(),
      /** Of the edit that holds its file; null where the file could not be saved. */
      edit_id: z.string().nullable(),
    })
    .nullable(),
});
export type SqlRun = z.infer<typeof SqlRun>;

export const SavedQueryId = z.uuid().brand<'SavedQueryId'>();

export const SavedQuery = z.object({
  id: SavedQueryId,
  name: z.string(),
  sql: z.string(),
  created_by_name: z.string().nullable(),
  updated_at: Timestamp,
});
export type SavedQuery = z.infer<typeof SavedQuery>;

const SavedQueryBody = z.object({
  name: z.string().trim().min(1).max(cloudLimits.savedQueryNameCharacters),
  sql: Sql,
});
const run = {
  params: ProjectParams,
  body: z.object({ sql: Sql, run_id: RunId }),
  response: SqlRun,
  errors: ['conflict', 'unavailable'],
  bodyLimitBytes: 1024 * 1024,
  rate: 'search',
} as const;

export const cloudSqlEndpoints = {
  readBackendSql: endpoint({
    ...run,
    method: 'POST',
    path: '/projects/:projectId/backend/sql/read',
    permission: 'ViewBackend',
    summary: 'Run SQL that can only read, and get its values as PostgreSQL writes them',
  }),
  writeBackendSql: endpoint({
    ...run,
    method: 'POST',
    path: '/projects/:projectId/backend/sql/write',
    permission: 'EditBackend',
    summary:
      'Run SQL that may change the database, whole or not at all; a change of structure becomes a migration of the project',
  }),
  cancelBackendSql: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/sql/cancel',
    permission: 'ViewBackend',
    summary: 'Cancel a run by the id that it was begun with',
    params: ProjectParams,
    body: z.object({ run_id: RunId }),
    response: z.object({ is_cancelled: z.boolean() }),
    errors: ['conflict', 'unavailable'],
  }),
  listSavedQueries: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/sql/saved',
    permission: 'ViewBackend',
    summary: 'The saved queries of the project, by name',
    params: ProjectParams,
    response: z.object({ queries: z.array(SavedQuery) }),
  }),
  saveQuery: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/sql/saved',
    permission: 'EditBackend',
    summary: 'Save a query; one of the same name is replaced',
    params: ProjectParams,
    body: SavedQueryBody,
    response: SavedQuery,
    status: 201,
    errors: ['conflict'],
  }),
  deleteSavedQuery: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/backend/sql/saved/:queryId',
    permission: 'EditBackend',
    summary: 'Delete a saved query',
    params: ProjectParams.extend({ queryId: SavedQueryId }),
  }),
} satisfies Record<string, Endpoint>;
