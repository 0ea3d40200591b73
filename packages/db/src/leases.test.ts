import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLeaseStore, type LeaseRequest } from './leases.ts';
import { sql } from './sql.ts';

let database: TestDatabase;
const store = createLeaseStore();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function request(holder: string, more: Partial<LeaseRequest> = {}): LeaseRequest {
  return { kind: 'write', subject: 'a', holder, seconds: 30, ...more };
}

async function expire(subject: string): Promise<void> {
  await database.db.run(
    sql`update leases set expires_at = now() - interval '1 second' where subject = ${subject}`,
  );
}

test('of many who ask at once one gets it, and the next has a higher generation', async () => {
  const { db } = database;
  const subject = randomUUID();
  const ask = (n: number) => store.acquire(db, request(`h${n}`, { subject }));
  const first = (await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n)))).filter(Boolean);
  expect(first).toMatchObject([{ generation: 1, isTakenOver: false }]);
  if (!first[0]) return;
  await store.release(db, first[0]);
  const second = (await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n)))).filter(Boolean);
  expect(second).toMatchObject([{ generation: 2, isTakenOver: false }]);
});

test('who is not heard of in time loses it, and can neither confirm, renew nor give it back', async () => {
  const { db } = database;
  const subject = randomUUID();
  const slow = await store.acquire(db, request('slow', { subject }));
  await expire(subject);
  const next = await store.acquire(db, request('next', { subject }));
  expect(next).toMatchObject({ generation: 2, isTakenOver: true });
  if (!slow || !next) return expect.unreachable();
  expect(await store.confirm(db, slow)).toBe(false);
  expect(await store.renew(db, [{ ...slow, seconds: 30 }])).toEqual([]);
  await store.release(db, slow);
  await store.abandon(db, slow);
  expect(await store.confirm(db, next)).toBe(true);
  expect(await store.holder(db, 'write', subject)).toBe('next');
});

test('a pause that nobody used costs nothing', async () => {
  const { db } = database;
  const subject = randomUUID();
  const lease = await store.acquire(db, request('slow', { subject }));
  if (!lease) return expect.unreachable();
  await expire(subject);
  expect(await store.confirm(db, lease)).toBe(true);
  const { kind, generation } = lease;
  expect(await store.renew(db, [{ ...lease, seconds: 30 }])).toEqual([{ kind, subject, generation }]);
  expect(await store.acquire(db, request('other', { subject }))).toBeUndefined();
});

test('nobody takes it over while a transaction relies on it', async () => {
  const { db } = database;
  const subject = randomUUID();
  const lease = await store.acquire(db, request('writer', { subject }));
  if (!lease) return expect.unreachable();
  const order: string[] = [];
  const confirmed = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const writing = db.transaction(async (tx) => {
    expect(await store.confirm(tx, lease)).toBe(true);
    confirmed.resolve();
    await asked.promise;
    await tx.run(sql`select pg_sleep(0.1)`);
    order.push('written');
  });
  await confirmed.promise;
  const taking = db.transaction(async (tx) => {
    // Its time is over, but the one who counts on it is not done.
    asked.resolve();
    await tx.run(sql`update leases set expires_at = now() - interval '1 second' where subject = ${subject}`);
    const next = await store.acquire(tx, request('next', { subject }));
    order.push('taken');
    expect(next?.generation).toBe(2);
  });
  await Promise.all([writing, taking]);
  expect(order).toEqual(['written', 'taken']);
});

test('what is given up as unfinished tells the next one', async () => {
  const { db } = database;
  const subject = randomUUID();
  const lease = await store.acquire(db, request('a', { subject }));
  if (!lease) return expect.unreachable();
  await store.abandon(db, lease);
  expect(await store.acquire(db, request('b', { subject }))).toMatchObject({ isTakenOver: true });
});

test('those that are held now are counted, and old ones of things that never come again are forgotten', async () => {
  const { db } = database;
  for (const subject of ['p1', 'p2', 'p3']) {
    await store.acquire(db, request('runner', { kind: 'process', subject, seconds: 15 }));
  }
  await expire('p3');
  expect(await store.count(db, 'process')).toBe(2);
  await db.run(sql`update leases set expires_at = now() - interval '2 days' where subject = 'p3'`);
  expect(await store.forget(db, ['process'])).toBe(1);
  expect(await store.count(db, 'process')).toBe(2);
});
