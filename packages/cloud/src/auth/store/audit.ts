import { randomUUID } from 'node:crypto';
import type { Json } from '../http.ts';
import type { Sql } from './database.ts';
import { noInstance } from './users.ts';

const logTypes = {
  login: 'account',
  logout: 'account',
  invite_accepted: 'account',
  user_signedup: 'team',
  user_invited: 'team',
  user_deleted: 'team',
  token_revoked: 'token',
  token_refreshed: 'token',
  user_modified: 'user',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  user_confirmation_requested: 'user',
  user_repeated_signup: 'user',
  user_updated_password: 'user',
  identity_linked: 'user',
  identity_unlinked: 'user',
  factor_in_progress: 'factor',
  factor_unenrolled: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  factor_deleted: 'factor',
  factor_updated: 'factor',
  passkey_created: 'factor',
  passkey_updated: 'factor',
  passkey_deleted: 'factor',
} as const;

export type AuditAction = keyof typeof logTypes;

export interface Actor {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly is_sso_user: boolean;
  readonly raw_user_meta_data: Json | null;
}

/** Whoever acts with a service key. */
export const serviceActor: Actor = {
  id: noInstance,
  email: 'service_role',
  phone: null,
  is_sso_user: false,
  raw_user_meta_data: null,
};

export async function writeAudit(
  sql: Sql,
  entry: { readonly actor: Actor; readonly action: AuditAction; readonly ip: string; readonly traits?: Json },
  now: Date,
): Promise<void> {
  const { actor, action } = entry;
  const name = actor.raw_user_meta_data?.['full_name'];
  const payload = {
    action,
    actor_id: actor.id,
    actor_username: actor.phone ?? actor.email ?? '',
    actor_via_sso: actor.is_sso_user,
    log_type: logTypes[action],
    ...(name === undefined ? {} : { actor_name: name }),
    ...(entry.traits === undefined ? {} : { traits: entry.traits }),
  };
  await sql.run(
    `insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
     values ('${noInstance}', $1, $2, $3, $4)`,
    [randomUUID(), payload, now, entry.ip],
  );
}
