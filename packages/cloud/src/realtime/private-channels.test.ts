import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestRealtime, subscribed, type TestRealtime } from './test-realtime.fixture.ts';

let world: TestRealtime;
let ref: string;
beforeAll(async () => {
  world = await openTestRealtime();
  await world.startProcess({
    presenceCalls: { count: 5, windowMs: 30_000 },
    channelsPerSocket: 3,
    payloadBytes: 20_000,
  });
  ref = await world.create();
  await run(`
    create policy hear on realtime.messages for select to authenticated
      using (realtime.topic() like 'club:%' and extension in ('broadcast', 'presence'));
    create policy speak on realtime.messages for insert to authenticated
      with check (realtime.topic() = 'club:' || (auth.jwt() ->> 'sub') and extension = 'broadcast');
    create table goods (id int primary key, name text);
    create function tell() returns trigger language plpgsql as $$ begin
      perform realtime.broadcast_changes('club:ann', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
      return null;
    end $$;
    create trigger tell after insert or update or delete on goods for each row execute function tell();`);
});
afterAll(() => world[Symbol.asyncDispose]());

const run = (sql: string) => world.cloud.databases.runAsOwner(ref, sql);

async function enter(sub: string | undefined, topic: string, config: object = {}) {
  const client = world.client(ref);
  if (sub !== undefined) await client.realtime.setAuth(await world.tokenOf(ref, { sub }));
  const channel = client.channel(topic, { config: { private: true, ...config } });
  const heard: unknown[] = [];
  channel.on('broadcast', { event: '*' }, (message) => heard.push(message));
  return { client, channel, heard, joined: await subscribed(channel) };
}

test('policies decide who hears a private channel, and who speaks there', async () => {
  const ann = await enter('ann', 'club:ann', { broadcast: { ack: true } });
  const bob = await enter('bob', 'club:ann');
  expect([ann.joined.status, bob.joined.status]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
  for (const [sub, topic] of [
    [undefined, 'club:ann'],
    ['ann', 'other'],
  ] as const)
    expect((await enter(sub, topic)).joined).toMatchObject({
      status: 'CHANNEL_ERROR',
      reason: expect.stringContaining(
        `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
      ),
    });
  await bob.channel.send({ type: 'broadcast', event: 'no', payload: {} });
  expect(await ann.channel.send({ type: 'broadcast', event: 'yes', payload: { n: 1 } })).toBe('ok');
  await expect.poll(() => bob.heard).toMatchObject([{ event: 'yes', payload: { n: 1 } }]);
  expect(ann.heard).toEqual([]);
  // Being present is another right than speaking.
  expect(await ann.channel.track({})).toBe('error');
  const open = await enter('x', 'club:ann', { private: false });
  await ann.channel.send({ type: 'broadcast', event: 'inside', payload: {} });
  await expect.poll(() => bob.heard.length).toBe(2);
  expect(open.heard).toEqual([]);
});

test('the database sends: rows, any length, bytes; a rolled back message is never heard', async () => {
  const { heard } = await enter('ann', 'club:ann');
  await run(`insert into goods values (1, 'tea')`);
  await expect
    .poll(() => heard)
    .toMatchObject([
      {
        event: 'INSERT',
        payload: {
          operation: 'INSERT',
          table: 'goods',
          schema: 'public',
          record: { id: 1 },
          old_record: null,
        },
      },
    ]);
  await run(
    `select realtime.send('{"n": 9007199254740993}', 'lost', 'club:ann'); do $$ begin raise 'x'; end $$`,
  ).catch(() => {});
  const long = 'ü'.repeat(9000);
  await run(`select realtime.send(jsonb_build_object('long', '${long}'), 'long', 'club:ann', true),
    realtime.send_binary('\\x00ff', 'raw', 'club:ann'), realtime.send('{"n":1}', 'public', 'club:ann', false)`);
  await expect.poll(() => heard.length).toBe(3);
  expect(heard).toContainEqual(
    expect.objectContaining({ event: 'long', payload: { long, id: expect.any(String) } }),
  );
  expect(heard).toContainEqual(
    expect.objectContaining({ event: 'raw', payload: new Uint8Array([0, 255]).buffer }),
  );
});

test('what was sent before can be heard again', async () => {
  const since = Date.now() - 1000;
  await run(
    `select realtime.send('{"n": 1}', 'first', 'club:replay'), realtime.send('{"n": 2}', 'second', 'club:replay')`,
  );
  const late = await enter('ann', 'club:replay', { broadcast: { replay: { since, limit: 1 } } });
  await expect.poll(() => late.heard.length).toBe(1);
  expect(late.heard[0]).toMatchObject({ meta: { replayed: true } });
  const later = await enter('ann', 'club:replay', { broadcast: { replay: { since: Date.now() + 5000 } } });
  expect(later.heard).toEqual([]);
});

test('a new token that may not read ends the channel', async () => {
  const { client, channel } = await enter('ann', 'club:ann');
  const told: string[] = [];
  channel.on('system', {}, ({ message }: { message: string }) => told.push(message));
  await client.realtime.setAuth(await world.tokenOf(ref, { sub: 'ann', role: 'anon' }));
  await expect.poll(() => channel.state).toBe('closed');
  expect(told).toEqual(['You do not have permissions to read from this Channel topic: club:ann']);
});

test('a project can have private channels only', async () => {
  world.settings.set(ref, { isPrivateOnly: true });
  const open = await enter('ann', 'club:x', { private: false });
  world.settings.delete(ref);
  expect(open.joined.reason).toContain('PrivateOnly: This project only allows private channels');
  expect(world.lines).toContainEqual(
    expect.objectContaining({ ref, source: 'realtime', message: expect.stringContaining('PrivateOnly') }),
  );
});

test('limits are told in the words that clients know', async () => {
  const client = world.client(ref);
  const results = [];
  for (const topic of ['a', 'b', 'c', 'd']) results.push(await subscribed(client.channel(topic)));
  expect(results.map(({ status }) => status)).toEqual([
    'SUBSCRIBED',
    'SUBSCRIBED',
    'SUBSCRIBED',
    'CHANNEL_ERROR',
  ]);
  expect(results[3]?.reason).toContain('ChannelRateLimitReached: Too many channels');
  const sender = world.client(ref).channel('long', { config: { broadcast: { ack: true } } });
  await subscribed(sender);
  expect(await sender.send({ type: 'broadcast', event: 'x', payload: { long: 'x'.repeat(21_000) } })).toBe(
    'error',
  );
  const present = world.client(ref).channel('present');
  const told: string[] = [];
  present.on('system', {}, ({ message }: { message: string }) => told.push(message));
  await subscribed(present);
  for (let n = 0; n < 5; n += 1) expect(await present.track({ n })).toBe('ok');
  void present.track({ n: 6 });
  await expect.poll(() => told).toEqual(['Client presence rate limit exceeded']);
});

test('a cloud that is paused closes its sockets, and its clients come back once it is awake', async () => {
  const { channel, heard } = await enter(undefined, 'club:pause', { private: false });
  world.states.set(ref, 'paused');
  await world.realtimeOf(0).release(ref);
  await expect.poll(() => channel.state).not.toBe('joined');
  world.states.set(ref, 'open');
  await expect.poll(() => channel.state).toBe('joined');
  await run(`select realtime.send('{}', 'again', 'club:pause', false)`);
  await expect.poll(() => heard.length).toBe(1);
});

test('a revoked key ends the channels that it opened', async () => {
  const { channel } = await enter(undefined, 'open', { private: false });
  const ring = world.rings.get(ref);
  if (!ring) throw new TypeError(ref);
  world.rings.set(ref, { ...ring, apiKeys: ring.apiKeys.filter(({ kind }) => kind !== 'publishable') });
  world.realtimeOf(0).recheck(ref);
  await expect.poll(() => channel.state).toBe('closed');
  world.rings.set(ref, ring);
});
