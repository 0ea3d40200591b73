import { audit, visitorOf, type Context } from './context.ts';
import { authError, failure } from './errors.ts';
import type { Json } from './http.ts';
import type { Sql } from './store/database.ts';
import {
  activeRefreshToken,
  addAmrClaim,
  amrClaimsOf,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  lockSession,
  revokeFamily,
  revokeRefreshToken,
  sessionsOf,
  touchSession,
  type RefreshToken,
  type Session,
} from './store/sessions.ts';
import { findUser, updateUser, type User } from './store/users.ts';
import { userJson } from './user-json.ts';

/** How somebody proved who they are; the names of the `amr` claim. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'anonymous'
  | 'totp'
  | 'mfa/phone'
  | 'token_refresh'
  | (string & {});

const secondFactors = ['totp', 'mfa/phone', 'mfa/webauthn'];

export interface IssuedSession {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: Json;
}

export async function issueSession(
  context: Context,
  sql: Sql,
  who: { readonly userId: string; readonly method: SignInMethod },
): Promise<IssuedSession> {
  const now = context.now();
  const sessionId = await insertSession(sql, { userId: who.userId, visitor: visitorOf(context) }, now);
  const refreshToken = await insertRefreshToken(sql, { userId: who.userId, sessionId, parent: null }, now);
  await addAmrClaim(sql, sessionId, { method: who.method, now });
  await updateUser(sql, who.userId, { changes: { last_sign_in_at: now }, now });
  return describeSession(context, sql, { userId: who.userId, sessionId, refreshToken });
}

export async function describeSession(
  context: Context,
  sql: Sql,
  session: { readonly userId: string; readonly sessionId: string; readonly refreshToken: string },
): Promise<IssuedSession> {
  const user = await findUser(sql, session.userId);
  if (user === undefined) throw failure('The user of the session is gone');
  const amr = await amrClaimsOf(sql, session.sessionId);
  const isSecond = amr.some((claim) => secondFactors.includes(claim.method));
  const issuedAt = Math.floor(context.now().getTime() / 1000);
  const expiresAt = issuedAt + context.settings.jwt_exp;
  const accessToken = await context.deps.keys.sign(context.request.ref, {
    iss: context.externalUrl,
    sub: user.id,
    aud: user.aud ?? 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role ?? '',
    aal: isSecond ? 'aal2' : 'aal1',
    amr,
    session_id: session.sessionId,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: context.settings.jwt_exp,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: userJson(user),
  };
}

type Refreshed =
  | { readonly kind: 'issued'; readonly session: IssuedSession }
  | { readonly kind: 'reused'; readonly tokenId: string };

/**
 * Each token is good once. The one just replaced gives its successor again, because an answer can get lost; an older
 * one within the reuse interval gives a new one; anything else is taken for theft and ends the family.
 */
export async function refreshSession(context: Context, token: string): Promise<IssuedSession> {
  const result = await context.transaction((sql) => refreshInside(context, sql, token));
  if (result.kind === 'issued') return result.session;
  context.deps.logger.warn(
    { ref: context.request.ref, tokenId: result.tokenId },
    'a refresh token came twice',
  );
  throw authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}

async function refreshInside(context: Context, sql: Sql, token: string): Promise<Refreshed> {
  const { session, user } = await lockSessionOfToken(context, sql, token);
  // Read again behind the lock: a parallel request may have used it meanwhile.
  const stored = await findRefreshToken(sql, token);
  if (stored === undefined) throw notFound();
  const next = await nextRefreshToken(context, sql, stored);
  if (next === undefined) return { kind: 'reused', tokenId: stored.id };
  await audit(context, sql, { actor: user, action: 'token_refreshed' });
  await touchSession(sql, session.id, { visitor: visitorOf(context), now: context.now() });
  const described = { userId: user.id, sessionId: session.id, refreshToken: next };
  return { kind: 'issued', session: await describeSession(context, sql, described) };
}

async function lockSessionOfToken(
  context: Context,
  sql: Sql,
  token: string,
): Promise<{ readonly session: Session; readonly user: User }> {
  const stored = await findRefreshToken(sql, token);
  const user = stored === undefined ? undefined : await findUser(sql, stored.user_id);
  if (stored === undefined || user === undefined) throw notFound();
  if (isBanned(user, context.now())) {
    throw authError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  }
  const session = stored.session_id === null ? undefined : await lockSession(sql, stored.session_id);
  if (session === undefined) {
    throw authError(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found');
  }
  checkSessionAge(context, session);
  if (context.settings.sessions_single_per_user) await checkNewestSession(sql, session);
  return { session, user };
}

function checkSessionAge(context: Context, session: Session): void {
  const { sessions_timebox: timeboxH, sessions_inactivity_timeout: idleH } = context.settings;
  const now = context.now().getTime();
  const isOver = (start: Date, hours: number) => hours > 0 && now > start.getTime() + hours * 3_600_000;
  const isPast = session.not_after !== null && now > session.not_after.getTime();
  if (isPast || isOver(session.created_at, timeboxH)) {
    throw authError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  }
  if (isOver(session.refreshed_at ?? session.created_at, idleH)) {
    throw authError(400, 'session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)');
  }
}

async function checkNewestSession(sql: Sql, session: Session): Promise<void> {
  const lastUse = (other: Session) => other.refreshed_at ?? other.created_at;
  const all = await sessionsOf(sql, session.user_id);
  if (all.some((other) => other.id !== session.id && lastUse(other) > lastUse(session))) {
    const message = 'Invalid Refresh Token: Session Expired (Revoked by Newer Login)';
    throw authError(400, 'session_expired', message);
  }
}

async function nextRefreshToken(
  context: Context,
  sql: Sql,
  token: RefreshToken,
): Promise<string | undefined> {
  const now = context.now();
  const sessionId = token.session_id;
  if (sessionId === null) return undefined;
  if (token.revoked === true) {
    const active = await activeRefreshToken(sql, sessionId);
    if (active?.parent === token.token) return active.token;
    const intervalMs = context.settings.security_refresh_token_reuse_interval * 1000;
    const isForgiven = now.getTime() <= token.updated_at.getTime() + intervalMs;
    // A family without an active token was ended as a whole; the interval must not revive it.
    if (!isForgiven || active === undefined) {
      if (context.settings.refresh_token_rotation_enabled) await revokeFamily(sql, sessionId, now);
      return undefined;
    }
  }
  await revokeRefreshToken(sql, token.id, now);
  return insertRefreshToken(sql, { userId: token.user_id, sessionId, parent: token.token }, now);
}

function notFound() {
  return authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
}

export function isBanned(user: User, now: Date): boolean {
  return user.banned_until !== null && now < user.banned_until;
}
