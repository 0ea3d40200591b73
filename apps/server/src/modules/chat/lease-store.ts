import type { ProjectId } from '@loam/contract';
import { isConnectionLost, type Queries, sql } from '@loam/db';
import type { MessageKey } from './rows.ts';

export interface Claim {
  readonly projectId: ProjectId;
  readonly holder: string;
}

/** Which process answers in which project. Database time decides. */
export interface LeaseStore {
  /** False while another process answers there. */
  claim(queries: Queries, claim: Claim): Promise<boolean>;
  /** Those of the claims that still stand. */
  renew(queries: Queries, claims: readonly Claim[]): Promise<ProjectId[]>;
  /** Held until the transaction ends. */
  confirm(queries: Queries, claim: Claim): Promise<boolean>;
  release(queries: Queries, claim: Claim): Promise<void>;
  /** Projects with something to answer, or to clear away, and nobody at it. */
  idle(queries: Queries, limit: number): Promise<ProjectId[]>;
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

const lease = sql`interval '10 seconds'`;

export const leaseStore: LeaseStore = {
  async claim(queries, { projectId, holder }) {
    const touched = await queries.run(sql`
      update conversations set holder = ${holder}, lease_expires_at = now() + ${lease}
      where project_id = ${projectId} and (holder is null or lease_expires_at <= now())`);
    return touched === 1;
  },
  async renew(queries, claims) {
    const rows = await queries.rows<{ project_id: ProjectId }>(sql`
      update conversations c set lease_expires_at = now() + ${lease}
      from unnest(${claims.map((claim) => claim.projectId)}::uuid[], ${claims.map((claim) => claim.holder)}::uuid[])
        as k(project_id, holder)
      where c.project_id = k.project_id and c.holder = k.holder
      returning c.project_id`);
    return rows.map((row) => row.project_id);
  },
  async confirm(queries, { projectId, holder }) {
    const row = await queries.first(sql`
      select 1 from conversations where project_id = ${projectId} and holder = ${holder} for update`);
    return row !== undefined;
  },
  async release(queries, { projectId, holder }) {
    await queries.run(sql`
      update conversations set holder = null, lease_expires_at = null
      where project_id = ${projectId} and holder = ${holder}`);
  },
  async idle(queries, limit) {
    const rows = await queries.rows<{ project_id: ProjectId }>(sql`
      select m.project_id from messages m join conversations c on c.project_id = m.project_id
      where m.variant = 'ai_message' and m.status in ('queued', 'running')
        and (c.holder is null or c.lease_expires_at <= now())
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
