import { randomUUID } from 'node:crypto';
import { makeRefreshToken } from '../crypto/codes.ts';
import type { Sql } from './database.ts';
import { noInstance } from './users.ts';

export type Aal = 'aal1' | 'aal2' | 'aal3';

export interface Session {
  readonly id: string;
  readonly user_id: string;
  readonly created_at: Date;
  readonly aal: Aal | null;
  readonly factor_id: string | null;
  readonly not_after: Date | null;
  readonly refreshed_at: Date | null;
}

export interface AmrClaim {
  readonly method: string;
  readonly timestamp: number;
}

export interface RefreshToken {
  readonly id: string;
  readonly token: string;
  readonly user_id: string;
  readonly revoked: boolean | null;
  readonly updated_at: Date;
  readonly parent: string | null;
  readonly session_id: string | null;
}

export interface Visitor {
  readonly userAgent: string | undefined;
  readonly ip: string;
}

// The column has no time zone and means UTC, which the driver would read as local time.
const session = `select id, user_id, created_at, aal, factor_id, not_after,
  refreshed_at at time zone 'utc' as refreshed_at from auth.sessions`;

export function findSession(sql: Sql, id: string): Promise<Session | undefined> {
  return sql.first<Session>(`${session} where id = $1`, [id]);
}

export function lockSession(sql: Sql, id: string): Promise<Session | undefined> {
  return sql.first<Session>(`${session} where id = $1 for update`, [id]);
}

export function sessionsOf(sql: Sql, userId: string): Promise<Session[]> {
  return sql.rows<Session>(`${session} where user_id = $1`, [userId]);
}

export async function insertSession(
  sql: Sql,
  options: { readonly userId: string; readonly visitor: Visitor },
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await sql.run(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
     values ($1, $2, $3, $3, 'aal1', $4, $5)`,
    [id, options.userId, now, options.visitor.userAgent ?? null, addressOf(options.visitor)],
  );
  return id;
}

export async function touchSession(
  sql: Sql,
  id: string,
  options: { visitor: Visitor; now: Date },
): Promise<void> {
  await sql.run(
    `update auth.sessions
     set refreshed_at = $2::timestamptz at time zone 'utc', updated_at = $2, user_agent = $3, ip = $4 where id = $1`,
    [id, options.now, options.visitor.userAgent ?? null, addressOf(options.visitor)],
  );
}

function addressOf(visitor: Visitor): string | null {
  return visitor.ip === '' ? null : visitor.ip;
}

export async function setSessionAal(
  sql: Sql,
  id: string,
  options: { readonly aal: Aal; readonly factorId: string | null },
): Promise<void> {
  await sql.run('update auth.sessions set aal = $2, factor_id = $3 where id = $1', [
    id,
    options.aal,
    options.factorId,
  ]);
}

export type LogoutScope =
  | { readonly kind: 'global'; readonly userId: string }
  | { readonly kind: 'local'; readonly sessionId: string }
  | { readonly kind: 'others'; readonly userId: string; readonly sessionId: string };

export async function deleteSessions(sql: Sql, scope: LogoutScope): Promise<void> {
  switch (scope.kind) {
    case 'global':
      return sql.run('delete from auth.sessions where user_id = $1', [scope.userId]);
    case 'local':
      return sql.run('delete from auth.sessions where id = $1', [scope.sessionId]);
    case 'others':
      return sql.run('delete from auth.sessions where user_id = $1 and id <> $2', [
        scope.userId,
        scope.sessionId,
      ]);
  }
}

export async function deleteSessionsBelow(sql: Sql, userId: string, aal: Aal): Promise<void> {
  await sql.run('delete from auth.sessions where user_id = $1 and aal < $2::auth.aal_level', [userId, aal]);
}

export async function addAmrClaim(
  sql: Sql,
  sessionId: string,
  options: { method: string; now: Date },
): Promise<void> {
  await sql.run(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, $3, $3, $4)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, options.now, options.method],
  );
}

export async function amrClaimsOf(sql: Sql, sessionId: string): Promise<AmrClaim[]> {
  const rows = await sql.rows<{ authentication_method: string; updated_at: Date }>(
    `select authentication_method, updated_at from auth.mfa_amr_claims
     where session_id = $1 order by updated_at desc, created_at desc`,
    [sessionId],
  );
  return rows.map((row) => ({
    method: row.authentication_method,
    timestamp: Math.floor(row.updated_at.getTime() / 1000),
  }));
}

export function findRefreshToken(sql: Sql, token: string): Promise<RefreshToken | undefined> {
  return sql.first<RefreshToken>('select * from auth.refresh_tokens where token = $1', [token]);
}

export function activeRefreshToken(sql: Sql, sessionId: string): Promise<RefreshToken | undefined> {
  return sql.first<RefreshToken>(
    'select * from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
    [sessionId],
  );
}

export async function insertRefreshToken(
  sql: Sql,
  options: { readonly userId: string; readonly sessionId: string; readonly parent: string | null },
  now: Date,
): Promise<string> {
  const token = makeRefreshToken();
  await sql.run(
    `insert into auth.refresh_tokens
       (instance_id, token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ('${noInstance}', $1, $2, $3, $4, false, $5, $5)`,
    [token, options.userId, options.sessionId, options.parent, now],
  );
  return token;
}

export async function revokeRefreshToken(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.run('update auth.refresh_tokens set revoked = true, updated_at = $2 where id = $1', [id, now]);
}

/** Whoever holds any token of the family is out: one of them was stolen. */
export async function revokeFamily(sql: Sql, sessionId: string, now: Date): Promise<void> {
  await sql.run(
    'update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1 and not revoked',
    [sessionId, now],
  );
}
