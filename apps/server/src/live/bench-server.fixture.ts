import { ProjectId, topics, UserId } from '@loam/contract';
import { createDb } from '@loam/db';
import { createBus, randomIds, silentLogger, systemClock } from '@loam/kernel';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServerEvents } from '../events.ts';
import type { AccessPort, ProjectRecord } from '../http/access.ts';
import { createLive } from './create-live.ts';
import { createLivePublisher } from './publisher.ts';

/** A server process of the benchmark: `live` is ours, `bare` is the library with a loop over its sockets. */
const [mode = 'live', databaseUrl = '', project = ''] = process.argv.slice(2);
const projectId = ProjectId.parse(project);

interface Subject {
  attach(server: Server): void;
  event(payload: object): Promise<void>;
  signal(payload: object): void;
  sockets(): number;
}

const subject = mode === 'live' ? await liveSubject() : bareSubject();
const server = createServer();
subject.attach(server);
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
await once(server, 'listening');
const address = server.address();
process.send?.({ kind: 'ready', port: typeof address === 'object' ? address?.port : 0 });

process.on('message', (command: { readonly kind: string }) => void obey(command.kind));
process.on('disconnect', () => process.exit(0));

async function obey(kind: string): Promise<void> {
  const payload = {
    sent: process.hrtime.bigint().toString(),
    text: 'a line of text as a chat would send it, and a bit',
  };
  if (kind === 'event') await subject.event(payload);
  if (kind === 'signal') subject.signal(payload);
  if (kind === 'collect') globalThis.gc?.();
  if (kind === 'memory')
    process.send?.({ kind, bytes: process.memoryUsage.rss(), sockets: subject.sockets() });
}

async function liveSubject(): Promise<Subject> {
  const db = createDb({ connectionString: databaseUrl, logger: silentLogger });
  const outlet = createLivePublisher({ db, logger: silentLogger, ids: randomIds });
  const live = createLive({
    db,
    outlet,
    logger: silentLogger,
    bus: createBus<ServerEvents>(silentLogger),
    clock: systemClock,
    ids: randomIds,
    jobs: { schedule: () => {} },
    access: everyoneReads(),
    secret: Buffer.alloc(32),
    trustedOrigins: [],
    authenticate: async (request) => ({
      kind: 'user',
      userId: UserId.parse(request.headers.get('authorization')?.replace('Bearer ', '')),
      role: 'user',
      via: 'bearer',
    }),
    addressOf: () => '',
  });
  await live.start();
  const topic = topics.edits(projectId);
  return {
    attach: (one) => one.on('upgrade', (request, socket, head) => void live.upgrade(request, socket, head)),
    event: (payload) =>
      db.transaction((tx) => outlet.publish(tx, topic, { type: 'edit.added', payload: { ...payload } })),
    signal: (payload) => outlet.signal(topic, { type: 'edit.added', payload: { ...payload } }),
    sockets: () => live.stats().sockets,
  };
}

function bareSubject(): Subject {
  const sockets = new Set<WebSocket>();
  const bare = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false });
  const signal = (payload: object) => {
    const frame = Buffer.from(
      JSON.stringify({ kind: 'event', topic: topics.edits(projectId), seq: 1, payload }),
    );
    for (const socket of sockets) socket.send(frame, { binary: false });
  };
  return {
    attach(one) {
      one.on('upgrade', (request, socket, head) =>
        bare.handleUpgrade(request, socket, head, (webSocket) => sockets.add(webSocket)),
      );
    },
    event: async (payload) => signal(payload),
    signal,
    sockets: () => sockets.size,
  };
}

function everyoneReads(): AccessPort {
  const record: ProjectRecord = Object.assign(Object.create(null), { id: projectId });
  const project = { project: record, level: null, permissions: new Set(['ViewProject'] as const) };
  return { project: async () => project, workspace: async () => undefined };
}
