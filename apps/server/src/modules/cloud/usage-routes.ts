import type { ManagedDatabases } from '@loam/cloud/management';
import { type BackendUsage, cloudUsageEndpoints as endpoints } from '@loam/contract';
import { type Queries, sql } from '@loam/db';
import { errorMessage } from '@loam/kernel';
import { bind, type Binding } from '../../http/bind.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { CloudStorage } from './storage.ts';

export interface UsageRoutesOptions {
  readonly lifecycle: Pick<Lifecycle, 'require'>;
  readonly storage: Pick<CloudStorage, 'files'> | undefined;
  readonly ownerSql: Pick<ManagedDatabases, 'runAsOwner'> | undefined;
}

export function usageRoutes(context: CloudContext, options: UsageRoutesOptions): Binding[] {
  const { db, clock } = context;
  return [
    bind(endpoints.getBackendUsage, async ({ params }) => {
      const { ref, status } = await options.lifecycle.require(params.projectId);
      const now = clock.now();
      // Allowances run by the calendar month in UTC.
      const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
      const isOpen = status === 'OK' || status === 'RESIZING';
      const [sums, days, aiCalls, stored] = await Promise.all([
        sumMetrics(db, ref, since),
        requestsByDay(db, ref, { since, now }),
        countAiCalls(db, params.projectId, since),
        isOpen ? measure(context, options, ref) : undefined,
      ]);
      return {
        since: since.toISOString(),
        requests: sums.get('requests') ?? 0,
        bytes_out: sums.get('bytes_out') ?? 0,
        function_calls: sums.get('function_calls') ?? 0,
        function_seconds: (sums.get('function_ms') ?? 0) / 1000,
        realtime_messages: sums.get('realtime_messages') ?? 0,
        ai_calls: aiCalls,
        database_bytes: stored?.database ?? null,
        storage_bytes: stored?.files ?? null,
        days,
      };
    }),
  ];
}

async function sumMetrics(queries: Queries, ref: string, since: Date): Promise<Map<string, number>> {
  const rows = await queries.rows<{ metric: string; amount: number }>(sql`
    select metric, sum(amount)::float8 as amount from cloud_usage_minutes
    where ref = ${ref} and minute >= ${since.toISOString()}::timestamptz group by metric`);
  return new Map(rows.map(({ metric, amount }) => [metric, amount]));
}

async function requestsByDay(
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

async function countAiCalls(queries: Queries, projectId: string, since: Date): Promise<number> {
  const row = await queries.first<{ calls: number }>(sql`
    select coalesce(sum(calls), 0)::float8 as calls from cloud_ai_usage
    where project_id = ${projectId} and hour >= ${since.toISOString()}::timestamptz`);
  return row?.calls ?? 0;
}

/** Sizes are a look into the cloud itself, which may not answer just now; the rest is told all the same. */
async function measure(
  { logger }: Pick<CloudContext, 'logger'>,
  { storage, ownerSql }: UsageRoutesOptions,
  ref: string,
): Promise<{ readonly database: number | null; readonly files: number | null }> {
  const quietly = async (work: Promise<number> | undefined) => {
    try {
      return (await work) ?? null;
    } catch (error) {
      logger.warn({ ref, error: errorMessage(error) }, 'the size of a cloud could not be measured');
      return null;
    }
  };
  const [database, files] = await Promise.all([
    quietly(ownerSql && databaseBytes(ownerSql, ref)),
    quietly(storage?.files.sizeBytes(ref)),
  ]);
  return { database, files };
}

async function databaseBytes(databases: Pick<ManagedDatabases, 'runAsOwner'>, ref: string): Promise<number> {
  // Owners may not ask for the size of databases as such, which would tell them of others.
  const statement =
    "select coalesce(sum(pg_relation_size(oid)), 0)::float8 as bytes from pg_class where relkind in ('r','i','t','m','S')";
  const [result] = await databases.runAsOwner(ref, statement, { isReadOnly: true });
  const row: unknown = result?.rows[0];
  return typeof row === 'object' && row !== null && 'bytes' in row ? Number(row.bytes) : 0;
}
