import { cloudLimits, type ProjectId, type SavedQuery, SavedQueryId, type UserId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

interface SavedQueryRow extends Omit<SavedQuery, 'updated_at'> {
  readonly updated_at: Date;
}

export async function listSavedQueries(queries: Queries, projectId: ProjectId): Promise<SavedQuery[]> {
  const rows = await queries.rows<SavedQueryRow>(sql`
    select q.id, q.name, q.sql, u.name as created_by_name, q.updated_at
    from saved_queries q left join users u on u.id = q.created_by
    where q.project_id = ${projectId} order by lower(q.name), q.id`);
  return rows.map(wire);
}

interface QueryToSave {
  readonly id: string;
  readonly projectId: ProjectId;
  readonly userId: UserId;
  readonly name: string;
  readonly sql: string;
}

/** Undefined where the project has as many as it may have. */
export async function saveQuery(queries: Queries, wanted: QueryToSave): Promise<SavedQuery | undefined> {
  const { id, projectId, userId, name, sql: text } = wanted;
  const row = await queries.first<SavedQueryRow>(sql`
    with saved as (
      insert into saved_queries (id, project_id, name, sql, created_by)
      select ${id}, ${projectId}, ${name}, ${text}, ${userId}
      where exists (select 1 from saved_queries where project_id = ${projectId} and name = ${name})
        or (select count(*) from saved_queries where project_id = ${projectId}) < ${cloudLimits.savedQueries}
      on conflict (project_id, name)
        do update set sql = excluded.sql, created_by = excluded.created_by, updated_at = clock_timestamp()
      returning *)
    select s.id, s.name, s.sql, u.name as created_by_name, s.updated_at
    from saved s left join users u on u.id = s.created_by`);
  return row && wire(row);
}

export async function deleteSavedQuery(queries: Queries, projectId: ProjectId, id: string): Promise<void> {
  await queries.run(sql`delete from saved_queries where project_id = ${projectId} and id = ${id}`);
}

function wire(row: SavedQueryRow): SavedQuery {
  return { ...row, id: SavedQueryId.parse(row.id), updated_at: row.updated_at.toISOString() };
}
