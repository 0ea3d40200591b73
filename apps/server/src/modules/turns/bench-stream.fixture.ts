import { AiMessage, chatLimits, ProjectId, topics, UserId } from '@loam/contract';
import { createDb } from '@loam/db';
import { createBus, randomIds, silentLogger, systemClock } from '@loam/kernel';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServerEvents } from '../../events.ts';
import type { ProjectRecord } from '../../http/access.ts';
import { createLive } from '../../live/create-live.ts';
import { createLivePublisher } from '../../live/publisher.ts';
import { createAnswerSaver } from './answer-saver.ts';
import { createBeat } from './beat.ts';
import { createChatLive, createMessageStore } from '../chat/index.ts';
import { createTurnStream } from './turn-stream.ts';

/**
 * A server process of the benchmark of streams. `chat` keeps, saves and sends answers as the product does; `bare`
 * writes the same frames to the same number of sockets in a loop. Both say what processor time that took.
 */
const [mode = 'chat', databaseUrl = '', project = '', count = '0'] = process.argv.slice(2);
const projectId = ProjectId.parse(project);
const chats = Number(count);
const everyMs = 50;
const delta = 'about as much as a model says in one go ';

const idOf = (index: number) => `answer-${String(index).padStart(6, '0')}`;
const textOf = (at: number) => `{"sent":"${process.hrtime.bigint()}"} ${at} ${delta}`;

interface Subject {
  attach(server: Server): void;
  /** One more delta in every chat. */
  tick(): void;
  sockets(): number;
}

const subject = mode === 'chat' ? await chatSubject() : bareSubject();
const server = createServer();
subject.attach(server);
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
await once(server, 'listening');
const address = server.address();
process.send?.({ kind: 'ready', port: typeof address === 'object' ? address?.port : 0 });
process.on('disconnect', () => process.exit(0));
process.on('message', ({ ms }: { readonly ms: number }) => {
  const before = process.cpuUsage();
  const startedMs = performance.now();
  const timer = setInterval(() => subject.tick(), everyMs);
  setTimeout(() => {
    clearInterval(timer);
    const { user, system } = process.cpuUsage(before);
    const share = (user + system) / 1000 / (performance.now() - startedMs);
    process.send?.({ kind: 'window', share, sockets: subject.sockets() });
  }, ms);
});

async function chatSubject(): Promise<Subject> {
  const db = createDb({ connectionString: databaseUrl, logger: silentLogger });
  const outlet = createLivePublisher({ db, logger: silentLogger, ids: randomIds });
  const record: ProjectRecord = Object.assign(Object.create(null), { id: projectId });
  const permissions = new Set(['ViewProject', 'EditProject'] as const);
  const live = createLive({
    db,
    outlet,
    logger: silentLogger,
    bus: createBus<ServerEvents>(silentLogger),
    clock: systemClock,
    ids: randomIds,
    jobs: { schedule: () => {} },
    access: {
      project: async () => ({ project: record, level: null, permissions }),
      workspace: async () => undefined,
    },
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
  const context = {
    db,
    saveAnswer: createAnswerSaver(createMessageStore(), db),
    frameBeat: createBeat(chatLimits.frameMs),
    live: createChatLive(outlet),
    logger: silentLogger,
    clock: systemClock,
    reached: () => {},
  };
  const streams = Array.from({ length: chats }, (_, index) =>
    createTurnStream(context, {
      key: { projectId, id: idOf(index) },
      message: emptyAnswer(index),
      costMicros: () => 0,
      onLost: () => {},
    }),
  );
  let ticks = 0;
  return {
    attach: (one) => one.on('upgrade', (request, socket, head) => void live.upgrade(request, socket, head)),
    tick() {
      ticks += 1;
      for (const stream of streams) stream.tell({ type: 'text', delta: textOf(ticks) });
    },
    sockets: () => live.stats().sockets,
  };
}

function emptyAnswer(index: number): AiMessage {
  return AiMessage.parse({
    id: idOf(index),
    project_id: projectId,
    created_at: new Date(0).toISOString(),
    status: 'running',
    variant: 'ai_message',
    role: 'ai',
    message_type: 'aiMessage',
    content: '',
    user_message_id: `question-${String(index).padStart(6, '0')}`,
  });
}

function bareSubject(): Subject {
  const bySocket = new Map<number, WebSocket[]>();
  const bare = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false });
  let opened = 0;
  let at = 0;
  return {
    attach(one) {
      one.on('upgrade', (request, socket, head) =>
        bare.handleUpgrade(request, socket, head, (webSocket) => {
          const chat = opened % chats;
          opened += 1;
          bySocket.set(chat, [...(bySocket.get(chat) ?? []), webSocket]);
        }),
      );
    },
    tick() {
      at += 1;
      for (const [chat, sockets] of bySocket) {
        const events = [{ kind: 'text', at, delta: textOf(at) }];
        const payload = { message_id: idOf(chat), seq: at, events };
        const topic = topics.message(projectId, idOf(chat));
        const frame = JSON.stringify({ kind: 'signal', topic, type: 'message.frame', payload });
        for (const socket of sockets) socket.send(frame);
      }
    },
    sockets: () => opened,
  };
}
