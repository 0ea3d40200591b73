import type { PresencePlace, ProjectId, ProjectVisibility, UserId, WorkspaceId } from '@loam/contract';
import { isUniqueViolation, sql, type Queries } from '@loam/db';
import type { AccessRow, DetailsRow, PresenceRow } from './rows.ts';

/** How long a deleted project can be brought back. */
export const undoPeriod = sql`interval '7 days'`;

/** Whether it has a cloud is known from the clouds alone: they are made, copied, deleted and brought back. */
const cloudRef = sql`(select k.ref from clouds k where k.project_id = p.id and k.deleted_at is null)`;

export const projectColumns = sql`
  p.id, p.name, p.display_name, p.workspace_id, p.user_id, p.created_by, p.visibility, p.initial_message, p.template,
  p.category, p.duplicated_from, p.url, p.is_published, p.published_commit_sha, p.latest_commit_sha,
  p.preview_build_commit_sha, p.thumbnail_commit_sha, p.main_branch, p.github_repo_name, p.github_owner_name,
  ${cloudRef} is not null as is_supabase_enabled, coalesce(${cloudRef}, p.supabase_project_id) as supabase_project_id,
  p.supabase_organization_id, p.is_analytics_disabled, p.locked_at, p.created_at, p.updated_at, p.deleted_at,
  w.name as workspace_name, w.plan as workspace_plan, w.disable_publish as workspace_disable_publish,
  w.disable_named_previews as workspace_disable_named_previews, w.disable_cloud as workspace_disable_cloud, u.username as creator_username,
  u.name as creator_name, u.image as creator_image, m.role as member_role, c.access_level as collaborator_level`;

export interface NewProject {
  readonly id: ProjectId;
  readonly name: string;
  readonly displayName: string;
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
  readonly visibility: ProjectVisibility;
  readonly initialMessage: string | null;
  readonly template: string | null;
  readonly category: string | null;
  readonly duplicatedFrom: ProjectId | null;
  readonly duplicatedCommitSha: string | null;
  /** Whether it begins with the versions of its source. */
  readonly copiesHistory?: boolean;
}

export interface ProjectChange {
  readonly name?: string | undefined;
  /** Where a site under the old and the new name is found. */
  readonly siteUrl?: { readonly from: string; readonly to: string } | undefined;
  readonly displayName?: string | undefined;
  readonly visibility?: ProjectVisibility | undefined;
}

export interface Seen {
  readonly projectId: ProjectId;
  readonly userId: UserId;
  readonly place: PresencePlace | undefined;
}

export interface ProjectStore {
  /** One statement: the project, its workspace, and how this person relates to both. */
  access(queries: Queries, userId: UserId | null, id: ProjectId): Promise<AccessRow | undefined>;
  /** False when the name is taken or the id exists already. */
  insert(queries: Queries, project: NewProject): Promise<boolean>;
  exists(queries: Queries, id: ProjectId): Promise<boolean>;
  /** How many rows really changed; `taken` when another project has the name. */
  change(queries: Queries, id: ProjectId, change: ProjectChange): Promise<number | 'taken'>;
  move(queries: Queries, id: ProjectId, workspaces: { from: WorkspaceId; to: WorkspaceId }): Promise<number>;
  /** The newest commit, which is a change of the project; a lock and a build are not. */
  setLatestCommit(queries: Queries, id: ProjectId, sha: string): Promise<number>;
  setLocked(queries: Queries, id: ProjectId, isLocked: boolean): Promise<number>;
  setPreviewBuild(queries: Queries, id: ProjectId, sha: string): Promise<number>;
  setThumbnail(queries: Queries, id: ProjectId, sha: string): Promise<number>;
  setPublished(
    queries: Queries,
    id: ProjectId,
    site: { readonly url: string; readonly commitSha: string } | null,
  ): Promise<number>;
  markDeleted(queries: Queries, id: ProjectId): Promise<number>;
  restore(queries: Queries, id: ProjectId): Promise<number>;
  /** Ends projects whose undo period is over; returns their ids. */
  purge(queries: Queries, limit: number): Promise<ProjectId[]>;
  /** What people who left a workspace owned there goes to the workspace's owner. */
  handOver(queries: Queries, workspaceId: WorkspaceId | null): Promise<ProjectId[]>;
  details(queries: Queries, id: ProjectId): Promise<DetailsRow>;
  touchPresence(queries: Queries, seen: Seen): Promise<PresenceRow>;
  presence(queries: Queries, id: ProjectId): Promise<PresenceRow[]>;
}

export function createProjectStore(): ProjectStore {
  return { ...records, ...work, ...deletion, ...people };
}

const accessText = sql`
  select ${projectColumns}
  from projects p
  join workspaces w on w.id = p.workspace_id and w.deleted_at is null
  join users u on u.id = p.created_by
  left join workspace_members m on m.workspace_id = p.workspace_id and m.user_id = $2
  left join project_collaborators c on c.project_id = p.id and c.user_id = $2 and c.joined_at is not null
  where p.id = $1`.text;

const records: Pick<ProjectStore, 'access' | 'insert' | 'exists' | 'change' | 'move'> = {
  // Named, so that each connection plans it once: this is the statement behind every call on a project.
  access: (queries, userId, id) =>
    queries.first<AccessRow>({ text: accessText, values: [id, userId], name: 'project-access' }),
  async insert(queries, project) {
    const inserted = await queries.run(sql`
      insert into projects (id, name, display_name, workspace_id, user_id, created_by, visibility, initial_message,
        template, category, duplicated_from, duplicated_commit_sha, copies_history)
      select ${project.id}::uuid, ${project.name}, ${project.displayName}, ${project.workspaceId}::uuid,
        ${project.userId}::uuid, ${project.userId}::uuid, ${project.visibility}, ${project.initialMessage},
        ${project.template}, ${project.category}, ${project.duplicatedFrom}::uuid, ${project.duplicatedCommitSha},
        ${project.copiesHistory ?? false}
      where not exists (
        select 1 from former_site_names where name = ${project.name} and project_id <> ${project.id} and free_at > now())
      on conflict do nothing`);
    return inserted === 1;
  },
  exists: async (queries, id) =>
    (await queries.first(sql`select 1 from projects where id = ${id}`)) !== undefined,
  async change(queries, id, change) {
    const name = change.name ?? null;
    const displayName = change.displayName ?? null;
    const visibility = change.visibility ?? null;
    const { from = null, to = null } = change.siteUrl ?? {};
    try {
      return await queries.run(sql`
        update projects set name = coalesce(${name}, name), display_name = coalesce(${displayName}, display_name),
          visibility = coalesce(${visibility}, visibility), url = case when url = ${from} then ${to} else url end,
          updated_at = now()
        where id = ${id} and deleted_at is null
          and (name, display_name, visibility) is distinct from
            (coalesce(${name}, name), coalesce(${displayName}, display_name), coalesce(${visibility}, visibility))`);
    } catch (error) {
      if (isUniqueViolation(error, 'projects_name_key')) return 'taken';
      throw error;
    }
  },
  move: (queries, id, { from, to }) =>
    queries.run(sql`
      update projects set workspace_id = ${to}, updated_at = now()
      where id = ${id} and workspace_id = ${from} and deleted_at is null`),
};

const work: Pick<
  ProjectStore,
  'setLatestCommit' | 'setLocked' | 'setPreviewBuild' | 'setThumbnail' | 'setPublished'
> = {
  setLatestCommit: (queries, id, sha) =>
    queries.run(sql`update projects set latest_commit_sha = ${sha}, updated_at = now() where id = ${id}`),
  setLocked: (queries, id, isLocked) =>
    queries.run(sql`
      update projects set locked_at = case when ${isLocked}::boolean then now() end where id = ${id}`),
  setPreviewBuild: (queries, id, sha) =>
    queries.run(sql`update projects set preview_build_commit_sha = ${sha} where id = ${id}`),
  setThumbnail: (queries, id, sha) =>
    queries.run(sql`update projects set thumbnail_commit_sha = ${sha} where id = ${id}`),
  setPublished: (queries, id, site) =>
    queries.run(sql`
      update projects set url = ${site?.url ?? null}, published_commit_sha = ${site?.commitSha ?? null},
        is_published = ${site !== null}, updated_at = now()
      where id = ${id}`),
};

const deletion: Pick<ProjectStore, 'markDeleted' | 'restore' | 'purge' | 'handOver'> = {
  markDeleted: (queries, id) =>
    queries.run(sql`update projects set deleted_at = now() where id = ${id} and deleted_at is null`),
  restore: (queries, id) =>
    queries.run(sql`
      update projects set deleted_at = null, updated_at = now()
      where id = ${id} and deleted_at > now() - ${undoPeriod}`),
  async purge(queries, limit) {
    const rows = await queries.rows<{ id: ProjectId }>(sql`
      delete from projects where id in (
        select id from projects where deleted_at <= now() - ${undoPeriod} order by deleted_at limit ${limit}
        for update skip locked)
      returning id`);
    return rows.map((row) => row.id);
  },
  async handOver(queries, workspaceId) {
    const rows = await queries.rows<{ id: ProjectId }>(sql`
      update projects p set user_id = o.user_id
      from workspace_members o
      where (${workspaceId}::uuid is null or p.workspace_id = ${workspaceId}) and o.workspace_id = p.workspace_id
        and o.role = 'owner' and not exists (
          select 1 from workspace_members m where m.workspace_id = p.workspace_id and m.user_id = p.user_id)
      returning p.id`);
    return rows.map((row) => row.id);
  },
};

const people: Pick<ProjectStore, 'details' | 'touchPresence' | 'presence'> = {
  details: (queries, id) =>
    queries.one<DetailsRow>(sql`
      select o.username as owner_username, o.name as owner_name, o.image as owner_image,
        (select count(*) from project_collaborators c where c.project_id = p.id) as collaborator_count,
        (select count(*) from workspace_members m where m.workspace_id = p.workspace_id) as workspace_member_count,
        (select count(*) from projects r
          where r.duplicated_from = p.id and r.created_by <> p.user_id and r.deleted_at is null) as remix_count,
        origin.id as origin_id, origin.display_name as origin_name
      from projects p join users o on o.id = p.user_id
      left join projects origin
        on origin.id = p.duplicated_from and origin.visibility = 'public' and origin.deleted_at is null
      where p.id = ${id}`),
  touchPresence: (queries, { projectId, userId, place }) =>
    queries.one<PresenceRow>(sql`
      with seen as (
        insert into project_presence (project_id, user_id, last_seen, view, file)
        values (${projectId}, ${userId}, now(), ${place?.view ?? null}, ${place?.file ?? null})
        on conflict (project_id, user_id)
        do update set last_seen = excluded.last_seen, view = excluded.view, file = excluded.file
        returning user_id, last_seen, view, file)
      select u.id, u.username, u.name as display_name, u.image as photo_url, u.email, seen.last_seen, seen.view,
        seen.file
      from seen join users u on u.id = seen.user_id`),
  presence: (queries, id) =>
    queries.rows<PresenceRow>(sql`
      select u.id, u.username, u.name as display_name, u.image as photo_url, u.email, s.last_seen, s.view, s.file
      from project_presence s
      join projects p on p.id = s.project_id
      join users u on u.id = s.user_id and u.disabled_at is null
      where s.project_id = ${id} and s.last_seen > now() - interval '24 hours'
        and (exists (select 1 from workspace_members m where m.workspace_id = p.workspace_id and m.user_id = u.id)
          or exists (select 1 from project_collaborators c
            where c.project_id = p.id and c.user_id = u.id and c.joined_at is not null))
      order by s.last_seen desc limit 200`),
};
