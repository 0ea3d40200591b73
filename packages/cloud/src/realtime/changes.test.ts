import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  openTestRealtime,
  subscribed,
  type TestProcess,
  type TestRealtime,
} from './test-realtime.fixture.ts';

let world: TestRealtime;
let other: TestProcess;
let ref: string;
beforeAll(async () => {
  world = await openTestRealtime();
  await world.startProcess();
  other = await world.startProcess();
  ref = await world.create();
  await world.cloud.databases.runAsOwner(ref, tablesSql);
});
afterAll(() => world[Symbol.asyncDispose]());

const tablesSql = `
create table notes (id bigint primary key, owner text, body text, price numeric, tags text[], data jsonb, at timestamptz);
alter table notes replica identity full;
create policy own on notes for select using (owner = (select auth.jwt() ->> 'sub'));
create table open (id int primary key, name text, secret text);
alter table open disable row level security;
create table keyless (name text);
alter table keyless disable row level security;
create type place as (street text, number int, tags text[]);
create table homes (part text, id int, at place, all_of place[], primary key (part, id));
create policy own on homes for select using (part = (select auth.jwt() ->> 'sub') and id <> 1 / (id - 66));
alter publication supabase_realtime add table notes, open, keyless, homes;
revoke select (secret) on open from anon;
revoke select on open from anon; grant select (id, name) on open to anon;`;

const run = (sql: string) => world.cloud.databases.runAsOwner(ref, sql);

interface Listening {
  readonly event?: '*' | 'INSERT' | 'UPDATE';
  readonly table?: string;
  readonly filter?: string;
  readonly select?: string[];
}

async function listen(
  wishes: readonly Listening[],
  client: Parameters<TestRealtime['client']>[1] & { sub?: string } = {},
) {
  const made = world.client(ref, client);
  if (client.sub) await made.realtime.setAuth(await world.tokenOf(ref, { sub: client.sub }));
  const channel = made.channel(`changes-${Math.random()}`);
  const heard: Record<string, unknown>[] = [];
  const system: Record<string, unknown>[] = [];
  for (const { event = '*', ...wish } of wishes)
    channel.on<object>(
      'postgres_changes',
      { event, schema: 'public', ...wish },
      (change: object) => void heard.push({ ...change }),
    );
  channel.on('system', {}, (message: object) => system.push({ ...message }));
  await subscribed(channel);
  await expect.poll(() => system.length).toBeGreaterThan(0);
  return { channel, heard, system };
}

test('a subscriber hears of rows that policies let it read, with every type unharmed', async () => {
  const ann = await listen([{ table: 'notes' }], { sub: 'ann' });
  const bob = await listen([{ table: 'notes' }], { sub: 'bob', process: other });
  const nobody = await listen([{ table: 'notes' }]);
  expect(ann.system[0]).toMatchObject({
    extension: 'postgres_changes',
    status: 'ok',
    message: 'Subscribed to PostgreSQL',
  });
  await run(
    `insert into notes values (9007199254740993, 'ann', 'ü', 0.10000000000000000001, '{a,"b, c",NULL}', '{"x": [1]}', '2026-01-02 03:04:05.6+00')`,
  );
  await run(`insert into notes (id, owner) values (2, 'bob')`);
  await expect.poll(() => [ann.heard.length, bob.heard.length]).toEqual([1, 1]);
  expect(ann.heard[0]).toMatchObject({
    eventType: 'INSERT',
    schema: 'public',
    table: 'notes',
    errors: null,
    commit_timestamp: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/),
    new: {
      owner: 'ann',
      body: 'ü',
      tags: ['a', 'b, c', null],
      data: { x: [1] },
      at: '2026-01-02T03:04:05.6+00:00',
    },
  });
  expect(bob.heard[0]).toMatchObject({ new: { id: 2, owner: 'bob' } });
  await run(`update notes set body = 'new' where id = 2`);
  await expect.poll(() => bob.heard.length).toBe(2);
  await run('delete from notes where id = 2');
  await expect.poll(() => bob.heard.length).toBe(3);
  expect(bob.heard[1]).toMatchObject({
    eventType: 'UPDATE',
    old: { id: 2, body: null },
    new: { body: 'new' },
  });
  // Nobody can be asked about a row that is gone: everyone hears its key, and nothing else.
  expect(bob.heard[2]).toMatchObject({ eventType: 'DELETE', old: { id: 2 } });
  await expect.poll(() => nobody.heard).toMatchObject([{ eventType: 'DELETE', old: { id: 2 } }]);
  expect(ann.heard.map(({ eventType }) => eventType)).toEqual(['INSERT', 'DELETE']);
});

test('numbers arrive with all their digits', async () => {
  const socket = await world.socket(ref);
  const frames: string[] = [];
  socket.on('message', (data: Buffer) => frames.push(data.toString()));
  const config = { postgres_changes: [{ event: 'INSERT', schema: 'public', table: 'notes' }] };
  const token = await world.tokenOf(ref, { sub: 'digits' });
  socket.send(JSON.stringify(['1', '1', 'realtime:digits', 'phx_join', { config, access_token: token }]));
  await expect.poll(() => frames.join()).toContain('Subscribed');
  await run(
    `insert into notes (id, owner, price) values (9223372036854775807, 'digits', 0.10000000000000000001)`,
  );
  await expect.poll(() => frames.at(-1)).toContain('"id":9223372036854775807');
  expect(frames.at(-1)).toContain('"price":0.10000000000000000001');
  socket.close();
});

test('filters, events and columns choose what is heard; several stand in one channel', async () => {
  const { heard } = await listen(
    [
      { table: 'open', event: 'INSERT', filter: 'id=in.(1,2)' },
      { table: 'open', event: 'UPDATE', filter: 'name=like.b%,id=gt.1' },
      { table: 'open', filter: 'name=imatch.^ZED', select: ['id'] },
    ],
    { key: world.keyOf(ref, 'secret') },
  );
  await run(`insert into open values (1, 'a', 's'), (2, 'b', 's'), (3, 'b', 's'), (4, 'zed', 's')`);
  await run(`update open set name = 'bee' where id in (1, 2); truncate open`);
  await expect.poll(() => heard.length).toBe(4);
  const row = ({ eventType, new: record }: Record<string, unknown>) => [eventType, record];
  expect(heard.map(row)).toEqual([
    ['INSERT', { id: 1, name: 'a', secret: 's' }],
    ['INSERT', { id: 2, name: 'b', secret: 's' }],
    ['INSERT', { id: 4 }],
    ['UPDATE', { id: 2, name: 'bee', secret: 's' }],
  ]);
});

test('columns that a role may not read are not told, nor rows without a key', async () => {
  const anon = await listen([{ table: 'open' }, { table: 'keyless' }]);
  await run(`insert into open values (7, 'seen', 'hidden'); insert into keyless values ('x')`);
  await expect.poll(() => anon.heard.length).toBe(2);
  expect(anon.heard[0]).toMatchObject({ new: { id: 7, name: 'seen' } });
  expect(JSON.stringify(anon.heard)).not.toContain('hidden');
  expect(anon.heard[1]).toMatchObject({ errors: ['Error 400: Bad Request, no primary key'] });
});

test('rows within a column are objects, keys of several columns are asked for, and a failing policy hides', async () => {
  const ann = await listen([{ table: 'homes' }], { sub: 'ann' });
  const bob = await listen([{ table: 'homes' }], { sub: 'bob' });
  await run(`insert into homes values ('bob', 66), ('ann', 7)`);
  await expect.poll(() => ann.heard.length).toBe(1);
  expect(bob.heard).toEqual([]);
  await run(
    `insert into homes values ('ann', 8, null, null), ('bob', 8, ('b "1"', 2, '{x,"y z"}'), array[('c', 3, null)::place])`,
  );
  await expect.poll(() => bob.heard.map(({ eventType }) => eventType)).toContain('INSERT');
  await expect.poll(() => ann.heard.length).toBe(2);
  expect(bob.heard.at(-1)).toMatchObject({
    new: {
      part: 'bob',
      id: 8,
      at: { street: 'b "1"', number: 2, tags: ['x', 'y z'] },
      all_of: [{ street: 'c', number: 3, tags: null }],
    },
  });
  expect(JSON.stringify(ann.heard)).not.toContain('"part":"bob","id":8');
});

test('a table that gets other rights while someone listens is told as it is now', async () => {
  const anon = await listen([{ table: 'open' }]);
  await run(`insert into open values (20, 'before', 'hidden')`);
  await expect.poll(() => anon.heard.length).toBe(1);
  await run(`revoke select (name) on open from anon`);
  await run(`insert into open values (21, 'after', 'hidden')`);
  await run(`alter table open enable row level security; insert into open values (22, 'unseen', 'hidden')`);
  await run(`alter table open disable row level security; grant select (name) on open to anon`);
  await run(`insert into open values (23, 'again', 'hidden')`);
  await expect.poll(() => anon.heard.at(-1)?.['new']).toEqual({ id: 23, name: 'again' });
  expect(anon.heard.map((change) => change['new'])).toContainEqual({ id: 20, name: 'before' });
  expect(JSON.stringify(anon.heard)).not.toContain('hidden');
});

test('what cannot be listened to is said', async () => {
  const missing = await listen([{ table: 'nowhere' }]);
  expect(missing.system[0]).toMatchObject({
    status: 'error',
    message: expect.stringContaining(
      'Please check Realtime is enabled for the given connect parameters: [event: *, schema: public, table: nowhere',
    ),
  });
  const column = await listen([{ table: 'open', filter: 'secret=eq.x' }]);
  expect(column.system[0]).toMatchObject({
    status: 'error',
    message: expect.stringContaining('invalid column for filter secret'),
  });
  const value = await listen([{ table: 'open', filter: 'id=eq.x' }]);
  expect(value.system[0]).toMatchObject({
    status: 'error',
    message: expect.stringContaining('invalid input syntax for type integer'),
  });
});

test('a table that is published while someone listens is heard at once', async () => {
  const { heard } = await listen([{ table: '*' }], { key: world.keyOf(ref, 'secret') });
  await run('create table late (id int primary key); alter publication supabase_realtime add table late');
  await run('insert into late values (5)');
  await expect.poll(() => heard).toMatchObject([{ table: 'late', new: { id: 5 } }]);
});

test('what another cloud writes for long keeps nobody from hearing changes', async () => {
  const key = world.keyOf(ref, 'secret');
  const first = await listen([{ table: 'open' }], { key });
  expect(first.system).toMatchObject([{ status: 'ok' }]);
  const [busy, late] = [await world.create(), await world.create()];
  const { databases } = world.cloud;
  await databases.runAsOwner(
    late,
    `create table open (id int primary key); alter table open disable row level security;
     alter publication supabase_realtime add table open; insert into open values (1)`,
  );
  const writing = await databases.acquire(busy, 'owner');
  try {
    await writing.query('begin; create table half (id int)');
    const channel = world.client(late).channel('late');
    const heard: unknown[] = [];
    const told: unknown[] = [];
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'open' }, (one) => heard.push(one));
    channel.on('system', {}, (message: object) => told.push(message));
    await subscribed(channel);
    await expect.poll(() => told, { timeout: 20_000 }).toMatchObject([{ status: 'ok' }]);
    await databases.runAsOwner(late, 'insert into open values (2)');
    await run(`insert into open values (80, 'still', '')`);
    await expect.poll(() => heard).toMatchObject([{ new: { id: 2 } }]);
    await expect.poll(() => first.heard).toMatchObject([{ new: { id: 80 } }]);
  } finally {
    await writing.query('rollback');
    writing.release();
  }
});

test('a process that dies is followed by another, and no slot stays', async () => {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  const slots = async () =>
    (await admin.query('select from pg_replication_slots where database = $1', [`cloud_${ref}`])).rowCount;
  const { heard, system } = await listen([{ table: 'open' }], {
    process: other,
    key: world.keyOf(ref, 'secret'),
  });
  expect(await slots()).toBe(1);
  // As by a killed server: its connection goes, and somebody else gets the lease.
  await admin.query('select pg_terminate_backend(active_pid) from pg_replication_slots where database = $1', [
    `cloud_${ref}`,
  ]);
  await expect.poll(() => system.map(({ status }) => status)).toEqual(['ok', 'error', 'ok']);
  await run(`insert into open values (70, 'after', '')`);
  await expect.poll(() => heard).toMatchObject([{ new: { id: 70 } }]);
  await world.realtimeOf(0).release(ref);
  await world.realtimeOf(1).release(ref);
  await expect.poll(slots).toBe(0);
  await admin.end();
});
