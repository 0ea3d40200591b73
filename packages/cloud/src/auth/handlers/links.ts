import {
  checkedPasswordHash,
  createIdentity,
  createUser,
  mergeUserData,
  ownClaims,
  reload,
  unknownPasswordHash,
  type Account,
} from '../accounts.ts';
import { audienceOf, audit, type Context } from '../context.ts';
import { hashOtp, makeOtp } from '../crypto/codes.ts';
import { authError, duplicateEmail, invalid } from '../errors.ts';
import { json, readBody, record, text, validEmail, type AuthResponse, type Json } from '../http.ts';
import { actionLink } from '../mail/send.ts';
import { noteConfirmation, noteRecovery, sendInvite } from '../mail/tokens.ts';
import { isAllowedRedirect, redirectTarget } from '../redirects.ts';
import { serviceActor } from '../store/audit.ts';
import type { Sql } from '../store/database.ts';
import { putOneTimeToken } from '../store/one-time-tokens.ts';
import { findUserByEmail, findUserOfAddress, updateUser, type User } from '../store/users.ts';
import { userJson } from '../user-json.ts';
import { requireAdmin } from '../who.ts';

export async function invite(context: Context): Promise<AuthResponse> {
  await requireAdmin(context);
  const body = readBody(context.request);
  const email = validEmail(text(body, 'email'));
  const user = await context.transaction(async (sql) => {
    const invited = await invitedUser(context, sql, { email, data: record(body, 'data') ?? {} });
    await sendInvite(context, sql, invited);
    return reload(sql, invited.user.id);
  });
  return json(200, userJson(user));
}

async function invitedUser(
  context: Context,
  sql: Sql,
  what: { readonly email: string; readonly data: Json },
): Promise<{ readonly user: User; readonly isNew: boolean }> {
  const aud = audienceOf(context);
  const known = await findUserByEmail(sql, what.email, aud);
  if (known?.email_confirmed_at instanceof Date) throw authError(422, 'email_exists', duplicateEmail);
  const user = known ?? (await createWithIdentity(context, sql, { ...what, aud, providers: ['email'] }));
  const traits = { user_id: user.id, user_email: what.email };
  await audit(context, sql, { actor: serviceActor, action: 'user_invited', traits });
  return { user, isNew: known === undefined };
}

async function createWithIdentity(context: Context, sql: Sql, account: Account): Promise<User> {
  const user = await createUser(context, sql, account);
  const data = ownClaims(user.id, { email: user.email ?? '' });
  await createIdentity(context, sql, { userId: user.id, provider: 'email', data });
  return reload(sql, user.id);
}

interface LinkParams {
  readonly type: string;
  readonly email: string;
  readonly newEmail: string;
  readonly data: Json | undefined;
  readonly passwordHash: string;
  readonly otp: string;
}

/** Links for whoever sends the mails themselves. */
export async function generateLink(context: Context): Promise<AuthResponse> {
  await requireAdmin(context);
  const body = readBody(context.request);
  const email = validEmail(text(body, 'email'));
  const asked = text(body, 'redirect_to');
  const redirectTo = isAllowedRedirect(asked, context.settings)
    ? asked
    : redirectTarget(context.request, context.settings);
  const known = await context.transaction((sql) => findUserByEmail(sql, email, audienceOf(context)));
  const type = linkType(text(body, 'type'), known !== undefined);
  const params: LinkParams = {
    type,
    email,
    newEmail: text(body, 'new_email'),
    data: record(body, 'data'),
    passwordHash: known === undefined ? await linkPasswordHash(context, body) : '',
    otp: makeOtp(context.settings.mailer_otp_length),
  };
  const { user, hash } = await context.transaction((sql) => noteLink(context, sql, params));
  const verifyType = type.startsWith('email_change') ? 'email_change' : type;
  return json(200, {
    ...userJson(user),
    action_link: actionLink(context, { token: hash, type: verifyType, redirectTo }),
    email_otp: params.otp,
    hashed_token: hash,
    verification_type: type,
    redirect_to: redirectTo,
  });
}

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'];

function linkType(asked: string, isKnown: boolean): string {
  if (!linkTypes.includes(asked)) throw invalid(`Invalid email action link type requested: ${asked}`);
  if (isKnown || asked === 'signup' || asked === 'invite') return asked;
  if (asked === 'magiclink') return 'signup';
  throw authError(404, 'user_not_found', 'User with this email not found');
}

async function linkPasswordHash(context: Context, body: Json): Promise<string> {
  if (text(body, 'type') !== 'signup') return unknownPasswordHash(context);
  const password = text(body, 'password');
  if (password === '') throw invalid('Signup requires a valid password');
  return checkedPasswordHash(context, password);
}

interface Noted {
  readonly user: User;
  readonly hash: string;
}

async function noteLink(context: Context, sql: Sql, params: LinkParams): Promise<Noted> {
  switch (params.type) {
    case 'signup':
    case 'invite':
      return noteFirstLink(context, sql, params);
    case 'magiclink':
    case 'recovery': {
      const user = await knownUser(context, sql, params.email);
      await audit(context, sql, { actor: user, action: 'user_recovery_requested' });
      const hash = await noteRecovery(context, sql, { user, otp: params.otp, isPkce: false });
      return { user: await reload(sql, user.id), hash };
    }
    default:
      return noteChangeLink(context, sql, params);
  }
}

async function noteFirstLink(context: Context, sql: Sql, params: LinkParams): Promise<Noted> {
  const { email, otp } = params;
  const isInvite = params.type === 'invite';
  const user = isInvite
    ? (await invitedUser(context, sql, { email, data: params.data ?? {} })).user
    : await signedUpUser(context, sql, params);
  const hash = await noteConfirmation(context, sql, { user, otp, isPkce: false, isInvite });
  return { user: await reload(sql, user.id), hash };
}

async function signedUpUser(context: Context, sql: Sql, params: LinkParams): Promise<User> {
  const aud = audienceOf(context);
  const known = await findUserByEmail(sql, params.email, aud);
  if (known?.email_confirmed_at instanceof Date) throw authError(422, 'email_exists', duplicateEmail);
  const data = params.data ?? {};
  if (known !== undefined) {
    await mergeUserData(context, sql, { user: known, data });
    return known;
  }
  const { email, passwordHash } = params;
  return createWithIdentity(context, sql, { aud, email, data, passwordHash, providers: ['email'] });
}

async function noteChangeLink(context: Context, sql: Sql, params: LinkParams): Promise<Noted> {
  const isCurrent = params.type === 'email_change_current';
  if (isCurrent && !context.settings.mailer_secure_email_change_enabled) {
    throw invalid('Enable secure email change to generate link for current email');
  }
  const user = await knownUser(context, sql, params.email);
  const newEmail = validEmail(params.newEmail);
  const other = await findUserOfAddress(sql, newEmail, { aud: audienceOf(context), except: user.id });
  if (other !== undefined) throw authError(422, 'email_exists', duplicateEmail);
  const now = context.now();
  const address = isCurrent ? params.email : newEmail;
  const hash = hashOtp(address, params.otp);
  const type = isCurrent ? 'email_change_token_current' : 'email_change_token_new';
  const changes = {
    email_change: newEmail,
    email_change_sent_at: now,
    email_change_confirm_status: 0,
    [type]: hash,
  };
  await updateUser(sql, user.id, { changes, now });
  await putOneTimeToken(sql, { userId: user.id, type, hash, address }, now);
  return { user: await reload(sql, user.id), hash };
}

async function knownUser(context: Context, sql: Sql, email: string): Promise<User> {
  const user = await findUserByEmail(sql, email, audienceOf(context));
  if (user === undefined) throw authError(404, 'user_not_found', 'User with this email not found');
  return user;
}
