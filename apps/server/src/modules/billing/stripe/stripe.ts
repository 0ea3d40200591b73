import {
  billingTexts,
  fillText,
  microsPerCredit,
  type PaymentStep,
  type Plan,
  planLabels,
  WorkspaceId,
} from '@loam/contract';
import { errorMessage, type Outbound } from '@loam/kernel';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { StripeSettings } from '../../../config.ts';
import type { WorkspaceRecord } from '../../../http/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { BillingRuntime } from '../context.ts';
import { type PaymentPort, type PaymentReports, manualPayments } from '../payments.ts';
import { createStripeClient, type Fields, type StripeClient, type Subscription } from './client.ts';
import { isSigned } from './signature.ts';
import * as store from './stripe-store.ts';

const Event = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});
const Checkout = z.object({
  id: z.string(),
  mode: z.string(),
  payment_status: z.string(),
  amount_total: z.number().int().nonnegative().nullable(),
  currency: z.string().nullable(),
  customer: z.string().nullable(),
  subscription: z.string().nullable().default(null),
  payment_intent: z.string().nullable().default(null),
  client_reference_id: z.string().nullable(),
});
type Checkout = z.infer<typeof Checkout>;
const Refunded = z.object({
  payment_intent: z.string().nullable(),
  /** All of them together, so a late event never says less than an early one did. */
  amount_refunded: z.number().int().nonnegative(),
  currency: z.string(),
});
const SubscriptionName = z.object({ id: z.string() });

/** Of the currency's smaller unit, as Stripe counts. */
const centsPerCredit = 100;
/** Statuses in which a subscription is paid or soon will be. */
const standing: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

interface StripeParts extends Pick<BillingRuntime, 'config' | 'db' | 'clock' | 'logger'> {
  readonly outbound: Pick<Outbound, 'fetch'>;
  readonly settings: StripeSettings;
  readonly reports: PaymentReports;
}

/** Pays on pages of Stripe: Checkout for what is bought, the customer portal for what changes or ends. */
export function createStripePayments(parts: StripeParts): PaymentPort {
  const { settings, db } = parts;
  const client = createStripeClient(settings, parts.outbound);
  const open = <T>(work: () => Promise<T>) => withPlainFault(parts, work);
  const openPortal = async (customer: string): Promise<PaymentStep> => {
    const { url } = await open(() =>
      client.createPortal({ customer, return_url: returnUrl(parts, 'billing') }),
    );
    return { kind: 'redirect', url };
  };
  return {
    provider: 'stripe',
    isUnlimited: false,
    async requestTopUp(workspace, amount) {
      const known = await store.findCustomer(db, workspace.id);
      const fields: Fields = {
        ...checkoutFields(parts, workspace, { panel: 'usage', customer: known?.customer_id }),
        mode: 'payment',
        ...(known ? {} : { customer_creation: 'always' }),
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': settings.currency,
        'line_items[0][price_data][unit_amount]': String(Math.round(amount * centsPerCredit)),
        'line_items[0][price_data][product_data][name]': fillText(billingTexts.stripeTopUp, {
          brand: parts.config.brand,
          amount,
        }),
      };
      const { url } = await open(() => client.createCheckout(fields, randomUUID()));
      return { kind: 'redirect', url };
    },
    async requestPlanChange(workspace, plan) {
      const known = await store.findCustomer(db, workspace.id);
      // Whoever has a subscription changes and ends it where they pay; a second one would be charged beside it.
      if (known?.subscription_id) return openPortal(known.customer_id);
      const price = settings.prices[plan];
      if (price === undefined) return manualPayments.requestPlanChange(workspace, plan);
      const fields: Fields = {
        ...checkoutFields(parts, workspace, { panel: 'billing', customer: known?.customer_id }),
        mode: 'subscription',
        'line_items[0][price]': price,
        'line_items[0][quantity]': '1',
        'subscription_data[metadata][workspace_id]': workspace.id,
      };
      const { url } = await open(() => client.createCheckout(fields, randomUUID()));
      return { kind: 'redirect', url };
    },
    async openPortal(workspace) {
      const known = await store.findCustomer(db, workspace.id);
      if (!known) return { kind: 'instructions', text: billingTexts.noPortalYet };
      return openPortal(known.customer_id);
    },
    receive: (request) => receive(parts, client, request),
    sweep: () => store.sweepEvents(db),
  };
}

function checkoutFields(
  parts: StripeParts,
  workspace: WorkspaceRecord,
  { panel, customer }: { readonly panel: 'usage' | 'billing'; readonly customer: string | undefined },
): Fields {
  const back = returnUrl(parts, panel);
  return {
    client_reference_id: workspace.id,
    success_url: back,
    cancel_url: back,
    ...(customer === undefined ? {} : { customer }),
  };
}

function returnUrl({ config }: StripeParts, panel: 'usage' | 'billing'): string {
  return `${config.publicUrl}/?settings=${panel}`;
}

async function withPlainFault<T>({ logger }: StripeParts, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    logger.error({ error: errorMessage(error) }, 'Stripe did not open a payment page');
    throw new ApiError('unavailable', billingTexts.paymentFailed);
  }
}

/** Answers 200 to everything that Stripe truly sent, so that it is not sent again; what failed is sent again. */
async function receive(parts: StripeParts, client: StripeClient, request: Request): Promise<void> {
  const text = await request.text();
  const header = request.headers.get('stripe-signature') ?? '';
  if (!isSigned({ text, header }, parts.settings.webhookSecret, parts.clock.now())) {
    throw new ApiError('invalid_input', 'The signature of this event is not valid.');
  }
  const event = Event.parse(JSON.parse(text));
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      await checkedOut(parts, client, Checkout.parse(event.data.object));
      break;
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      await subscribed(parts, await client.readSubscription(SubscriptionName.parse(event.data.object).id));
      break;
    case 'charge.refunded':
      await refunded(parts, Refunded.parse(event.data.object));
      break;
    default:
      break;
  }
  if (!(await store.addEvent(parts.db, event.id))) {
    parts.logger.info({ id: event.id }, 'an event of Stripe came again and changed nothing');
  }
}

async function checkedOut(parts: StripeParts, client: StripeClient, session: Checkout): Promise<void> {
  const workspaceId = WorkspaceId.parse(session.client_reference_id);
  const { customer, subscription } = session;
  if (session.mode === 'subscription' && subscription !== null) {
    return subscribed(parts, await client.readSubscription(subscription), workspaceId);
  }
  // A bank transfer is on its way: its success is an event of its own.
  if (session.mode !== 'payment' || session.payment_status !== 'paid') return;
  if (session.currency !== parts.settings.currency) {
    parts.logger.error({ session: session.id }, 'a payment came in another currency than the set one');
    return;
  }
  const known = await store.findCustomer(parts.db, workspaceId);
  const amountMicros = microsOf(session.amount_total ?? 0);
  const isKnownWorkspace = await parts.reports.topUp({ workspaceId, amountMicros, key: session.id });
  if (!isKnownWorkspace) {
    parts.logger.error({ session: session.id, workspaceId }, 'a payment came for a workspace that is gone');
    return;
  }
  if (session.payment_intent !== null) {
    await store.notePayment(parts.db, session.payment_intent, { workspaceId, amountMicros });
    await takeBackRefunded(parts, session.payment_intent);
  }
  if (customer !== null && !known) {
    await store.saveCustomer(parts.db, {
      workspace_id: workspaceId,
      customer_id: customer,
      subscription_id: null,
    });
  }
}

function microsOf(cents: number): number {
  return (cents * microsPerCredit) / centsPerCredit;
}

/** It may be heard of before the payment is: then it waits for it. */
async function refunded(parts: StripeParts, charge: z.infer<typeof Refunded>): Promise<void> {
  const { payment_intent: intent, amount_refunded: cents, currency } = charge;
  if (intent === null || currency !== parts.settings.currency) return;
  await store.noteRefund(parts.db, intent, microsOf(cents));
  await takeBackRefunded(parts, intent);
}

async function takeBackRefunded({ db, reports }: StripeParts, intent: string): Promise<void> {
  await db.transaction(async (tx) => {
    const payment = await store.lockPayment(tx, intent);
    if (!payment || payment.workspace_id === null) return;
    const { workspace_id: workspaceId, paid_micros: paid, refunded_micros: back } = payment;
    const amountMicros = Math.min(paid, back) - payment.taken_micros;
    if (amountMicros <= 0) return;
    const key = `refund:${intent}:${payment.taken_micros + amountMicros}`;
    await reports.takeBack(tx, { workspaceId, amountMicros, key });
    await store.noteTaken(tx, intent, payment.taken_micros + amountMicros);
  });
}

/**
 * The subscription as it stands now decides, not as the event knew it: events come late and in any order.
 */
async function subscribed(
  parts: StripeParts,
  subscription: Subscription,
  paidFor?: WorkspaceId,
): Promise<void> {
  const { db, settings, reports, logger } = parts;
  const named = WorkspaceId.safeParse(subscription.metadata['workspace_id']).data;
  const known = await store.findWorkspaceOf(db, subscription.customer);
  const workspaceId = paidFor ?? known?.workspace_id ?? named;
  if (workspaceId === undefined) {
    logger.error({ subscription: subscription.id }, 'a subscription belongs to no workspace');
    return;
  }
  const stands = standing.has(subscription.status);
  // An old one that ended does not end the one that came after it.
  if (!stands && known?.subscription_id && known.subscription_id !== subscription.id) return;
  const plan = stands ? planOf(settings, subscription) : 'free';
  if (plan === undefined) {
    logger.error({ subscription: subscription.id }, 'a subscription has a price that is no plan here');
    return;
  }
  if (!(await reports.changePlan(workspaceId, plan))) {
    logger.error(
      { subscription: subscription.id, workspaceId },
      'a subscription is for a workspace that is gone',
    );
    return;
  }
  await store.saveCustomer(db, {
    workspace_id: workspaceId,
    customer_id: subscription.customer,
    subscription_id: stands ? subscription.id : null,
  });
  logger.info({ workspaceId, plan: planLabels[plan] }, 'Stripe changed the plan of a workspace');
}

function planOf({ prices }: StripeSettings, { items }: Subscription): Plan | undefined {
  const bought = new Set(items.data.map(({ price }) => price.id));
  const plans: readonly Plan[] = ['pro', 'biz'];
  return plans.find((plan) => {
    const price = prices[plan];
    return price !== undefined && bought.has(price);
  });
}
