import type { ProjectId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface Place {
  readonly isDeleted: boolean;
  /** Undefined while no runner has its files. */
  readonly runnerId: string | undefined;
}

/** Undefined when there is no such project. */
export async function findPlace(queries: Queries, projectId: ProjectId): Promise<Place | undefined> {
  const row = await queries.first<{ is_deleted: boolean; runner_id: string | null }>(sql`
    select p.deleted_at is not null as is_deleted, at.runner_id
    from projects p left join placements at on at.project_id = p.id
    where p.id = ${projectId}`);
  return row && { isDeleted: row.is_deleted, runnerId: row.runner_id ?? undefined };
}

/** The first runner that is asked for a project gets it; a copy begins where the files of its source are. */
export async function placeProject(queries: Queries, projectId: ProjectId, runnerId: string): Promise<void> {
  await queries.run(sql`
    insert into placements (project_id, runner_id)
    values (${projectId}, coalesce((
      select source.runner_id from projects p join placements source on source.project_id = p.duplicated_from
      where p.id = ${projectId}), ${runnerId}))
    on conflict (project_id) do nothing`);
}

export async function removePlace(queries: Queries, projectId: ProjectId, runnerId: string): Promise<void> {
  await queries.run(sql`delete from placements where project_id = ${projectId} and runner_id = ${runnerId}`);
}
