import type { ClientFrame, ServerFrame } from '@loam/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialLiveState, type LiveEffect, type LiveInput, reduceLive } from './live-state.ts';

const topic = 'project:p:messages';

function run(inputs: readonly LiveInput[]) {
  const effects: LiveEffect[] = [];
  let state = initialLiveState;
  for (const input of inputs) {
    const step = reduceLive(state, input);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const wanted: LiveInput = { kind: 'wanted', topic };
const received = (frame: ServerFrame): LiveInput => ({ kind: 'received', frame });
const event = (seq: number) => received({ kind: 'event', topic, seq, type: 'x', payload: {} });
const subscribed = (seq: number) => received({ kind: 'subscribed', topic, seq });
const seqs = (effects: readonly LiveEffect[]) =>
  effects.flatMap((one) => (one.kind === 'event' ? [one.event.seq] : []));
const sent = (effects: readonly LiveEffect[]) =>
  effects.flatMap((one) => (one.kind === 'send' ? [one.frame] : []));

test('a topic wanted before the connection is subscribed when it opens, afterwards at once', () => {
  expect(sent(run([wanted, { kind: 'opened' }]).effects)).toEqual([{ kind: 'subscribe', topic }]);
  expect(sent(run([{ kind: 'opened' }, wanted]).effects)).toEqual([{ kind: 'subscribe', topic }]);
});

test('after a reconnect the topic goes on from the last number', () => {
  const { effects } = run([
    wanted,
    { kind: 'opened' },
    subscribed(4),
    event(5),
    { kind: 'closed' },
    { kind: 'opened' },
  ]);
  expect(sent(effects).at(-1)).toEqual({ kind: 'subscribe', topic, since: 5 });
});

test('an event sent twice is handled once', () => {
  expect(
    seqs(run([wanted, { kind: 'opened' }, subscribed(4), event(5), event(5), event(4), event(6)]).effects),
  ).toEqual([5, 6]);
});

test('a gap is asked for again, and nothing counts until the answer', () => {
  const { effects } = run([
    wanted,
    { kind: 'opened' },
    subscribed(4),
    event(7),
    event(8),
    subscribed(4),
    event(5),
  ]);
  expect(sent(effects)).toEqual([
    { kind: 'subscribe', topic },
    { kind: 'subscribe', topic, since: 4 },
  ]);
  expect(seqs(effects)).toEqual([5]);
});

test('a reset tells the reader to fetch and goes on from its number', () => {
  const { effects } = run([
    { ...wanted, since: 3 },
    { kind: 'opened' },
    received({ kind: 'reset', topic, seq: 90 }),
    event(91),
  ]);
  expect(effects.map((one) => one.kind)).toEqual(['send', 'reset', 'event']);
});

test('what happened between leaving a topic and coming back is a reset, even if nothing follows', () => {
  const left: LiveInput = { kind: 'unwanted', topic };
  const { effects } = run([wanted, { kind: 'opened' }, left, wanted, subscribed(4), subscribed(9)]);
  expect(effects.at(-1)).toEqual({ kind: 'reset', topic });
});

test('a topic that was left says nothing more', () => {
  const { effects } = run([wanted, { kind: 'opened' }, subscribed(1), { kind: 'unwanted', topic }, event(2)]);
  expect(seqs(effects)).toEqual([]);
  expect(sent(effects).at(-1)).toEqual({ kind: 'unsubscribe', topic });
});

test('a refusal is reported; a temporary one is tried again', () => {
  const refused = run([wanted, { kind: 'opened' }, received({ kind: 'denied', topic, reason: 'forbidden' })]);
  expect(refused.effects.at(-1)).toEqual({ kind: 'denied', topic, reason: 'forbidden' });
  const away = run([
    wanted,
    { kind: 'opened' },
    received({ kind: 'denied', topic, reason: 'unavailable' }),
    { kind: 'retried', topic },
  ]);
  expect(away.effects.map((one) => one.kind)).toEqual(['send', 'retry', 'send']);
});

/** A server with a log, and a wire in each direction that may be cut at any moment. */
function createModel() {
  const log: number[] = [];
  let prunedTo = 1000;
  let head = 1000;
  let isConnected = false;
  let isFollowing = false;
  let toClient: ServerFrame[] = [];
  let toServer: ClientFrame[] = [];
  let state = initialLiveState;
  /** What the reader has: the numbers it handled, and after a reset everything that its fetch returned. */
  const seen: number[] = [];
  const doubles: number[] = [];

  function dispatch(input: LiveInput): void {
    const step = reduceLive(state, input);
    state = step.state;
    for (const effect of step.effects) {
      if (effect.kind === 'send') toServer.push(effect.frame);
      if (effect.kind === 'reset' || (effect.kind === 'subscribed' && seen.length === 0)) {
        // The reader fetches: it holds all that had happened at the number where it goes on.
        const from = state.topics[topic]?.seq ?? 0;
        seen.splice(0, seen.length, ...log.filter((seq) => seq <= from));
      }
      if (effect.kind === 'event' && effect.event.seq !== undefined) {
        if (seen.includes(effect.event.seq)) doubles.push(effect.event.seq);
        seen.push(effect.event.seq);
      }
    }
  }

  function serve(frame: ClientFrame): void {
    if (frame.kind === 'unsubscribe') isFollowing = false;
    if (frame.kind !== 'subscribe') return;
    isFollowing = true;
    const { since } = frame;
    if (since === undefined) toClient.push({ kind: 'subscribed', topic, seq: head });
    else if (since < prunedTo || since > head) toClient.push({ kind: 'reset', topic, seq: head });
    else {
      toClient.push({ kind: 'subscribed', topic, seq: since });
      for (const seq of log)
        if (seq > since) toClient.push({ kind: 'event', topic, seq, type: 'x', payload: {} });
    }
  }

  return {
    seen,
    doubles,
    log,
    dispatch,
    publish() {
      head += 1;
      log.push(head);
      if (isConnected && isFollowing)
        toClient.push({ kind: 'event', topic, seq: head, type: 'x', payload: {} });
    },
    connect() {
      if (isConnected) return;
      isConnected = true;
      dispatch({ kind: 'opened' });
    },
    cut() {
      if (!isConnected) return;
      isConnected = false;
      isFollowing = false;
      toClient = [];
      toServer = [];
      dispatch({ kind: 'closed' });
    },
    prune: () => void (prunedTo = head),
    serverReads() {
      const frame = toServer.shift();
      if (frame && isConnected) serve(frame);
    },
    clientReads() {
      const frame = toClient.shift();
      if (frame) dispatch({ kind: 'received', frame });
    },
    /** A bug or a proxy that loses or repeats one frame on a connection that stays open. */
    loseFrame() {
      if (toClient[0]?.kind === 'event') toClient.shift();
    },
    repeatFrame() {
      const frame = toClient[0];
      if (frame?.kind === 'event') toClient.unshift(frame);
    },
    isQuiet: () => toClient.length === 0 && toServer.length === 0,
  };
}

// Reads are frequent, so that runs reach the interesting middle of a conversation and not only its end.
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant('publish' as const) },
    { weight: 10, arbitrary: fc.constantFrom('clientReads', 'serverReads') },
    { weight: 3, arbitrary: fc.constantFrom('connect', 'connect', 'cut') },
    {
      weight: 2,
      arbitrary: fc.constantFrom('loseFrame', 'repeatFrame', 'leaveAndReturn', 'leaveAndForget', 'prune'),
    },
  ),
  { maxLength: 150, size: 'max' },
);

test('whatever is cut, lost, repeated or pruned: no gap, no double', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const model = createModel();
      model.dispatch(wanted);
      model.connect();
      for (const step of list) {
        if (step === 'leaveAndReturn') {
          const last = model.seen.at(-1);
          model.dispatch({ kind: 'unwanted', topic });
          model.dispatch({ kind: 'wanted', topic, since: last });
        } else if (step === 'leaveAndForget') {
          model.dispatch({ kind: 'unwanted', topic });
          model.seen.length = 0;
          model.dispatch(wanted);
        } else model[step]();
      }
      model.cut();
      model.connect();
      model.publish();
      for (let i = 0; i < 1000 && !model.isQuiet(); i += 1) {
        model.serverReads();
        model.clientReads();
      }
      expect(model.doubles).toEqual([]);
      expect(model.seen).toEqual(model.log);
    }),
    { numRuns: 1500 },
  );
});
