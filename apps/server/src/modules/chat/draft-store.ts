import { chatLimits, type MessageDraft, type ProjectId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';
import type { MessageKey } from './rows.ts';

export interface DraftRow extends MessageDraft {
  readonly project_id: ProjectId;
  readonly message_id: string;
  readonly base_sha: string;
  readonly reason: string;
  readonly details: string;
  readonly request: string;
  readonly continued_by: string | null;
  readonly is_being_kept: boolean;
}

export interface NewDraft {
  readonly baseSha: string;
  readonly changes: Buffer;
  readonly fileCount: number;
  readonly checks: MessageDraft['checks'];
  readonly reason: string;
  readonly details: string;
  readonly request: string;
}

export interface DraftStore {
  /** The oldest of the project make room. Returns the messages whose drafts are gone. */
  save(queries: Queries, key: MessageKey, draft: NewDraft): Promise<MessageKey[]>;
  find(queries: Queries, key: MessageKey): Promise<DraftRow | undefined>;
  /** Held until the transaction ends. */
  lock(queries: Queries, key: MessageKey): Promise<DraftRow | undefined>;
  /** The one that this answer goes on with. */
  continuedBy(queries: Queries, answer: MessageKey): Promise<DraftRow | undefined>;
  readChanges(queries: Queries, key: MessageKey): Promise<Buffer | null>;
  /** The answer that goes on with it; undefined: it is offered again. */
  setContinued(queries: Queries, key: MessageKey, answerId: string | undefined): Promise<void>;
  /** What was in it is forgotten. */
  settle(queries: Queries, key: MessageKey, state: Exclude<MessageDraft['state'], 'offered'>): Promise<void>;
  prune(queries: Queries): Promise<void>;
}

/** Whose lease of kind `draft` makes it a version; whoever reads the row for update sees it or is seen. */
export function draftSubject({ projectId, id }: MessageKey): string {
  return `${projectId} ${id}`;
}

const isBeingKept = sql`exists (
  select 1 from leases l
  where l.kind = 'draft' and l.subject = message_drafts.project_id || ' ' || message_drafts.message_id
    and l.holder is not null and l.expires_at > now())`;

const columns = sql`
  project_id, message_id, state, file_count, checks, base_sha, reason, details, request, continued_by,
  ${isBeingKept} as is_being_kept`;

export const draftStore: DraftStore = {
  async save(queries, { projectId, id }, draft) {
    await queries.run(sql`
      insert into message_drafts (project_id, message_id, state, base_sha, changes, file_count, checks, reason, details, request)
      values (${projectId}, ${id}, 'offered', ${draft.baseSha}, ${draft.changes}, ${draft.fileCount}, ${draft.checks},
        ${draft.reason}, ${draft.details}, ${draft.request})
      on conflict (project_id, message_id) do nothing`);
    // One that is being continued or kept is still needed.
    const expired = await queries.rows<{ message_id: string }>(sql`
      update message_drafts set state = 'expired', changes = null
      where project_id = ${projectId} and state = 'offered' and changes is not null
        and not ${isBeingKept}
        and message_id not in (
          select message_id from message_drafts where project_id = ${projectId} and changes is not null
          order by created_at desc, message_id = ${id} desc limit ${chatLimits.drafts})
      returning message_id`);
    return expired.map((row) => ({ projectId, id: row.message_id }));
  },
  find: (queries, { projectId, id }) =>
    queries.first<DraftRow>(
      sql`select ${columns} from message_drafts where project_id = ${projectId} and message_id = ${id}`,
    ),
  lock: (queries, { projectId, id }) =>
    queries.first<DraftRow>(sql`
      select ${columns} from message_drafts where project_id = ${projectId} and message_id = ${id} for update`),
  continuedBy: (queries, { projectId, id }) =>
    queries.first<DraftRow>(sql`
      select ${columns} from message_drafts
      where project_id = ${projectId} and continued_by = ${id} and state = 'continued'`),
  async readChanges(queries, { projectId, id }) {
    const row = await queries.first<{ changes: Buffer | null }>(sql`
      select changes from message_drafts where project_id = ${projectId} and message_id = ${id}`);
    return row?.changes ?? null;
  },
  async setContinued(queries, { projectId, id }, answerId) {
    await queries.run(sql`
      update message_drafts set state = ${answerId === undefined ? 'offered' : 'continued'}, continued_by = ${answerId ?? null}
      where project_id = ${projectId} and message_id = ${id}`);
  },
  async settle(queries, { projectId, id }, state) {
    await queries.run(sql`
      update message_drafts set state = ${state}, changes = null
      where project_id = ${projectId} and message_id = ${id}`);
  },
  async prune(queries) {
    await queries.run(sql`
      update message_drafts set state = case when state = 'offered' then 'expired' else state end, changes = null
      where changes is not null and created_at < now() - make_interval(days => ${chatLimits.draftDays})`);
  },
};
