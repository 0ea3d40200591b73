import type { Queries } from '@loam/db';
import { createBus, type Clock, type Ids, randomIds, silentLogger, systemClock } from '@loam/kernel';
import { readConfig, type ServerConfig } from '../config.ts';
import type { ServerEvents } from '../events.ts';
import type { IdempotencyStore, StoredAnswer } from '../http/idempotency.ts';
import type { JobType } from '../jobs/jobs.ts';
import type { LiveEvent } from '../live/live.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Runtime } from '../runtime.ts';

export interface PublishedEvent extends LiveEvent {
  readonly topic: string;
}

/** Ports that write down what was asked of them. */
export interface RecordingPorts extends Omit<Runtime, 'db' | 'leases'> {
  readonly published: PublishedEvent[];
  readonly signals: PublishedEvent[];
  readonly queued: { readonly name: string; readonly data: object }[];
  readonly schedules: Map<string, (signal: AbortSignal) => Promise<void>>;
  readonly mails: Mail[];
}

export interface RecordingOptions {
  readonly config?: ServerConfig;
  readonly clock?: Clock;
  readonly ids?: Ids;
}

export function recordingPorts(options: RecordingOptions = {}): RecordingPorts {
  const published: PublishedEvent[] = [];
  const signals: PublishedEvent[] = [];
  const queued: { name: string; data: object }[] = [];
  const schedules = new Map<string, (signal: AbortSignal) => Promise<void>>();
  const mails: Mail[] = [];
  const bus = createBus<ServerEvents>(silentLogger);
  return {
    config: options.config ?? readConfig({}),
    clock: options.clock ?? systemClock,
    ids: options.ids ?? randomIds,
    logger: silentLogger,
    bus,
    outbox: { write: async (tx, name, event) => tx.afterCommit(() => bus.publish(name, event)) },
    secret: Buffer.alloc(32, 7),
    jobs: {
      enqueue: async <Data extends object>(_: Queries, type: JobType<Data>, data: Data) => {
        queued.push({ name: type.name, data: type.schema.parse(data) });
      },
      handle: () => {},
      schedule: (name, _cron, work) => void schedules.set(name, work),
    },
    live: {
      publish: async (_, topic, event) => void published.push({ topic, ...event }),
      signal: (topic, event) => void signals.push({ topic, ...event }),
    },
    mailer: { send: async (_, mail) => void mails.push(mail) },
    published,
    signals,
    queued,
    schedules,
    mails,
  };
}

export function memoryIdempotency(): IdempotencyStore {
  const answers = new Map<string, StoredAnswer>();
  const slot = (actor: string, key: string) => `${actor} ${key}`;
  return {
    async claim(actor, key, requestHash) {
      const stored = answers.get(slot(actor, key));
      if (!stored) answers.set(slot(actor, key), { request_hash: requestHash, status: null, body: null });
      return stored;
    },
    async complete(actor, key, answer) {
      const stored = answers.get(slot(actor, key));
      if (stored) answers.set(slot(actor, key), { ...stored, ...answer });
    },
    async release(actor, key) {
      answers.delete(slot(actor, key));
    },
  };
}
