import { createHash } from 'node:crypto';
import {
  checkedPasswordHash,
  confirmEmail,
  confirmPhone,
  createIdentity,
  createUser,
  mergeAppData,
  mergeUserData,
  ownClaims,
  putOwnIdentity,
  reload,
  storePassword,
  unknownPasswordHash,
} from '../accounts.ts';
import { audienceOf, audit, type Context } from '../context.ts';
import { hashPassword, isPasswordHash } from '../crypto/password.ts';
import { authError, AuthError, duplicateEmail, duplicatePhone, failure, invalid } from '../errors.ts';
import {
  flag,
  isUuid,
  json,
  readBody,
  record,
  text,
  validEmail,
  validPhone,
  type AuthResponse,
  type Json,
} from '../http.ts';
import { serviceActor } from '../store/audit.ts';
import { isUniqueViolation, type Sql } from '../store/database.ts';
import { deleteFactor, findFactor, updateFactor } from '../store/factors.ts';
import { clearTokens } from '../store/one-time-tokens.ts';
import { deleteSessions } from '../store/sessions.ts';
import {
  deleteUser,
  findUser,
  findUserByPhone,
  findUserOfAddress,
  listUsers,
  updateUser,
  type User,
} from '../store/users.ts';
import { factorJson, userJson } from '../user-json.ts';
import { requireAdmin } from '../who.ts';
import { parseDuration } from './duration.ts';

export async function listAllUsers(context: Context): Promise<AuthResponse> {
  await requireAdmin(context);
  const { query } = context.request;
  const page = wholeNumber(query.get('page'), 1);
  const perPage = Math.max(1, Math.min(1000, wholeNumber(query.get('per_page'), 50)));
  const aud = audienceOf(context);
  const direction = sortDirection(query.get('sort'));
  const asked = { aud, page: Math.max(1, page), perPage, filter: query.get('filter') ?? '', direction };
  const { users, total } = await context.transaction((sql) => listUsers(sql, asked));
  const headers = { 'x-total-count': String(total), link: pageLinks(context, asked, total) };
  return json(200, { users: users.map(userJson), aud }, headers);
}

function wholeNumber(value: string | null, otherwise: number): number {
  if (value === null || value === '') return otherwise;
  if (!/^\d+$/.test(value)) throw invalid('Bad Pagination Parameters: a number is expected');
  return Number(value);
}

function sortDirection(sort: string | null): 'asc' | 'desc' {
  if (sort === null || sort === '') return 'desc';
  const [field, direction = 'desc'] = sort.split(' ');
  if (field !== 'created_at') throw invalid(`Bad Sort Parameters: bad field for sort '${field ?? ''}'`);
  return direction.toLowerCase() === 'asc' ? 'asc' : 'desc';
}

function pageLinks(
  context: Context,
  page: { readonly page: number; readonly perPage: number },
  total: number,
): string {
  const last = Math.ceil(total / page.perPage);
  const linkTo = (number: number, rel: string) => {
    const query = new URLSearchParams(context.request.query);
    query.set('page', String(number));
    return `<${context.request.path}?${query.toString()}>; rel="${rel}"`;
  };
  const next = last > page.page ? [linkTo(page.page + 1, 'next')] : [];
  return [...next, linkTo(last, 'last')].join(', ');
}

interface AdminParams {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string | undefined;
  readonly passwordHash: string;
  readonly confirmsEmail: boolean;
  readonly confirmsPhone: boolean;
  readonly userData: Json | undefined;
  readonly appData: Json | undefined;
  /** Undefined leaves a ban as it is, null lifts it. */
  readonly bannedUntil: Date | null | undefined;
}

function adminParams(context: Context, body: Json): AdminParams {
  const [email, phone] = [text(body, 'email'), text(body, 'phone')];
  const password = body['password'];
  return {
    id: text(body, 'id'),
    aud: text(body, 'aud'),
    role: text(body, 'role'),
    email: email === '' ? '' : validEmail(email),
    phone: phone === '' ? '' : validPhone(phone),
    password: password === undefined || password === null ? undefined : text(body, 'password'),
    passwordHash: text(body, 'password_hash'),
    confirmsEmail: flag(body, 'email_confirm', false),
    confirmsPhone: flag(body, 'phone_confirm', false),
    userData: record(body, 'user_metadata'),
    appData: record(body, 'app_metadata'),
    bannedUntil: banEnd(context, text(body, 'ban_duration')),
  };
}

function banEnd(context: Context, duration: string): Date | null | undefined {
  if (duration === '') return undefined;
  if (duration === 'none') return null;
  const ms = parseDuration(duration);
  if (ms === undefined)
    throw invalid(`invalid format for ban duration: time: invalid duration "${duration}"`);
  return ms === 0 ? null : new Date(context.now().getTime() + ms);
}

export async function createUserAsAdmin(context: Context): Promise<AuthResponse> {
  await requireAdmin(context);
  const params = adminParams(context, readBody(context.request));
  if (params.email === '' && params.phone === '') {
    throw invalid('Cannot create a user without either an email or phone');
  }
  refuseBadId(params.id);
  const passwordHash = await adminPasswordHash(context, params);
  const user = await context.transaction((sql) => createInside(context, sql, { params, passwordHash }));
  return json(200, userJson(user));
}

function refuseBadId(id: string): void {
  if (id === '') return;
  if (!isUuid(id)) throw invalid('ID must conform to the uuid v4 format');
  if (/^[0-]+$/.test(id)) throw invalid('ID cannot be a nil uuid');
}

async function adminPasswordHash(context: Context, params: AdminParams): Promise<string> {
  const { password, passwordHash } = params;
  if (password !== undefined && passwordHash !== '') {
    throw invalid('Only a password or a password hash should be provided');
  }
  if (passwordHash !== '') {
    if (isPasswordHash(passwordHash)) return passwordHash;
    throw invalid('The password hash must be made by bcrypt');
  }
  if (password !== undefined && Buffer.byteLength(password) > 72) {
    throw invalid('bcrypt: password length exceeds 72 bytes');
  }
  if (password === undefined || password === '') return unknownPasswordHash(context);
  return hashPassword(password, context.deps.passwordCost);
}

async function createInside(
  context: Context,
  sql: Sql,
  what: { readonly params: AdminParams; readonly passwordHash: string },
): Promise<User> {
  const { params, passwordHash } = what;
  const aud = params.aud === '' ? audienceOf(context) : params.aud;
  await refuseTaken(sql, params, { aud });
  const providers = [...(params.email === '' ? [] : ['email']), ...(params.phone === '' ? [] : ['phone'])];
  const { id: userId } = await createUser(context, sql, {
    aud,
    data: params.userData ?? {},
    providers,
    passwordHash,
    ...(params.id === '' ? {} : { id: params.id }),
    ...(params.email === '' ? {} : { email: params.email }),
    ...(params.phone === '' ? {} : { phone: params.phone }),
    ...(params.role === '' ? {} : { role: params.role }),
  });
  for (const provider of providers) {
    const claims = provider === 'email' ? { email: params.email } : { phone: params.phone };
    await createIdentity(context, sql, { userId, provider, data: ownClaims(userId, claims) });
  }
  const { email, phone } = params;
  const traits = { user_id: userId, user_email: email, user_phone: phone, provider: providers[0] };
  await audit(context, sql, { actor: serviceActor, action: 'user_signedup', traits });
  await applyAdminChanges(context, sql, { userId, params });
  return reload(sql, userId);
}

async function refuseTaken(
  sql: Sql,
  params: AdminParams,
  among: { readonly aud: string; readonly except?: string },
): Promise<void> {
  if (params.email !== '' && (await findUserOfAddress(sql, params.email, among)) !== undefined) {
    throw authError(422, 'email_exists', duplicateEmail);
  }
  if (params.phone === '') return;
  const other = await findUserByPhone(sql, params.phone, among.aud);
  if (other !== undefined && other.id !== among.except) {
    throw authError(422, 'phone_exists', 'Phone number already registered by another user');
  }
}

async function applyAdminChanges(
  context: Context,
  sql: Sql,
  what: { readonly userId: string; readonly params: AdminParams },
): Promise<void> {
  const { userId, params } = what;
  if (params.appData !== undefined) {
    await mergeAppData(context, sql, { user: await reload(sql, userId), data: params.appData });
  }
  if (params.confirmsEmail) await confirmEmail(context, sql, userId);
  if (params.confirmsPhone) await confirmPhone(context, sql, userId);
  if (params.bannedUntil !== undefined) {
    await updateUser(sql, userId, { changes: { banned_until: params.bannedUntil }, now: context.now() });
  }
}

async function loadUser(sql: Sql, id: string): Promise<User> {
  if (!isUuid(id)) throw authError(404, 'validation_failed', 'user_id must be an UUID');
  const user = await findUser(sql, id);
  if (user === undefined) throw authError(404, 'user_not_found', 'User not found');
  return user;
}

export async function showUserAsAdmin(context: Context, id: string): Promise<AuthResponse> {
  await requireAdmin(context);
  return json(200, userJson(await context.transaction((sql) => loadUser(sql, id))));
}

export async function updateUserAsAdmin(context: Context, id: string): Promise<AuthResponse> {
  await requireAdmin(context);
  await context.transaction((sql) => loadUser(sql, id));
  const params = adminParams(context, readBody(context.request));
  const { password } = params;
  const passwordHash =
    password === undefined || password === '' ? undefined : await checkedPasswordHash(context, password);
  try {
    const user = await context.transaction((sql) => updateInside(context, sql, { id, params, passwordHash }));
    return json(200, userJson(user));
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_partial_key'))
      throw authError(422, 'email_exists', duplicateEmail);
    if (isUniqueViolation(error, 'users_phone_key')) throw authError(422, 'phone_exists', duplicatePhone);
    if (error instanceof AuthError) throw error;
    throw failure('Error updating user', error);
  }
}

async function updateInside(
  context: Context,
  sql: Sql,
  what: { readonly id: string; readonly params: AdminParams; readonly passwordHash: string | undefined },
): Promise<User> {
  const { id, params, passwordHash } = what;
  const user = await loadUser(sql, id);
  const now = context.now();
  if (params.role !== '') await updateUser(sql, id, { changes: { role: params.role.trim() }, now });
  if (passwordHash !== undefined) await storePassword(context, sql, { userId: id, hash: passwordHash });
  await changeAddresses(context, sql, { user, params });
  await applyAdminChanges(context, sql, { userId: id, params });
  if (params.userData !== undefined) {
    await mergeUserData(context, sql, { user: await reload(sql, id), data: params.userData });
  }
  const traits = { user_id: id, user_email: user.email ?? '', user_phone: user.phone ?? '' };
  await audit(context, sql, { actor: serviceActor, action: 'user_modified', traits });
  return reload(sql, id);
}

async function changeAddresses(
  context: Context,
  sql: Sql,
  what: { user: User; params: AdminParams },
): Promise<void> {
  const { user, params } = what;
  const now = context.now();
  const userId = user.id;
  if (params.email !== '') {
    const claims = { email: params.email, email_verified: params.confirmsEmail };
    await putOwnIdentity(context, sql, { userId, provider: 'email', claims });
    const isAnonymous = user.is_anonymous && !params.confirmsEmail;
    await updateUser(sql, userId, { changes: { email: params.email, is_anonymous: isAnonymous }, now });
  }
  if (params.phone !== '') {
    const claims = { phone: params.phone, phone_verified: params.confirmsPhone };
    await putOwnIdentity(context, sql, { userId, provider: 'phone', claims });
    const isAnonymous = user.is_anonymous && !params.confirmsPhone && !params.confirmsEmail;
    await updateUser(sql, userId, { changes: { phone: params.phone, is_anonymous: isAnonymous }, now });
  }
}

export async function deleteUserAsAdmin(context: Context, id: string): Promise<AuthResponse> {
  await requireAdmin(context);
  const body = context.request.body === '' ? {} : readBody(context.request);
  const isSoft = flag(body, 'should_soft_delete', false);
  await context.transaction(async (sql) => {
    const user = await loadUser(sql, id);
    const traits = { user_id: id, user_email: user.email ?? '', user_phone: user.phone ?? '' };
    await audit(context, sql, { actor: serviceActor, action: 'user_deleted', traits });
    if (!isSoft) return deleteOrExplain(sql, id);
    if (user.deleted_at === null) await softDelete(context, sql, user);
  });
  return json(200, {});
}

async function deleteOrExplain(sql: Sql, id: string): Promise<void> {
  try {
    await deleteUser(sql, id);
  } catch (error) {
    // Mostly a table of the project that refers to users without saying what happens to its rows.
    throw failure('Database error deleting user', error);
  }
}

/** The row stays for what refers to it; nothing in it leads back to a person. */
async function softDelete(context: Context, sql: Sql, user: User): Promise<void> {
  const now = context.now();
  const hide = (value: string | null) => (value === null || value === '' ? value : obscured(user.id, value));
  await updateUser(sql, user.id, {
    changes: {
      email: hide(user.email),
      phone: hide(user.phone)?.slice(0, 15) ?? null,
      email_change: hide(user.email_change),
      phone_change: hide(user.phone_change)?.slice(0, 15) ?? null,
      encrypted_password: null,
      confirmation_token: '',
      recovery_token: '',
      email_change_token_current: '',
      email_change_token_new: '',
      phone_change_token: '',
      raw_user_meta_data: {},
      raw_app_meta_data: {},
      deleted_at: now,
    },
    now,
  });
  await clearTokens(sql, user.id);
  await sql.run(
    `update auth.identities set identity_data = '{}', provider_id = $2 || ':' || id::text where user_id = $1`,
    [user.id, 'deleted'],
  );
  await sql.run('delete from auth.mfa_factors where user_id = $1', [user.id]);
  await deleteSessions(sql, { kind: 'global', userId: user.id });
}

function obscured(userId: string, value: string): string {
  return createHash('sha256').update(`${userId}${value}`).digest('base64url');
}

export async function listFactorsAsAdmin(context: Context, userId: string): Promise<AuthResponse> {
  await requireAdmin(context);
  const user = await context.transaction((sql) => loadUser(sql, userId));
  return json(200, user.factors.map(factorJson));
}

export async function changeFactorAsAdmin(
  context: Context,
  ids: { readonly userId: string; readonly factorId: string },
): Promise<AuthResponse> {
  await requireAdmin(context);
  const isDelete = context.request.method === 'DELETE';
  const body = isDelete ? {} : readBody(context.request);
  return context.transaction(async (sql) => {
    const user = await loadUser(sql, ids.userId);
    if (!isUuid(ids.factorId)) throw authError(404, 'validation_failed', 'factor_id must be an UUID');
    const factor = await findFactor(sql, ids.factorId, ids.userId);
    if (factor === undefined) throw authError(404, 'mfa_factor_not_found', 'Factor not found');
    const traits = { user_id: user.id, factor_id: factor.id };
    if (isDelete) {
      await audit(context, sql, { actor: user, action: 'factor_deleted', traits });
      await deleteFactor(sql, factor);
      return json(200, factorJson(factor));
    }
    await audit(context, sql, { actor: serviceActor, action: 'factor_updated', traits });
    const name = text(body, 'friendly_name');
    await updateFactor(sql, factor.id, {
      changes: name === '' ? {} : { friendly_name: name },
      now: context.now(),
    });
    const changed = await findFactor(sql, factor.id, ids.userId);
    return json(200, factorJson(changed ?? factor));
  });
}
