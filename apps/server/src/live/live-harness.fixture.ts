import { ProjectId, ServerFrame, UserId, type ClientFrame } from '@loam/contract';
import { createDb, type Db } from '@loam/db';
import { createBus, randomIds, silentLogger, systemClock, type Bus } from '@loam/kernel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { ServerEvents } from '../events.ts';
import type { AccessPort, ProjectRecord } from '../http/access.ts';
import { anonymous, type Actor } from '../http/actor.ts';
import { ApiError } from '../http/api-error.ts';
import { createLive, type Live } from './create-live.ts';
import { createLivePublisher, type LiveOutlet } from './publisher.ts';

export const projectId = ProjectId.parse('7b0c1b1e-3c58-4c36-9d5a-0f6f4f3f8f11');
export const publicProjectId = ProjectId.parse('0d9cf0a6-6b0e-4d7d-9a0c-3c5b7fd2b001');
export const ann = UserId.parse('11111111-1111-4111-8111-111111111111');
export const bob = UserId.parse('22222222-2222-4222-8222-222222222222');

/** What a whole installation knows, whichever process is asked. */
export function createWorld() {
  const sessions = new Map<string, UserId>([
    ['ann', ann],
    ['bob', bob],
  ]);
  const members = new Set<string>([ann]);
  const access: AccessPort = {
    async project(actor, id) {
      const isMember = actor.kind === 'user' && members.has(actor.userId);
      if (id !== publicProjectId && id !== projectId) return undefined;
      const canView = isMember || id === publicProjectId;
      const permissions = new Set<'ViewProject' | 'EditProject' | 'DeployProject'>();
      if (canView) permissions.add('ViewProject');
      if (isMember) permissions.add('EditProject').add('DeployProject');
      return { project: projectRecord(id), level: null, permissions };
    },
    workspace: async () => undefined,
  };
  async function authenticate(request: Request): Promise<Actor> {
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '');
    const cookie = request.headers.get('cookie')?.replace('session=', '');
    const name = bearer ?? cookie;
    if (name === undefined) return anonymous;
    const userId = sessions.get(name);
    if (!userId) throw new ApiError('unauthenticated', 'Sign in again.');
    return {
      kind: 'user',
      userId,
      role: 'user',
      via: bearer === undefined ? 'cookie' : 'bearer',
      sessionId: name,
    };
  }
  return { sessions, members, access, authenticate };
}

export type World = ReturnType<typeof createWorld>;

export interface Process {
  readonly live: Live;
  readonly outlet: LiveOutlet;
  readonly bus: Bus<ServerEvents>;
  readonly db: Db;
  readonly url: string;
  stop(): Promise<void>;
}

export const origin = 'http://loam.test';

export async function startProcess(databaseUrl: string, world: World): Promise<Process> {
  const db = createDb({ connectionString: databaseUrl, logger: silentLogger });
  const bus = createBus<ServerEvents>(silentLogger);
  const outlet = createLivePublisher({ db, logger: silentLogger, ids: randomIds });
  const live = createLive({
    db,
    bus,
    outlet,
    logger: silentLogger,
    clock: systemClock,
    ids: randomIds,
    jobs: { schedule: () => {} },
    access: world.access,
    authenticate: world.authenticate,
    secret: Buffer.alloc(32, 7),
    trustedOrigins: [origin],
    addressOf: (request) => request.socket.remoteAddress ?? '',
  });
  await live.start();
  const server = createServer();
  server.on('upgrade', (request, socket, head) => void live.upgrade(request, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() satisfies AddressInfo | string | null;
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    live,
    outlet,
    bus,
    db,
    url: `ws://127.0.0.1:${port}/api/live`,
    async stop() {
      await live.stop();
      server.close();
      await db.close();
    },
  };
}

export interface Peer {
  readonly frames: ServerFrame[];
  readonly socket: WebSocket;
  send(frame: ClientFrame): void;
  /** Resolves with the first frame, seen or to come, that fits. */
  next<Kind extends ServerFrame['kind']>(
    kind: Kind,
    fits?: (frame: Extract<ServerFrame, { kind: Kind }>) => boolean,
  ): Promise<Extract<ServerFrame, { kind: Kind }>>;
  seqs(): number[];
  close(): void;
}

export async function openPeer(url: string, headers: Record<string, string> = {}): Promise<Peer> {
  const socket = new WebSocket(url, { headers });
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    frames.push(ServerFrame.parse(JSON.parse(data.toString())));
    for (const check of waiting) check();
  });
  await once(socket, 'open');
  return {
    frames,
    socket,
    send: (frame) => socket.send(JSON.stringify(frame)),
    next: (kind, fits = () => true) =>
      new Promise((resolve) => {
        const check = () => {
          for (const frame of frames) {
            if (!isKind(frame, kind) || !fits(frame)) continue;
            waiting.delete(check);
            return resolve(frame);
          }
          return undefined;
        };
        waiting.add(check);
        check();
      }),
    seqs: () => frames.flatMap((frame) => (frame.kind === 'event' ? [frame.seq] : [])),
    close: () => socket.terminate(),
  };
}

/** The status of a socket that was refused. */
export async function refusal(
  url: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  const socket = new WebSocket(url, { headers });
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
    socket.on('open', () => {
      socket.terminate();
      resolve(undefined);
    });
  });
}

function isKind<Kind extends ServerFrame['kind']>(
  frame: ServerFrame,
  kind: Kind,
): frame is Extract<ServerFrame, { kind: Kind }> {
  return frame.kind === kind;
}

function projectRecord(id: ProjectId): ProjectRecord {
  return Object.assign(Object.create(null), { id });
}
