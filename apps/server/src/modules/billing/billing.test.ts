import type { UserId, WorkspaceId } from '@loam/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBilling } from './billing.fixture.ts';

let house: Awaited<ReturnType<typeof startBilling>>;
let free: Awaited<ReturnType<typeof startBilling>>;
let owner: UserId;
let id: WorkspaceId;
const million = 1_000_000;

beforeAll(async () => {
  house = await startBilling('manual');
  free = await startBilling('none');
  owner = await house.newUser('Owner');
  id = await house.newWorkspace(owner);
});
afterAll(() => Promise.all([house.drop(), free.drop()]));

test('who may see and manage billing, from the outside', async () => {
  const people = {
    owner,
    admin: await house.join(id, 'admin'),
    member: await house.join(id, 'member'),
    biller: await house.join(id, 'member', true),
    stranger: await house.newUser('Stranger'),
    removed: await house.join(id, 'member', true),
    anonymous: null,
  };
  await house.newWorkspace(people.stranger);
  await house.call(owner, `DELETE /workspaces/${id}/members/${people.removed}`);
  const outside = { stranger: 404, removed: 404, anonymous: 401 };
  const seen = { owner: 200, admin: 200, member: 200, biller: 200, ...outside };
  const managed = (status: number) => ({
    owner: status,
    admin: status,
    member: 403,
    biller: status,
    ...outside,
  });
  const table: [string, unknown, Record<string, number>][] = [
    [`GET /workspaces/${id}/usage`, undefined, seen],
    [`GET /workspaces/${id}/billing`, undefined, seen],
    [`GET /workspaces/${id}/billing/ledger`, undefined, managed(200)],
    [`POST /workspaces/${id}/billing/top-up`, { amount: 0 }, managed(400)],
    [`POST /workspaces/${id}/billing/plan`, { plan: 'gold' }, managed(400)],
  ];
  for (const [route, body, expected] of table) {
    for (const [name, user] of Object.entries(people)) {
      const answer = await house.call(user, route, { body });
      expect([route, name, answer.status]).toEqual([route, name, expected[name]]);
    }
  }
});

describe('paying by hand', () => {
  test('a free workspace is asked to upgrade before it tops up', async () => {
    const topUp = await house.call(owner, `POST /workspaces/${id}/billing/top-up`, { body: { amount: 25 } });
    expect(topUp).toMatchObject({ status: 403, body: { code: 'plan_required' } });
    const upgrade = await house.call(owner, `POST /workspaces/${id}/billing/plan`, { body: { plan: 'pro' } });
    expect(upgrade).toMatchObject({ status: 200, body: { kind: 'instructions' } });
    expect(upgrade.body['text']).toContain(`“Shop” (${id}) to the Pro plan`);
    expect((await house.call(owner, `GET /workspaces/${id}`)).body['plan']).toBe('free');
    const same = await house.call(owner, `POST /workspaces/${id}/billing/plan`, { body: { plan: 'free' } });
    expect(same.status).toBe(409);
  });

  test('what the operator records changes the plan and fills the purse, once per key', async () => {
    const shop = await house.newWorkspace(owner);
    await house.billing.changePlan(shop, 'pro');
    const topUp = await house.call(owner, `POST /workspaces/${shop}/billing/top-up`, {
      body: { amount: 25 },
    });
    expect(topUp.body['text']).toContain('25 credits');
    for (const key of ['payment-1', 'payment-1', 'payment-2']) {
      await house.billing.topUp({ workspaceId: shop, amountMicros: 25 * million, key, userId: owner });
    }
    const usage = await house.call(owner, `GET /workspaces/${shop}/usage`);
    expect(usage.body).toMatchObject({ available_balance: 50, credits: { remaining: 100 } });
    expect(await house.billing.balances(house.db, shop)).toEqual({ credits: 100, balance: 50 });
    expect(house.heard.live).toContainEqual({ topic: `workspace:${shop}`, type: 'usage.updated' });
  });

  test('nothing is recorded for a workspace that is not there', async () => {
    const gone = await house.newWorkspace(owner);
    await house.call(owner, `DELETE /workspaces/${gone}`);
    const nothing = { code: 'not_found' };
    await expect(house.billing.changePlan(gone, 'pro')).rejects.toMatchObject(nothing);
    await expect(house.billing.topUp({ workspaceId: gone, amountMicros: 1, key: 'k' })).rejects.toMatchObject(
      nothing,
    );
    await expect(
      house.billing.reserve({ workspaceId: gone, account: 'credits', amountMicros: 0, key: 'gone' }),
    ).rejects.toMatchObject(nothing);
    await expect(
      house.billing.recordUsage({ workspaceId: gone, meter: 'cloud', amountMicros: 1, key: 'k' }),
    ).rejects.toMatchObject(nothing);
  });
});

test('the history shows what came in and what was spent, page by page and by purse', async () => {
  const shop = await house.newWorkspace(owner);
  await house.billing.topUp({ workspaceId: shop, amountMicros: 9 * million, key: 'a', note: 'cheque' });
  await house.billing.grant({ workspaceId: shop, account: 'credits', amountMicros: 5 * million, key: 'b' });
  await house.billing.reserve({
    workspaceId: shop,
    account: 'credits',
    amountMicros: 4 * million,
    key: `${shop}:c`,
    userId: owner,
  });
  await house.billing.settle({ key: `${shop}:c`, actualMicros: 1_250_000 });
  const route = `GET /workspaces/${shop}/billing/ledger`;
  const pages: unknown[] = [];
  for (let cursor: unknown = ''; cursor !== null;) {
    const { body } = await house.call(owner, `${route}?limit=1&cursor=${cursor}`);
    pages.push(body['entries']);
    cursor = body['next_cursor'];
  }
  expect(pages).toMatchObject([
    [{ kind: 'settle', amount: -1.25, account: 'credits', user_id: owner }],
    [{ kind: 'grant', amount: 5 }],
    [{ kind: 'top_up', amount: 9, account: 'balance', note: 'cheque' }],
  ]);
  expect((await house.call(owner, `${route}?account=balance`)).body['entries']).toHaveLength(1);
  expect((await house.call(owner, `${route}?cursor=WyJ4Il0`)).status).toBe(400);
});

describe('without a payment provider', () => {
  test('new workspaces have everything and there is nothing to pay', async () => {
    const user = await free.newUser('Ann');
    const shop = await free.newWorkspace(user);
    const billing = await free.call(user, `GET /workspaces/${shop}/billing`);
    expect(billing.body).toMatchObject({ plan: 'enterprise', payment_provider: 'none', is_unlimited: true });
    const topUp = await free.call(user, `POST /workspaces/${shop}/billing/top-up`, { body: { amount: 5 } });
    expect(topUp.status).toBe(409);
    const plan = await free.call(user, `POST /workspaces/${shop}/billing/plan`, { body: { plan: 'pro' } });
    expect(plan.status).toBe(409);
  });
});

test('the offer tells what each plan gives, with the operator’s own numbers', async () => {
  const { body } = await house.call(owner, `GET /workspaces/${id}/billing`);
  expect(body).toMatchObject({
    plan: 'free',
    payment_provider: 'manual',
    plans: [
      { plan: 'free', label: 'Free', monthly: { credits: 0, cloud: 5, ai_gateway: 1 }, features: [] },
      { plan: 'pro', monthly: { credits: 100, cloud: 25 } },
      { plan: 'biz', label: 'Business' },
      { plan: 'enterprise' },
    ],
  });
});
