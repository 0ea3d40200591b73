import { createHash } from 'node:crypto';
import type { Sql } from './database.ts';

export interface Limit {
  readonly name: string;
  readonly capacity: number;
  readonly perSecond: number;
}

export async function takeFromBucket(sql: Sql, limit: Limit, who: string): Promise<boolean> {
  const row = await sql.first<{ allowed: boolean }>('select auth.take_from_bucket($1, $2, $3) as allowed', [
    `${limit.name}:${anonymous(who)}`,
    limit.capacity,
    limit.perSecond,
  ]);
  return row?.allowed ?? false;
}

/** Seconds to wait until the same may be sent to the same address again; 0 notes that it is sent now. */
export async function waitBeforeSending(
  sql: Sql,
  message: { readonly kind: string; readonly address: string },
  options: { readonly everyS: number; readonly now: Date },
): Promise<number> {
  const key = sentKey(message);
  const taken = await sql.first(
    `insert into auth.rate_buckets as b (key, tokens, updated_at) values ($1, 0, $2)
     on conflict (key) do update set updated_at = $2
       where b.updated_at <= $2::timestamptz - make_interval(secs => $3) returning 1`,
    [key, options.now, options.everyS],
  );
  if (taken !== undefined) return 0;
  const row = await sql.first<{ updated_at: Date }>(
    'select updated_at from auth.rate_buckets where key = $1',
    [key],
  );
  const passedMs = options.now.getTime() - (row?.updated_at.getTime() ?? 0);
  return Math.max(1, Math.ceil(options.everyS - passedMs / 1000));
}

/** Nothing was sent after all: the next try need not wait. */
export async function forgetSending(
  sql: Sql,
  message: { readonly kind: string; readonly address: string },
): Promise<void> {
  await sql.run('delete from auth.rate_buckets where key = $1', [sentKey(message)]);
}

function sentKey({ kind, address }: { readonly kind: string; readonly address: string }): string {
  return `sent:${kind}:${anonymous(address)}`;
}

/** Buckets outlive the accounts and addresses they count, so they do not name them. */
function anonymous(who: string): string {
  return createHash('sha256').update(who).digest('base64url').slice(0, 22);
}
