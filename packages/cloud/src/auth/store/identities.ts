import type { Json } from '../http.ts';
import type { Sql } from './database.ts';

export interface IdentityRow {
  readonly id: string;
  readonly user_id: string;
  readonly provider: string;
  readonly provider_id: string;
  readonly identity_data: Json;
  readonly email: string | null;
}

export function findIdentity(
  sql: Sql,
  providerId: string,
  provider: string,
): Promise<IdentityRow | undefined> {
  return sql.first<IdentityRow>('select * from auth.identities where provider_id = $1 and provider = $2', [
    providerId,
    provider,
  ]);
}

export function findIdentitiesByEmail(sql: Sql, emails: readonly string[]): Promise<IdentityRow[]> {
  return sql.rows<IdentityRow>('select * from auth.identities where email = any ($1)', [emails]);
}

export async function insertIdentity(
  sql: Sql,
  identity: {
    readonly userId: string;
    readonly provider: string;
    readonly data: Json & { readonly sub: string };
  },
  now: Date,
): Promise<IdentityRow> {
  const { data } = identity;
  const email = data['email'];
  const stored = typeof email === 'string' ? { ...data, email: email.toLowerCase() } : data;
  const [row] = await sql.rows<IdentityRow>(
    `insert into auth.identities
       (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5, $5) returning *`,
    [data.sub, identity.userId, stored, identity.provider, now],
  );
  if (row === undefined) throw new TypeError('an insert gave no row');
  return row;
}

export async function updateIdentityData(
  sql: Sql,
  id: string,
  options: { data: Json; now: Date },
): Promise<void> {
  await sql.run(
    `update auth.identities set identity_data = identity_data || $2, last_sign_in_at = $3, updated_at = $3
     where id = $1`,
    [id, options.data, options.now],
  );
}

export async function replaceIdentityData(
  sql: Sql,
  id: string,
  options: { data: Json; now: Date },
): Promise<void> {
  await sql.run(
    'update auth.identities set identity_data = $2, last_sign_in_at = $3, updated_at = $3 where id = $1',
    [id, options.data, options.now],
  );
}

export async function deleteIdentity(sql: Sql, id: string): Promise<void> {
  await sql.run('delete from auth.identities where id = $1', [id]);
}

export async function deleteOtherIdentities(sql: Sql, userId: string, keptId: string): Promise<void> {
  await sql.run('delete from auth.identities where user_id = $1 and id <> $2', [userId, keptId]);
}

export async function providersOf(sql: Sql, userId: string): Promise<string[]> {
  const rows = await sql.rows<{ provider: string }>(
    `select provider from auth.identities where user_id = $1 group by provider order by min(created_at), provider`,
    [userId],
  );
  return rows.map((row) => row.provider);
}
