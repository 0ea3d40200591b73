import type { MinuteSum } from '@loam/cloud/metering';
import type { AiUsageRow, ProjectId, WorkspaceId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';
import { isAiEnabled } from './ai-switch-store.ts';
import type { AiUsage } from './integrations.ts';

/** Adds to what is there: several processes count for the same minute. */
export async function addMinuteSums(queries: Queries, sums: readonly MinuteSum[]): Promise<void> {
  // In the same order everywhere, so that two processes that add at once do not wait for each other for ever.
  const ordered = sums.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await queries.run(sql`
    insert into cloud_usage_minutes (ref, minute, metric, amount)
    select * from unnest(${ordered.map(({ ref }) => ref)}::text[],
      ${ordered.map(({ minute }) => minute.toISOString())}::timestamptz[],
      ${ordered.map(({ metric }) => metric)}::text[], ${ordered.map(({ amount }) => amount)}::float8[])
    on conflict (ref, minute, metric) do update set amount = cloud_usage_minutes.amount + excluded.amount`);
}

function keyOf({ ref, minute, metric }: MinuteSum): string {
  return `${ref} ${minute.toISOString()} ${metric}`;
}

/** Who pays for a cloud; undefined once its project is gone for good. */
export interface Payer {
  readonly project_id: ProjectId;
  readonly workspace_id: WorkspaceId;
}

export function findPayer(queries: Queries, ref: string): Promise<Payer | undefined> {
  return queries.first<Payer>(sql`
    select p.id as project_id, p.workspace_id from clouds c join projects p on p.id = c.project_id
    where c.ref = ${ref}`);
}

export async function listUnbilled(queries: Queries): Promise<string[]> {
  const rows = await queries.rows<{ ref: string }>(
    sql`select distinct ref from cloud_usage_minutes where billed < amount order by ref`,
  );
  return rows.map(({ ref }) => ref);
}

/** What was not told yet, by metric; nobody else tells it until the transaction ends. */
export function lockUnbilled(
  queries: Queries,
  ref: string,
): Promise<{ readonly metric: string; readonly amount: number }[]> {
  return queries.rows(sql`
    with waiting as (
      select metric, amount - billed as rest from cloud_usage_minutes
      where ref = ${ref} and billed < amount order by minute, metric for update)
    select metric, sum(rest)::float8 as amount from waiting group by metric`);
}

export async function markBilled(queries: Queries, ref: string): Promise<void> {
  await queries.run(
    sql`update cloud_usage_minutes set billed = amount where ref = ${ref} and billed < amount`,
  );
}

export async function forgetOldMinutes(queries: Queries): Promise<void> {
  await queries.run(sql`
    delete from cloud_usage_minutes where minute < now() - interval '90 days' and billed >= amount`);
}

export async function addAiCall(
  queries: Queries,
  call: {
    readonly projectId: ProjectId;
    readonly at: Date;
    readonly model: string;
    readonly provider: string;
  },
): Promise<void> {
  await queries.run(sql`
    insert into cloud_ai_usage (project_id, hour, model, provider, calls)
    values (${call.projectId}, date_trunc('hour', ${call.at.toISOString()}::timestamptz), ${call.model},
      ${call.provider}, 1)
    on conflict (project_id, hour, model, provider) do update set calls = cloud_ai_usage.calls + 1`);
}

async function hasAiCalls(queries: Queries, projectId: ProjectId): Promise<boolean> {
  const row = await queries.first(sql`select 1 from cloud_ai_usage where project_id = ${projectId} limit 1`);
  return row !== undefined;
}

async function listAiCalls(
  queries: Queries,
  projectId: ProjectId,
  span: { readonly start: Date; readonly end: Date },
): Promise<AiUsageRow[]> {
  const rows = await queries.rows<Omit<AiUsageRow, 'timestamp'> & { readonly hour: Date }>(sql`
    select hour, model, provider, calls::int as count from cloud_ai_usage
    where project_id = ${projectId} and hour >= date_trunc('hour', ${span.start.toISOString()}::timestamptz)
      and hour <= ${span.end.toISOString()}::timestamptz
    order by hour, model, provider limit 10000`);
  return rows.map(({ hour, ...row }) => ({ timestamp: hour.toISOString(), ...row }));
}

export function aiUsageOf(queries: Queries): AiUsage {
  return {
    isUsed: async (projectId) =>
      (await isAiEnabled(queries, projectId)) || (await hasAiCalls(queries, projectId)),
    list: (projectId, span) => listAiCalls(queries, projectId, span),
  };
}
