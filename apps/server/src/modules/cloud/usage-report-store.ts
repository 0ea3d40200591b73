import type { ManagedDatabases } from '@loam/cloud/management';
import type { BackendUsage } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export async function sumMetrics(queries: Queries, ref: string, since: Date): Promise<Map<string, number>> {
  const rows = await queries.rows<{ metric: string; amount: number }>(sql`
    select metric, sum(amount)::float8 as amount from cloud_usage_minutes
    where ref = ${ref} and minute >= ${since.toISOString()}::timestamptz group by metric`);
  return new Map(rows.map(({ metric, amount }) => [metric, amount]));
}

export async function requestsByDay(
  queries: Queries,
  ref: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<BackendUsage['days']> {
  const first = since.toISOString().slice(0, 10);
  const last = now.toISOString().slice(0, 10);
  return await queries.rows<{ date: string; requests: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as date, coalesce(sum(u.amount), 0)::float8 as requests
    from generate_series(${first}::date, ${last}::date, interval '1 day') as day
    left join cloud_usage_minutes u on u.ref = ${ref} and u.metric = 'requests'
      and u.minute >= day at time zone 'utc' and u.minute < (day + interval '1 day') at time zone 'utc'
    group by day order by day`);
}

export async function countAiCalls(queries: Queries, projectId: string, since: Date): Promise<number> {
  const row = await queries.first<{ calls: number }>(sql`
    select coalesce(sum(calls), 0)::float8 as calls from cloud_ai_usage
    where project_id = ${projectId} and hour >= ${since.toISOString()}::timestamptz`);
  return row?.calls ?? 0;
}

export async function databaseBytes(
  databases: Pick<ManagedDatabases, 'runAsOwner'>,
  ref: string,
): Promise<number> {
  // Owners may not ask for the size of databases as such, which would tell them of others.
  const statement =
    "select coalesce(sum(pg_relation_size(oid)), 0)::float8 as bytes from pg_class where relkind in ('r','i','t','m','S')";
  const [result] = await databases.runAsOwner(ref, statement, { isReadOnly: true });
  const row: unknown = result?.rows[0];
  return typeof row === 'object' && row !== null && 'bytes' in row ? Number(row.bytes) : 0;
}
