import type { DeniedReason } from '@loam/contract';
import { createConnection, type ConnectionOptions, type LiveStatus } from './connection.ts';
import {
  initialLiveState,
  type LiveEffect,
  type LiveEvent,
  type LiveInput,
  reduceLive,
} from './live-state.ts';

export interface TopicHandlers {
  onEvent(event: LiveEvent): void;
  /** Events were missed for good: fetch the current state. */
  onReset(): void;
  /** The topic is followed from here on; what was fetched earlier may be older. */
  onSubscribed?(): void;
  onDenied?(reason: DeniedReason): void;
}

/** Where the last number of each topic is kept; in memory when absent. */
export interface SeqStorage {
  get(topic: string): number | undefined;
  set(topic: string, seq: number): void;
}

export interface LiveClientOptions extends Omit<ConnectionOptions, 'onInput' | 'onStatus'> {
  readonly storage?: SeqStorage;
  /** Told when a handler throws; the others still run. */
  onHandlerError?(error: unknown): void;
}

export interface LiveClient {
  /** One socket serves all subscriptions; the first of a topic subscribes, the last to go unsubscribes. */
  subscribe(topic: string, handlers: TopicHandlers): () => void;
  readonly status: {
    current(): LiveStatus;
    subscribe(listener: (status: LiveStatus) => void): () => void;
  };
  /** The network is back or the page was woken: connect, or find out whether the connection still lives. */
  wake(): void;
  /** Someone else is signed in from here on: a socket keeps the identity it was opened with. */
  renew(): void;
  close(): void;
}

const unavailableRetryMs = 2000;

export function createLiveClient(options: LiveClientOptions): LiveClient {
  const storage = options.storage ?? memoryStorage();
  const guarded = guardedBy(options.onHandlerError);
  const handlers = createRegistry<TopicHandlers>(guarded);
  const listeners = new Set<(status: LiveStatus) => void>();
  let state = initialLiveState;
  let status: LiveStatus = 'connecting';

  const connection = createConnection({
    ...options,
    onInput: (input) => dispatch(input),
    onStatus(next) {
      if (next === status) return;
      status = next;
      for (const listener of listeners) guarded(() => listener(next));
    },
  });

  function dispatch(input: LiveInput): void {
    const step = reduceLive(state, input);
    state = step.state;
    for (const effect of step.effects) perform(effect);
  }

  function perform(effect: LiveEffect): void {
    switch (effect.kind) {
      case 'send':
        connection.send(effect.frame);
        return;
      case 'event':
        if (effect.event.seq !== undefined) storage.set(effect.topic, effect.event.seq);
        handlers.tell(effect.topic, (one) => one.onEvent(effect.event));
        return;
      case 'subscribed':
        rememberSeq(effect.topic);
        handlers.tell(effect.topic, (one) => one.onSubscribed?.());
        return;
      case 'reset':
        rememberSeq(effect.topic);
        handlers.tell(effect.topic, (one) => one.onReset());
        return;
      case 'denied':
        handlers.tell(effect.topic, (one) => one.onDenied?.(effect.reason));
        return;
      case 'retry':
        options.timers.setTimeout(
          () => dispatch({ kind: 'retried', topic: effect.topic }),
          unavailableRetryMs,
        );
    }
  }

  function rememberSeq(topic: string): void {
    const seq = state.topics[topic]?.seq;
    if (seq !== undefined) storage.set(topic, seq);
  }

  return {
    subscribe(topic, one) {
      const isFirst = handlers.add(topic, one);
      if (isFirst) dispatch({ kind: 'wanted', topic, since: storage.get(topic) });
      else if (state.topics[topic]?.phase === 'following') guarded(() => one.onSubscribed?.());
      connection.open();
      return () => {
        const wasLast = handlers.remove(topic, one);
        if (wasLast) dispatch({ kind: 'unwanted', topic });
      };
    },
    status: {
      current: () => status,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    wake: () => connection.wake(),
    renew: () => connection.renew(),
    close: () => connection.close(),
  };
}

function guardedBy(onError: ((error: unknown) => void) | undefined) {
  return (act: () => void): void => {
    try {
      act();
    } catch (error) {
      onError?.(error);
    }
  };
}

function createRegistry<One>(guarded: (act: () => void) => void) {
  const sets = new Map<string, Set<One>>();
  return {
    /** True for the first of its topic. */
    add(topic: string, one: One): boolean {
      const set = sets.get(topic);
      if (set) set.add(one);
      else sets.set(topic, new Set([one]));
      return set === undefined;
    },
    /** True for the last of its topic. */
    remove(topic: string, one: One): boolean {
      const set = sets.get(topic);
      if (!set?.delete(one) || set.size > 0) return false;
      return sets.delete(topic);
    },
    tell(topic: string, act: (one: One) => void): void {
      for (const one of sets.get(topic) ?? []) guarded(() => act(one));
    },
  };
}

function memoryStorage(): SeqStorage {
  const seqs = new Map<string, number>();
  return { get: (topic) => seqs.get(topic), set: (topic, seq) => void seqs.set(topic, seq) };
}
