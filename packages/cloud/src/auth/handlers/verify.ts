import { confirmEmail, noteProviders, reload, storePassword, unknownPasswordHash } from '../accounts.ts';
import { audienceOf, audit, limitRequests, type Context } from '../context.ts';
import { hashOtp, isPkceToken } from '../crypto/codes.ts';
import { authError, AuthError, invalid } from '../errors.ts';
import {
  json,
  readBody,
  redirect,
  text,
  validEmail,
  validPhone,
  type AuthResponse,
  type Json,
} from '../http.ts';
import { errorRedirect, redirectTarget, withFragment, withQuery } from '../redirects.ts';
import { issueSession, type IssuedSession } from '../session.ts';
import { testOtp } from '../settings.ts';
import { checkAtProvider } from '../sms/codes.ts';
import type { Sql } from '../store/database.ts';
import { lockNewestFlowState, markCodeIssued } from '../store/flow-states.ts';
import { updateIdentityData } from '../store/identities.ts';
import { clearTokens } from '../store/one-time-tokens.ts';
import { updateUser, type User } from '../store/users.ts';
import { confirmEmailChange, confirmPhoneCode } from './changes.ts';
import { findProven, type Proof, type ProofType } from './proof.ts';

const halfConfirmed = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** The link in a mail: leads back to the app with a session, a code or an error. */
export async function verifyLink(context: Context): Promise<AuthResponse> {
  const { query } = context.request;
  const [token, type] = [query.get('token') ?? '', query.get('type') ?? ''];
  if (type === '') throw invalid('Verify requires a verification type');
  if (token === '') throw invalid('Verify requires a token or a token hash');
  await limitRequests(context, 'verify');
  const target = redirectTarget(context.request, context.settings);
  const isPkce = isPkceToken(token);
  try {
    const proof = { kind: 'hash', hash: token, type } as const;
    const result = await context.transaction((sql) => prove(context, sql, { proof, isPkce }));
    return redirect(303, resultLocation(target, result, { type, isPkce }));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return redirect(303, errorRedirect(target, error, isPkce));
  }
}

function resultLocation(target: string, result: Proven, how: { type: string; isPkce: boolean }): string {
  switch (result.kind) {
    case 'half': {
      const message = { message: halfConfirmed };
      return withFragment(how.isPkce ? withQuery(target, message) : target, message);
    }
    case 'code':
      return withQuery(target, { code: result.code });
    case 'session':
      return withFragment(target, { ...fragmentOf(result.session), type: how.type });
  }
}

export function fragmentOf(session: IssuedSession): Record<string, string> {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
  };
}

/** The code that somebody typed, or the hash that the app took from the link itself. */
export async function verifyCode(context: Context): Promise<AuthResponse> {
  const body = readBody(context.request);
  const asked = proofOf(context, body);
  const account = asked.kind === 'code' ? asked.address : undefined;
  await limitRequests(context, 'verify', account);
  const proof = await withProvidersWord(context, asked);
  const result = await context.transaction((sql) => prove(context, sql, { proof, isPkce: false }));
  if (result.kind === 'session') return json(200, result.session);
  return json(200, { msg: halfConfirmed, code: '200' });
}

async function withProvidersWord(context: Context, proof: Proof): Promise<Proof> {
  const isPhone = proof.kind === 'code' && (proof.type === 'sms' || proof.type === 'phone_change');
  if (!isPhone || testOtp(context.settings, proof.address, context.now()) !== undefined) return proof;
  const providerSays = await checkAtProvider(context, { phone: proof.address, code: proof.code });
  return { ...proof, providerSays };
}

function proofOf(context: Context, body: Json): Proof {
  const [type, token, tokenHash] = [text(body, 'type'), text(body, 'token'), text(body, 'token_hash')];
  const [email, phone] = [text(body, 'email'), text(body, 'phone')];
  if (type === '') throw invalid('Verify requires a verification type');
  if ((token === '') === (tokenHash === '')) throw invalid('Verify requires either a token or a token hash');
  if (tokenHash !== '') {
    if (email !== '' || phone !== '') throw invalid('Only the token_hash and type should be provided');
    return { kind: 'hash', hash: tokenHash, type };
  }
  if ((email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  const address = email === '' ? validPhone(phone) : validEmail(email);
  const aud = audienceOf(context);
  return {
    kind: 'code',
    code: token,
    hash: hashOtp(address, token),
    address,
    isEmail: email !== '',
    type,
    aud,
    providerSays: undefined,
  };
}

type Proven =
  | { readonly kind: 'session'; readonly session: IssuedSession }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'half' };

async function prove(context: Context, sql: Sql, what: { proof: Proof; isPkce: boolean }): Promise<Proven> {
  const { user, type } = await findProven(context, sql, what.proof);
  const isWhole = await accept(context, sql, { user, type, proof: what.proof });
  if (!isWhole) return { kind: 'half' };
  await noteProviders(context, sql, user.id);
  if (!what.isPkce) {
    return { kind: 'session', session: await issueSession(context, sql, { userId: user.id, method: 'otp' }) };
  }
  const state = await lockNewestFlowState(sql, user.id, flowMethod(type));
  if (state === undefined || state.auth_code === null) {
    throw authError(
      400,
      'flow_state_not_found',
      'No associated flow state found. No valid flow state found for user.',
    );
  }
  await markCodeIssued(sql, state.id, context.now());
  return { kind: 'code', code: state.auth_code };
}

function flowMethod(type: ProofType): string {
  return type === 'signup' || type === 'invite' ? 'email/signup' : type;
}

interface Accepting {
  readonly user: User;
  readonly type: ProofType;
  readonly proof: Proof;
}

/** Whether everything needed for a session is proven; a change of address can need a second proof. */
async function accept(context: Context, sql: Sql, { user, type, proof }: Accepting): Promise<boolean> {
  switch (type) {
    case 'signup':
    case 'invite':
      await acceptSignUp(context, sql, user);
      return true;
    case 'recovery':
    case 'magiclink':
      await acceptRecovery(context, sql, user);
      return true;
    case 'email_change':
      return confirmEmailChange(context, sql, { user, hash: proof.hash });
    case 'sms':
    case 'phone_change':
      await confirmPhoneCode(context, sql, { user, type });
      return true;
  }
}

async function acceptSignUp(context: Context, sql: Sql, user: User): Promise<void> {
  const hasPassword = user.encrypted_password !== null && user.encrypted_password !== '';
  if (!hasPassword && user.invited_at !== null) {
    // Nobody knows it: whoever was invited chooses their own.
    await storePassword(context, sql, { userId: user.id, hash: await unknownPasswordHash(context) });
  }
  await audit(context, sql, { actor: user, action: 'user_signedup', traits: { provider: 'email' } });
  await confirmEmail(context, sql, user.id);
  const own = user.identities.filter((identity) => identity.email !== null && identity.email === user.email);
  for (const identity of own) {
    await updateIdentityData(sql, identity.identity_id, {
      data: { email_verified: true },
      now: context.now(),
    });
  }
}

async function acceptRecovery(context: Context, sql: Sql, user: User): Promise<void> {
  await updateUser(sql, user.id, { changes: { recovery_token: '' }, now: context.now() });
  await clearTokens(sql, user.id);
  if (user.email_confirmed_at === null) {
    await audit(context, sql, { actor: user, action: 'user_signedup', traits: { provider: 'email' } });
    await confirmEmail(context, sql, user.id);
  } else {
    await audit(context, sql, { actor: await reload(sql, user.id), action: 'login' });
  }
}
