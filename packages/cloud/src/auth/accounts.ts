import { randomUUID } from 'node:crypto';
import type { Context } from './context.ts';
import { hashPassword, randomPassword, weaknessOf } from './crypto/password.ts';
import { authError, duplicateEmail, duplicatePhone, failure, invalid } from './errors.ts';
import { text, type Json } from './http.ts';
import { isUniqueViolation, type Sql } from './store/database.ts';
import type { PkceChallenge } from './store/flow-states.ts';
import {
  deleteOtherIdentities,
  findIdentity,
  insertIdentity,
  providersOf,
  updateIdentityData,
  type IdentityRow,
} from './store/identities.ts';
import { clearTokens } from './store/one-time-tokens.ts';
import { deleteSessions } from './store/sessions.ts';
import { findUser, insertUser, updateUser, type NewUser, type User } from './store/users.ts';

export interface Account {
  readonly id?: string;
  readonly aud: string;
  readonly email?: string;
  readonly phone?: string;
  /** Already hashed: hashing takes long and must not hold a transaction. */
  readonly passwordHash?: string;
  readonly data: Json;
  readonly providers: readonly string[];
  readonly isAnonymous?: boolean;
  readonly role?: string;
}

export async function createUser(context: Context, sql: Sql, account: Account): Promise<User> {
  const [provider] = account.providers;
  const row: NewUser = {
    id: account.id ?? randomUUID(),
    aud: account.aud,
    role: account.role ?? 'authenticated',
    email: account.email?.toLowerCase() ?? null,
    phone: account.phone ?? null,
    encrypted_password: account.passwordHash ?? '',
    raw_app_meta_data: provider === undefined ? {} : { provider, providers: account.providers },
    raw_user_meta_data: account.data,
    is_anonymous: account.isAnonymous ?? false,
  };
  try {
    await insertUser(sql, row, context.now());
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_partial_key'))
      throw authError(422, 'email_exists', duplicateEmail);
    if (isUniqueViolation(error, 'users_phone_key')) throw authError(422, 'phone_exists', duplicatePhone);
    // Mostly a trigger of the project that failed; the log has its message.
    throw failure('Database error saving new user', error);
  }
  return reload(sql, row.id);
}

export async function reload(sql: Sql, id: string): Promise<User> {
  const user = await findUser(sql, id);
  if (user === undefined) throw failure('Database error loading user');
  return user;
}

export interface IdentityClaims extends Json {
  readonly sub: string;
}

/** The claims of an identity that we vouch for ourselves. */
export function ownClaims(userId: string, claims: Json): IdentityClaims {
  return { email_verified: false, phone_verified: false, ...claims, sub: userId };
}

export function createIdentity(
  context: Context,
  sql: Sql,
  identity: { readonly userId: string; readonly provider: string; readonly data: IdentityClaims },
): Promise<IdentityRow> {
  return insertIdentity(sql, identity, context.now());
}

/** The identity of an address or phone number follows the account. */
export async function putOwnIdentity(
  context: Context,
  sql: Sql,
  identity: { readonly userId: string; readonly provider: 'email' | 'phone'; readonly claims: Json },
): Promise<void> {
  const known = await findIdentity(sql, identity.userId, identity.provider);
  if (known === undefined) {
    const { userId, provider } = identity;
    await createIdentity(context, sql, { userId, provider, data: ownClaims(userId, identity.claims) });
  } else {
    await updateIdentityData(sql, known.id, { data: identity.claims, now: context.now() });
  }
}

export async function mergeUserData(
  context: Context,
  sql: Sql,
  change: { user: User; data: Json },
): Promise<void> {
  const merged = merge(change.user.raw_user_meta_data, change.data);
  await updateUser(sql, change.user.id, { changes: { raw_user_meta_data: merged }, now: context.now() });
}

export async function mergeAppData(
  context: Context,
  sql: Sql,
  change: { user: User; data: Json },
): Promise<void> {
  const merged = merge(change.user.raw_app_meta_data, change.data);
  await updateUser(sql, change.user.id, { changes: { raw_app_meta_data: merged }, now: context.now() });
}

/** A null removes the key. */
function merge(before: Json | null, changes: Json): Json {
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null));
}

export async function noteProviders(context: Context, sql: Sql, userId: string): Promise<void> {
  const providers = await providersOf(sql, userId);
  const [provider] = providers;
  const user = await reload(sql, userId);
  const data = provider === undefined ? { providers } : { provider, providers };
  await mergeAppData(context, sql, { user, data });
}

export async function confirmEmail(context: Context, sql: Sql, userId: string): Promise<void> {
  const now = context.now();
  const user = await reload(sql, userId);
  const data = merge(user.raw_user_meta_data, { email_verified: true });
  const changes = { confirmation_token: '', email_confirmed_at: now, raw_user_meta_data: data };
  await updateUser(sql, userId, { changes, now });
  await clearTokens(sql, userId);
}

export async function confirmPhone(context: Context, sql: Sql, userId: string): Promise<void> {
  const now = context.now();
  await updateUser(sql, userId, { changes: { confirmation_token: '', phone_confirmed_at: now }, now });
  await clearTokens(sql, userId);
}

/**
 * Somebody else may have registered this address without owning it. When it is proven now, their password, data and
 * identities must not stay as a back door.
 */
export async function removeUnconfirmed(
  context: Context,
  sql: Sql,
  kept: { readonly userId: string; readonly identity: IdentityRow },
): Promise<void> {
  const { identity } = kept;
  const isOwn = identity.provider === 'email' || identity.provider === 'phone';
  const changes = { raw_user_meta_data: identity.identity_data };
  await updateUser(sql, kept.userId, {
    changes: isOwn ? changes : { ...changes, encrypted_password: null },
    now: context.now(),
  });
  await deleteOtherIdentities(sql, kept.userId, identity.id);
  await noteProviders(context, sql, kept.userId);
}

/** A new password distrusts everything that was asked for with the old one. */
export async function storePassword(
  context: Context,
  sql: Sql,
  change: { readonly userId: string; readonly hash: string | null; readonly sessionId?: string },
): Promise<void> {
  const { userId, sessionId } = change;
  await updateUser(sql, userId, {
    changes: {
      encrypted_password: change.hash,
      confirmation_token: '',
      confirmation_sent_at: null,
      recovery_token: '',
      recovery_sent_at: null,
      email_change_token_current: '',
      email_change_token_new: '',
      email_change_sent_at: null,
      phone_change_token: '',
      phone_change_sent_at: null,
      reauthentication_token: '',
      reauthentication_sent_at: null,
    },
    now: context.now(),
  });
  await clearTokens(sql, userId);
  await deleteSessions(
    sql,
    sessionId === undefined ? { kind: 'global', userId } : { kind: 'others', userId, sessionId },
  );
}

export async function checkedPasswordHash(context: Context, password: string): Promise<string> {
  const weakness = await weaknessOf(password, context.settings, context.deps.isPwned);
  if (weakness !== undefined) throw weakness;
  return hashPassword(password, context.deps.passwordCost);
}

/** For accounts that sign in some other way: nobody knows it. */
export function unknownPasswordHash(context: Context): Promise<string> {
  return hashPassword(randomPassword(), context.deps.passwordCost);
}

export function pkceChallenge(body: Json): PkceChallenge | undefined {
  return checkedChallenge(text(body, 'code_challenge'), text(body, 'code_challenge_method'));
}

export function checkedChallenge(value: string, givenMethod: string): PkceChallenge | undefined {
  if (value === '' && givenMethod === '') return undefined;
  if (value === '' || givenMethod === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (value.length < 43 || value.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[a-zA-Z._~0-9-]+$/.test(value)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  const method = givenMethod.toLowerCase();
  if (method !== 's256' && method !== 'plain') throw invalid('Invalid code_challenge_method');
  return { value, method };
}
