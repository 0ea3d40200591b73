import { UserId } from '@loam/contract';
import { randomIds } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserActor } from '../http/actor.ts';
import { createIdempotencyStore } from '../http/idempotency-store.ts';
import { createTickets } from './tickets.ts';

const actor: UserActor = {
  kind: 'user',
  userId: UserId.parse('11111111-1111-4111-8111-111111111111'),
  role: 'developer',
  via: 'cookie',
  sessionId: 's1',
};

let database: TestDatabase;
let nowMs = Date.parse('2026-01-01T00:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** As another process would: it shares the secret and the database, nothing else. */
function tickets(secret = 1) {
  const clock = { now: () => new Date(nowMs) };
  const used = createIdempotencyStore(database.db);
  return createTickets({ secret: Buffer.alloc(32, secret), clock, ids: randomIds, used });
}

test('a ticket opens one socket as the account that asked for it, on any process', async () => {
  const { ticket } = tickets().issue(actor);
  expect(await tickets().redeem(ticket)).toEqual({ ...actor, via: 'bearer' });
  expect(await tickets().redeem(ticket)).toBeUndefined();
});

test('of fifty at once, one is let in', async () => {
  const { ticket } = tickets().issue(actor);
  const answers = await Promise.all(Array.from({ length: 50 }, () => tickets().redeem(ticket)));
  expect(answers.filter((one) => one !== undefined)).toHaveLength(1);
});

test('after half a minute it is worth nothing', async () => {
  const { ticket, expiresAt } = tickets().issue(actor);
  expect(expiresAt.getTime() - nowMs).toBe(30_000);
  nowMs += 30_000;
  expect(await tickets().redeem(ticket)).toBeUndefined();
});

test('a changed, foreign or malformed one is refused', async () => {
  const { ticket } = tickets().issue(actor);
  const [claims = '', signature = ''] = ticket.split('.');
  const raised = Buffer.from(claims, 'base64url').toString().replace('developer', 'operator');
  const forged = `${Buffer.from(raised).toString('base64url')}.${signature}`;
  for (const wrong of [forged, tickets(2).issue(actor).ticket, '', '.', claims, `${claims}.`, 'a.b']) {
    expect(await tickets().redeem(wrong)).toBeUndefined();
  }
  expect(await tickets().redeem(ticket)).toBeDefined();
});
