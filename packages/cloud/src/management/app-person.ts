import type { ManagedDatabases } from './ports.ts';

/** What the tokens of somebody of the app say about them. */
export interface AppPerson {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  readonly appMetadata: unknown;
  readonly userMetadata: unknown;
  readonly isAnonymous: boolean;
}

const personSql = `
  select id::text as id, coalesce(email, '') as email, coalesce(phone, '') as phone,
    coalesce(raw_app_meta_data, '{}') as "appMetadata", coalesce(raw_user_meta_data, '{}') as "userMetadata",
    is_anonymous as "isAnonymous"
  from auth.users where id = $1::uuid`;

export async function findAppPerson(
  databases: Pick<ManagedDatabases, 'runAsOwner'>,
  ref: string,
  userId: string,
): Promise<AppPerson | undefined> {
  const [result] = await databases.runAsOwner(ref, personSql, { isReadOnly: true, parameters: [userId] });
  const row: unknown = result?.rows[0];
  return isPerson(row) ? row : undefined;
}

function isPerson(row: unknown): row is AppPerson {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';
}
