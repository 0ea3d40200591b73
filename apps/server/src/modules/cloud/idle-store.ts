import { type Queries, sql } from '@loam/db';
import type { CloudRow } from './store.ts';

/** What somebody did with a cloud; stored bytes are counted without anybody. */
const metricsOfUse = ['requests', 'function_calls', 'realtime_messages', 'realtime_connections', 'ai_tokens'];

const isIdle = (idleMs: number) => sql`
  c.status = 'OK' and c.deleted_at is null and c.copy_of is null
  and greatest(c.created_at, c.changed_at, c.used_at) < now() - make_interval(secs => ${idleMs / 1000})
  and not exists (
    select 1 from cloud_usage_minutes u
    where u.ref = c.ref and u.minute > now() - make_interval(secs => ${idleMs / 1000}) and u.metric = any(${metricsOfUse}))
  and not exists (select 1 from cloud_imports i where i.project_id = c.project_id and i.status = 'running')`;

export function listIdle(queries: Queries, idleMs: number): Promise<{ readonly ref: string }[]> {
  return queries.rows<{ ref: string }>(
    sql`select c.ref from clouds c where ${isIdle(idleMs)} order by c.ref`,
  );
}

/** Begins the pause unless somebody used it since; of several who ask at once one gets it. */
export function claimIdle(
  queries: Queries,
  ref: string,
  idleMs: number,
): Promise<Pick<CloudRow, 'ref' | 'changed_at'> | undefined> {
  return queries.first<Pick<CloudRow, 'ref' | 'changed_at'>>(sql`
    update clouds c set status = 'PAUSING', changed_at = clock_timestamp(), idle_paused_at = clock_timestamp()
    where c.ref = ${ref} and ${isIdle(idleMs)} returning c.ref, c.changed_at::text as changed_at`);
}

/** A pause that a person asked for is not ended by a request. */
export async function keepPaused(queries: Queries, ref: string): Promise<void> {
  await queries.run(sql`
    update clouds set idle_paused_at = null where ref = ${ref} and status in ('INACTIVE', 'PAUSING')`);
}

export async function markUsed(queries: Queries, refs: readonly string[]): Promise<void> {
  await queries.run(sql`update clouds set used_at = now() where ref = any(${[...refs]})`);
}
