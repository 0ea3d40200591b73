import type { ProjectId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

interface SqlRunRow {
  readonly state: string;
}

/** What became of the SQL that answers have run in a project after a moment; a restore cannot take it back. */
export function laterSqlRuns(queries: Queries, projectId: ProjectId, since: Date): Promise<SqlRunRow[]> {
  return queries.rows<SqlRunRow>(sql`
    select body->>'sql_run_state' as state from messages
    where project_id = ${projectId} and variant = 'ai_message' and created_at > ${since}
      and body->>'sql_run_state' is not null`);
}
