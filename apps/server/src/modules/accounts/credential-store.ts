import { type Db, type Queries, sql } from '@loam/db';
import { sessionDays } from './session-cookie.ts';

export interface FoundCredential {
  readonly id: string;
  readonly user_id: string;
  readonly role: 'user' | 'developer' | 'operator';
  /** Null for a personal access token. */
  readonly session_id: string | null;
  readonly expires_at: Date | null;
  /** Its last use was noted long enough ago to be noted again. */
  readonly is_stale: boolean;
}

export interface SessionRow {
  readonly id: string;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly expires_at: Date;
}

export interface AccessTokenRow {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
}

interface NewAccessToken {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly tokenHash: string;
  readonly prefix: string;
  readonly expiresInDays: number | null;
  readonly max: number;
}

export type CredentialStore = ReturnType<typeof createCredentialStore>;

/** Sessions and personal access tokens. */
export function createCredentialStore(db: Db) {
  return { ...sessionQueries(db), ...accessTokenQueries(db) };
}

function sessionQueries(db: Db) {
  return {
    findSession: (token: string) =>
      db.first<FoundCredential>(sql`
        select s.id, s.id as session_id, s.user_id, u.role, s.expires_at,
               s.updated_at < now() - interval '1 hour' as is_stale
        from sessions s join users u on u.id = s.user_id
        where s.token = ${token} and s.expires_at > now() and u.disabled_at is null`),
    extendSession: (id: string) =>
      db.run(sql`
        update sessions set updated_at = now(), expires_at = now() + make_interval(days => ${sessionDays})
        where id = ${id}`),
    listSessions: (userId: string) =>
      db.rows<SessionRow>(sql`
        select id, nullif(ip_address, '') as ip_address, nullif(user_agent, '') as user_agent,
               created_at, updated_at, expires_at
        from sessions where user_id = ${userId} and expires_at > now()
        order by updated_at desc, id limit 200`),
    deleteSession: (userId: string, id: string) =>
      db.run(sql`delete from sessions where id = ${id} and user_id = ${userId}`),
    deleteSessions: (queries: Queries, userId: string, exceptId: string | null) =>
      queries.run(sql`
        delete from sessions where user_id = ${userId} and (${exceptId}::uuid is null or id <> ${exceptId}::uuid)`),
    deleteExpired: async () => {
      await db.run(sql`delete from sessions where expires_at < now()`);
      await db.run(sql`delete from verifications where expires_at < now()`);
    },
  };
}

function accessTokenQueries(db: Db) {
  return {
    findAccessToken: (tokenHash: string) =>
      db.first<FoundCredential>(sql`
        select t.id, null as session_id, t.user_id, u.role, t.expires_at,
               coalesce(t.last_used_at < now() - interval '1 minute', true) as is_stale
        from personal_access_tokens t join users u on u.id = t.user_id
        where t.token_hash = ${tokenHash} and (t.expires_at is null or t.expires_at > now()) and u.disabled_at is null`),
    touchAccessToken: (id: string) =>
      db.run(sql`update personal_access_tokens set last_used_at = now() where id = ${id}`),
    listAccessTokens: (userId: string) =>
      db.rows<AccessTokenRow>(sql`
        select id, name, prefix, created_at, expires_at, last_used_at
        from personal_access_tokens where user_id = ${userId} order by created_at desc, id limit 200`),
    /** Undefined when the account has as many as it may have. */
    insertAccessToken: (token: NewAccessToken) =>
      db.first<AccessTokenRow>(sql`
        insert into personal_access_tokens (id, user_id, name, token_hash, prefix, expires_at)
        select ${token.id}::uuid, ${token.userId}::uuid, ${token.name}::text, ${token.tokenHash}::text, ${token.prefix}::text,
               now() + make_interval(days => ${token.expiresInDays}::int)
        where (select count(*) from personal_access_tokens where user_id = ${token.userId}) < ${token.max}::int
        returning id, name, prefix, created_at, expires_at, last_used_at`),
    deleteAccessToken: (userId: string, id: string) =>
      db.run(sql`delete from personal_access_tokens where id = ${id} and user_id = ${userId}`),
    deleteAccessTokens: (queries: Queries, userId: string) =>
      queries.run(sql`delete from personal_access_tokens where user_id = ${userId}`),
  };
}
