import { endpoints } from '@loam/contract';
import type { Db } from '@loam/db';
import { errorMessage, type Bus, type Clock, type Ids, type Logger } from '@loam/kernel';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerEvents } from '../events.ts';
import type { AccessPort } from '../http/access.ts';
import type { Actor } from '../http/actor.ts';
import { type Binding, bind } from '../http/bind.ts';
import { createIdempotencyStore } from '../http/idempotency-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createAcceptor, type UpgradeRequest } from './accept.ts';
import { createBatch } from './batch.ts';
import { decideTopic, rememberAccess } from './decide.ts';
import { createGuard, watchAccess } from './guard.ts';
import { createHub } from './hub.ts';
import {
  type Cursor,
  liveRetention,
  pruneEvents,
  selectHeads,
  selectSince,
  type StoredEvent,
} from './live-store.ts';
import { type AccessChange, createNoticeReader, liveChannel, type Notice } from './notice.ts';
import { greetEveryMs } from './peers.ts';
import { createPostgresListener, type PostgresListener } from './postgres-listener.ts';
import type { LiveOutlet } from './publisher.ts';
import { admitToProject, createProjectSession, type ProjectSocket } from './project-socket.ts';
import { createSession, type Session } from './session.ts';
import { createTickets } from './tickets.ts';

export interface LiveOptions {
  readonly db: Db;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly bus: Bus<ServerEvents>;
  readonly jobs: Pick<Jobs, 'schedule'>;
  readonly outlet: LiveOutlet;
  readonly access: AccessPort;
  readonly secret: Buffer;
  readonly trustedOrigins: readonly string[];
  authenticate(request: Request): Promise<Actor>;
  /** The peer, after the proxies that the operator trusts. */
  addressOf(request: IncomingMessage): string;
  /** How many servers there are; one when absent. */
  processes?(): number;
}

export interface Live {
  readonly bindings: readonly Binding[];
  start(): Promise<void>;
  /** Says goodbye to everyone; they come back to another process, or to this one when it is up again. */
  stop(): Promise<void>;
  /** For requests to `/api/live` that ask to become a socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** For requests to the path of a socket that tells of one project. */
  upgradeTo(kind: ProjectSocket, ...request: UpgradeRequest): Promise<void>;
  stats(): { readonly sockets: number; readonly topics: number };
}

const lifeIntervalMs = 15_000;
const sweepIntervalMs = 60_000;
const goodbyeMs = 1000;

export function createLive(options: LiveOptions): Live {
  const { logger, outlet } = options;
  const nowMs = () => options.clock.now().getTime();
  const sessions = new Set<Session>();
  const access = rememberAccess(options.access, nowMs);
  const hub = createHub(sourceOf(options.db), logger);
  const guard = createGuard({ sessions, authenticate: options.authenticate, nowMs, logger });
  const tickets = createTickets({ ...options, used: createIdempotencyStore(options.db) });
  const accept = createAcceptor({ ...options, admission: { ...options, tickets }, sessions });
  const decide = (actor: Actor, topic: Parameters<typeof decideTopic>[2]) =>
    decideTopic(access, actor, topic);
  let process: Process | undefined;

  function applyChange(change: AccessChange): void {
    access.forget();
    guard.apply(change);
  }

  function hear(notice: Notice): void {
    if (notice.kind === 'event') hub.receive(notice);
    else if (outlet.heard(notice.origin)) outlet.greet();
    if (notice.kind === 'signals') for (const signal of notice.signals) hub.signal(signal);
    if (notice.kind === 'access') applyChange(notice.change);
  }

  const sweep = createSweep(guard, logger);

  /** Notices may have been missed: events are read from the tables, and everyone's access is looked at again. */
  function catchUp(): void {
    access.forget();
    hub.catchUp();
    outlet.greet();
    void sweep();
  }

  outlet.onSignal((signal) => hub.signal(signal));
  options.jobs.schedule('live-prune', '*/10 * * * *', () => pruneEvents(options.db, liveRetention));

  return {
    bindings: [
      bind(endpoints.createLiveTicket, async ({ actor }) => {
        const { ticket, expiresAt } = tickets.issue(actor);
        return { ticket, expires_at: expiresAt.toISOString() };
      }),
    ],
    async start() {
      const listener = await listen(options, hear, catchUp);
      const unwatch = watchAccess(options.bus, (change) => {
        applyChange(change);
        outlet.announce(change);
      });
      const greeting = setInterval(() => outlet.greet(), greetEveryMs).unref();
      process = { listener, unwatch, timers: [...startTimers(guard, sweep), greeting] };
    },
    async stop() {
      if (!process) return;
      process.timers.forEach((timer) => clearInterval(timer));
      process.unwatch();
      await process.listener.close();
      process = undefined;
      await sayGoodbye(sessions);
    },
    upgrade: (...request) =>
      accept(request, async () => (start) => createSession({ hub, decide, nowMs }, start)),
    upgradeTo: (kind, ...request) =>
      accept(request, async (actor) => {
        const topics = await admitToProject(kind, request[0], (topic) => decide(actor, topic));
        return (start) => createProjectSession({ hub, decide, nowMs }, { ...start, ...topics, kind });
      }),
    stats: () => ({ sockets: sessions.size, topics: hub.topicCount() }),
  };
}

interface Process {
  readonly listener: PostgresListener;
  readonly timers: readonly NodeJS.Timeout[];
  unwatch(): void;
}

function sourceOf(db: Db) {
  const head = createBatch<string, number>(async (topics) => {
    const heads = await selectHeads(db, topics);
    return topics.map((topic) => heads.get(topic) ?? 0);
  });
  const since = createBatch<Cursor, readonly StoredEvent[]>(async (cursors) => {
    const events = Map.groupBy(await selectSince(db, cursors), (event) => event.cursor);
    return cursors.map((_, index) => events.get(index) ?? []);
  });
  return { head, since };
}

function listen(options: LiveOptions, hear: (notice: Notice) => void, onListening: () => void) {
  const reader = createNoticeReader(options.outlet.origin);
  return createPostgresListener({
    connect: () => options.db.connect(),
    channel: liveChannel,
    logger: options.logger,
    onListening,
    onNotification(payload) {
      try {
        const notice = reader.read(payload);
        if (notice) hear(notice);
      } catch (error) {
        options.logger.error({ error: errorMessage(error) }, 'a notice of another process could not be read');
      }
    },
  });
}

/** One at a time; what is asked for meanwhile comes after it. */
function createSweep(guard: ReturnType<typeof createGuard>, logger: Logger): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = async () => {
    do {
      isAskedAgain = false;
      await guard
        .sweep()
        .catch((error: unknown) => logger.warn({ error: errorMessage(error) }, 'a sweep failed'));
    } while (isAskedAgain);
    running = undefined;
  };
  return () => {
    if (running) isAskedAgain = true;
    return (running ??= run());
  };
}

function startTimers(guard: ReturnType<typeof createGuard>, sweep: () => Promise<void>): NodeJS.Timeout[] {
  return [
    setInterval(() => guard.listenForLife(), lifeIntervalMs).unref(),
    setInterval(() => void sweep(), sweepIntervalMs).unref(),
  ];
}

async function sayGoodbye(sessions: ReadonlySet<Session>): Promise<void> {
  for (const session of sessions) session.end('shutting_down');
  const deadlineMs = performance.now() + goodbyeMs;
  while (sessions.size > 0 && performance.now() < deadlineMs)
    await new Promise((resolve) => setTimeout(resolve, 20));
  for (const session of sessions) session.terminate();
}
