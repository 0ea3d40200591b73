import { sql } from '@loam/db';
import { errorMessage, randomIds } from '@loam/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBilling } from './billing.fixture.ts';

let house: Awaited<ReturnType<typeof startBilling>>;
let free: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  house = await startBilling('manual');
  free = await startBilling('none');
});
afterAll(() => Promise.all([house.drop(), free.drop()]));

const newKey = () => randomIds.uuid();
const account = 'credits';

async function workspaceWith(credits: number) {
  const workspaceId = await house.newWorkspace();
  await house.billing.grant({ workspaceId, account, amountMicros: credits, key: 'start' });
  return workspaceId;
}

describe('a reservation', () => {
  test('is accepted once among two hundred that come at once with credit for one', async () => {
    const workspaceId = await workspaceWith(10);
    const results = await Promise.all(
      Array.from({ length: 200 }, () =>
        house.billing.reserve({ workspaceId, account, amountMicros: 10, key: newKey() }),
      ),
    );
    expect(results.filter((result) => result.kind === 'reserved')).toHaveLength(1);
    expect(results.filter((result) => result.kind === 'insufficient')).toHaveLength(199);
    expect(await house.purse(workspaceId)).toEqual({ balance: 0, reserved: 10, sum: 0, open: 10 });
  });

  test('of one key is one, however often it is asked for', async () => {
    const workspaceId = await workspaceWith(10);
    const key = newKey();
    const ask = () => house.billing.reserve({ workspaceId, account, amountMicros: 4, key });
    expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array(20).fill({ kind: 'reserved' }));
    expect(await house.purse(workspaceId)).toEqual({ balance: 6, reserved: 4, sum: 6, open: 4 });
    await house.billing.settle({ key, actualMicros: 4 });
    expect(await ask()).toEqual({ kind: 'closed' });
  });

  test('that is refused leaves the key free for a later try', async () => {
    const workspaceId = await workspaceWith(3);
    const request = { workspaceId, account, amountMicros: 5, key: newKey() } as const;
    expect(await house.billing.reserve(request)).toEqual({ kind: 'insufficient', availableMicros: 3 });
    await house.billing.grant({ workspaceId, account, amountMicros: 2, key: 'more' });
    expect(await house.billing.reserve(request)).toEqual({ kind: 'reserved' });
  });

  test('does not take the key of another workspace', async () => {
    const [one, two] = [await workspaceWith(5), await workspaceWith(5)];
    const key = newKey();
    await house.billing.reserve({ workspaceId: one, account, amountMicros: 1, key });
    await expect(
      house.billing.reserve({ workspaceId: two, account, amountMicros: 1, key }),
    ).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 60])('of %s is refused', async (amountMicros) => {
    const workspaceId = await workspaceWith(5);
    await expect(
      house.billing.reserve({ workspaceId, account, amountMicros, key: newKey() }),
    ).rejects.toMatchObject({ code: 'invalid_amount' });
  });
});

describe('settling', () => {
  test.each([
    { actual: 0, left: 10 },
    { actual: 2, left: 8 },
    { actual: 6, left: 4 },
    { actual: 13, left: -3 },
  ])('charges $actual of 6 reserved, once', async ({ actual, left }) => {
    const workspaceId = await workspaceWith(10);
    const key = newKey();
    await house.billing.reserve({ workspaceId, account, amountMicros: 6, key });
    const settle = () => house.billing.settle({ key, actualMicros: actual });
    await Promise.all(Array.from({ length: 10 }, settle));
    expect(await house.purse(workspaceId)).toEqual({ balance: left, reserved: 0, sum: left, open: 0 });
  });

  test('and releasing at once give the reservation back once and charge what was done', async () => {
    const workspaceId = await workspaceWith(10);
    const key = newKey();
    await house.billing.reserve({ workspaceId, account, amountMicros: 6, key });
    await Promise.all([house.billing.release({ key }), house.billing.settle({ key, actualMicros: 5 })]);
    expect(await house.purse(workspaceId)).toEqual({ balance: 5, reserved: 0, sum: 5, open: 0 });
  });

  test('without a reservation is a bug', async () => {
    await expect(house.billing.settle({ key: newKey(), actualMicros: 1 })).rejects.toMatchObject({
      code: 'reservation_missing',
    });
  });
});

describe('a process that dies between reserve and settle', () => {
  const releaseSchedule = async () => {
    const work = house.heard.schedules.get('billing-release-abandoned');
    if (!work) throw new Error('nothing is scheduled');
    await work(new AbortController().signal);
  };

  test('costs nothing after an hour, and not before', async () => {
    const workspaceId = await workspaceWith(10);
    const key = newKey();
    await house.billing.reserve({ workspaceId, account, amountMicros: 6, key });
    await house.db.run(
      sql`update ledger_reservations set renewed_at = now() - interval '59 minutes' where key = ${key}`,
    );
    await releaseSchedule();
    expect((await house.purse(workspaceId)).reserved).toBe(6);
    await house.db.run(
      sql`update ledger_reservations set renewed_at = now() - interval '61 minutes' where key = ${key}`,
    );
    await releaseSchedule();
    await releaseSchedule();
    expect(await house.purse(workspaceId)).toEqual({ balance: 10, reserved: 0, sum: 10, open: 0 });
  });

  test('is charged all the same when it was only slow', async () => {
    const workspaceId = await workspaceWith(10);
    const key = newKey();
    await house.billing.reserve({ workspaceId, account, amountMicros: 6, key });
    await house.billing.release({ key });
    await house.billing.settle({ key, actualMicros: 4 });
    await house.billing.release({ key });
    expect(await house.purse(workspaceId)).toEqual({ balance: 6, reserved: 0, sum: 6, open: 0 });
  });

  test('in the middle of reserving leaves nothing behind', async () => {
    const workspaceId = await workspaceWith(10);
    const key = newKey();
    const blocker = await house.db.connect();
    await blocker.query('begin');
    await blocker.query(`select 1 from ledger_accounts where workspace_id = '${workspaceId}' for update`);
    const killTheWaiting = async () => {
      const killed = await house.db.rows(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%ledger_accounts%'`);
      return killed.length;
    };
    const outcome = house.billing
      .reserve({ workspaceId, account, amountMicros: 6, key })
      .then((result) => result.kind, errorMessage);
    await expect.poll(killTheWaiting).toBe(1);
    expect(await outcome).toContain('terminating connection');
    await blocker.end();
    expect(await house.purse(workspaceId)).toEqual({ balance: 10, reserved: 0, sum: 10, open: 0 });
    expect(await house.billing.reserve({ workspaceId, account, amountMicros: 6, key })).toEqual({
      kind: 'reserved',
    });
  });
});

test('history cannot be changed', async () => {
  const workspaceId = await workspaceWith(10);
  await expect(
    house.db.run(sql`update ledger_entries set amount_micros = 99 where workspace_id = ${workspaceId}`),
  ).rejects.toThrow('append-only');
  await expect(
    house.db.run(sql`delete from ledger_entries where workspace_id = ${workspaceId}`),
  ).rejects.toThrow('append-only');
});

type Step =
  | { readonly kind: 'grant' | 'reserve' | 'settle'; readonly key: number; readonly amount: number }
  | { readonly kind: 'release'; readonly key: number };

const amount = fc.integer({ min: 0, max: 20 });
const key = fc.integer({ min: 0, max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('grant' as const, 'reserve' as const, 'settle' as const), key, amount }),
  fc.record({ kind: fc.constant('release' as const), key }),
);

/** What the ledger should hold, told in ten lines. */
function createModel() {
  const grants = new Set<number>();
  const holds = new Map<number, { amount: number; status: 'open' | 'settled' | 'released' }>();
  let balance = 0;
  const apply = (next: Step) => {
    const hold = holds.get(next.key);
    if (next.kind === 'grant' && !grants.has(next.key)) {
      grants.add(next.key);
      balance += next.amount;
    } else if (next.kind === 'reserve' && !hold && balance >= next.amount) {
      holds.set(next.key, { amount: next.amount, status: 'open' });
      balance -= next.amount;
    } else if (next.kind === 'settle' && hold && hold.status !== 'settled') {
      balance += (hold.status === 'open' ? hold.amount : 0) - next.amount;
      hold.status = 'settled';
    } else if (next.kind === 'release' && hold?.status === 'open') {
      balance += hold.amount;
      hold.status = 'released';
    }
  };
  const reserved = () =>
    [...holds.values()].reduce((sum, hold) => sum + (hold.status === 'open' ? hold.amount : 0), 0);
  return { apply, state: () => ({ balance, reserved: reserved(), sum: balance, open: reserved() }), holds };
}

test('whatever is done in whatever order, the entries add up to the balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const workspaceId = await house.newWorkspace();
      const model = createModel();
      for (const next of steps) {
        const name = `${workspaceId}:${next.key}`;
        const isKnown = model.holds.has(next.key);
        model.apply(next);
        if (next.kind === 'grant') {
          await house.billing.grant({ workspaceId, account, amountMicros: next.amount, key: name });
        } else if (next.kind === 'reserve') {
          await house.billing.reserve({ workspaceId, account, amountMicros: next.amount, key: name });
        } else if (isKnown) {
          const isSettle = next.kind === 'settle';
          if (isSettle) await house.billing.settle({ key: name, actualMicros: next.amount });
          else await house.billing.release({ key: name });
        }
      }
      expect(await house.purse(workspaceId)).toEqual(model.state());
    }),
    { numRuns: 25 },
  );
}, 180_000);

describe('without a payment provider', () => {
  test('no reservation is refused, use is counted, and nothing is owed', async () => {
    const workspaceId = await free.newWorkspace();
    const results = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const name = newKey();
        const result = await free.billing.reserve({
          workspaceId,
          account,
          amountMicros: 5_000_000,
          key: name,
        });
        await free.billing.settle({ key: name, actualMicros: 1_500_000 });
        return result.kind;
      }),
    );
    expect(new Set(results)).toEqual(new Set(['reserved']));
    expect(await free.purse(workspaceId)).toEqual({ balance: 0, reserved: 0, sum: 0, open: 0 });
    const workspace = await free.workspaces.find(free.db, workspaceId);
    if (!workspace) throw new Error('no workspace');
    expect(await free.billing.usage.read(workspace)).toMatchObject({
      is_unlimited: true,
      credits: { used: 30 },
    });
  });
});
