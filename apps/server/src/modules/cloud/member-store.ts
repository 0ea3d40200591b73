import type { ProjectId, UserId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

/** Clouds of projects that a person has to do with, the newest first; what they may do there is decided elsewhere. */
export function listCloudsAround(
  queries: Queries,
  userId: UserId,
  limit: number,
): Promise<{ readonly ref: string; readonly project_id: ProjectId }[]> {
  return queries.rows<{ ref: string; project_id: ProjectId }>(sql`
    select c.ref, c.project_id from clouds c join projects p on p.id = c.project_id and p.deleted_at is null
    where c.deleted_at is null and (
      exists (select 1 from workspace_members m where m.workspace_id = p.workspace_id and m.user_id = ${userId})
      or exists (select 1 from project_collaborators o where o.project_id = p.id and o.user_id = ${userId}))
    order by c.created_at desc limit ${limit}`);
}
