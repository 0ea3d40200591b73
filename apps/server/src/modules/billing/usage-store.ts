import type { ProjectId, WorkspaceId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export type Meter = 'cloud' | 'ai_gateway' | 'credits';

export interface MeterKey {
  readonly workspaceId: WorkspaceId;
  readonly meter: Meter;
  /** The first day of the month, as YYYY-MM-DD. */
  readonly period: string;
}

export interface MeterRow {
  readonly meter: Meter;
  readonly used_micros: number;
  readonly billed_micros: number;
}

export interface UsageRecord {
  readonly workspaceId: WorkspaceId;
  readonly key: string;
  readonly meter: Meter;
  readonly amountMicros: number;
  readonly projectId: ProjectId | undefined;
}

/** False when this key has been counted before. */
export async function insertUsageRecord(queries: Queries, record: UsageRecord): Promise<boolean> {
  const touched = await queries.run(sql`
    insert into usage_records (workspace_id, idempotency_key, meter, amount_micros, project_id)
    values (${record.workspaceId}, ${record.key}, ${record.meter}, ${record.amountMicros}, ${record.projectId ?? null})
    on conflict (workspace_id, idempotency_key) do nothing`);
  return touched === 1;
}

/** What was used so far; nobody else adds to it until the transaction ends. */
export async function lockMeter(queries: Queries, key: MeterKey): Promise<number> {
  const row = await queries.one<{ used_micros: number }>(sql`
    insert into usage_meters (workspace_id, meter, period_start)
    values (${key.workspaceId}, ${key.meter}, ${key.period}::date)
    on conflict (workspace_id, meter, period_start) do update set used_micros = usage_meters.used_micros
    returning used_micros`);
  return row.used_micros;
}

export async function addToMeter(
  queries: Queries,
  key: MeterKey,
  added: { readonly usedMicros: number; readonly billedMicros: number },
): Promise<void> {
  await queries.run(sql`
    insert into usage_meters (workspace_id, meter, period_start, used_micros, billed_micros)
    values (${key.workspaceId}, ${key.meter}, ${key.period}::date, ${added.usedMicros}, ${added.billedMicros})
    on conflict (workspace_id, meter, period_start) do update set
      used_micros = usage_meters.used_micros + ${added.usedMicros},
      billed_micros = usage_meters.billed_micros + ${added.billedMicros}`);
}

export function readMeters(queries: Queries, workspaceId: WorkspaceId, period: string): Promise<MeterRow[]> {
  return queries.rows(sql`
    select meter, used_micros, billed_micros from usage_meters
    where workspace_id = ${workspaceId} and period_start = ${period}::date`);
}
