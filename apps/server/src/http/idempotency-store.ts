import { type Db, sql } from '@loam/db';
import type { IdempotencyStore, StoredAnswer } from './idempotency.ts';

/** A claim older than this belongs to a process that died before it could answer. */
const abandonedAfterSeconds = 120;

/** A retry later than this is a new request. */
const keptHours = 24;

export function createIdempotencyStore(db: Db): IdempotencyStore & { prune(): Promise<void> } {
  return {
    async claim(actor, key, requestHash) {
      const claimed = await db.run(sql`
        insert into idempotency_keys (actor, key, request_hash) values (${actor}, ${key}, ${requestHash})
        on conflict (actor, key) do update set created_at = now(), request_hash = excluded.request_hash
        where idempotency_keys.status is null
          and idempotency_keys.created_at < now() - make_interval(secs => ${abandonedAfterSeconds})`);
      if (claimed === 1) return undefined;
      return db.first<StoredAnswer>(
        sql`select request_hash, status, body from idempotency_keys where actor = ${actor} and key = ${key}`,
      );
    },
    async complete(actor, key, answer) {
      await db.run(sql`
        update idempotency_keys set status = ${answer.status}, body = ${answer.body}
        where actor = ${actor} and key = ${key}`);
    },
    async release(actor, key) {
      await db.run(
        sql`delete from idempotency_keys where actor = ${actor} and key = ${key} and status is null`,
      );
    },
    async prune() {
      await db.run(
        sql`delete from idempotency_keys where created_at < now() - make_interval(hours => ${keptHours})`,
      );
    },
  };
}
