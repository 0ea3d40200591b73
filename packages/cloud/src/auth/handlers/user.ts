import {
  checkedPasswordHash,
  mergeUserData,
  noteProviders,
  pkceChallenge,
  reload,
  storePassword,
} from '../accounts.ts';
import { audienceOf, audit, limitRequests, type Context } from '../context.ts';
import { hashOtp, isEqual } from '../crypto/codes.ts';
import { checkPassword } from '../crypto/password.ts';
import { authError, duplicateEmail, duplicatePhone, invalid } from '../errors.ts';
import {
  json,
  noContent,
  readBody,
  record,
  text,
  validEmail,
  validPhone,
  type AuthResponse,
  type Json,
} from '../http.ts';
import { sendEmailChange } from '../mail/tokens.ts';
import { checkAtProvider, sendPhoneCode, validChannel, type Channel } from '../sms/codes.ts';
import type { Sql } from '../store/database.ts';
import { insertFlowState, type PkceChallenge } from '../store/flow-states.ts';
import { clearTokens } from '../store/one-time-tokens.ts';
import { amrClaimsOf, deleteSessions } from '../store/sessions.ts';
import { findUserByPhone, findUserOfAddress, updateUser, type User } from '../store/users.ts';
import { userJson } from '../user-json.ts';
import { requireUser, type SignedIn } from '../who.ts';
import { moveToNewEmail, moveToNewPhone } from './changes.ts';

export async function showUser(context: Context): Promise<AuthResponse> {
  const { user } = await requireUser(context);
  return json(200, userJson(user));
}

interface UserUpdate {
  readonly email: string;
  readonly phone: string;
  readonly password: string | undefined;
  readonly currentPassword: string;
  readonly nonce: string;
  readonly data: Json | undefined;
  readonly channel: Channel;
  readonly challenge: PkceChallenge | undefined;
}

export async function updateOwnUser(context: Context): Promise<AuthResponse> {
  const who = await requireUser(context);
  await limitRequests(context, 'otp');
  const body = readBody(context.request);
  if (record(body, 'app_metadata') !== undefined) {
    throw authError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const update = updateParams(context, body);
  refuseByState(who, update);
  await context.transaction((sql) => refuseTaken(context, sql, { user: who.user, update }));
  const passwordHash = await newPasswordHash(context, who, update);
  // First what needs a message: where it cannot be sent, nothing else was changed either.
  await context.transaction(async (sql) =>
    changeAddresses(context, sql, { user: await reload(sql, who.user.id), update }),
  );
  const user = await context.transaction(async (sql) => {
    if (passwordHash !== undefined) await changePassword(context, sql, { who, passwordHash });
    const { data } = update;
    if (data !== undefined) await mergeUserData(context, sql, { user: await reload(sql, who.user.id), data });
    await audit(context, sql, { actor: who.user, action: 'user_modified' });
    return reload(sql, who.user.id);
  });
  return json(200, userJson(user));
}

function updateParams(context: Context, body: Json): UserUpdate {
  const [email, phone] = [text(body, 'email'), text(body, 'phone')];
  const password = body['password'];
  return {
    email: email === '' ? '' : validEmail(email),
    phone: phone === '' ? '' : validPhone(phone),
    password: password === undefined || password === null ? undefined : text(body, 'password'),
    currentPassword: text(body, 'current_password'),
    nonce: text(body, 'nonce'),
    data: record(body, 'data'),
    channel: phone === '' ? 'sms' : validChannel(context, text(body, 'channel')),
    challenge: pkceChallenge(body),
  };
}

function refuseByState(who: SignedIn, update: UserUpdate): void {
  const { user, session } = who;
  const isSensitive = isSensitiveFor(user, update);
  const hasSecondFactor = user.factors.some((factor) => factor.status === 'verified');
  if (isSensitive && hasSecondFactor && session?.aal !== 'aal2') {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw authError(401, 'insufficient_aal', message);
  }
  if (user.is_anonymous && setsPassword(update) && update.email === '' && update.phone === '') {
    const message = 'Updating password of an anonymous user without an email or phone is not allowed';
    throw authError(422, 'validation_failed', message);
  }
  if (user.is_sso_user && (isSensitive || update.nonce !== '')) {
    const message = 'Updating email, phone, password of a SSO account only possible via SSO';
    throw authError(422, 'user_sso_managed', message);
  }
}

function isSensitiveFor(user: User, update: UserUpdate): boolean {
  const changesEmail = update.email !== '' && update.email !== user.email;
  const changesPhone = update.phone !== '' && update.phone !== user.phone;
  return setsPassword(update) || changesEmail || changesPhone;
}

function setsPassword(update: UserUpdate): boolean {
  return update.password !== undefined && update.password !== '';
}

async function refuseTaken(
  context: Context,
  sql: Sql,
  what: { user: User; update: UserUpdate },
): Promise<void> {
  const { user, update } = what;
  const aud = audienceOf(context);
  if (update.email !== '' && update.email !== user.email) {
    const other = await findUserOfAddress(sql, update.email, { aud, except: user.id });
    if (other !== undefined) throw authError(422, 'email_exists', duplicateEmail);
  }
  if (update.phone !== '' && update.phone !== user.phone) {
    const other = await findUserByPhone(sql, update.phone, aud);
    if (other !== undefined && other.id !== user.id) throw authError(422, 'phone_exists', duplicatePhone);
  }
}

/** Undefined where the password stays; null where it is taken away. */
async function newPasswordHash(
  context: Context,
  who: SignedIn,
  update: UserUpdate,
): Promise<string | null | undefined> {
  const { password } = update;
  if (password === undefined) return undefined;
  const hash = await checkedPasswordHash(context, password);
  await checkReauthentication(context, who, update.nonce);
  if (password === '') return null;
  await checkCurrentPassword(context, who, update.currentPassword);
  if (await checkPassword(password, who.user.encrypted_password)) {
    throw authError(422, 'same_password', 'New password should be different from the old password.');
  }
  return hash;
}

const dayMs = 24 * 3_600_000;

async function checkReauthentication(context: Context, who: SignedIn, nonce: string): Promise<void> {
  if (!context.settings.security_update_password_require_reauthentication) return;
  const { session, user } = who;
  const isFresh = session !== undefined && context.now().getTime() <= session.created_at.getTime() + dayMs;
  if (isFresh) return;
  if (nonce === '') {
    throw authError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  if (!(await isNonceRight(context, user, nonce))) {
    throw authError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  await context.transaction(async (sql) => {
    await updateUser(sql, user.id, { changes: { reauthentication_token: '' }, now: context.now() });
    await clearTokens(sql, user.id, 'reauthentication_token');
  });
}

async function isNonceRight(context: Context, user: User, nonce: string): Promise<boolean> {
  const stored = user.reauthentication_token ?? '';
  const sent = user.reauthentication_sent_at;
  if (stored === '' || sent === null) return false;
  const { settings } = context;
  const isByMail = (user.email ?? '') !== '';
  const lifetimeS = isByMail ? settings.mailer_otp_exp : settings.sms_otp_exp;
  if (context.now().getTime() > sent.getTime() + lifetimeS * 1000) return false;
  const address = (isByMail ? user.email : user.phone) ?? '';
  const answer = isByMail ? undefined : await checkAtProvider(context, { phone: address, code: nonce });
  return answer ?? isEqual(stored, hashOtp(address, nonce));
}

async function checkCurrentPassword(context: Context, who: SignedIn, current: string): Promise<void> {
  const { user, session } = who;
  const hasPassword = user.encrypted_password !== null && user.encrypted_password !== '';
  if (!context.settings.security_update_password_require_current_password || !hasPassword) return;
  const isRecovery =
    session !== undefined &&
    (await context.transaction((sql) => amrClaimsOf(sql, session.id))).some(
      (claim) => claim.method === 'recovery',
    );
  if (isRecovery) return;
  const message = 'Current password required when setting new password.';
  if (current === '') throw authError(400, 'current_password_required', message);
  if (!(await checkPassword(current, user.encrypted_password))) {
    throw authError(400, 'current_password_invalid', message);
  }
}

async function changePassword(
  context: Context,
  sql: Sql,
  change: { readonly who: SignedIn; readonly passwordHash: string | null },
): Promise<void> {
  const { user, session } = change.who;
  const base = { userId: user.id, hash: change.passwordHash };
  await storePassword(context, sql, session === undefined ? base : { ...base, sessionId: session.id });
  await audit(context, sql, { actor: user, action: 'user_updated_password' });
}

async function changeAddresses(
  context: Context,
  sql: Sql,
  change: { user: User; update: UserUpdate },
): Promise<void> {
  const { user, update } = change;
  const { settings } = context;
  if (update.email !== '' && update.email !== user.email) {
    // An anonymous account takes its first address as a sign-up would; a permanent one always has to prove it.
    if (user.is_anonymous && settings.mailer_autoconfirm) {
      await moveToNewEmail(context, sql, { user, email: update.email });
      await noteProviders(context, sql, user.id);
    } else {
      await askForNewEmail(context, sql, change);
    }
  }
  if (update.phone === '' || update.phone === user.phone) return;
  if (settings.sms_autoconfirm) {
    await moveToNewPhone(context, sql, { user, phone: update.phone });
    await noteProviders(context, sql, user.id);
  } else {
    const { phone, channel } = update;
    await sendPhoneCode(context, sql, { user, phone, purpose: 'phone_change', channel });
  }
}

async function askForNewEmail(
  context: Context,
  sql: Sql,
  change: { user: User; update: UserUpdate },
): Promise<void> {
  const { user, update } = change;
  const { challenge } = update;
  if (challenge !== undefined) {
    const state = { provider: 'email_change', method: 'email_change', challenge, userId: user.id };
    await insertFlowState(sql, state, context.now());
  }
  await sendEmailChange(context, sql, { user, email: update.email, isPkce: challenge !== undefined });
}

export async function logOut(context: Context): Promise<AuthResponse> {
  const { user, session } = await requireUser(context);
  const scope = context.request.query.get('scope') ?? 'global';
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`);
  }
  await context.transaction(async (sql) => {
    await audit(context, sql, { actor: user, action: 'logout' });
    if (session === undefined || scope === 'global') {
      return deleteSessions(sql, { kind: 'global', userId: user.id });
    }
    return deleteSessions(sql, { kind: scope, userId: user.id, sessionId: session.id });
  });
  return noContent;
}
