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
  // Refunds of payments that were never ours: the account may sell other things too.
  await queries.run(sql`
    delete from stripe_payments where workspace_id is null and updated_at < now() - ${keptEvents}`);
}

export interface PaymentRow {
  readonly workspace_id: WorkspaceId | null;
  readonly paid_micros: number;
  readonly refunded_micros: number;
  readonly taken_micros: number;
}

export async function notePayment(
  queries: Queries,
  intent: string,
  paid: { readonly workspaceId: WorkspaceId; readonly amountMicros: number },
): Promise<void> {
  await queries.run(sql`
    insert into stripe_payments (payment_intent, workspace_id, paid_micros)
    values (${intent}, ${paid.workspaceId}, ${paid.amountMicros})
    on conflict (payment_intent) do update set workspace_id = excluded.workspace_id,
      paid_micros = excluded.paid_micros, updated_at = now()`);
}

/** What an event says is the sum so far: one that came late does not lower it. */
export async function noteRefund(queries: Queries, intent: string, micros: number): Promise<void> {
  await queries.run(sql`
    insert into stripe_payments (payment_intent, refunded_micros) values (${intent}, ${micros})
    on conflict (payment_intent) do update set
      refunded_micros = greatest(stripe_payments.refunded_micros, excluded.refunded_micros), updated_at = now()`);
}

export function lockPayment(queries: Queries, intent: string): Promise<PaymentRow | undefined> {
  return queries.first(sql`
    select workspace_id, paid_micros, refunded_micros, taken_micros from stripe_payments
    where payment_intent = ${intent} for update`);
}

export async function noteTaken(queries: Queries, intent: string, micros: number): Promise<void> {
  await queries.run(
    sql`update stripe_payments set taken_micros = ${micros}, updated_at = now() where payment_intent = ${intent}`,
  );
}
