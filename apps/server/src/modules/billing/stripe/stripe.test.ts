import type { UserId, WorkspaceId } from '@loam/contract';
import { startStripeServer, type StripeEvent, type StripeServer } from '@loam/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { startBilling } from '../billing.fixture.ts';

let stripe: StripeServer;
let house: Awaited<ReturnType<typeof startBilling>>;
let owner: UserId;
let id: WorkspaceId;
const million = 1_000_000;

beforeAll(async () => {
  stripe = await startStripeServer();
  house = await startBilling(stripe);
  owner = await house.newUser('Owner');
});
afterAll(() => Promise.all([house.drop(), stripe.close()]));
beforeEach(async () => {
  id = await house.newWorkspace(owner);
});

const ask = async (what: 'top-up' | 'plan' | 'portal', body?: object) =>
  house.call(owner, `POST /workspaces/${id}/billing/${what}`, { body });
const plan = async () => (await house.call(owner, `GET /workspaces/${id}`)).body['plan'];
const urlOf = (answer: { body: Record<string, unknown> }) => String(answer.body['url']);

/** As Stripe sends it: bytes and a signature, nobody signed in. */
async function deliver(event: Pick<StripeEvent, 'body' | 'signature'>): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': event.signature };
  return (await house.call(null, 'POST /payments/stripe', { raw: { text: event.body, headers } })).status;
}

async function subscribe(to: 'pro' | 'biz'): Promise<string> {
  const page = await ask('plan', { plan: to });
  expect(page).toMatchObject({ status: 200, body: { kind: 'redirect' } });
  expect(await deliver(stripe.pay(urlOf(page), house.time.now))).toBe(200);
  const portal = urlOf(await ask('portal'));
  return portal.slice(portal.lastIndexOf('/') + 1);
}

test('a plan is bought at Stripe, changed and ended in its portal', async () => {
  const customer = await subscribe('pro');
  expect(await plan()).toBe('pro');
  expect(stripe.received.at(-2)?.body).toBe('');
  const bought = stripe.received.find(({ body }) => body.includes(id));
  expect(Object.fromEntries(new URLSearchParams(bought?.body))).toMatchObject({
    mode: 'subscription',
    client_reference_id: id,
    'line_items[0][price]': 'price_pro',
    success_url: 'https://loam.test/?settings=billing',
  });
  // A second subscription would be charged beside the first: the portal takes over.
  expect(urlOf(await ask('plan', { plan: 'biz' }))).toContain('billing.stripe.com');
  expect(await deliver(stripe.change(customer, { price: 'price_biz' }, house.time.now))).toBe(200);
  expect(await plan()).toBe('biz');
  expect(await deliver(stripe.change(customer, { status: 'canceled' }, house.time.now))).toBe(200);
  expect(await plan()).toBe('free');
  expect(urlOf(await ask('plan', { plan: 'pro' }))).toContain('checkout.stripe.com');
});

test('events that come late and in another order leave the plan that stands', async () => {
  const customer = await subscribe('pro');
  const first = stripe.change(customer, { price: 'price_biz' }, house.time.now);
  const second = stripe.change(customer, { price: 'price_pro' }, house.time.now);
  for (const event of [second, first]) expect(await deliver(event)).toBe(200);
  expect(await plan()).toBe('pro');
});

test('a top-up fills the purse once, however often Stripe tells of it', async () => {
  expect((await ask('top-up', { amount: 25 })).status).toBe(403);
  await subscribe('pro');
  const page = await ask('top-up', { amount: 12.5 });
  const event = stripe.pay(urlOf(page), house.time.now);
  const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(event)));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await house.purse(id, 'balance')).toMatchObject({ balance: 12.5 * million, sum: 12.5 * million });
});

test('what Stripe did not sign, or signed long ago, changes nothing', async () => {
  await subscribe('pro');
  const event = stripe.pay(urlOf(await ask('top-up', { amount: 25 })), house.time.now);
  const other = { ...event, body: event.body.replace('2500', '9900') };
  const noProof = { ...event, signature: event.signature.replace(/v1=.*/, 'v1=') };
  const old = stripe.sign({ type: 'x', object: {} }, new Date(house.time.now.getTime() - 301_000));
  for (const forged of [other, noProof, { ...event, signature: '' }, old])
    expect(await deliver(forged)).toBe(400);
  expect(await house.purse(id, 'balance')).toMatchObject({ sum: 0 });
});

test('an event of no interest is taken, one for a workspace that is gone is told to the operator', async () => {
  expect(await deliver(stripe.sign({ type: 'invoice.paid', object: {} }, house.time.now))).toBe(200);
  const page = await ask('plan', { plan: 'pro' });
  const event = stripe.pay(urlOf(page), house.time.now);
  await house.call(owner, `DELETE /workspaces/${id}`);
  expect(await deliver(event)).toBe(200);
});

test('a provider that refuses is told plainly, without what it said', async () => {
  const broken = await startBilling({ ...stripe, secretKey: 'sk_wrong' });
  const boss = await broken.newUser('Boss');
  const shop = await broken.newWorkspace(boss);
  const answer = await broken.call(boss, `POST /workspaces/${shop}/billing/plan`, { body: { plan: 'pro' } });
  expect(answer).toMatchObject({ status: 503, body: { detail: expect.stringContaining('payment page') } });
  expect(JSON.stringify(answer.body)).not.toContain('API Key');
  await broken.drop();
  expect(() => readConfig({ LOAM_PAYMENTS: 'stripe' })).toThrow('STRIPE_SECRET_KEY');
});
