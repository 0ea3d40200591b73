import { type Queries, sql } from '@loam/db';

export interface AuthSettingsRow {
  readonly chosen: unknown;
  readonly sealed_secrets: string | null;
}

export function findAuthSettings(queries: Queries, ref: string): Promise<AuthSettingsRow | undefined> {
  return queries.first<AuthSettingsRow>(
    sql`select chosen, sealed_secrets from cloud_auth_settings where ref = ${ref}`,
  );
}

/** Two changes at once are one after the other. */
export async function lockAuthSettings(queries: Queries, ref: string): Promise<void> {
  await queries.run(sql`insert into cloud_auth_settings (ref) values (${ref}) on conflict do nothing`);
  await queries.run(sql`select 1 from cloud_auth_settings where ref = ${ref} for update`);
}

export async function saveAuthSettings(
  queries: Queries,
  saved: { readonly ref: string; readonly chosen: object; readonly sealedSecrets: string | null },
): Promise<void> {
  await queries.run(sql`
    update cloud_auth_settings
    set chosen = ${JSON.stringify(saved.chosen)}::jsonb, sealed_secrets = ${saved.sealedSecrets}, updated_at = now()
    where ref = ${saved.ref}`);
}
