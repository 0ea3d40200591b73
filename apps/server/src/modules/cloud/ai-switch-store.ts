import type { ProjectId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

/** Somebody wants this app to ask models. */
export async function markAiEnabled(queries: Queries, ref: string): Promise<void> {
  await queries.run(
    sql`update clouds set ai_enabled_at = now() where ref = ${ref} and ai_enabled_at is null`,
  );
}

export async function isAiEnabled(queries: Queries, projectId: ProjectId): Promise<boolean> {
  const row = await queries.first(sql`
    select 1 from clouds where project_id = ${projectId} and deleted_at is null and ai_enabled_at is not null limit 1`);
  return row !== undefined;
}
