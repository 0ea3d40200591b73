import type { Json } from '../http.ts';
import type { Sql } from './database.ts';

export interface Identity {
  readonly identity_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly identity_data: Json;
  readonly provider: string;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly email: string | null;
}

export interface Factor {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly status: 'verified' | 'unverified';
  readonly friendly_name: string | null;
  readonly factor_type: 'totp' | 'phone' | 'webauthn';
  readonly phone: string | null;
  readonly last_challenged_at: string | null;
}

interface UserColumns {
  readonly id: string;
  readonly aud: string | null;
  readonly role: string | null;
  readonly email: string | null;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: Date | null;
  readonly invited_at: Date | null;
  readonly confirmation_token: string | null;
  readonly confirmation_sent_at: Date | null;
  readonly recovery_token: string | null;
  readonly recovery_sent_at: Date | null;
  readonly email_change_token_new: string | null;
  readonly email_change_token_current: string | null;
  readonly email_change: string | null;
  readonly email_change_sent_at: Date | null;
  readonly email_change_confirm_status: number | null;
  readonly last_sign_in_at: Date | null;
  readonly raw_app_meta_data: Json | null;
  readonly raw_user_meta_data: Json | null;
  readonly phone: string | null;
  readonly phone_confirmed_at: Date | null;
  readonly phone_change: string | null;
  readonly phone_change_token: string | null;
  readonly phone_change_sent_at: Date | null;
  readonly banned_until: Date | null;
  readonly reauthentication_token: string | null;
  readonly reauthentication_sent_at: Date | null;
  readonly is_sso_user: boolean;
  readonly deleted_at: Date | null;
  readonly is_anonymous: boolean;
}

export interface User extends UserColumns {
  readonly confirmed_at: Date | null;
  readonly created_at: Date | null;
  readonly updated_at: Date | null;
  readonly identities: readonly Identity[];
  readonly factors: readonly Factor[];
}

export type UserChanges = Partial<Omit<UserColumns, 'id'>>;

export const noInstance = '00000000-0000-0000-0000-000000000000';

const wholeUser = `
  select u.*,
    coalesce((
      select json_agg(json_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
        'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
        'updated_at', i.updated_at, 'email', i.email) order by i.created_at, i.id)
      from auth.identities i where i.user_id = u.id), '[]'::json) as identities,
    coalesce((
      select json_agg(json_build_object(
        'id', f.id, 'created_at', f.created_at, 'updated_at', f.updated_at, 'status', f.status,
        'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'phone', f.phone,
        'last_challenged_at', f.last_challenged_at) order by f.created_at, f.id)
      from auth.mfa_factors f where f.user_id = u.id), '[]'::json) as factors
  from auth.users u`;

const ofProject = `coalesce(u.instance_id, '${noInstance}') = '${noInstance}'`;

export function findUser(sql: Sql, id: string): Promise<User | undefined> {
  return sql.first<User>(`${wholeUser} where u.id = $1`, [id]);
}

/** Whoever else wants to change this user waits, and then sees what happened. */
export async function lockUser(sql: Sql, id: string): Promise<User | undefined> {
  await sql.run('select 1 from auth.users where id = $1 for update', [id]);
  return findUser(sql, id);
}

export function findUserByEmail(sql: Sql, email: string, aud: string): Promise<User | undefined> {
  const where = `${ofProject} and lower(u.email) = $1 and u.aud = $2 and not u.is_sso_user`;
  return sql.first<User>(`${wholeUser} where ${where}`, [email.toLowerCase(), aud]);
}

export function findUserByPhone(sql: Sql, phone: string, aud: string): Promise<User | undefined> {
  const where = `${ofProject} and u.phone = $1 and u.aud = $2 and not u.is_sso_user`;
  return sql.first<User>(`${wholeUser} where ${where}`, [phone, aud]);
}

export function findUserByPhoneChange(sql: Sql, phone: string, aud: string): Promise<User | undefined> {
  return sql.first<User>(`${wholeUser} where u.phone_change = $1 and u.aud = $2`, [phone, aud]);
}

/** An address is taken by whoever has it as an account's address or within an identity. */
export function findUserOfAddress(
  sql: Sql,
  email: string,
  options: { readonly aud: string; readonly except?: string },
): Promise<User | undefined> {
  return sql.first<User>(
    `${wholeUser} where u.aud = $2 and u.id is distinct from $3::uuid and not u.is_sso_user and (
       lower(u.email) = $1 or exists (
         select 1 from auth.identities i where i.user_id = u.id and i.email = $1 and i.provider not like 'sso:%'))
     order by (lower(u.email) = $1) desc limit 1`,
    [email.toLowerCase(), options.aud, options.except ?? null],
  );
}

export interface UserPage {
  readonly aud: string;
  readonly page: number;
  readonly perPage: number;
  readonly filter: string;
  readonly direction: 'asc' | 'desc';
}

export async function listUsers(sql: Sql, page: UserPage): Promise<{ users: User[]; total: number }> {
  const where = `${ofProject} and u.aud = $1 and ($2 = '' or u.email like $3 or u.phone like $3 or u.id::text = $2 or u.raw_user_meta_data ->> 'full_name' ilike $3)`;
  const values = [page.aud, page.filter, `%${page.filter}%`];
  const order = page.direction === 'asc' ? 'u.created_at asc, u.id asc' : 'u.created_at desc, u.id desc';
  const users = await sql.rows<User>(`${wholeUser} where ${where} order by ${order} limit $4 offset $5`, [
    ...values,
    page.perPage,
    (page.page - 1) * page.perPage,
  ]);
  const counted = await sql.first<{ total: string }>(
    `select count(*) as total from auth.users u where ${where}`,
    values,
  );
  return { users, total: Number(counted?.total ?? 0) };
}

export type NewUser = Pick<UserColumns, 'id' | 'aud' | 'role' | 'email' | 'phone' | 'is_anonymous'> & {
  readonly encrypted_password: string;
  readonly raw_app_meta_data: Json;
  readonly raw_user_meta_data: Json;
};

/** Triggers of the project run here; what they change is read back. */
export async function insertUser(sql: Sql, user: NewUser, now: Date): Promise<void> {
  const row = {
    instance_id: noInstance,
    confirmation_token: '',
    recovery_token: '',
    email_change_token_new: '',
    email_change: '',
    created_at: now,
    updated_at: now,
    ...user,
  };
  const entries = Object.entries(row);
  const names = entries.map(([name]) => name).join(', ');
  const places = entries.map((_, index) => `$${index + 1}`).join(', ');
  await sql.run(
    `insert into auth.users (${names}) values (${places})`,
    entries.map(([, value]) => value),
  );
}

export async function updateUser(
  sql: Sql,
  id: string,
  options: { changes: UserChanges; now: Date },
): Promise<void> {
  const entries = Object.entries({ ...options.changes, updated_at: options.now });
  const assignments = entries.map(([name], index) => `${name} = $${index + 2}`).join(', ');
  await sql.run(`update auth.users set ${assignments} where id = $1`, [
    id,
    ...entries.map(([, value]) => value),
  ]);
}

export async function deleteUser(sql: Sql, id: string): Promise<void> {
  await sql.run('delete from auth.refresh_tokens where user_id = $1', [id]);
  await sql.run('delete from auth.users where id = $1', [id]);
}

/** An account that was made for a message which did not go out. One that the app's own rows hold on to stays. */
export async function removeUnreached(sql: Sql, id: string): Promise<void> {
  await sql.run('savepoint unreached');
  try {
    await sql.run(
      `delete from auth.users where id = $1 and email_confirmed_at is null and phone_confirmed_at is null
         and last_sign_in_at is null`,
      [id],
    );
    await sql.run('release savepoint unreached');
  } catch {
    await sql.run('rollback to savepoint unreached');
  }
}

/** Nobody was told of the new address. */
export async function forgetEmailChange(sql: Sql, id: string): Promise<void> {
  await sql.run(
    `update auth.users set email_change = ''
     where id = $1 and coalesce(email_change_token_new, '') = '' and email_change_confirm_status = 0`,
    [id],
  );
}
