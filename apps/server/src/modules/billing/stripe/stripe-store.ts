import type { WorkspaceId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface CustomerRow {
  readonly workspace_id: WorkspaceId;
  readonly customer_id: string;
  /** Null once it ended. */
  readonly subscription_id: string | null;
}

export function findCustomer(queries: Queries, workspaceId: WorkspaceId): Promise<CustomerRow | undefined> {
  return queries.first(sql`
    select workspace_id, customer_id, subscription_id from stripe_customers where workspace_id = ${workspaceId}`);
}

export function findWorkspaceOf(queries: Queries, customerId: string): Promise<CustomerRow | undefined> {
  return queries.first(sql`
    select workspace_id, customer_id, subscription_id from stripe_customers where customer_id = ${customerId}`);
}

export async function saveCustomer(queries: Queries, customer: CustomerRow): Promise<void> {
  await queries.run(sql`
    insert into stripe_customers (workspace_id, customer_id, subscription_id)
    values (${customer.workspace_id}, ${customer.customer_id}, ${customer.subscription_id})
    on conflict (workspace_id) do update set customer_id = excluded.customer_id,
      subscription_id = excluded.subscription_id, updated_at = now()`);
}

/** False for an event that was heard before. */
export async function addEvent(queries: Queries, id: string): Promise<boolean> {
  return (await queries.run(sql`insert into stripe_events (id) values (${id}) on conflict do nothing`)) === 1;
}

const keptEvents = sql`interval '40 days'`;

/** Stripe sends an event again for some days and never later. */
export async function sweepEvents(queries: Queries): Promise<void> {
  await queries.run(sql`delete from stripe_events where received_at < now() - ${keptEvents}`);
}
