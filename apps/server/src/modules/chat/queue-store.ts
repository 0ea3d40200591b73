import type { ProjectId } from '@loam/contract';
import { isConnectionLost, type Queries, sql } from '@loam/db';
import type { MessageKey } from './rows.ts';

export interface IdleWish {
  readonly limit: number;
  /** Who asks: projects whose files are elsewhere are answered there. */
  readonly runnerId: string;
  /** Not these, for now. */
  readonly except: readonly ProjectId[];
}

/** The queue of turns is the table of messages. */
export interface QueueStore {
  /** Projects with something to answer, or to clear away, and nobody at it. */
  idle(queries: Queries, wish: IdleWish): Promise<ProjectId[]>;
  /** What waits or was left half-way in a project, oldest first. */
  next(
    queries: Queries,
    projectId: ProjectId,
  ): Promise<{ readonly id: string; readonly status: 'queued' | 'running' } | undefined>;
  /** Under which credits are held for what waits or is written, over the whole installation. */
  heldKeys(queries: Queries, limit: number): Promise<string[]>;
  /** All that waits or is written in a project. */
  unfinished(queries: Queries, projectId: ProjectId): Promise<string[]>;
  /** From `queued` to `running`; false when it was taken back meanwhile. */
  start(queries: Queries, key: MessageKey): Promise<boolean>;
  /** Those of the answers that someone asked to stop. */
  stopRequested(queries: Queries, keys: readonly MessageKey[]): Promise<MessageKey[]>;
  notify(queries: Queries, payload: string): Promise<void>;
}

/** Then nothing can be said of what was asked; a moment later it may. */
export const isDatabaseAway = (error: unknown): boolean => isConnectionLost(error);

export const chatChannel = 'loam_chat';

export const queueStore: QueueStore = {
  async idle(queries, { limit, runnerId, except }) {
    const rows = await queries.rows<{ project_id: ProjectId }>(sql`
      select m.project_id from messages m left join placements at on at.project_id = m.project_id
      where m.variant = 'ai_message' and m.status in ('queued', 'running')
        and coalesce(at.runner_id, ${runnerId}) = ${runnerId} and m.project_id <> all(${[...except]}::uuid[])
        and not exists (
          select 1 from leases l
          where l.kind = 'turn' and l.subject = m.project_id::text and l.holder is not null and l.expires_at > now())
      group by m.project_id order by min(m.created_at) limit ${limit}`);
    return rows.map((row) => row.project_id);
  },
  next: (queries, projectId) =>
    queries.first(sql`
      select id, status from messages
      where project_id = ${projectId} and variant = 'ai_message' and status in ('queued', 'running')
      order by number limit 1`),
  async heldKeys(queries, limit) {
    const rows = await queries.rows<{ key: string }>(sql`
      select reservation_key as key from messages
      where variant = 'ai_message' and status in ('queued', 'running') and reservation_key is not null
      order by created_at limit ${limit}`);
    return rows.map((row) => row.key);
  },
  async unfinished(queries, projectId) {
    const rows = await queries.rows<{ id: string }>(sql`
      select id from messages
      where project_id = ${projectId} and variant = 'ai_message' and status in ('queued', 'running')
      order by number desc`);
    return rows.map((row) => row.id);
  },
  async start(queries, { projectId, id }) {
    const touched = await queries.run(sql`
      update messages set status = 'running'
      where project_id = ${projectId} and id = ${id} and status = 'queued'`);
    return touched === 1;
  },
  async stopRequested(queries, keys) {
    const rows = await queries.rows<{ project_id: ProjectId; id: string }>(sql`
      select m.project_id, m.id
      from unnest(${keys.map((key) => key.projectId)}::uuid[], ${keys.map((key) => key.id)}::text[])
        as k(project_id, id)
      join messages m on m.project_id = k.project_id and m.id = k.id
      where m.stop_requested_at is not null`);
    return rows.map((row) => ({ projectId: row.project_id, id: row.id }));
  },
  async notify(queries, payload) {
    await queries.run(sql`select pg_notify(${chatChannel}, ${payload})`);
  },
};
