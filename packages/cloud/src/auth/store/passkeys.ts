import { randomUUID } from 'node:crypto';
import type { NewCredential } from '../crypto/webauthn.ts';
import type { Sql } from './database.ts';

export interface Passkey {
  readonly id: string;
  readonly user_id: string;
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  /** As text: it is a bigint. */
  readonly sign_count: string;
  readonly friendly_name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export type Ceremony = 'registration' | 'authentication';

interface StoredChallenge {
  readonly session_data: { readonly challenge?: unknown };
  readonly expires_at: Date;
}

export async function insertCeremony(
  sql: Sql,
  ceremony: {
    readonly type: Ceremony;
    readonly userId: string | undefined;
    readonly challenge: string;
    readonly expiresAt: Date;
  },
): Promise<string> {
  const id = randomUUID();
  const { type, userId, challenge, expiresAt } = ceremony;
  // Nobody comes back for those that are over.
  await sql.run(`delete from auth.webauthn_challenges where expires_at < now() - interval '1 day'`);
  await sql.run(
    `insert into auth.webauthn_challenges (id, user_id, challenge_type, session_data, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [id, userId ?? null, type, { challenge }, expiresAt],
  );
  return id;
}

/** A challenge is good for one answer, whatever the answer is worth. */
export function takeCeremony(
  sql: Sql,
  id: string,
  of: { readonly type: Ceremony; readonly userId: string | undefined },
): Promise<StoredChallenge | undefined> {
  return sql.first<StoredChallenge>(
    `delete from auth.webauthn_challenges
     where id = $1 and challenge_type = $2 and user_id is not distinct from $3::uuid
     returning session_data, expires_at`,
    [id, of.type, of.userId ?? null],
  );
}

export function listPasskeys(sql: Sql, userId: string): Promise<Passkey[]> {
  return sql.rows<Passkey>(
    'select * from auth.webauthn_credentials where user_id = $1 order by created_at, id',
    [userId],
  );
}

export function findPasskey(sql: Sql, id: string, userId: string): Promise<Passkey | undefined> {
  return sql.first<Passkey>('select * from auth.webauthn_credentials where id = $1 and user_id = $2', [
    id,
    userId,
  ]);
}

/** Whoever else signs in with it waits, so that its signatures are counted one after the other. */
export function lockPasskeyOfCredential(
  sql: Sql,
  credentialId: Buffer,
  userId: string,
): Promise<Passkey | undefined> {
  return sql.first<Passkey>(
    'select * from auth.webauthn_credentials where credential_id = $1 and user_id = $2 for update',
    [credentialId, userId],
  );
}

export async function insertPasskey(
  sql: Sql,
  added: { readonly userId: string; readonly credential: NewCredential; readonly name: string },
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const { userId, credential, name } = added;
  await sql.run(
    `insert into auth.webauthn_credentials (id, user_id, credential_id, public_key, attestation_type, aaguid, sign_count,
       transports, backup_eligible, backed_up, friendly_name, created_at, updated_at)
     values ($1, $2, $3, $4, 'none', $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      id,
      userId,
      credential.credentialId,
      credential.publicKey,
      credential.aaguid ?? null,
      credential.signCount,
      JSON.stringify(credential.transports),
      credential.isBackupEligible,
      credential.isBackedUp,
      name,
      now,
    ],
  );
  return id;
}

export async function usePasskey(
  sql: Sql,
  id: string,
  { signCount, now }: { readonly signCount: number; readonly now: Date },
): Promise<void> {
  await sql.run(
    'update auth.webauthn_credentials set sign_count = $2, last_used_at = $3, updated_at = $3 where id = $1',
    [id, signCount, now],
  );
}

export async function renamePasskey(
  sql: Sql,
  id: string,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<void> {
  await sql.run('update auth.webauthn_credentials set friendly_name = $2, updated_at = $3 where id = $1', [
    id,
    name,
    now,
  ]);
}

export async function deletePasskey(sql: Sql, id: string): Promise<void> {
  await sql.run('delete from auth.webauthn_credentials where id = $1', [id]);
}
