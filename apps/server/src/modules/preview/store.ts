import type { ProjectErrorType, ProjectId, UserId } from '@loam/contract';
import { previewLimits } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface DoorRow {
  readonly project_id: ProjectId;
  readonly user_id: UserId | null;
  readonly account_session_id: string | null;
}

export interface SessionRow extends DoorRow {
  /** Of someone who came by a preview link. */
  readonly link_id: string | null;
}

export interface NewDoor {
  readonly tokenHash: string;
  readonly projectId: ProjectId;
  readonly userId: UserId | null;
  readonly accountSessionId: string | null;
  readonly linkId?: string;
}

export interface ErrorRow {
  readonly id: string;
  readonly project_id: ProjectId;
  readonly type: ProjectErrorType;
  readonly error_message: string;
  readonly meta_data: { readonly filename?: string; readonly lineno?: number; readonly colno?: number };
  readonly occurrences: number;
  readonly created_at: Date;
  readonly handled_at: Date | null;
}

export interface NewError extends Pick<ErrorRow, 'id' | 'type' | 'error_message' | 'meta_data'> {
  readonly projectId: ProjectId;
  readonly fingerprint: string;
}

/** Errors whose cause is gone. */
export interface CuredErrors {
  readonly type: ProjectErrorType;
  /** A text that their messages hold; all of the type when it is absent. */
  readonly about?: string;
}

export interface PreviewStore {
  insertTicket(queries: Queries, ticket: NewDoor): Promise<void>;
  /** Gone with the first who takes it. */
  takeTicket(queries: Queries, tokenHash: string, projectId: ProjectId): Promise<DoorRow | undefined>;
  insertSession(queries: Queries, session: NewDoor): Promise<void>;
  findSession(queries: Queries, tokenHash: string): Promise<SessionRow | undefined>;
  projectByName(queries: Queries, name: string): Promise<ProjectId | undefined>;
  recordError(queries: Queries, error: NewError): Promise<ErrorRow & { readonly is_new: boolean }>;
  trimErrors(queries: Queries, projectId: ProjectId): Promise<number>;
  openErrors(queries: Queries, projectId: ProjectId): Promise<ErrorRow[]>;
  handleErrors(queries: Queries, projectId: ProjectId, ids: readonly string[]): Promise<number>;
  handleErrorsOfType(queries: Queries, projectId: ProjectId, cured: CuredErrors): Promise<number>;
  prune(queries: Queries): Promise<void>;
}

export function createPreviewStore(): PreviewStore {
  return { ...doors, ...errors };
}

const ticketSeconds = previewLimits.ticketMs / 1000;
const sessionSeconds = previewLimits.sessionMs / 1000;

const doors: Pick<
  PreviewStore,
  'insertTicket' | 'takeTicket' | 'insertSession' | 'findSession' | 'projectByName' | 'prune'
> = {
  async insertTicket(queries, ticket) {
    await queries.run(sql`
      insert into preview_tickets (token_hash, project_id, user_id, account_session_id, expires_at)
      values (${ticket.tokenHash}, ${ticket.projectId}, ${ticket.userId}, ${ticket.accountSessionId},
        now() + make_interval(secs => ${ticketSeconds}))`);
  },
  takeTicket: (queries, tokenHash, projectId) =>
    queries.first<DoorRow>(sql`
      delete from preview_tickets
      where token_hash = ${tokenHash} and project_id = ${projectId} and expires_at > now()
      returning project_id, user_id, account_session_id`),
  async insertSession(queries, session) {
    await queries.run(sql`
      insert into preview_sessions (token_hash, project_id, user_id, account_session_id, link_id, expires_at)
      values (${session.tokenHash}, ${session.projectId}, ${session.userId}, ${session.accountSessionId},
        ${session.linkId ?? null}, now() + make_interval(secs => ${sessionSeconds}))`);
  },
  findSession: (queries, tokenHash) =>
    queries.first<SessionRow>(sql`
      select session.project_id, session.user_id, session.account_session_id, session.link_id
      from preview_sessions session
      left join users person on person.id = session.user_id
      left join sessions account on account.id = session.account_session_id
      where session.token_hash = ${tokenHash} and session.expires_at > now() and person.disabled_at is null
        and (session.account_session_id is null or account.expires_at > now())`),
  async projectByName(queries, name) {
    const row = await queries.first<{ id: ProjectId }>(sql`
      select project.id from projects project join workspaces workspace on workspace.id = project.workspace_id
      where project.name = ${name} and project.deleted_at is null and not workspace.disable_named_previews`);
    return row?.id;
  },
  async prune(queries) {
    await queries.run(sql`delete from preview_tickets where expires_at < now()`);
    await queries.run(sql`delete from preview_sessions where expires_at < now()`);
    await queries.run(sql`delete from project_errors where handled_at < now() - interval '30 days'`);
  },
};

const errorColumns = sql`id, project_id, type, error_message, meta_data, occurrences, created_at, handled_at`;

const errors: Pick<
  PreviewStore,
  'recordError' | 'trimErrors' | 'openErrors' | 'handleErrors' | 'handleErrorsOfType'
> = {
  recordError: (queries, error) =>
    queries.one<ErrorRow & { is_new: boolean }>(sql`
      insert into project_errors (id, project_id, type, error_message, meta_data, fingerprint)
      values (${error.id}, ${error.projectId}, ${error.type}, ${error.error_message},
        ${JSON.stringify(error.meta_data)}::jsonb, ${error.fingerprint})
      on conflict (project_id, fingerprint) where handled_at is null
      do update set occurrences = project_errors.occurrences + 1
      returning ${errorColumns}, xmax = 0 as is_new`),
  trimErrors: (queries, projectId) =>
    queries.run(sql`
      delete from project_errors where project_id = ${projectId} and handled_at is null and created_at < (
        select min(created_at) from (
          select created_at from project_errors where project_id = ${projectId} and handled_at is null
          order by created_at desc, id desc limit ${previewLimits.openErrorsPerProject}
        ) newest)`),
  openErrors: (queries, projectId) =>
    queries.rows<ErrorRow>(sql`
      select ${errorColumns} from project_errors where project_id = ${projectId} and handled_at is null
      order by created_at desc, id desc limit ${previewLimits.openErrorsPerProject}`),
  handleErrors: (queries, projectId, ids) =>
    queries.run(sql`
      update project_errors set handled_at = now()
      where project_id = ${projectId} and id = any(${ids}::uuid[]) and handled_at is null`),
  handleErrorsOfType: (queries, projectId, { type, about = '' }) =>
    queries.run(sql`
      update project_errors set handled_at = now()
      where project_id = ${projectId} and type = ${type} and handled_at is null
        and position(${about} in error_message) > 0`),
};
