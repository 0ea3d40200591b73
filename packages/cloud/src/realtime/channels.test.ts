import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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
});
afterAll(() => world[Symbol.asyncDispose]());

let count = 0;
const newTopic = () => `room-${(count += 1)}`;
type Wish = Parameters<TestRealtime['client']>[1];

async function join(topic: string, wish: Wish = {}, config: object = {}) {
  const channel = world.client(ref, wish).channel(topic, { config });
  const heard: unknown[] = [];
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push([event, payload]));
  expect(await subscribed(channel)).toEqual({ status: 'SUBSCRIBED', reason: '' });
  return { channel, heard };
}

test.each(['1.0.0', '2.0.0'] as const)(
  'a broadcast of %s reaches everyone else, in both versions',
  async (version) => {
    const topic = newTopic();
    const sender = await join(topic, { version });
    const old = await join(topic, { version: '1.0.0' });
    const current = await join(topic, { version: '2.0.0' });
    const elsewhere = await join(newTopic());
    await sender.channel.send({ type: 'broadcast', event: 'move', payload: { x: 1, text: 'ü😀' } });
    const expected = [['move', { x: 1, text: 'ü😀' }]];
    await expect.poll(() => [old.heard, current.heard]).toEqual([expected, expected]);
    expect([sender.heard, elsewhere.heard]).toEqual([[], []]);
  },
);

test('a sender hears itself where it asked to, and is told that its message arrived', async () => {
  const { channel, heard } = await join(newTopic(), {}, { broadcast: { self: true, ack: true } });
  expect(await channel.send({ type: 'broadcast', event: 'a', payload: { n: 1 } })).toBe('ok');
  await expect.poll(() => heard).toEqual([['a', { n: 1 }]]);
});

test('bytes arrive as they were sent, at those who can read them', async () => {
  const topic = newTopic();
  const sender = await join(topic);
  const received = await join(topic);
  const old = await join(topic, { version: '1.0.0' });
  const bytes = new Uint8Array([0, 255, 1, 128]);
  await sender.channel.send({ type: 'broadcast', event: 'raw', payload: bytes.buffer });
  await sender.channel.send({ type: 'broadcast', event: 'end', payload: {} });
  await expect.poll(() => received.heard.length).toBe(2);
  expect(received.heard[0]).toEqual(['raw', bytes.buffer]);
  await expect.poll(() => old.heard).toEqual([['end', {}]]);
});

test('sockets of two processes are in one channel, with messages of any length', async () => {
  const topic = newTopic();
  const here = await join(topic);
  const there = await join(topic, { process: other });
  const long = 'ü€😀'.repeat(10_000);
  await here.channel.send({ type: 'broadcast', event: 'long', payload: { long } });
  await here.channel.send({
    type: 'broadcast',
    event: 'raw',
    payload: new Uint8Array(20_000).fill(7).buffer,
  });
  await there.channel.send({ type: 'broadcast', event: 'back', payload: { n: 2 } });
  await expect.poll(() => there.heard.length).toBe(2);
  expect(there.heard[0]).toEqual(['long', { long }]);
  await expect.poll(() => here.heard).toEqual([['back', { n: 2 }]]);
});

test('broadcasts by request reach the channel: many, one, bytes; what is wrong is said', async () => {
  const topic = newTopic();
  const { channel, heard } = await join(topic);
  const address = `http://127.0.0.1:${other.port}/${ref}/realtime/v1/api/broadcast`;
  const ask = (path: string, body: string | Uint8Array, type = 'application/json') =>
    fetch(address + path, {
      method: 'POST',
      headers: { apikey: world.keyOf(ref, 'publishable'), 'content-type': type },
      body: Buffer.from(body),
    });
  const messages = [1, 2].map((n) => ({ topic, event: 'batch', payload: { n } }));
  expect((await ask('', JSON.stringify({ messages }))).status).toBe(202);
  await expect.poll(() => heard.length).toBe(2);
  expect(await channel.httpSend('one', { n: 3 })).toEqual({ success: true });
  await expect
    .poll(() => heard)
    .toEqual([
      ['batch', { n: 1 }],
      ['batch', { n: 2 }],
      ['one', { n: 3 }],
    ]);
  const refused = await ask('', JSON.stringify({ messages: [{ topic, payload: 1 }] }));
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { errors: { messages: [{ event: ["can't be blank"], payload: ['is invalid'] }] } },
  ]);
  expect((await ask('/x/events/y', 'x', 'text/plain')).status).toBe(415);
  expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(401);
});

test('who is present is known to everyone, in every process, until it leaves', async () => {
  const topic = newTopic();
  const enter = async (key: string, wish: Wish = {}) => {
    const channel = world.client(ref, wish).channel(topic, { config: { presence: { key } } });
    const events: string[] = [];
    channel.on('presence', { event: 'join' }, ({ key: joined }) => events.push(`+${joined}`));
    channel.on('presence', { event: 'leave' }, ({ key: left }) => events.push(`-${left}`));
    await subscribed(channel);
    return { channel, events };
  };
  const ann = await enter('ann');
  expect(await ann.channel.track({ mood: 'good' })).toBe('ok');
  const bob = await enter('bob', { process: other });
  await expect.poll(() => bob.channel.presenceState()).toMatchObject({ ann: [{ mood: 'good' }] });
  await bob.channel.track({ mood: 'late' });
  await expect.poll(() => ann.channel.presenceState()).toMatchObject({ ann: [{}], bob: [{ mood: 'late' }] });
  await ann.channel.track({ mood: 'better' });
  await expect.poll(() => bob.channel.presenceState()).toMatchObject({ ann: [{ mood: 'better' }] });
  await bob.channel.untrack();
  await expect.poll(() => Object.keys(ann.channel.presenceState())).toEqual(['ann']);
  await ann.channel.unsubscribe();
  await expect.poll(() => bob.channel.presenceState()).toEqual({});
  expect(ann.events).toContain('-bob');
});

test('a token of another project, an expired one and a wrong key are refused', async () => {
  const stranger = await world.create();
  const cases = [
    [await world.tokenOf(stranger, { sub: 'x' }), /JwtSignerError|Unauthorized/],
    [await world.tokenOf(ref, { sub: 'x' }, -10), /^"?InvalidJWTToken: Token has expired 1\d seconds ago/],
    ['nonsense', /MalformedJWT: The token provided is not a valid JWT/],
  ] as const;
  for (const [token, words] of cases) {
    const client = world.client(ref);
    await client.realtime.setAuth(token);
    const { status, reason } = await subscribed(client.channel(newTopic()));
    expect([status, reason]).toEqual(['CHANNEL_ERROR', expect.stringMatching(words)]);
  }
  await expect(world.socket(ref, { key: world.keyOf(stranger, 'publishable') })).rejects.toThrow('401');
});

test('a channel ends with its token, and goes on with a new one', async () => {
  const talk = async (token: string) => {
    const socket = await world.socket(ref);
    const frames: unknown[][] = [];
    socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString())));
    const topic = `realtime:${newTopic()}`;
    const config = { broadcast: { ack: true } };
    socket.send(JSON.stringify(['1', '1', topic, 'phx_join', { config, access_token: token }]));
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    return { frames, socket, topic };
  };
  const ends = await talk(await world.tokenOf(ref, { sub: 'a' }, 40));
  const stays = await talk(await world.tokenOf(ref, { sub: 'b' }, 40));
  const later = { access_token: await world.tokenOf(ref, { sub: 'b' }) };
  stays.socket.send(JSON.stringify(['1', '2', stays.topic, 'access_token', later]));
  // Frames are handled in their order: after this answer the new token counts.
  const said = { type: 'broadcast', event: 'a', payload: {} };
  stays.socket.send(JSON.stringify(['1', '3', stays.topic, 'broadcast', said]));
  await expect.poll(() => stays.frames.length).toBe(2);
  world.clock.aheadMs = 50_000;
  onTestFinished(() => {
    world.clock.aheadMs = 0;
  });
  await expect.poll(() => ends.frames.map(([, , , event]) => event)).toContain('phx_close');
  expect(ends.frames.find(([, , , event]) => event === 'system')?.[4]).toMatchObject({
    status: 'error',
    extension: 'system',
    message: expect.stringMatching(/^Token has expired/),
  });
  expect(stays.frames.map(([, , , event]) => event)).toEqual(['phx_reply', 'phx_reply']);
});

test('two projects do not hear each other', async () => {
  const neighbour = await world.create();
  const topic = newTopic();
  const mine = await join(topic);
  const theirs = world.client(neighbour).channel(topic);
  const heard: unknown[] = [];
  theirs.on('broadcast', { event: '*' }, (message) => heard.push(message));
  await subscribed(theirs);
  await mine.channel.send({ type: 'broadcast', event: 'a', payload: {} });
  const witness = await join(topic, {}, { broadcast: { self: true } });
  await witness.channel.send({ type: 'broadcast', event: 'b', payload: {} });
  await expect.poll(() => mine.heard.length).toBe(1);
  expect(heard).toEqual([]);
});
