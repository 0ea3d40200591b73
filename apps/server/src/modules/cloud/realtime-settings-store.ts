import type { RealtimeSettings } from '@loam/cloud/realtime';
import { type Queries, sql } from '@loam/db';

/** Asked with every channel that is joined, which is rare enough to ask the owner of it. */
export async function loadRealtimeSettings(queries: Queries, ref: string): Promise<RealtimeSettings> {
  const row = await queries.first<{ realtime_private_only: boolean }>(
    sql`select realtime_private_only from clouds where ref = ${ref}`,
  );
  return { isPrivateOnly: row?.realtime_private_only ?? false };
}

export async function saveRealtimeSettings(
  queries: Queries,
  ref: string,
  { isPrivateOnly }: RealtimeSettings,
): Promise<void> {
  await queries.run(sql`update clouds set realtime_private_only = ${isPrivateOnly} where ref = ${ref}`);
}
