import { parseTopic } from '@loam/contract';
import type { Db } from '@loam/db';
import { AppError, errorMessage, type Ids, type Logger } from '@loam/kernel';
import type { LivePublisher } from './live.ts';
import { insertEvent, notify } from './live-store.ts';
import {
  type AccessChange,
  encodeAccess,
  encodeGreeting,
  encodeSignals,
  eventNoticeTail,
  fragmentOf,
  type Signal,
} from './notice.ts';
import { createPeers } from './peers.ts';

export interface PublisherOptions {
  readonly db: Db;
  readonly logger: Logger;
  readonly ids: Ids;
}

/** The publishing half of live updates: modules need it before there is anyone who may listen. */
export interface LiveOutlet extends LivePublisher {
  /** This process, so that it can tell its own notices from others'. */
  readonly origin: string;
  /** Signals of this process, without the way through the database. */
  onSignal(listener: (signal: Signal) => void): void;
  announce(change: AccessChange): void;
  /** Tells others that we are here; without anybody to hear them, signals stay in this process. */
  greet(): void;
  /** Somebody else is there; true when that was not known. */
  heard(origin: string): boolean;
}

const signalDelayMs = 10;
const maxWaitingSignals = 10_000;
const knownTopics = 2000;

export function createLivePublisher(options: PublisherOptions): LiveOutlet {
  const origin = options.ids.uuid();
  const listeners: ((signal: Signal) => void)[] = [];
  const peers = createPeers(() => performance.now());
  const checkTopic = createTopicCheck();
  let waiting: Signal[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    timer = undefined;
    const payloads = encodeSignals(origin, waiting);
    waiting = [];
    tellOthers(payloads);
  }

  function tellOthers(payloads: readonly string[]): void {
    notify(options.db, payloads).catch((error: unknown) =>
      options.logger.warn({ error: errorMessage(error) }, 'other processes could not be told'),
    );
  }

  return {
    origin,
    onSignal: (listener) => void listeners.push(listener),
    greet: () => tellOthers([encodeGreeting(origin)]),
    heard: peers.heard,
    announce: (change) => tellOthers([encodeAccess(origin, change)]),
    async publish(queries, topic, event) {
      requireTopic(topic);
      const noticeTail = eventNoticeTail(topic, fragmentOf(event));
      await insertEvent(queries, {
        topic,
        type: event.type,
        payload: JSON.stringify(event.payload),
        noticeTail,
      });
    },
    signal(topic, event) {
      checkTopic(topic);
      const signal = { topic, fragment: fragmentOf(event) };
      for (const listener of listeners) listener(signal);
      if (!peers.any()) return;
      // While the database is away the oldest are worthless first.
      if (waiting.length >= maxWaitingSignals) waiting.shift();
      waiting.push(signal);
      timer ??= setTimeout(flush, signalDelayMs);
    },
  };
}

/** Streams name the same few topics thousands of times. */
function createTopicCheck(): (topic: string) => void {
  const known = new Set<string>();
  return (topic) => {
    if (known.has(topic)) return;
    requireTopic(topic);
    if (known.size >= knownTopics) known.clear();
    known.add(topic);
  };
}

function requireTopic(topic: string): void {
  if (!parseTopic(topic)) throw new AppError({ code: 'unknown_topic', detail: `${topic} is not a topic.` });
}
