import type { ClientFrame, ServerFrame } from '@loam/contract';
import { expect, test } from 'vitest';
import type { SocketLike } from './connection.ts';
import { createLiveClient, type LiveClientOptions } from './create-live-client.ts';

const topic = 'project:p:edits';

interface FakeSocket extends SocketLike {
  readonly sent: ClientFrame[];
  isClosed: boolean;
  open(): void;
  drop(): void;
  receive(frame: ServerFrame): void;
  receiveText(text: string): void;
}

function fakeSocket(): FakeSocket {
  const listeners: { type: string; listener: (event: { data: unknown }) => void }[] = [];
  const emit = (type: string, data?: unknown) => {
    for (const one of listeners) if (one.type === type) one.listener({ data });
  };
  const socket: FakeSocket = {
    sent: [],
    isClosed: false,
    send: (data) => void socket.sent.push(JSON.parse(data)),
    close: () => void (socket.isClosed = true),
    addEventListener: (type: string, listener: (event: { data: unknown }) => void) =>
      void listeners.push({ type, listener }),
    open: () => emit('open'),
    drop: () => emit('close'),
    receive: (frame) => emit('message', JSON.stringify(frame)),
    receiveText: (text) => emit('message', text),
  };
  return socket;
}

/** A page with hand-wound time. */
function createPage(more: Partial<LiveClientOptions> = {}) {
  const sockets: FakeSocket[] = [];
  const timers = new Map<number, { atMs: number; work: () => void }>();
  let nowMs = 0;
  let lastTimer = 0;
  const client = createLiveClient({
    url: 'ws://loam.test/api/live',
    connect: () => {
      const socket = fakeSocket();
      sockets.push(socket);
      return socket;
    },
    random: () => 0,
    timers: {
      setTimeout: (work, delayMs) => {
        lastTimer += 1;
        timers.set(lastTimer, { atMs: nowMs + delayMs, work });
        return lastTimer;
      },
      clearTimeout: (timer) => void (typeof timer === 'number' && timers.delete(timer)),
    },
    ...more,
  });
  return {
    client,
    sockets,
    latest: () => sockets.at(-1) ?? fakeSocket(),
    pass(durationMs: number) {
      const untilMs = nowMs + durationMs;
      for (;;) {
        const due = [...timers]
          .filter(([, one]) => one.atMs <= untilMs)
          .toSorted((a, b) => a[1].atMs - b[1].atMs)[0];
        if (!due) break;
        timers.delete(due[0]);
        nowMs = due[1].atMs;
        due[1].work();
      }
      nowMs = untilMs;
    },
  };
}

function recorder() {
  const heard: string[] = [];
  return {
    heard,
    onEvent: (event: { type: string; seq?: number }) =>
      void heard.push(`${event.type} ${event.seq ?? 'signal'}`),
    onReset: () => void heard.push('reset'),
    onSubscribed: () => void heard.push('subscribed'),
    onDenied: (reason: string) => void heard.push(reason),
  };
}

const event = (seq: number): ServerFrame => ({ kind: 'event', topic, seq, type: 'edit', payload: {} });

test('nothing is opened before the first subscription, and one socket serves all', () => {
  const page = createPage();
  expect(page.sockets).toHaveLength(0);
  page.client.subscribe(topic, recorder());
  page.client.subscribe('workspace:w', recorder());
  page.latest().open();
  expect(page.sockets).toHaveLength(1);
  expect(page.latest().sent.map((frame) => 'topic' in frame && frame.topic)).toEqual([topic, 'workspace:w']);
});

test('a topic is subscribed by its first reader and left with its last', () => {
  const page = createPage();
  const [first, second] = [recorder(), recorder()];
  const leaveFirst = page.client.subscribe(topic, first);
  page.latest().open();
  page.latest().receive({ kind: 'subscribed', topic, seq: 7 });
  const leaveSecond = page.client.subscribe(topic, second);
  page.latest().receive(event(8));
  leaveFirst();
  leaveFirst();
  page.latest().receive(event(9));
  leaveSecond();
  expect(first.heard).toEqual(['subscribed', 'edit 8']);
  expect(second.heard).toEqual(['subscribed', 'edit 8', 'edit 9']);
  expect(page.latest().sent.map((frame) => frame.kind)).toEqual(['subscribe', 'unsubscribe']);
  page.client.subscribe(topic, recorder());
  expect(page.latest().sent.at(-1)).toEqual({ kind: 'subscribe', topic, since: 9 });
});

test('after a loss it comes back by itself, later each time, and goes on from the last number', () => {
  const page = createPage();
  const statuses: string[] = [];
  page.client.status.subscribe((status) => void statuses.push(status));
  const reader = recorder();
  page.client.subscribe(topic, reader);
  page.latest().open();
  page.latest().receive({ kind: 'subscribed', topic, seq: 7 });
  page.latest().receive(event(8));
  page.latest().drop();
  page.pass(249);
  expect(page.sockets).toHaveLength(1);
  page.pass(1);
  expect(page.sockets).toHaveLength(2);
  page.latest().drop();
  page.pass(499);
  expect(page.sockets).toHaveLength(2);
  page.pass(1);
  page.latest().open();
  expect(page.latest().sent).toEqual([{ kind: 'subscribe', topic, since: 8 }]);
  page.latest().receive({ kind: 'subscribed', topic, seq: 8 });
  page.latest().receive(event(9));
  expect(reader.heard).toEqual(['subscribed', 'edit 8', 'subscribed', 'edit 9']);
  expect(statuses).toEqual(['online', 'offline', 'connecting', 'offline', 'connecting', 'online']);
});

test('pauses never grow beyond half a minute', () => {
  const page = createPage({ random: () => 1 });
  page.client.subscribe(topic, recorder());
  const pausesMs: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    page.latest().drop();
    const before = page.sockets.length;
    let waitedMs = 0;
    for (; page.sockets.length === before; waitedMs += 500) page.pass(500);
    pausesMs.push(waitedMs);
  }
  expect(pausesMs).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('a silent connection is asked, and replaced when it does not answer', () => {
  const page = createPage();
  page.client.subscribe(topic, recorder());
  const [first] = page.sockets;
  first?.open();
  page.pass(25_000);
  expect(first?.sent.at(-1)).toEqual({ kind: 'ping' });
  first?.receive({ kind: 'pong' });
  page.pass(20_000);
  expect(first?.isClosed).toBe(false);
  page.pass(15_001);
  expect(first?.isClosed).toBe(true);
  expect(page.client.status.current()).not.toBe('online');
  first?.receive(event(99));
  page.pass(500);
  expect(page.sockets).toHaveLength(2);
});

test('a connection that never opens is given up and tried again', () => {
  const page = createPage();
  page.client.subscribe(topic, recorder());
  page.pass(10_000 + 250);
  expect(page.sockets).toHaveLength(2);
  expect(page.sockets[0]?.isClosed).toBe(true);
});

test('waking connects at once while pausing, and asks while connected', () => {
  const page = createPage();
  page.client.subscribe(topic, recorder());
  page.latest().drop();
  page.client.wake();
  expect(page.sockets).toHaveLength(2);
  page.latest().open();
  page.client.wake();
  expect(page.latest().sent.at(-1)).toEqual({ kind: 'ping' });
});

test('a temporary refusal is tried again after a moment, a real one is told', () => {
  const page = createPage();
  const reader = recorder();
  page.client.subscribe(topic, reader);
  page.latest().open();
  page.latest().receive({ kind: 'denied', topic, reason: 'unavailable' });
  page.pass(2000);
  expect(page.latest().sent).toHaveLength(2);
  page.latest().receive({ kind: 'denied', topic, reason: 'not_found' });
  expect(reader.heard).toEqual(['not_found']);
});

test('a reader that throws is reported and does not keep the others from hearing', () => {
  const errors: unknown[] = [];
  const page = createPage({ onHandlerError: (error) => void errors.push(error) });
  const reader = recorder();
  page.client.subscribe(topic, {
    ...recorder(),
    onEvent: () => {
      throw new Error('broken reader');
    },
  });
  page.client.subscribe(topic, reader);
  page.latest().open();
  page.latest().receive({ kind: 'subscribed', topic, seq: 1 });
  page.latest().receive(event(2));
  expect(errors).toEqual([new Error('broken reader')]);
  expect(reader.heard).toContain('edit 2');
});

test('frames that are not understood are skipped', () => {
  const page = createPage();
  const reader = recorder();
  page.client.subscribe(topic, reader);
  page.latest().open();
  for (const text of ['', 'nonsense', '{}', '{"kind":"invented"}']) page.latest().receiveText(text);
  page.latest().receive({ kind: 'subscribed', topic, seq: 1 });
  expect(reader.heard).toEqual(['subscribed']);
});

test('each connection may ask for a fresh address, and a failure to get one is a loss like others', async () => {
  let asked = 0;
  const page = createPage({
    url: () => {
      asked += 1;
      return asked === 1
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(`ws://loam.test/?ticket=${asked}`);
    },
  });
  page.client.subscribe(topic, recorder());
  await Promise.resolve();
  await Promise.resolve();
  expect(page.client.status.current()).toBe('offline');
  page.pass(250);
  await Promise.resolve();
  expect(page.sockets).toHaveLength(1);
});

test('a renewed client speaks with a new socket at once and goes on from the last number', () => {
  const page = createPage();
  page.client.subscribe(topic, recorder());
  const old = page.latest();
  old.open();
  old.receive({ kind: 'subscribed', topic, seq: 4 });
  page.client.renew();
  expect(old.isClosed).toBe(true);
  expect(page.sockets).toHaveLength(2);
  page.latest().open();
  expect(page.latest().sent).toEqual([{ kind: 'subscribe', topic, since: 4 }]);
});

test('closing is for good', () => {
  const page = createPage();
  page.client.subscribe(topic, recorder());
  page.latest().open();
  page.client.close();
  page.latest().drop();
  page.pass(120_000);
  expect(page.sockets).toHaveLength(1);
  expect(page.latest().isClosed).toBe(true);
});
