import { type Queries, sql } from '@loam/db';
import type { OutboxCounts } from './outbox.ts';

export const outboxChannel = 'loam_outbox';

export interface OutboxRow {
  readonly id: number;
  readonly subject: string;
  readonly name: string;
  readonly event: unknown;
  readonly attempts: number;
}

interface NewRow {
  readonly subject: string;
  /** Where it is told: at the project's own runner. */
  readonly projectId: string | null;
  readonly name: string;
  readonly event: object;
  /** Who writes it, and needs no notice. */
  readonly origin: string;
}

/** Other processes hear of it when the transaction commits. */
export async function insertEvent(queries: Queries, row: NewRow): Promise<void> {
  await queries.rows(sql`
    with added as (
      insert into outbox (subject, runner_id, name, event)
      values (${row.subject}, (select runner_id from placements where project_id = ${row.projectId}), ${row.name},
        ${JSON.stringify(row.event)}::jsonb)
      returning id)
    select pg_notify(${outboxChannel}, ${row.origin}) from added`);
}

/** The oldest event of each subject, where its time has come. `runnerId` null: those that can be told anywhere. */
export function listDue(queries: Queries, runnerId: string | null, limit: number): Promise<OutboxRow[]> {
  return queries.rows<OutboxRow>(sql`
    select id, subject, name, event, attempts from (
      select distinct on (subject) id, subject, name, event, attempts, next_at from outbox
      where failed_at is null and runner_id is not distinct from ${runnerId}::uuid
      order by subject, id) oldest
    where next_at <= now() order by id limit ${limit}`);
}

export async function removeEvent(queries: Queries, id: number): Promise<void> {
  await queries.run(sql`delete from outbox where id = ${id}`);
}

export async function putOff(
  queries: Queries,
  id: number,
  failure: { readonly error: string; readonly waitSeconds: number; readonly isGivenUp: boolean },
): Promise<void> {
  await queries.run(sql`
    update outbox set attempts = attempts + 1, error = ${failure.error},
      next_at = now() + make_interval(secs => ${failure.waitSeconds}),
      failed_at = case when ${failure.isGivenUp}::boolean then now() end
    where id = ${id}`);
}

/** A new start may have mended what made them fail. */
export async function reviveFailed(queries: Queries, runnerId: string | null): Promise<void> {
  await queries.run(sql`
    update outbox set attempts = 0, failed_at = null, next_at = now()
    where failed_at is not null and runner_id is not distinct from ${runnerId}::uuid`);
}

export async function countEvents(queries: Queries): Promise<OutboxCounts> {
  const row = await queries.one<{ waiting: number; failed: number; last_failure: string | null }>(sql`
    select count(*) filter (where failed_at is null) as waiting, count(*) filter (where failed_at is not null) as failed,
      (select name || ': ' || error from outbox where failed_at is not null order by failed_at desc limit 1)
        as last_failure
    from outbox`);
  return { waiting: row.waiting, failed: row.failed, lastFailure: row.last_failure };
}
