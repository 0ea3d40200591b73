import { liveLimits, topics } from '@loam/contract';
import { sql } from '@loam/db';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  ann,
  createWorld,
  openPeer,
  origin,
  type Peer,
  type Process,
  projectId,
  publicProjectId,
  refusal,
  startProcess,
  type World,
} from './live-harness.fixture.ts';
import { liveRetention, pruneEvents } from './live-store.ts';

let database: TestDatabase;
let world: World;
let first: Process;
let second: Process;
const peers: Peer[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  world = createWorld();
  first = await startProcess(database.url, world);
  second = await startProcess(database.url, world);
});
afterEach(async () => {
  for (const peer of peers.splice(0)) peer.close();
  await Promise.all([first.stop(), second.stop()]);
});
afterAll(() => database.drop());

async function connect(process: Process, who?: string): Promise<Peer> {
  const peer = await openPeer(process.url, who === undefined ? {} : { authorization: `Bearer ${who}` });
  peers.push(peer);
  return peer;
}

async function follow(process: Process, topic: string, since?: number): Promise<Peer> {
  const peer = await connect(process, 'ann');
  peer.send({ kind: 'subscribe', topic, ...(since === undefined ? {} : { since }) });
  await peer.next('subscribed');
  return peer;
}

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 });
const messages = topics.messages(projectId);
const publish = (process: Process, n: number, more: object = {}) =>
  process.db.transaction((tx) =>
    process.outlet.publish(tx, messages, { type: 'message.added', payload: { n, ...more } }),
  );
const numbers = (peer: Peer) =>
  peer.frames.flatMap((frame) => (frame.kind === 'event' ? [frame.payload['n']] : []));
const received = (peer: Peer, n: number) => peer.next('event', (frame) => frame.payload['n'] === n);
const consecutive = (seqs: readonly number[]) =>
  seqs.every((seq, index) => index === 0 || seq === (seqs[index - 1] ?? 0) + 1);

test('an event reaches the followers of every process, in order and once', async () => {
  const here = await follow(first, messages);
  const there = await follow(second, messages);
  for (let n = 1; n <= 20; n += 1) await publish(n % 2 ? first : second, n);
  await Promise.all([received(here, 20), received(there, 20)]);
  const expected = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(numbers(here)).toEqual(expected);
  expect(numbers(there)).toEqual(expected);
  expect(consecutive(here.seqs())).toBe(true);
});

test('an event of a transaction that is rolled back is never seen and leaves no gap', async () => {
  const peer = await follow(first, messages);
  const failing = first.db.transaction(async (tx) => {
    await first.outlet.publish(tx, messages, { type: 'x', payload: { n: 1 } });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await publish(first, 2);
  const { seq } = await received(peer, 2);
  const start = await peer.next('subscribed');
  expect(numbers(peer)).toEqual([2]);
  expect(seq).toBe(start.seq + 1);
});

test('parallel publishers give numbers without gap or double', async () => {
  const peer = await follow(second, messages);
  await Promise.all(Array.from({ length: 40 }, (_, n) => publish(n % 2 ? first : second, n + 1)));
  await eventually(() => expect(peer.seqs()).toHaveLength(40));
  expect(consecutive(peer.seqs())).toBe(true);
});

test('an event larger than a notice can carry arrives whole', async () => {
  const here = await follow(first, messages);
  const there = await follow(second, messages);
  const text = 'ä'.repeat(30_000);
  await publish(first, 1, { text });
  await publish(first, 2);
  await Promise.all([received(here, 2), received(there, 2)]);
  expect((await received(there, 1)).payload['text']).toBe(text);
  expect(numbers(here)).toEqual([1, 2]);
});

test('a follower that comes back to another process gets exactly what it missed', async () => {
  const peer = await follow(first, messages);
  await publish(first, 1);
  const { seq } = await received(peer, 1);
  peer.close();
  for (let n = 2; n <= 5; n += 1) await publish(first, n);
  const back = await follow(second, messages, seq);
  await publish(first, 6);
  await received(back, 6);
  expect(numbers(back)).toEqual([2, 3, 4, 5, 6]);
});

test('coming back while events stream in loses and repeats nothing', async () => {
  const seed = await follow(first, messages);
  await publish(first, 0);
  const { seq } = await received(seed, 0);
  const stream = (async () => {
    for (let n = 1; n <= 150; n += 1) await publish(first, n);
  })();
  const returning: Peer[] = [];
  for (let i = 0; i < 12; i += 1) returning.push(await follow(i % 2 ? first : second, messages, seq));
  await stream;
  for (const peer of returning) {
    await received(peer, 150);
    expect(numbers(peer)).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
  }
});

const killListeners = () =>
  database.db.run(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`);

test('the listening connection killed in the middle of a stream: no gap, no double, sockets stay', async () => {
  const peer = await follow(first, messages);
  for (let n = 1; n <= 120; n += 1) {
    await publish(second, n);
    // The one before may still be on its way back.
    if (n % 40 === 20) await expect.poll(killListeners, { timeout: 10_000 }).toBeGreaterThan(0);
  }
  await received(peer, 120);
  expect(numbers(peer)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  expect(peer.socket.readyState).toBe(peer.socket.OPEN);
});

test('a return from before what is kept is a reset, and events go on from its number', async () => {
  const peer = await follow(first, messages);
  await publish(first, 1);
  const { seq } = await received(peer, 1);
  peer.close();
  for (let n = 2; n <= 6; n += 1) await publish(first, n);
  await pruneEvents(first.db, { ...liveRetention, maxPerTopic: 2 });
  const late = await connect(second, 'ann');
  late.send({ kind: 'subscribe', topic: messages, since: seq });
  const reset = await late.next('reset');
  expect(reset.seq).toBe(seq + 5);
  await publish(first, 7);
  expect((await received(late, 7)).seq).toBe(reset.seq + 1);
  expect(numbers(late)).toEqual([7]);
});

test('a topic that was pruned away begins above all its earlier numbers, and old ones are a reset', async () => {
  const edits = topics.edits(projectId);
  const publishEdit = () => first.outlet.publish(first.db, edits, { type: 'edit.added', payload: { n: 1 } });
  await publishEdit();
  const twoDaysMs = 2 * 24 * 3600 * 1000;
  await first.db.run(
    sql`update live_events set created_at = now() - interval '2 days' where topic = ${edits}`,
  );
  await first.db.run(sql`update live_topics set seq = seq - ${twoDaysMs}::bigint where topic = ${edits}`);
  const { seq } = await first.db.one<{ seq: number }>(
    sql`select seq from live_topics where topic = ${edits}`,
  );
  await pruneEvents(first.db, liveRetention);
  expect(await first.db.first(sql`select 1 from live_topics where topic = ${edits}`)).toBeUndefined();
  await publishEdit();
  const peer = await connect(second, 'ann');
  peer.send({ kind: 'subscribe', topic: edits, since: seq });
  expect((await peer.next('reset')).seq).toBeGreaterThan(seq + twoDaysMs - 60_000);
});

test('a signal crosses processes, small or large, and is never replayed', async () => {
  const here = await follow(first, messages);
  const there = await follow(second, messages);
  const text = 'ö'.repeat(20_000);
  first.outlet.signal(messages, { type: 'typing', payload: { who: 'ann' } });
  first.outlet.signal(messages, { type: 'large', payload: { text } });
  for (const peer of [here, there]) {
    expect((await peer.next('signal', (frame) => frame.type === 'typing')).payload).toEqual({ who: 'ann' });
    expect((await peer.next('signal', (frame) => frame.type === 'large')).payload).toEqual({ text });
  }
  expect(here.frames.filter((frame) => frame.kind === 'signal')).toHaveLength(2);
});

test('who may not view a topic is told what a missing one would say', async () => {
  const stranger = await connect(first, 'bob');
  const missing = topics.messages('99999999-9999-4999-8999-999999999999');
  stranger.send({ kind: 'subscribe', topic: messages });
  stranger.send({ kind: 'subscribe', topic: missing });
  stranger.send({ kind: 'subscribe', topic: topics.user(ann) });
  stranger.send({ kind: 'subscribe', topic: 'project:nonsense' });
  const reasonOf = async (topic: string) =>
    (await stranger.next('denied', (frame) => frame.topic === topic)).reason;
  expect(await reasonOf(messages)).toBe('not_found');
  expect(await reasonOf(missing)).toBe('not_found');
  expect(await reasonOf(topics.user(ann))).toBe('not_found');
  expect(await reasonOf('project:nonsense')).toBe('unknown_topic');
});

test('anyone may follow what a public project shows, and only that', async () => {
  const guest = await connect(first);
  const refused = [topics.messages(publicProjectId), topics.errors(publicProjectId), topics.edits(projectId)];
  for (const topic of [topics.edits(publicProjectId), ...refused]) guest.send({ kind: 'subscribe', topic });
  expect((await guest.next('subscribed')).topic).toBe(topics.edits(publicProjectId));
  for (const topic of refused) {
    expect((await guest.next('denied', (frame) => frame.topic === topic)).reason).toBe('unauthenticated');
  }
});

test('a removed person stops receiving at once, on the process that knows and on the others', async () => {
  const here = await follow(first, messages);
  const there = await follow(second, messages);
  world.members.delete(ann);
  first.bus.publish('project.access_changed', { projectId });
  expect((await here.next('denied')).reason).toBe('not_found');
  expect((await there.next('denied')).reason).toBe('not_found');
  await publish(first, 1);
  await publish(second, 2);
  const probe = await connect(second, 'bob');
  probe.send({ kind: 'ping' });
  await probe.next('pong');
  expect([...numbers(here), ...numbers(there)]).toEqual([]);
});

// Long before everyone is asked about anyway.
const atOnce = { timeout: 40_000 };

test(
  'a person who was removed while nobody listened stops receiving when listening begins again',
  atOnce,
  async () => {
    const peer = await follow(first, messages);
    world.members.delete(ann);
    await expect.poll(killListeners, { timeout: 10_000 }).toBeGreaterThan(0);
    expect((await peer.next('denied')).reason).toBe('not_found');
  },
);

test('a disabled account loses its sockets everywhere', async () => {
  const here = await follow(first, messages);
  const there = await follow(second, messages);
  second.bus.publish('account.disabled', { userId: ann });
  expect((await here.next('bye')).reason).toBe('signed_out');
  await eventually(() => expect(there.socket.readyState).toBe(there.socket.CLOSED));
});

test('a cookie opens a socket only from our own page; a bearer token from anywhere; a wrong one never', async () => {
  const evil = 'http://evil.test';
  expect(await refusal(first.url, { cookie: 'session=ann', origin: evil })).toBe(403);
  expect(await refusal(first.url, { cookie: 'session=ann' })).toBe(403);
  expect(await refusal(first.url, { origin: evil })).toBe(403);
  expect(await refusal(first.url, { cookie: 'session=ann', origin })).toBeUndefined();
  expect(await refusal(first.url, { authorization: 'Bearer ann', origin: evil })).toBeUndefined();
  expect(await refusal(first.url, { authorization: 'Bearer nobody' })).toBe(401);
});

test('a subscription beyond the limit is refused, a broken frame ends the socket, a long one too', async () => {
  const peer = await connect(first, 'ann');
  for (let i = 0; i <= liveLimits.topicsPerSocket; i += 1) {
    peer.send({ kind: 'subscribe', topic: topics.message(projectId, `m${i}`) });
  }
  expect((await peer.next('denied')).reason).toBe('too_many_topics');
  peer.socket.send('{"kind":"sing"}');
  expect((await peer.next('bye')).reason).toBe('bad_frame');
  const other = await connect(first, 'ann');
  other.socket.send('x'.repeat(liveLimits.clientFrameBytes + 1));
  const [code] = await once(other.socket, 'close');
  expect(code).toBe(1009);
});

test('one account cannot hold more sockets than its share, and a closed one frees its seat', async () => {
  const all = await Promise.all(
    Array.from({ length: liveLimits.socketsPerAccount }, () => connect(first, 'bob')),
  );
  expect(await refusal(first.url, { authorization: 'Bearer bob' })).toBe(429);
  all[0]?.close();
  await eventually(async () =>
    expect(await refusal(first.url, { authorization: 'Bearer bob' })).toBeUndefined(),
  );
});

test('stopping says goodbye so that clients come back elsewhere', async () => {
  const peer = await follow(first, messages);
  await first.live.stop();
  expect((await peer.next('bye')).reason).toBe('shutting_down');
  expect(first.live.stats().sockets).toBe(0);
});

test('a reader that does not read is dropped, others are not held up, and it can come back', async () => {
  const slow = await follow(first, messages);
  const quick = await follow(first, messages);
  slow.socket.pause();
  const text = 'x'.repeat(400_000);
  for (let n = 1; n <= 60; n += 1) await publish(first, n, { text });
  await received(quick, 60);
  await eventually(() => expect(first.live.stats().sockets).toBe(1));
  slow.socket.resume();
  await eventually(() => expect(slow.socket.readyState).toBe(slow.socket.CLOSED));
  expect(numbers(slow).length).toBeLessThan(60);
  const back = await connect(first, 'ann');
  back.send({ kind: 'subscribe', topic: messages, since: slow.seqs().at(-1) ?? 0 });
  expect((await back.next('reset')).seq).toBe(quick.seqs().at(-1));
});
