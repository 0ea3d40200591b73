import { ServerFrame } from '@loam/contract';
import { silentLogger } from '@loam/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOfFrame } from './frame.ts';
import { createHub, type Follower, type HubSource } from './hub.ts';

const topic = 't';
const fragment = '"type":"x","payload":{}';

/** A table, and reads of it that answer only when told to, with what the table held when they were asked. */
function createTable() {
  const log: number[] = [];
  let head = 1000;
  let prunedTo = 1000;
  const reads: { answer(): void; fail(): void }[] = [];
  const read = <Value>(load: () => Value) =>
    new Promise<Value>((resolve, reject) => {
      const value = load();
      reads.push({ answer: () => resolve(value), fail: () => reject(new Error('away')) });
    });
  const source: HubSource = {
    head: () => read(() => head),
    since: ({ since }) =>
      read(() =>
        log
          .filter((seq) => seq > since && seq > prunedTo)
          .map((seq) => ({ topic, seq, type: 'x', payload: '{}' })),
      ),
  };
  return {
    log,
    source,
    reads,
    head: () => head,
    append: () => void log.push((head += 1)),
    prune: () => void (prunedTo = head),
  };
}

function createReader() {
  const frames: ServerFrame[] = [];
  const follower: Follower = {
    send: (frame) => void frames.push(ServerFrame.parse(JSON.parse(textOfFrame(frame)))),
  };
  return { frames, follower };
}

/** A stream is sound when each event follows the number before it, wherever it began. */
function faultsOf(frames: readonly ServerFrame[]): string[] {
  let last: number | undefined;
  return frames.flatMap((frame) => {
    if (frame.kind === 'subscribed' || frame.kind === 'reset') last = frame.seq;
    if (frame.kind !== 'event') return [];
    const fault = last === undefined || frame.seq !== last + 1 ? [`${frame.seq} after ${last}`] : [];
    last = frame.seq;
    return fault;
  });
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A hub over such a table, and everything that can happen to it. */
function createScene() {
  const table = createTable();
  const hub = createHub(table.source, silentLogger);
  const readers: ReturnType<typeof createReader>[] = [];
  const unheard: number[] = [];
  const join = (since: number | undefined) => {
    const reader = createReader();
    readers.push(reader);
    hub.join(topic, reader.follower, since);
  };
  const hear = (more: { fragment?: string }) => {
    const seq = unheard.shift();
    if (seq !== undefined) hub.receive({ kind: 'event', topic, seq, ...more });
  };
  const actions = {
    append() {
      table.append();
      unheard.push(table.head());
    },
    notice: () => hear({ fragment }),
    bareNotice: () => hear({}),
    loseNotice: () => void unheard.shift(),
    answer: () => table.reads.shift()?.answer(),
    join: () => join(undefined),
    joinBack: () => join(Math.max(1000, table.head() - 3)),
    joinFar: () => join(table.head() + 2),
    leave() {
      const left = readers.shift();
      if (left) hub.leave(topic, left.follower);
    },
    catchUp: () => hub.catchUp(),
    prune: () => table.prune(),
  };
  return { table, readers, actions };
}

test('notices that come early, late, twice or never leave every follower without gap or double', async () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.constant('append' as const) },
    { weight: 6, arbitrary: fc.constantFrom('notice', 'bareNotice', 'loseNotice') },
    { weight: 8, arbitrary: fc.constant('answer' as const) },
    { weight: 3, arbitrary: fc.constantFrom('join', 'joinBack', 'joinFar', 'leave', 'catchUp', 'prune') },
  );
  const run = fc.asyncProperty(fc.array(step, { maxLength: 80, size: 'max' }), async (steps) => {
    const { table, readers, actions } = createScene();
    for (const one of steps) {
      actions[one]();
      await settle();
    }
    actions.catchUp();
    for (let i = 0; i < 50; i += 1) {
      actions.answer();
      await settle();
    }
    for (const { frames } of readers) {
      expect(faultsOf(frames)).toEqual([]);
      const last = frames.at(-1);
      expect(last && 'seq' in last ? last.seq : undefined).toBe(table.head());
    }
  });
  await fc.assert(run, { numRuns: 400 });
});

test('while the table is away newcomers are told so and can try again', async () => {
  const table = createTable();
  const hub = createHub(table.source, silentLogger);
  const reader = createReader();
  hub.join(topic, reader.follower, undefined);
  table.reads.shift()?.fail();
  await settle();
  expect(reader.frames).toEqual([{ kind: 'denied', topic, reason: 'unavailable' }]);
  expect(hub.topicCount()).toBe(0);
});

test('followers of one topic share one reading of where it stands', () => {
  const table = createTable();
  const hub = createHub(table.source, silentLogger);
  for (let i = 0; i < 100; i += 1) hub.join(topic, createReader().follower, undefined);
  expect(table.reads).toHaveLength(1);
});

test('an event is written once, whatever the number of followers', async () => {
  const table = createTable();
  const hub = createHub(table.source, silentLogger);
  const sent = new Set<Buffer>();
  for (let i = 0; i < 50; i += 1) hub.join(topic, { send: (frame) => void sent.add(frame) }, undefined);
  table.reads.shift()?.answer();
  await settle();
  sent.clear();
  hub.receive({ kind: 'event', topic, seq: 1001, fragment });
  hub.signal({ topic, fragment });
  expect(sent.size).toBe(2);
});
