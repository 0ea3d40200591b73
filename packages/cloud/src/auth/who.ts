import type { JWTPayload } from 'jose';
import { bearerToken, type TokenFault } from '../keys/index.ts';
import type { Context } from './context.ts';
import { authError, type AuthError } from './errors.ts';
import { isUuid } from './http.ts';
import { isBanned } from './session.ts';
import { findSession, type Session } from './store/sessions.ts';
import { findUser, type User } from './store/users.ts';

export interface SignedIn {
  readonly user: User;
  readonly session: Session | undefined;
  readonly claims: JWTPayload;
}

/** The person behind the bearer token, whose session must still exist. */
export async function requireUser(context: Context): Promise<SignedIn> {
  const claims = await claimsOf(context);
  const { sub } = claims;
  if (sub === undefined || sub === '') throw authError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!isUuid(sub)) throw authError(403, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  const sessionId = claims['session_id'];
  const hasSession = typeof sessionId === 'string' && sessionId !== '';
  if (hasSession && !isUuid(sessionId)) {
    throw authError(403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID');
  }
  const found = await context.transaction(async (sql) => ({
    user: await findUser(sql, sub),
    session: hasSession ? await findSession(sql, sessionId) : undefined,
  }));
  if (found.user === undefined) {
    throw authError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (hasSession && found.session?.user_id !== sub) {
    throw authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (isBanned(found.user, context.now())) throw authError(403, 'user_banned', 'User is banned');
  return { user: found.user, session: found.session, claims };
}

const adminRoles = ['service_role', 'supabase_admin'];

/** Only a service key or a token of its role; a person's token never, whatever the API key beside it. */
export async function requireAdmin(context: Context): Promise<void> {
  const { ref, headers } = context.request;
  const authorization = headers['authorization'];
  if (bearerToken(authorization) === undefined) throw noBearer();
  const userAgent = headers['user-agent'];
  const who = await context.deps.keys.roleOfRequest(ref, { authorization, userAgent });
  if (who.kind === 'refused') {
    if (who.fault === 'secret_key_in_browser') {
      throw authError(403, 'not_admin', 'Forbidden use of secret API key in browser');
    }
    throw authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  }
  if (!adminRoles.includes(who.role)) throw authError(403, 'not_admin', 'User not allowed');
}

async function claimsOf(context: Context): Promise<JWTPayload> {
  const { ref, headers } = context.request;
  const token = bearerToken(headers['authorization']);
  if (token === undefined) throw noBearer();
  const check = await context.deps.keys.verifyToken(ref, token);
  if (check.kind === 'accepted') return check.claims;
  throw authError(
    403,
    'bad_jwt',
    `invalid JWT: unable to parse or verify signature, ${faultTexts[check.fault]}`,
  );
}

const faultTexts: Readonly<Record<TokenFault, string>> = {
  malformed: 'token is malformed',
  unknown_key: 'token is unverifiable: unrecognized JWT kid',
  wrong_algorithm: 'token signature is invalid: signing method is invalid',
  bad_signature: 'token signature is invalid',
  expired: 'token has invalid claims: token is expired',
  wrong_issuer: 'token has invalid claims: token has invalid issuer',
  wrong_audience: 'token has invalid claims: token has invalid audience',
  wrong_project: 'token belongs to another project',
  bad_role: 'token has invalid claims: role',
};

function noBearer(): AuthError {
  return authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
}
