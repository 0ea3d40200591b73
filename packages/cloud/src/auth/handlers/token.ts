import { audienceOf, audit, limitRequests, type Context } from '../context.ts';
import { provesChallenge } from '../crypto/codes.ts';
import { checkPassword, weaknessOf } from '../crypto/password.ts';
import { authError, invalid, type AuthError } from '../errors.ts';
import { json, plainPhone, readBody, text, type AuthResponse } from '../http.ts';
import { isBanned, issueSession, refreshSession } from '../session.ts';
import { deleteFlowState, isFlowExpired, lockFlowStateByCode } from '../store/flow-states.ts';
import { findUser, findUserByEmail, findUserByPhone, type User } from '../store/users.ts';
import { signInWithIdToken } from './id-token.ts';

export async function issueToken(context: Context): Promise<AuthResponse> {
  switch (context.request.query.get('grant_type') ?? '') {
    case 'password':
      return signInWithPassword(context);
    case 'refresh_token':
      return refresh(context);
    case 'pkce':
      return exchangeCode(context);
    case 'id_token':
      return signInWithIdToken(context);
    case 'web3':
      throw authError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    default:
      throw authError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

async function signInWithPassword(context: Context): Promise<AuthResponse> {
  const body = readBody(context.request);
  const [email, phone, password] = [
    text(body, 'email'),
    plainPhone(text(body, 'phone')),
    text(body, 'password'),
  ];
  const provider = providerOf(context, email, phone);
  await limitRequests(context, 'token', email === '' ? phone : email);
  const aud = audienceOf(context);
  const user = await context.transaction((sql) =>
    provider === 'email' ? findUserByEmail(sql, email, aud) : findUserByPhone(sql, phone, aud),
  );
  const isRight = await checkPassword(password, user?.encrypted_password);
  if (user === undefined || !isRight)
    throw authError(400, 'invalid_credentials', 'Invalid login credentials');
  refuseSignIn(context, user, provider);
  const weakness = await weaknessOrNone(context, password);
  const session = await context.transaction(async (sql) => {
    await audit(context, sql, { actor: user, action: 'login', traits: { provider } });
    return issueSession(context, sql, { userId: user.id, method: 'password' });
  });
  const weak = weakness && { weak_password: { message: weakness.detail, reasons: weakness.reasons } };
  return json(200, { ...session, ...weak });
}

function providerOf(context: Context, email: string, phone: string): 'email' | 'phone' {
  const { settings } = context;
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (email !== '') {
    if (settings.external_email_enabled) return 'email';
    throw authError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  if (phone === '') throw invalid('missing email or phone');
  if (settings.external_phone_enabled) return 'phone';
  throw authError(422, 'phone_provider_disabled', 'Phone logins are disabled');
}

/** Only after the password: a stranger learns nothing about the account's state. */
function refuseSignIn(context: Context, user: User, provider: 'email' | 'phone'): void {
  if (isBanned(user, context.now())) throw authError(400, 'user_banned', 'User is banned');
  if (provider === 'email' && user.email_confirmed_at === null) {
    throw authError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  if (provider === 'phone' && user.phone_confirmed_at === null) {
    throw authError(400, 'phone_not_confirmed', 'Phone not confirmed');
  }
}

/** A password that was good enough once still opens the door; the client is told. */
async function weaknessOrNone(context: Context, password: string): Promise<AuthError | undefined> {
  return weaknessOf(password, context.settings, context.deps.isPwned);
}

async function refresh(context: Context): Promise<AuthResponse> {
  const token = text(readBody(context.request), 'refresh_token');
  await limitRequests(context, 'token');
  if (token.length < 12) throw invalid('Refresh token is not valid');
  return json(200, await refreshSession(context, token));
}

async function exchangeCode(context: Context): Promise<AuthResponse> {
  const body = readBody(context.request);
  const [code, verifier] = [text(body, 'auth_code'), text(body, 'code_verifier')];
  await limitRequests(context, 'token');
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const session = await context.transaction(async (sql) => {
    const state = await lockFlowStateByCode(sql, code);
    if (state === undefined || state.user_id === null || state.code_challenge === null) {
      throw authError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    }
    if (isFlowExpired(state, context.now())) {
      throw authError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    }
    const challenge = { value: state.code_challenge, method: state.code_challenge_method ?? 's256' };
    if (!provesChallenge(challenge, verifier)) {
      throw authError(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      );
    }
    const user = await findUser(sql, state.user_id);
    if (user === undefined) throw authError(404, 'user_not_found', 'User not found');
    await audit(context, sql, {
      actor: user,
      action: 'login',
      traits: { provider_type: state.provider_type },
    });
    await deleteFlowState(sql, state.id);
    const issued = await issueSession(context, sql, { userId: user.id, method: state.authentication_method });
    return { ...issued, ...providerTokens(state.provider_access_token, state.provider_refresh_token) };
  });
  return json(200, session);
}

function providerTokens(access: string | null, refreshToken: string | null): Record<string, string> {
  return {
    ...(access === null || access === '' ? {} : { provider_token: access }),
    ...(refreshToken === null || refreshToken === '' ? {} : { provider_refresh_token: refreshToken }),
  };
}
