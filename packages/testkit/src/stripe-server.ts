import { createHmac, randomUUID } from 'node:crypto';
import { type FakeAnswer, type FakeRequest, type FakeWeb, startFakeWeb } from './fake-web.ts';

export interface StripeEvent {
  readonly id: string;
  readonly body: string;
  readonly signature: string;
}

export interface StripeServer extends Pick<FakeWeb, 'received' | 'close'> {
  readonly apiUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Someone pays on the page of a session that was opened: what Stripe then sends, signed. */
  pay(url: string, now: Date): StripeEvent;
  /** The operator gives back what was paid on that page, this much of it so far. */
  refund(url: string, cents: number, now: Date): StripeEvent;
  /** Someone changes or ends the subscription of a customer in the portal. */
  change(customer: string, to: { readonly price?: string; readonly status?: string }, now: Date): StripeEvent;
  sign(event: { readonly type: string; readonly object: object }, now: Date): StripeEvent;
}

interface Session {
  readonly id: string;
  readonly form: URLSearchParams;
}

interface Subscription {
  readonly id: string;
  readonly customer: string;
  readonly metadata: Readonly<Record<string, string>>;
  price: string;
  status: string;
}

/** Stripe's API over the wire: forms in, JSON out, keys that are refused, and events with their signature. */
export async function startStripeServer(): Promise<StripeServer> {
  const secretKey = `sk_test_${randomUUID()}`;
  const webhookSecret = `whsec_${randomUUID()}`;
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const web = await startFakeWeb((request) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return refusal(401, 'Invalid API Key provided');
    return answer(request, { sessions, subscriptions });
  });
  const sign: StripeServer['sign'] = ({ type, object }, now) => {
    const id = `evt_${randomUUID()}`;
    const created = Math.floor(now.getTime() / 1000);
    const body = JSON.stringify({ id, object: 'event', type, created, data: { object } });
    const proof = createHmac('sha256', webhookSecret).update(`${created}.${body}`).digest('hex');
    return { id, body, signature: `t=${created},v1=${proof}` };
  };
  return {
    apiUrl: web.at('https://api.stripe.com'),
    secretKey,
    webhookSecret,
    received: web.received,
    close: web.close,
    sign,
    pay(url, now) {
      const session = sessions.get(new URL(url).pathname.split('/').at(-1) ?? '');
      if (!session) throw new TypeError('nobody opened such a session');
      return sign({ type: 'checkout.session.completed', object: paid(session, subscriptions) }, now);
    },
    refund(url, cents, now) {
      const id = new URL(url).pathname.split('/').at(-1) ?? '';
      const charge = { id: `ch_${id}`, object: 'charge', payment_intent: `pi_${id}`, currency: 'usd' };
      return sign({ type: 'charge.refunded', object: { ...charge, amount_refunded: cents } }, now);
    },
    change(customer, to, now) {
      const subscription = [...subscriptions.values()].find((one) => one.customer === customer);
      if (!subscription) throw new TypeError('this customer has no subscription');
      subscription.price = to.price ?? subscription.price;
      subscription.status = to.status ?? subscription.status;
      const type = to.status === 'canceled' ? 'deleted' : 'updated';
      return sign({ type: `customer.subscription.${type}`, object: wire(subscription) }, now);
    },
  };
}

interface Kept {
  readonly sessions: Map<string, Session>;
  readonly subscriptions: Map<string, Subscription>;
}

function answer(request: FakeRequest, { sessions, subscriptions }: Kept): FakeAnswer {
  const form = new URLSearchParams(request.body);
  const { pathname } = request.url;
  if (request.method === 'POST' && pathname === '/v1/checkout/sessions') {
    const missing = ['mode', 'success_url', 'line_items[0][quantity]'].find((name) => !form.has(name));
    if (missing !== undefined) return refusal(400, `Missing required param: ${missing}.`);
    const id = `cs_test_${randomUUID()}`;
    sessions.set(id, { id, form });
    return { body: { id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${id}` } };
  }
  if (request.method === 'POST' && pathname === '/v1/billing_portal/sessions') {
    return { body: { url: `https://billing.stripe.com/p/session/${form.get('customer') ?? ''}` } };
  }
  const subscription = subscriptions.get(/^\/v1\/subscriptions\/(\w+)$/.exec(pathname)?.[1] ?? '');
  return subscription ? { body: wire(subscription) } : refusal(404, `No such resource: ${pathname}`);
}

function paid({ id, form }: Session, subscriptions: Map<string, Subscription>): object {
  const customer = form.get('customer') ?? `cus_${randomUUID().slice(0, 8)}`;
  const mode = form.get('mode') ?? '';
  const session = {
    id,
    object: 'checkout.session',
    mode,
    payment_status: 'paid',
    customer,
    client_reference_id: form.get('client_reference_id'),
    currency: form.get('line_items[0][price_data][currency]') ?? 'usd',
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]') ?? 2000),
    subscription: null,
    payment_intent: mode === 'payment' ? `pi_${id}` : null,
  };
  if (mode !== 'subscription') return session;
  const subscription: Subscription = {
    id: `sub_${randomUUID().slice(0, 8)}`,
    customer,
    metadata: { workspace_id: form.get('subscription_data[metadata][workspace_id]') ?? '' },
    price: form.get('line_items[0][price]') ?? '',
    status: 'active',
  };
  subscriptions.set(subscription.id, subscription);
  return { ...session, subscription: subscription.id };
}

function wire({ price, ...subscription }: Subscription): object {
  return { ...subscription, object: 'subscription', items: { data: [{ price: { id: price } }] } };
}

function refusal(status: number, message: string): FakeAnswer {
  return { status, body: { error: { type: 'invalid_request_error', message } } };
}
