import type { WorkspaceId } from '@loam/contract';
import { sql } from '@loam/db';
import { randomIds } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBilling } from './billing.fixture.ts';
import { periodAt } from './period.ts';
import { allowanceDue, splitUsage } from './policy.ts';

let house: Awaited<ReturnType<typeof startBilling>>;
let free: Awaited<ReturnType<typeof startBilling>>;
let workspaceId: WorkspaceId;
const million = 1_000_000;

beforeAll(async () => {
  house = await startBilling('manual');
  free = await startBilling('none');
});
afterAll(() => Promise.all([house.drop(), free.drop()]));
beforeEach(async () => {
  house.time.now = new Date('2026-03-10T12:00:00Z');
  workspaceId = await house.newWorkspace();
});

const use = (credits: number, key: string = randomIds.uuid()) =>
  house.billing.recordUsage({ workspaceId, meter: 'cloud', amountMicros: credits * million, key });
const read = async () => {
  const workspace = await house.workspaces.find(house.db, workspaceId);
  if (!workspace) throw new Error('no workspace');
  return house.billing.usage.read(workspace);
};

describe('recording', () => {
  test('is free up to the allowance and billed above it', async () => {
    await house.billing.topUp({ workspaceId, amountMicros: 20 * million, key: 'paid' });
    await use(4);
    expect(await read()).toMatchObject({
      cloud_usage: { free: 5, used: 4, billed: 0 },
      available_balance: 20,
    });
    await use(3);
    expect(await read()).toMatchObject({
      cloud_usage: { free: 5, used: 7, billed: 2 },
      available_balance: 18,
    });
    await use(1.5);
    expect(await read()).toMatchObject({
      cloud_usage: { free: 5, used: 8.5, billed: 3.5 },
      available_balance: 16.5,
    });
    expect((await read()).ai_gateway_usage).toEqual({ free: 1, used: 0, billed: 0 });
  });

  test('counts one key once, and parallel reports add up exactly', async () => {
    await Promise.all(Array.from({ length: 10 }, () => use(1, 'same')));
    expect((await read()).cloud_usage.used).toBe(1);
    await Promise.all(Array.from({ length: 30 }, () => use(1)));
    expect(await read()).toMatchObject({ cloud_usage: { used: 31, billed: 26 }, available_balance: -26 });
    const { balance, sum } = await house.purse(workspaceId, 'balance');
    expect(balance).toBe(sum);
    expect(house.heard.live).toContainEqual({ topic: `workspace:${workspaceId}`, type: 'usage.updated' });
  });

  test('starts again with the month', async () => {
    await use(5);
    expect(await house.billing.usage.status(workspaceId, 'cloud')).toBe('reached');
    house.time.now = new Date('2026-04-01T00:00:00Z');
    expect(await read()).toMatchObject({
      cloud_usage: { used: 0, billed: 0 },
      period: { starts_at: '2026-04-01T00:00:00.000Z', ends_at: '2026-05-01T00:00:00.000Z' },
    });
    expect(await house.billing.usage.status(workspaceId, 'cloud')).toBe('ok');
  });

  test('without a payment provider is counted and never billed or stopped', async () => {
    const id = await free.newWorkspace();
    await free.billing.recordUsage({
      workspaceId: id,
      meter: 'ai_gateway',
      amountMicros: 900 * million,
      key: 'k',
    });
    const workspace = await free.workspaces.find(free.db, id);
    if (!workspace) throw new Error('no workspace');
    expect(await free.billing.usage.read(workspace)).toMatchObject({
      ai_gateway_usage: { used: 900, billed: 0 },
      available_balance: 0,
      is_unlimited: true,
    });
    expect(await free.billing.usage.status(id, 'ai_gateway')).toBe('ok');
  });
});

describe('the monthly credits', () => {
  const credits = async () => (await read()).credits;

  test('are granted once a month, however many ask at once', async () => {
    await house.billing.changePlan(workspaceId, 'pro');
    await Promise.all(Array.from({ length: 10 }, read));
    expect(await credits()).toMatchObject({ monthly_allowance: 100, remaining: 100 });
    house.time.now = new Date('2026-04-02T00:00:00Z');
    await Promise.all(Array.from({ length: 10 }, read));
    expect(await credits()).toMatchObject({ remaining: 200 });
    expect((await house.purse(workspaceId)).sum).toBe(200 * million);
  });

  test('are there for the first reservation of a month', async () => {
    await house.billing.changePlan(workspaceId, 'pro');
    house.time.now = new Date('2026-05-01T00:00:00Z');
    const request = {
      workspaceId,
      account: 'credits',
      amountMicros: 200 * million,
      key: randomIds.uuid(),
    } as const;
    expect(await house.billing.reserve(request)).toEqual({ kind: 'reserved' });
  });

  test('follow a higher plan by the difference, and a lower one takes nothing back', async () => {
    await house.billing.changePlan(workspaceId, 'pro');
    await house.billing.changePlan(workspaceId, 'biz');
    expect(await credits()).toMatchObject({ monthly_allowance: 300, remaining: 300 });
    await house.billing.changePlan(workspaceId, 'pro');
    await house.billing.changePlan(workspaceId, 'biz');
    expect(await credits()).toMatchObject({ remaining: 300 });
    expect(house.heard.bus).toContainEqual({ name: 'workspace.plan_changed', event: { workspaceId } });
    expect(house.heard.live).toContainEqual({ topic: `workspace:${workspaceId}`, type: 'workspace.updated' });
  });

  test('fall back to the plan’s own numbers when what is stored is not valid', async () => {
    const stored = await house.db.one<{ value: unknown }>(
      sql`select value from settings where key = 'billing.allowances'`,
    );
    await house.db.run(
      sql`update settings set value = '{"free": {"cloud": "much"}}' where key = 'billing.allowances'`,
    );
    expect((await read()).cloud_usage.free).toBe(5);
    await house.db.run(
      sql`update settings set value = ${JSON.stringify(stored.value)}::jsonb where key = 'billing.allowances'`,
    );
  });
});

test.each([
  { freeMicros: 10, usedMicros: 0, amountMicros: 4, billed: 0 },
  { freeMicros: 10, usedMicros: 8, amountMicros: 2, billed: 0 },
  { freeMicros: 10, usedMicros: 8, amountMicros: 5, billed: 3 },
  { freeMicros: 10, usedMicros: 12, amountMicros: 5, billed: 5 },
  { freeMicros: 0, usedMicros: 0, amountMicros: 5, billed: 5 },
])('of $amountMicros with $usedMicros of $freeMicros used, $billed are billed', ({ billed, ...usage }) => {
  expect(splitUsage(usage)).toEqual({
    billedPartMicros: billed,
    freePartMicros: usage.amountMicros - billed,
  });
});

test('an allowance that was granted is not due again', () => {
  expect([allowanceDue(100, 0), allowanceDue(100, 30), allowanceDue(30, 100)]).toEqual([100, 70, 0]);
});

test.each([
  ['2026-01-31T23:59:59.999Z', '2026-01-01', '2026-02-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01T00:00:00.000Z'],
  ['2026-12-31T20:00:00-05:00', '2027-01-01', '2027-02-01T00:00:00.000Z'],
])('%s lies in the month of %s', (now, key, endsAt) => {
  const period = periodAt(new Date(now));
  expect([period.key, period.endsAt.toISOString()]).toEqual([key, endsAt]);
});
