import type { EditFeedback, EditId, EditType, PreviewBuildStatus, ProjectId, UserId } from '@loam/contract';
import { emptySql, type Queries, sql } from '@loam/db';
import type { EditRow, NewEdit, OriginRow } from './rows.ts';

export interface EditFilter {
  readonly limit: number;
  readonly beforeNumber?: number | undefined;
  readonly types?: readonly EditType[] | undefined;
  readonly bookmarked?: boolean | undefined;
  readonly ids?: readonly EditId[] | undefined;
}

export interface EditChange {
  readonly bookmarked?: boolean | undefined;
  readonly bookmarkNote?: string | null | undefined;
  readonly feedback?: EditFeedback | undefined;
}

export interface CopiedEdits {
  readonly projectId: ProjectId;
  readonly from: ProjectId;
  readonly throughCommit: string;
}

export interface EditStore {
  origin(queries: Queries, projectId: ProjectId): Promise<OriginRow | undefined>;
  /** What stands in commits as the author's name. */
  authorName(queries: Queries, userId: UserId): Promise<string | undefined>;
  /** Undefined when the commit has a row already. */
  insert(queries: Queries, edit: NewEdit): Promise<EditRow | undefined>;
  /** Versions of another project up to a commit, with what was noted about them; of the chat nothing. Once is enough. */
  copy(queries: Queries, copied: CopiedEdits): Promise<void>;
  find(queries: Queries, projectId: ProjectId, id: EditId): Promise<EditRow | undefined>;
  /** In whichever project: commits that were copied name the versions of their source. */
  isTaken(queries: Queries, id: EditId): Promise<boolean>;
  findByCommit(queries: Queries, projectId: ProjectId, commitSha: string): Promise<EditRow | undefined>;
  findByMessage(queries: Queries, projectId: ProjectId, messageId: string): Promise<EditRow | undefined>;
  /** Those of the commits that have rows. */
  knownCommits(
    queries: Queries,
    projectId: ProjectId,
    commitShas: readonly string[],
  ): Promise<ReadonlySet<string>>;
  list(queries: Queries, projectId: ProjectId, filter: EditFilter): Promise<EditRow[]>;
  change(
    queries: Queries,
    edit: { readonly projectId: ProjectId; readonly id: EditId },
    change: EditChange,
  ): Promise<EditRow | undefined>;
  setBuildStatus(
    queries: Queries,
    edit: { readonly projectId: ProjectId; readonly commitSha: string },
    status: PreviewBuildStatus,
  ): Promise<EditRow | undefined>;
  /** The highest version whose build succeeded. */
  newestGoodBuild(queries: Queries, projectId: ProjectId): Promise<EditRow | undefined>;
  /** After a restore: which versions still lead to the present state. */
  markReverted(queries: Queries, projectId: ProjectId, headNumber: number): Promise<number>;
  /** Rows above this number have no commit in the repository. */
  markLost(queries: Queries, projectId: ProjectId, aboveNumber: number): Promise<number>;
}

const columns = sql`
  id, project_id, number, commit_sha, parent_sha, commit_message, summary, created_at, user_id, message_id, type, status,
  preview_build_status, reverted, bookmarked, bookmark_note, revert_target_edit_id, feedback, pages`;

export function createEditStore(): EditStore {
  return { ...reading, ...writing };
}

const reading: Pick<
  EditStore,
  | 'origin'
  | 'authorName'
  | 'find'
  | 'isTaken'
  | 'findByCommit'
  | 'findByMessage'
  | 'knownCommits'
  | 'newestGoodBuild'
  | 'list'
> = {
  origin: (queries, projectId) =>
    queries.first<OriginRow>(sql`
      select created_by, latest_commit_sha, duplicated_from, duplicated_commit_sha, copies_history, deleted_at
      from projects where id = ${projectId}`),
  async authorName(queries, userId) {
    const row = await queries.first<{ name: string }>(sql`select name from users where id = ${userId}`);
    return row?.name;
  },
  find: (queries, projectId, id) =>
    queries.first<EditRow>(sql`select ${columns} from edits where id = ${id} and project_id = ${projectId}`),
  isTaken: async (queries, id) =>
    (await queries.first(sql`select 1 from edits where id = ${id}`)) !== undefined,
  findByCommit: (queries, projectId, commitSha) =>
    queries.first<EditRow>(
      sql`select ${columns} from edits where project_id = ${projectId} and commit_sha = ${commitSha}`,
    ),
  findByMessage: (queries, projectId, messageId) =>
    queries.first<EditRow>(sql`
      select ${columns} from edits where project_id = ${projectId} and message_id = ${messageId} and type <> 'revert'
        and not reverted
      order by number desc limit 1`),
  async knownCommits(queries, projectId, commitShas) {
    const rows = await queries.rows<{ commit_sha: string }>(sql`
      select commit_sha from edits where project_id = ${projectId} and commit_sha = any(${[...commitShas]}::text[])`);
    return new Set(rows.map((row) => row.commit_sha));
  },
  newestGoodBuild: (queries, projectId) =>
    queries.first<EditRow>(sql`
      select ${columns} from edits where project_id = ${projectId} and preview_build_status = 'succeeded'
      order by number desc limit 1`),
  list(queries, projectId, { limit, beforeNumber, types, bookmarked, ids }) {
    const before = beforeNumber === undefined ? emptySql : sql`and number < ${beforeNumber}`;
    const ofType = types === undefined ? emptySql : sql`and type = any(${[...types]}::text[])`;
    const named = ids === undefined ? emptySql : sql`and id = any(${[...ids]}::uuid[])`;
    const kept =
      bookmarked === undefined ? emptySql : bookmarked ? sql`and bookmarked` : sql`and not bookmarked`;
    return queries.rows<EditRow>(sql`
      select ${columns} from edits where project_id = ${projectId} ${before} ${ofType} ${named} ${kept}
      order by number desc limit ${limit}`);
  },
};

const writing: Pick<
  EditStore,
  'insert' | 'copy' | 'change' | 'setBuildStatus' | 'markReverted' | 'markLost'
> = {
  insert: (queries, edit) =>
    queries.first<EditRow>(sql`
      insert into edits (id, project_id, number, commit_sha, parent_sha, commit_message, summary, created_at, user_id,
        type, pages, revert_target_edit_id, message_id)
      values (${edit.id}, ${edit.projectId},
        (select coalesce(max(number), 0) + 1 from edits where project_id = ${edit.projectId}), ${edit.commitSha},
        ${edit.parentSha}, ${edit.commitMessage}, ${edit.summary}, coalesce(${edit.createdAt ?? null}, now()),
        (select id from users where id = ${edit.userId}), ${edit.type}, ${JSON.stringify(edit.pages)}::jsonb,
        ${edit.revertTargetEditId ?? null}, ${edit.messageId ?? null})
      on conflict (project_id, commit_sha) do nothing
      returning ${columns}`),
  // One statement however long the history is. Ids are of one project each, so a restore points to the copy of its target.
  async copy(queries, { projectId, from, throughCommit }) {
    await queries.run(sql`
      with copied as materialized (
        select gen_random_uuid() as copy_id, e.*
        from edits e join edits last on last.project_id = e.project_id and last.commit_sha = ${throughCommit}
        where e.project_id = ${from} and e.number <= last.number and e.status = 'completed')
      insert into edits (id, project_id, number, commit_sha, parent_sha, commit_message, summary, created_at, user_id,
        type, pages, reverted, bookmarked, bookmark_note, revert_target_edit_id)
      select c.copy_id, ${projectId}, c.number, c.commit_sha, c.parent_sha, c.commit_message, c.summary, c.created_at,
        c.user_id, c.type, c.pages, c.reverted, c.bookmarked, c.bookmark_note, target.copy_id
      from copied c left join copied target on target.id = c.revert_target_edit_id
      on conflict do nothing`);
  },
  change(queries, { projectId, id }, change) {
    const note = change.bookmarkNote;
    return queries.first<EditRow>(sql`
      update edits set bookmarked = coalesce(${change.bookmarked ?? null}, bookmarked),
        bookmark_note = case when ${note !== undefined}::boolean then ${note ?? null} else bookmark_note end,
        feedback = coalesce(${change.feedback ?? null}, feedback)
      where id = ${id} and project_id = ${projectId}
      returning ${columns}`);
  },
  setBuildStatus: (queries, { projectId, commitSha }, status) =>
    queries.first<EditRow>(sql`
      update edits set preview_build_status = ${status}
      where project_id = ${projectId} and commit_sha = ${commitSha}
        and preview_build_status is distinct from ${status}
      returning ${columns}`),
  // From the newest version back: a restore continues with its target, any other with the one before.
  markReverted: (queries, projectId, headNumber) =>
    queries.run(sql`
      with recursive present as (
        select number, revert_target_edit_id from edits where project_id = ${projectId} and number = ${headNumber}
        union all
        select e.number, e.revert_target_edit_id
        from present p join lateral (
          select number, revert_target_edit_id from edits
          where project_id = ${projectId} and (
            (p.revert_target_edit_id is null and number < p.number) or id = p.revert_target_edit_id)
          order by number desc limit 1) e on true)
      update edits set reverted = not reverted
      where project_id = ${projectId}
        and reverted = exists (select 1 from present where present.number = edits.number)`),
  markLost: (queries, projectId, aboveNumber) =>
    queries.run(sql`
      update edits set status = 'lost'
      where project_id = ${projectId} and number > ${aboveNumber} and status <> 'lost'`),
};
