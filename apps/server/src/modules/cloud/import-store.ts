import { BackendImportReport, backendImportLimits, type ProjectId, type UserId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface ImportRow {
  readonly project_id: ProjectId;
  readonly status: 'running' | 'done' | 'failed';
  readonly step: ImportStep | null;
  readonly done: number;
  readonly total: number;
  readonly builds_tables: boolean;
  readonly requested_by: UserId | null;
  readonly report: unknown;
  readonly failure: string | null;
  readonly is_stale: boolean;
  readonly started_at: Date;
  readonly ended_at: Date | null;
}

export type ImportStep = 'files' | 'migrations' | 'tables' | 'settings' | 'functions' | 'types';

export interface ImportProgress {
  readonly step: ImportStep;
  readonly done: number;
  readonly total: number;
  readonly report: BackendImportReport;
}

const staleSeconds = backendImportLimits.staleMs / 1000;
const columns = sql`
  project_id, status, step, done, total, builds_tables, requested_by, report, failure, started_at, ended_at,
  status = 'running' and updated_at < clock_timestamp() - make_interval(secs => ${staleSeconds}) as is_stale`;

export function findImport(queries: Queries, projectId: ProjectId): Promise<ImportRow | undefined> {
  return queries.first<ImportRow>(sql`select ${columns} from cloud_imports where project_id = ${projectId}`);
}

/** False when one runs already. What was found before is kept: it says what is left to try. */
export async function beginImport(
  queries: Queries,
  order: { readonly projectId: ProjectId; readonly userId: UserId; readonly buildsTables: boolean },
): Promise<boolean> {
  const begun = await queries.run(sql`
    insert into cloud_imports (project_id, status, requested_by, builds_tables)
    values (${order.projectId}, 'running', ${order.userId}, ${order.buildsTables})
    on conflict (project_id) do update set status = 'running', step = null, done = 0, total = 0,
      requested_by = excluded.requested_by, builds_tables = excluded.builds_tables, failure = null,
      started_at = clock_timestamp(), updated_at = clock_timestamp(), ended_at = null
    where cloud_imports.status <> 'running'
      or cloud_imports.updated_at < clock_timestamp() - make_interval(secs => ${staleSeconds})`);
  return begun === 1;
}

export async function saveProgress(
  queries: Queries,
  projectId: ProjectId,
  { step, done, total, report }: ImportProgress,
): Promise<void> {
  await queries.run(sql`
    update cloud_imports set step = ${step}, done = ${done}, total = ${total},
      report = ${JSON.stringify(report)}::jsonb, updated_at = clock_timestamp()
    where project_id = ${projectId}`);
}

export async function endImport(
  queries: Queries,
  projectId: ProjectId,
  ending: { readonly status: 'done' | 'failed'; readonly failure?: string | undefined },
): Promise<void> {
  await queries.run(sql`
    update cloud_imports set status = ${ending.status}, failure = ${ending.failure ?? null}, step = null,
      updated_at = clock_timestamp(), ended_at = clock_timestamp()
    where project_id = ${projectId}`);
}

export function readReport(row: Pick<ImportRow, 'report'> | undefined): BackendImportReport | undefined {
  const parsed = BackendImportReport.safeParse(row?.report);
  return parsed.success ? parsed.data : undefined;
}
