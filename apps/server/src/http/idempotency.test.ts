import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { sql } from '@loam/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { bind } from './bind.ts';
import type { IdempotencyStore } from './idempotency.ts';
import { createIdempotencyStore } from './idempotency-store.ts';
import { calls, createPipelineApp, type PipelineApp, problemOf } from './pipeline.fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Writer {
  readonly app: PipelineApp;
  count: number;
  /** Runs inside the handler, before it answers. */
  before: () => Promise<void>;
  send(key: string, name?: string): Promise<Response>;
}

function startWriter(store: Partial<IdempotencyStore> = {}): Writer {
  const write = bind(calls.write, async ({ body }) => {
    writer.count += 1;
    await writer.before();
    return { name: body.name, count: writer.count };
  });
  const idempotency = { ...createIdempotencyStore(database.db), ...store };
  const app = createPipelineApp({ bindings: [write], options: { idempotency } });
  const writer: Writer = {
    app,
    count: 0,
    before: async () => {},
    send: (key, name = 'a') =>
      app.send('POST', '/things', {
        headers: {
          'content-type': 'application/json',
          authorization: 'Bearer user',
          ...(key === '' ? {} : { 'idempotency-key': key }),
        },
        body: JSON.stringify({ name }),
      }),
  };
  return writer;
}

test('the same key and request have one effect and the same answer', async () => {
  const writer = startWriter();
  const first = await writer.send('same');
  const second = await writer.send('same');
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(writer.count).toBe(1);
});

test('without a key every request counts', async () => {
  const writer = startWriter();
  await writer.send('');
  await writer.send('');
  expect(writer.count).toBe(2);
});

test('a key that was used for another request is refused', async () => {
  const writer = startWriter();
  await writer.send('different', 'a');
  const response = await writer.send('different', 'b');
  expect(await problemOf(response)).toMatchObject({ status: 409, code: 'idempotency_conflict' });
  expect(writer.count).toBe(1);
});

test('of parallel requests with one key, one has the effect and the others are told to wait', async () => {
  const writer = startWriter();
  const { promise, resolve } = Promise.withResolvers<void>();
  writer.before = () => promise;
  const first = writer.send('parallel');
  while (writer.count === 0) await new Promise((next) => setImmediate(next));
  const others = await Promise.all([1, 2, 3].map(() => writer.send('parallel')));
  resolve();
  expect((await first).status).toBe(201);
  for (const other of others) {
    expect(other.headers.get('retry-after')).toBe('1');
    expect(await problemOf(other)).toMatchObject({ status: 409, code: 'conflict' });
  }
  expect(writer.count).toBe(1);
});

test('a failure frees the key, so that the retry can succeed', async () => {
  const writer = startWriter();
  writer.before = async () => {
    throw new ApiError('conflict', 'Not now.');
  };
  expect((await writer.send('retry')).status).toBe(409);
  writer.before = async () => {};
  expect((await writer.send('retry')).status).toBe(201);
});

test('an answer that could not be kept does not make the work run twice, and is kept a moment later', async () => {
  const store = createIdempotencyStore(database.db);
  let isAway = true;
  const writer = startWriter({
    complete: async (...answer) => {
      if (isAway) throw new Error('no database');
      await store.complete(...answer);
    },
  });
  expect((await writer.send('unkept')).status).toBe(201);
  expect((await writer.send('unkept')).status).toBe(409);
  expect(writer.count).toBe(1);
  isAway = false;
  await expect.poll(async () => (await writer.send('unkept')).status).toBe(201);
  expect(writer.count).toBe(1);
});

test('the claim of a process that died is taken over after two minutes, not before', async () => {
  const writer = startWriter();
  const store = createIdempotencyStore(database.db);
  const actor = '11111111-1111-4111-8111-111111111111';
  await store.claim(actor, 'abandoned', 'hash of the first');
  expect((await writer.send('abandoned')).status).toBe(409);
  await database.db.run(sql`
    update idempotency_keys set created_at = now() - interval '3 minutes' where key = 'abandoned'`);
  expect((await writer.send('abandoned')).status).toBe(201);
});

test('a key that is too long is refused', async () => {
  const writer = startWriter();
  expect((await writer.send('k'.repeat(201))).status).toBe(400);
  expect(writer.count).toBe(0);
});
