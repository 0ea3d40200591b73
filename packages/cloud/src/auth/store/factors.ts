import { randomUUID } from 'node:crypto';
import type { Sql } from './database.ts';
import type { Factor } from './users.ts';

export interface StoredFactor extends Omit<Factor, 'created_at' | 'updated_at' | 'last_challenged_at'> {
  readonly user_id: string;
  readonly secret: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_challenged_at: Date | null;
  readonly web_authn_credential: unknown;
}

export interface Challenge {
  readonly id: string;
  readonly created_at: Date;
  readonly verified_at: Date | null;
  readonly ip_address: string;
  readonly otp_code: string | null;
  readonly web_authn_session_data: unknown;
}

export function findFactor(sql: Sql, id: string, userId: string): Promise<StoredFactor | undefined> {
  return sql.first<StoredFactor>('select * from auth.mfa_factors where id = $1 and user_id = $2', [
    id,
    userId,
  ]);
}

export interface NewFactor {
  readonly userId: string;
  readonly friendlyName: string;
  readonly type: 'totp' | 'phone' | 'webauthn';
  readonly secret?: string;
  readonly phone?: string;
}

export async function insertFactor(sql: Sql, factor: NewFactor, now: Date): Promise<string> {
  const id = randomUUID();
  await sql.run(
    `insert into auth.mfa_factors
       (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at)
     values ($1, $2, $3, $4, 'unverified', $5, $6, $7, $7)`,
    [id, factor.userId, factor.friendlyName, factor.type, factor.secret ?? null, factor.phone ?? null, now],
  );
  return id;
}

export async function updateFactor(
  sql: Sql,
  id: string,
  options: {
    readonly changes: { status?: 'verified'; friendly_name?: string; phone?: string };
    readonly now: Date;
  },
): Promise<void> {
  const { status, friendly_name: name, phone } = options.changes;
  await sql.run(
    `update auth.mfa_factors set status = coalesce($2::auth.factor_status, status),
       friendly_name = coalesce($3, friendly_name), phone = coalesce($4, phone), updated_at = $5 where id = $1`,
    [id, status ?? null, name ?? null, phone ?? null, options.now],
  );
}

export const factorMethods = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const;

/** What a session owes to the factor goes with it. */
export async function deleteFactor(sql: Sql, factor: StoredFactor): Promise<void> {
  await sql.run(
    `delete from auth.mfa_amr_claims where authentication_method = $2
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [factor.id, factorMethods[factor.factor_type]],
  );
  await sql.run(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [factor.id]);
  await sql.run('delete from auth.mfa_factors where id = $1', [factor.id]);
}

/** Half-finished enrolments are forgotten after five minutes. */
export async function deleteStaleFactors(sql: Sql, now: Date): Promise<void> {
  await sql.run(
    `delete from auth.mfa_factors f where status = 'unverified'
       and created_at < $1::timestamptz - interval '5 minutes'
       and not exists (
         select 1 from auth.mfa_challenges c
         where c.factor_id = f.id and c.created_at > $1::timestamptz - interval '5 minutes')`,
    [now],
  );
}

export async function deleteUnverifiedFactors(
  sql: Sql,
  userId: string,
  options: { readonly type: string; readonly phone?: string },
): Promise<void> {
  await sql.run(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
       and factor_type::text = $2 and ($3::text is null or phone = $3)`,
    [userId, options.type, options.phone ?? null],
  );
}

export async function insertChallenge(
  sql: Sql,
  challenge: {
    readonly factorId: string;
    readonly ip: string;
    readonly code: string | null;
    /** What the key of the factor has to sign. */
    readonly webauthn?: string | undefined;
  },
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const sessionData = challenge.webauthn === undefined ? null : { challenge: challenge.webauthn };
  await sql.run(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, otp_code, web_authn_session_data)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, challenge.factorId, now, challenge.ip, challenge.code, sessionData],
  );
  // The column is unique, so two challenges in one millisecond must differ in their last digits.
  await sql.run('update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1', [
    challenge.factorId,
  ]);
  return id;
}

export function lockChallenge(sql: Sql, id: string, factorId: string): Promise<Challenge | undefined> {
  return sql.first<Challenge>(
    `select id, created_at, verified_at, host(ip_address) as ip_address, otp_code, web_authn_session_data
     from auth.mfa_challenges where id = $1 and factor_id = $2 for update`,
    [id, factorId],
  );
}

export async function saveWebauthnCredential(
  sql: Sql,
  factorId: string,
  { key, aaguid }: { readonly key: object; readonly aaguid?: string | undefined },
): Promise<void> {
  await sql.run(
    `update auth.mfa_factors set web_authn_credential = $2, web_authn_aaguid = coalesce($3::uuid, web_authn_aaguid)
     where id = $1`,
    [factorId, key, aaguid ?? null],
  );
}

export async function markChallengeVerified(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.run('update auth.mfa_challenges set verified_at = $2 where id = $1', [id, now]);
}

export async function deleteChallenge(sql: Sql, id: string): Promise<void> {
  await sql.run('delete from auth.mfa_challenges where id = $1', [id]);
}

/** Nobody got the code of it. */
export async function withdrawChallenge(
  sql: Sql,
  challenge: { readonly id: string; readonly factorId: string },
): Promise<void> {
  await deleteChallenge(sql, challenge.id);
  await sql.run('update auth.mfa_factors set last_challenged_at = null where id = $1', [challenge.factorId]);
}

/** True for the first that comes with the code of a step; earlier steps are over with it. */
export async function takeTotpStep(
  sql: Sql,
  used: { readonly factorId: string; readonly step: number; readonly now: Date },
): Promise<boolean> {
  const taken = await sql.first(
    `insert into auth.rate_buckets as b (key, tokens, updated_at) values ($1, $2, $3)
     on conflict (key) do update set tokens = excluded.tokens, updated_at = excluded.updated_at
       where b.tokens < excluded.tokens returning 1`,
    [`totp:${used.factorId}`, used.step, used.now],
  );
  return taken !== undefined;
}
