import { randomUUID } from 'node:crypto';
import type { Sql } from './database.ts';

export interface FlowState {
  readonly id: string;
  readonly user_id: string | null;
  readonly auth_code: string | null;
  readonly code_challenge: string | null;
  readonly code_challenge_method: string | null;
  readonly provider_type: string;
  readonly provider_access_token: string | null;
  readonly provider_refresh_token: string | null;
  readonly authentication_method: string;
  readonly created_at: Date;
  readonly auth_code_issued_at: Date | null;
  readonly invite_token: string | null;
  readonly referrer: string | null;
  readonly linking_target_id: string | null;
}

export interface PkceChallenge {
  readonly value: string;
  readonly method: 's256' | 'plain';
}

export interface NewFlowState {
  readonly provider: string;
  readonly method: string;
  readonly challenge: PkceChallenge | undefined;
  readonly userId?: string;
  readonly referrer?: string;
  readonly inviteToken?: string;
  readonly linkingTargetId?: string;
}

export async function insertFlowState(sql: Sql, state: NewFlowState, now: Date): Promise<string> {
  const id = randomUUID();
  await sql.run(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       authentication_method, referrer, invite_token, linking_target_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      id,
      state.userId ?? null,
      state.challenge === undefined ? null : randomUUID(),
      state.challenge?.method ?? null,
      state.challenge?.value ?? null,
      state.provider,
      state.method,
      state.referrer ?? null,
      state.inviteToken ?? null,
      state.linkingTargetId ?? null,
      now,
    ],
  );
  return id;
}

/** Locked, because each leads to one session only. */
export function lockFlowState(sql: Sql, id: string): Promise<FlowState | undefined> {
  return sql.first<FlowState>('select * from auth.flow_state where id = $1 for update', [id]);
}

export function lockFlowStateByCode(sql: Sql, code: string): Promise<FlowState | undefined> {
  return sql.first<FlowState>('select * from auth.flow_state where auth_code = $1 for update', [code]);
}

export function lockNewestFlowState(
  sql: Sql,
  userId: string,
  method: string,
): Promise<FlowState | undefined> {
  return sql.first<FlowState>(
    `select * from auth.flow_state where user_id = $1 and authentication_method = $2
     order by created_at desc limit 1 for update`,
    [userId, method],
  );
}

export async function markCodeIssued(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.run('update auth.flow_state set auth_code_issued_at = $2, updated_at = $2 where id = $1', [
    id,
    now,
  ]);
}

export async function finishFlowState(
  sql: Sql,
  id: string,
  options: {
    readonly userId: string;
    readonly accessToken: string;
    readonly refreshToken: string;
    readonly now: Date;
  },
): Promise<void> {
  await sql.run(
    `update auth.flow_state set user_id = $2, provider_access_token = $3, provider_refresh_token = $4,
       auth_code_issued_at = $5, updated_at = $5 where id = $1`,
    [id, options.userId, options.accessToken, options.refreshToken, options.now],
  );
}

export async function deleteFlowState(sql: Sql, id: string): Promise<void> {
  await sql.run('delete from auth.flow_state where id = $1', [id]);
}

const lifetimeMs = 5 * 60_000;

export function isFlowExpired(state: FlowState, now: Date): boolean {
  const start = state.authentication_method === 'magiclink' ? state.auth_code_issued_at : null;
  return now.getTime() > (start ?? state.created_at).getTime() + lifetimeMs;
}
