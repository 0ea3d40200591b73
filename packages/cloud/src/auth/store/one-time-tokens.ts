import { randomUUID } from 'node:crypto';
import type { Sql } from './database.ts';

export type TokenType =
  | 'confirmation_token'
  | 'reauthentication_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token';

/** One of each kind per user: the newest replaces the one before. */
export async function putOneTimeToken(
  sql: Sql,
  token: {
    readonly userId: string;
    readonly type: TokenType;
    readonly hash: string;
    readonly address: string;
  },
  now: Date,
): Promise<void> {
  await sql.run(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (user_id, token_type) do update
       set id = excluded.id, token_hash = excluded.token_hash, relates_to = excluded.relates_to,
           created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [randomUUID(), token.userId, token.type, token.hash, token.address.toLowerCase(), now],
  );
}

export async function ownerOfToken(
  sql: Sql,
  hash: string,
  types: readonly TokenType[],
): Promise<{ readonly userId: string; readonly type: TokenType } | undefined> {
  const row = await sql.first<{ user_id: string; token_type: TokenType }>(
    `select user_id, token_type from auth.one_time_tokens
     where token_hash = $1 and token_type::text = any ($2)`,
    [hash, types],
  );
  return row && { userId: row.user_id, type: row.token_type };
}

const columnsOf = {
  confirmation_token: { token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  reauthentication_token: { token: 'reauthentication_token', sentAt: 'reauthentication_sent_at' },
  recovery_token: { token: 'recovery_token', sentAt: 'recovery_sent_at' },
  email_change_token_new: { token: 'email_change_token_new', sentAt: 'email_change_sent_at' },
  email_change_token_current: { token: 'email_change_token_current', sentAt: 'email_change_sent_at' },
  phone_change_token: { token: 'phone_change_token', sentAt: 'phone_change_sent_at' },
} as const satisfies Record<TokenType, { readonly token: string; readonly sentAt: string }>;

/** Forgets a token that reached nobody; one that replaced it meanwhile stays. */
export async function withdrawToken(
  sql: Sql,
  token: { readonly userId: string; readonly type: TokenType; readonly hash: string },
): Promise<void> {
  const { token: column, sentAt } = columnsOf[token.type];
  await sql.run(`update auth.users set ${column} = '', ${sentAt} = null where id = $1 and ${column} = $2`, [
    token.userId,
    token.hash,
  ]);
  await sql.run(
    'delete from auth.one_time_tokens where user_id = $1 and token_type::text = $2 and token_hash = $3',
    [token.userId, token.type, token.hash],
  );
}

export async function clearTokens(sql: Sql, userId: string, type?: TokenType): Promise<void> {
  await sql.run(
    'delete from auth.one_time_tokens where user_id = $1 and ($2::text is null or token_type::text = $2)',
    [userId, type ?? null],
  );
}
