import type { UserId, WorkspaceId } from '@loam/contract';
import { sql } from '@loam/db';
import { startStripeServer, type StripeEvent, type StripeServer } from '@loam/testkit';
import fc from 'fast-check';
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

test('before anything was paid the portal is a sentence, not an error', async () => {
  expect(await ask('portal')).toMatchObject({
    status: 200,
    body: { kind: 'instructions', text: expect.stringContaining('Nothing was paid yet') },
  });
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

test('a refund leaves the purse once, before or after the payment is heard of, and never more than was paid', async () => {
  await subscribe('pro');
  const page = urlOf(await ask('top-up', { amount: 20 }));
  const payment = stripe.pay(page, house.time.now);
  const part = stripe.refund(page, 500, house.time.now);
  const whole = stripe.refund(page, 2000, house.time.now);
  expect(await deliver(part)).toBe(200);
  expect(await house.purse(id, 'balance')).toMatchObject({ balance: 0, sum: 0 });
  expect(await deliver(payment)).toBe(200);
  expect(await house.purse(id, 'balance')).toMatchObject({ balance: 15 * million, sum: 15 * million });
  const answers = await Promise.all([whole, part, whole, payment, part].map(deliver));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await house.purse(id, 'balance')).toMatchObject({ balance: 0, sum: 0 });
  expect(await deliver(stripe.refund(page, 9900, house.time.now))).toBe(200);
  expect(await house.purse(id, 'balance')).toMatchObject({ balance: 0, sum: 0 });
});

/** Payments, their refunds and changes of the plan, in any order and any number of times, between what is spent. */
const money = fc.record({
  tops: fc.array(
    fc.record({ cents: fc.integer({ min: 100, max: 5000 }), refund: fc.integer({ min: 0, max: 6000 }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  plans: fc.array(fc.constantFrom('price_pro', 'price_biz'), { maxLength: 3 }),
  uses: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
  order: fc.array(fc.nat({ max: 1000 }), { minLength: 30, maxLength: 30 }),
});

test('in whatever order and however often events come, the ledger adds up and the plan is the one that stands', async () => {
  await fc.assert(
    fc.asyncProperty(money, async ({ tops, plans, uses, order }) => {
      id = await house.newWorkspace(owner);
      const customer = await subscribe('pro');
      const pages: string[] = [];
      for (const { cents } of tops) pages.push(urlOf(await ask('top-up', { amount: cents / 100 })));
      const changes = plans.map((price) => stripe.change(customer, { price }, house.time.now));
      const events = [
        ...pages.map((page) => stripe.pay(page, house.time.now)),
        ...pages.map((page, index) => stripe.refund(page, tops[index]?.refund ?? 0, house.time.now)),
        ...changes,
      ];
      const deeds = [
        ...[...events, ...events].map((event) => () => deliver(event)),
        ...uses.map((credits, index) => async () => {
          const key = `${id}:${index}`;
          const report = { workspaceId: id, meter: 'cloud', amountMicros: credits * million, key } as const;
          await house.billing.recordUsage(report);
          await house.billing.recordUsage(report);
        }),
        async () => {
          const hold = {
            workspaceId: id,
            account: 'balance',
            amountMicros: million,
            key: `${id}:hold`,
          } as const;
          const held = await house.billing.reserve(hold);
          if (held.kind === 'reserved')
            await house.billing.settle({ key: hold.key, actualMicros: 3 * million });
        },
      ];
      const shuffled = deeds
        .map((deed, index) => ({ deed, place: order[index % order.length] ?? 0 }))
        .toSorted((one, two) => one.place - two.place);
      for (const { deed } of shuffled) await deed();
      const { balance, reserved, sum, open } = await house.purse(id, 'balance');
      expect(balance).toBe(sum);
      expect(reserved).toBe(open);
      const paid = tops.reduce((all, { cents, refund }) => all + cents - Math.min(cents, refund), 0);
      const entries = await house.db.rows<{ kind: string; micros: number }>(sql`
        select kind, sum(amount_micros)::bigint as micros from ledger_entries
        where workspace_id = ${id} and account = 'balance' group by kind`);
      const of = (...kinds: string[]) =>
        entries.filter(({ kind }) => kinds.includes(kind)).reduce((all, { micros }) => all + micros, 0);
      expect(of('top_up', 'adjust')).toBe(paid * 10_000);
      expect(await plan()).toBe(plans.at(-1) === 'price_biz' ? 'biz' : 'pro');
    }),
    { numRuns: 12 },
  );
}, 120_000);

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
