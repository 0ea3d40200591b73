import { randomUUID } from 'node:crypto';
import {
  checkedPasswordHash,
  confirmEmail,
  confirmPhone,
  createIdentity,
  createUser,
  ownClaims,
  pkceChallenge,
  reload,
  removeUnconfirmed,
  type Account,
} from '../accounts.ts';
import { audienceOf, audit, limitRequests, type Context } from '../context.ts';
import { AuthError, authError, invalid } from '../errors.ts';
import {
  json,
  readBody,
  record,
  text,
  validEmail,
  validPhone,
  type AuthResponse,
  type Json,
} from '../http.ts';
import { sendConfirmation } from '../mail/tokens.ts';
import { issueSession } from '../session.ts';
import { sendPhoneCode, validChannel, type Channel } from '../sms/codes.ts';
import type { Sql } from '../store/database.ts';
import { insertFlowState, type PkceChallenge } from '../store/flow-states.ts';
import { findIdentity } from '../store/identities.ts';
import { findUserByPhone, findUserOfAddress, type User } from '../store/users.ts';
import { userJson } from '../user-json.ts';

export async function signUp(context: Context): Promise<AuthResponse> {
  const body = readBody(context.request);
  const isAnonymous = text(body, 'email') === '' && text(body, 'phone') === '';
  if (isAnonymous) return signUpAnonymously(context, body);
  await limitRequests(context, 'otp');
  const params = await signUpParams(context, body);
  const outcome = await register(context, params);
  if (outcome.kind === 'exists') return answerExisting(context, params);
  const { user } = outcome;
  if (user.email_confirmed_at !== null || user.phone_confirmed_at !== null) {
    const session = await context.transaction(async (sql) => {
      await audit(context, sql, { actor: user, action: 'login', traits: { provider: params.provider } });
      return issueSession(context, sql, { userId: user.id, method: 'password' });
    });
    return json(200, session);
  }
  // Whoever signs up with an address that was invited learns nothing about the invitation.
  const isInvited = user.invited_at !== null;
  return json(200, userJson(isInvited ? { ...user, raw_user_meta_data: {}, identities: [] } : user));
}

async function signUpAnonymously(context: Context, body: Json): Promise<AuthResponse> {
  const { settings } = context;
  if (!settings.external_anonymous_users_enabled) {
    throw authError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  await limitRequests(context, 'anonymous');
  refuseClosedSignUp(context);
  const account: Account = {
    aud: audienceOf(context),
    data: record(body, 'data') ?? {},
    providers: [],
    isAnonymous: true,
  };
  const session = await context.transaction(async (sql) => {
    const user = await createUser(context, sql, account);
    return issueSession(context, sql, { userId: user.id, method: 'anonymous' });
  });
  return json(200, session);
}

export interface SignUpParams {
  readonly provider: 'email' | 'phone';
  readonly address: string;
  readonly passwordHash: string;
  readonly data: Json;
  readonly aud: string;
  readonly channel: Channel;
  readonly challenge: PkceChallenge | undefined;
}

async function signUpParams(context: Context, body: Json): Promise<SignUpParams> {
  refuseClosedSignUp(context);
  const [email, phone, password] = [text(body, 'email'), text(body, 'phone'), text(body, 'password')];
  if (password === '') throw invalid('Signup requires a valid password');
  const challenge = pkceChallenge(body);
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  if (phone !== '' && challenge !== undefined) throw invalid('PKCE not supported for phone signups');
  const address = email === '' ? validPhone(phone) : validEmail(email);
  const provider = email === '' ? 'phone' : 'email';
  refuseClosedProvider(context, provider);
  return {
    provider,
    address,
    passwordHash: await checkedPasswordHash(context, password),
    data: record(body, 'data') ?? {},
    aud: audienceOf(context),
    channel: phone === '' ? 'sms' : validChannel(context, text(body, 'channel')),
    challenge,
  };
}

function refuseClosedSignUp(context: Context): void {
  if (!context.settings.disable_signup) return;
  throw authError(422, 'signup_disabled', 'Signups not allowed for this instance');
}

function refuseClosedProvider(context: Context, provider: 'email' | 'phone'): void {
  const { settings } = context;
  if (provider === 'email' && !settings.external_email_enabled) {
    throw authError(400, 'email_provider_disabled', 'Email signups are disabled');
  }
  if (provider === 'phone' && !settings.external_phone_enabled) {
    throw authError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
}

export type Registration = { readonly kind: 'exists' } | { readonly kind: 'registered'; readonly user: User };

/** A confirmed account is left alone; an unconfirmed one gets its message again and nothing else. */
export async function register(context: Context, params: SignUpParams): Promise<Registration> {
  try {
    return await context.transaction((sql) => registerInside(context, sql, params));
  } catch (error) {
    // Two sign-ups with one address at once: the second finds what it would have found a moment later.
    const isDouble =
      error instanceof AuthError && (error.code === 'email_exists' || error.code === 'phone_exists');
    if (isDouble) return { kind: 'exists' };
    throw error;
  }
}

async function registerInside(context: Context, sql: Sql, params: SignUpParams): Promise<Registration> {
  const { provider, address, aud } = params;
  const isEmail = provider === 'email';
  const known = isEmail
    ? await findUserOfAddress(sql, address, { aud })
    : await findUserByPhone(sql, address, aud);
  const confirmedAt = isEmail ? known?.email_confirmed_at : known?.phone_confirmed_at;
  if (known !== undefined && confirmedAt !== null) {
    await audit(context, sql, { actor: known, action: 'user_repeated_signup', traits: { provider } });
    return { kind: 'exists' };
  }
  const user = known ?? (await createUser(context, sql, accountOf(params)));
  if ((await findIdentity(sql, user.id, provider)) === undefined) {
    const claims = { ...params.data, [provider]: address, email_verified: false, phone_verified: false };
    const data = ownClaims(user.id, claims);
    const identity = await createIdentity(context, sql, { userId: user.id, provider, data });
    await removeUnconfirmed(context, sql, { userId: user.id, identity });
  }
  const registering = { user, params, isNew: known === undefined };
  await (isEmail ? confirmOrMail(context, sql, registering) : confirmOrText(context, sql, registering));
  return { kind: 'registered', user: await reload(sql, user.id) };
}

function accountOf(params: SignUpParams): Account {
  const { aud, data, passwordHash, provider, address } = params;
  return { aud, data, passwordHash, providers: [provider], [provider]: address };
}

interface Registering {
  readonly user: User;
  readonly params: SignUpParams;
  readonly isNew: boolean;
}

async function confirmOrMail(context: Context, sql: Sql, registering: Registering): Promise<void> {
  const { user, params, isNew } = registering;
  const traits = { provider: 'email' };
  if (context.settings.mailer_autoconfirm) {
    await audit(context, sql, { actor: user, action: 'user_signedup', traits });
    return confirmEmail(context, sql, user.id);
  }
  await audit(context, sql, { actor: user, action: 'user_confirmation_requested', traits });
  const { challenge } = params;
  if (challenge !== undefined) {
    const state = { provider: 'email', method: 'email/signup', challenge, userId: user.id };
    await insertFlowState(sql, state, context.now());
  }
  await sendConfirmation(context, sql, { user, isPkce: challenge !== undefined, isNew });
}

async function confirmOrText(context: Context, sql: Sql, registering: Registering): Promise<void> {
  const { user, params, isNew } = registering;
  const traits = { provider: 'phone', channel: params.channel };
  if (context.settings.sms_autoconfirm) {
    await audit(context, sql, { actor: user, action: 'user_signedup', traits });
    return confirmPhone(context, sql, user.id);
  }
  await audit(context, sql, { actor: user, action: 'user_confirmation_requested', traits });
  const { address: phone, channel } = params;
  await sendPhoneCode(context, sql, { user, phone, purpose: 'confirmation', channel, isNew });
}

/** Where addresses are confirmed by mail, an existing account answers like a new one. */
function answerExisting(context: Context, params: SignUpParams): AuthResponse {
  if (context.settings.mailer_autoconfirm || context.settings.sms_autoconfirm) {
    throw authError(422, 'user_already_exists', 'User already registered');
  }
  const now = context.now();
  const { provider } = params;
  return json(200, {
    id: randomUUID(),
    aud: params.aud,
    role: '',
    email: provider === 'email' ? params.address : '',
    phone: provider === 'phone' ? params.address : '',
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: params.data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}
