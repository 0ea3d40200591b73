import type { WorkspaceId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

/** False when it was told in this period already. */
export async function addAlert(
  queries: Queries,
  alert: { readonly workspaceId: WorkspaceId; readonly period: string; readonly kind: string },
): Promise<boolean> {
  const touched = await queries.run(sql`
    insert into usage_alerts (workspace_id, period_start, kind)
    values (${alert.workspaceId}, ${alert.period}::date, ${alert.kind})
    on conflict do nothing`);
  return touched === 1;
}

/** Addresses of those who manage billing and did not switch these mails off. */
export async function listAlerted(queries: Queries, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await queries.rows<{ email: string }>(sql`
    select person.email from workspace_members member join users person on person.id = member.user_id
    where member.workspace_id = ${workspaceId} and (member.role in ('owner', 'admin') or member.is_billing_manager)
      and person.disabled_at is null
      and person.notifications -> 'usage_alerts' is distinct from 'false'::jsonb
    order by person.email`);
  return rows.map(({ email }) => email);
}
