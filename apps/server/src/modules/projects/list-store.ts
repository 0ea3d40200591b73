import type { ProjectVisibility, UserId, WorkspaceId } from '@loam/contract';
import { emptySql, joinSql, sql, type Queries, type Sql } from '@loam/db';
import type { Position, Sort } from './cursor.ts';
import type { DeletedRow, ListedRow, PublicRow } from './rows.ts';
import { projectColumns, undoPeriod } from './store.ts';

export interface ListRequest {
  readonly userId: UserId;
  readonly limit: number;
  readonly sort: Sort;
  readonly after: Position | undefined;
  readonly search: string | undefined;
  readonly workspaceId: WorkspaceId | undefined;
  readonly visibility: ProjectVisibility | undefined;
}

export interface ProjectListStore {
  /** What the person may see: shared projects of their workspaces, their own drafts, and what they were invited to. */
  visible(request: ListRequest): Promise<ListedRow[]>;
  deletedOf(request: Pick<ListRequest, 'userId' | 'limit' | 'sort' | 'after'>): Promise<DeletedRow[]>;
  publicOf(
    request: Pick<ListRequest, 'userId' | 'limit' | 'sort' | 'after'> & {
      readonly category: string | undefined;
    },
  ): Promise<PublicRow[]>;
}

export function createProjectListStore(db: Queries): ProjectListStore {
  return {
    visible: (request) => db.rows<ListedRow>(visibleStatement(request)),
    deletedOf: ({ userId, limit, sort, after }) =>
      db.rows<DeletedRow>(sql`
        select p.id, p.name, p.display_name, p.workspace_id, p.deleted_at,
          p.deleted_at + ${undoPeriod} as purge_at, ${keyText(sort)} as sort_key
        from projects p
        join workspaces w on w.id = p.workspace_id and w.deleted_at is null
        join workspace_members m on m.workspace_id = p.workspace_id and m.user_id = p.user_id
        where p.user_id = ${userId} and p.deleted_at > now() - ${undoPeriod} ${afterPosition(sort, after)}
        order by ${ordering(sort)} limit ${limit}`),
    publicOf: ({ userId, limit, sort, after, category }) =>
      db.rows<PublicRow>(sql`
        select p.id, p.name, p.display_name, p.user_id, p.url, p.is_published, p.category,
          p.created_at, p.updated_at, ${keyText(sort)} as sort_key
        from projects p
        join workspaces w on w.id = p.workspace_id and w.deleted_at is null
        where p.user_id = ${userId} and p.visibility = 'public' and p.deleted_at is null
          ${category === undefined ? emptySql : sql`and p.category = ${category}`} ${afterPosition(sort, after)}
        order by ${ordering(sort)} limit ${limit}`),
  };
}

/**
 * Every branch reads at most one page through an index that is already in the wanted order, and the branches do not
 * overlap; so the cost grows with the number of workspaces, not with the number of projects.
 */
function visibleStatement(request: ListRequest): Sql {
  const { userId, sort, limit } = request;
  const page = sql`${filters(request)} ${afterPosition(sort, request.after)} order by ${ordering(sort)} limit ${limit}`;
  const key = keyOf(sort);
  const inWorkspace =
    request.workspaceId === undefined ? emptySql : sql`and m.workspace_id = ${request.workspaceId}`;
  return sql`
    with mine as materialized (
      select m.workspace_id from workspace_members m
      join workspaces w on w.id = m.workspace_id and w.deleted_at is null
      where m.user_id = ${userId} ${inWorkspace}
    ), found as (
      (select shared.id, shared.key from mine cross join lateral (
        select p.id, ${key} as key from projects p
        where p.workspace_id = mine.workspace_id and p.deleted_at is null and p.visibility <> 'draft' ${page}) shared)
      union all
      (select drafts.id, drafts.key from mine cross join lateral (
        select p.id, ${key} as key from projects p
        where p.workspace_id = mine.workspace_id and p.user_id = ${userId} and p.deleted_at is null
          and p.visibility = 'draft' ${page}) drafts)
      union all
      (select handed_over.id, handed_over.key from mine cross join lateral (
        select p.id, ${key} as key from projects p
        where p.workspace_id = mine.workspace_id and p.created_by = ${userId} and p.created_by <> p.user_id
          and p.deleted_at is null and p.visibility = 'draft' ${page}) handed_over)
      union all
      (select p.id, ${key} as key from project_collaborators c
        join projects p on p.id = c.project_id and p.deleted_at is null
        join workspaces w on w.id = p.workspace_id and w.deleted_at is null
        where c.user_id = ${userId} and c.joined_at is not null
          ${request.workspaceId === undefined ? emptySql : sql`and p.workspace_id = ${request.workspaceId}`}
          and not (p.workspace_id in (select workspace_id from mine)
            and (p.visibility <> 'draft' or p.user_id = ${userId} or p.created_by = ${userId})) ${page})
    )
    select ${projectColumns}, ${keyText(sort)} as sort_key
    from (select id from found order by key ${direction(sort)}, id ${direction(sort)} limit ${limit}) page
    join projects p on p.id = page.id
    join workspaces w on w.id = p.workspace_id
    join users u on u.id = p.created_by
    left join workspace_members m on m.workspace_id = p.workspace_id and m.user_id = ${userId}
    left join project_collaborators c on c.project_id = p.id and c.user_id = ${userId} and c.joined_at is not null
    order by ${ordering(sort)}`;
}

function filters(request: ListRequest): Sql {
  const conditions: Sql[] = [];
  if (request.visibility !== undefined) conditions.push(sql`and p.visibility = ${request.visibility}`);
  if (request.search !== undefined && request.search !== '') {
    const pattern = `%${request.search.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
    conditions.push(sql`and (p.display_name ilike ${pattern} or p.name ilike ${pattern})`);
  }
  return conditions.length === 0 ? emptySql : joinSql(conditions, ' ');
}

function keyOf(sort: Sort): Sql {
  switch (sort.by) {
    case 'updated_at':
      return sql`p.updated_at`;
    case 'created_at':
      return sql`p.created_at`;
    case 'deleted_at':
      return sql`p.deleted_at`;
    case 'name':
      return sql`lower(p.display_name)`;
    default:
      return sort.by satisfies never;
  }
}

function keyText(sort: Sort): Sql {
  if (sort.by === 'name') return keyOf(sort);
  return sql`to_char(${keyOf(sort)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

function direction(sort: Sort): Sql {
  return sort.order === 'asc' ? sql`asc` : sql`desc`;
}

function ordering(sort: Sort): Sql {
  return sql`${keyOf(sort)} ${direction(sort)}, p.id ${direction(sort)}`;
}

function afterPosition(sort: Sort, after: Position | undefined): Sql {
  if (after === undefined) return emptySql;
  const type = sort.by === 'name' ? sql`text` : sql`timestamptz`;
  const comparison = sort.order === 'asc' ? sql`>` : sql`<`;
  return sql`and (${keyOf(sort)}, p.id) ${comparison} (${after.key}::${type}, ${after.id}::uuid)`;
}
