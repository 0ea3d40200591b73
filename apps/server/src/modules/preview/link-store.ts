import type { PreviewLinkId, ProjectId, UserId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface PreviewLinkRow {
  readonly id: PreviewLinkId;
  readonly project_id: ProjectId;
  readonly created_by: UserId;
  readonly created_at: Date;
}

const columns = sql`id, project_id, created_by, created_at`;

export function findLink(queries: Queries, id: string): Promise<PreviewLinkRow | undefined> {
  return queries.first(sql`select ${columns} from preview_links where id = ${id}`);
}

export function findLinkOf(queries: Queries, projectId: ProjectId): Promise<PreviewLinkRow | undefined> {
  return queries.first(sql`select ${columns} from preview_links where project_id = ${projectId}`);
}

/** Whoever came by the one before is out with it. Two who ask at once wait for each other. */
export async function replaceLink(
  queries: Queries,
  link: {
    readonly id: string;
    readonly projectId: ProjectId;
    readonly createdBy: UserId;
    readonly now: Date;
  },
): Promise<PreviewLinkRow> {
  await queries.run(sql`delete from preview_links where project_id = ${link.projectId}`);
  return queries.one(sql`
    insert into preview_links (id, project_id, created_by, created_at)
    values (${link.id}, ${link.projectId}, ${link.createdBy}, ${link.now})
    returning ${columns}`);
}

/** False when it was gone already. */
export async function deleteLink(
  queries: Queries,
  projectId: ProjectId,
  id: PreviewLinkId,
): Promise<boolean> {
  const touched = await queries.run(
    sql`delete from preview_links where project_id = ${projectId} and id = ${id}`,
  );
  return touched === 1;
}
