import { errorMessage, type Clock, type Logger } from '@loam/kernel';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { CloudService, ServiceRequest } from '../gateway/index.ts';
import { answerBroadcast, textHeaders } from './broadcast-api.ts';
import { quietLogger } from '../quiet-logger.ts';
import { Hub } from './hub.ts';
import { defaultLimits, type RealtimeLimits } from './limits.ts';
import type { RealtimePorts } from './ports.ts';
import { RealtimeSocket, versionOf, type SocketOptions } from './socket.ts';

export interface RealtimeOptions extends RealtimePorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly limits?: Partial<RealtimeLimits>;
}

/** Broadcast, presence and changes of rows over websockets, for every cloud. */
export interface Realtime {
  readonly service: CloudService;
  /** Lets go of a cloud that does not answer any more: its sockets are closed. */
  release(ref: string): Promise<void>;
  /** Keys or rights changed: tokens are looked at again. */
  recheck(ref: string): void;
  close(): Promise<void>;
}

interface Served {
  readonly hub: Hub;
  readonly sockets: Set<RealtimeSocket>;
  usedMs: number;
}

const checkEveryMs = 1000;
const tidyEveryMs = 10_000;
const idleMs = 30_000;
const dayMs = 86_400_000;
const path = '/websocket';
const leaving = 'Server requested disconnect';

export function createRealtime(options: RealtimeOptions): Realtime {
  return new RealtimeService(options);
}

class RealtimeService implements Realtime {
  readonly service: CloudService;
  readonly #options: RealtimeOptions;
  readonly #limits: RealtimeLimits;
  readonly #served = new Map<string, Served>();
  readonly #server: WebSocketServer;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(options: RealtimeOptions) {
    this.#options = { ...options, logger: quietLogger(options.logger, options.clock) };
    this.#limits = { ...defaultLimits, ...options.limits };
    // Beyond its own limit a message is refused with a word; far beyond it the socket is closed.
    this.#server = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: this.#limits.payloadBytes * 2 + 65_536,
      clientTracking: false,
    });
    this.service = {
      maxRequestBytes: this.#limits.payloadBytes * 2,
      timeoutMs: 30_000,
      handle: (request) => this.#handle(request),
      upgrade: (request, incoming, socket) => this.#upgrade(request, incoming, socket),
    };
    this.#timers = [
      setInterval(() => this.#check(), checkEveryMs).unref(),
      setInterval(() => void this.#tidy(), tidyEveryMs).unref(),
    ];
  }

  async release(ref: string): Promise<void> {
    const served = this.#served.get(ref);
    if (!served) return;
    this.#served.delete(ref);
    for (const socket of served.sockets) socket.close(leaving);
    await served.hub.close();
  }

  recheck(ref: string): void {
    const nowMs = this.#now();
    for (const socket of this.#served.get(ref)?.sockets ?? []) socket.check(nowMs, true);
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([...this.#served.keys()].map((ref) => this.release(ref)));
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }

  #serve(ref: string): Served {
    const known = this.#served.get(ref);
    const { logger } = this.#options;
    const hub =
      known?.hub ??
      new Hub({ ref, ports: this.#options, limits: this.#limits, logger, now: () => this.#now() });
    const served = known ?? { hub, sockets: new Set(), usedMs: 0 };
    served.usedMs = this.#now();
    this.#served.set(ref, served);
    return served;
  }

  #warn(ref: string, code: string, message: string): void {
    const level = code === 'ChannelShutdown' ? 'warning' : 'error';
    this.#options.log({
      ref,
      source: 'realtime',
      message: `${code}: ${message}`,
      metadata: { level, error_code: code },
    });
  }

  async #handle(request: ServiceRequest) {
    const { ref } = request;
    if (request.path === '/api/ping')
      return { status: 200, headers: { 'content-type': 'application/json' }, body: '{"message":"Success"}' };
    return await answerBroadcast(
      {
        limits: this.#limits,
        hubOf: () => this.#serve(ref).hub,
        warn: (of, code, message) => this.#warn(of, code, message),
      },
      request,
    );
  }

  async #upgrade(request: ServiceRequest, incoming: IncomingMessage, socket: Duplex): Promise<void> {
    const { ref } = request;
    const version = versionOf(request.search);
    if (request.path !== path || version === undefined) return refuse(socket, 404, 'Not Found');
    if (request.caller.kind !== 'accepted') return refuse(socket, 401, 'Unauthorized');
    const served = this.#serve(ref);
    if (served.sockets.size >= this.#limits.sockets / this.#options.processes()) {
      this.#warn(ref, 'ConnectionRateLimitReached', 'Too many connected users');
      return refuse(socket, 429, 'Too many connected users');
    }
    if (socket instanceof Socket) socket.setNoDelay(true).setTimeout(0);
    this.#server.handleUpgrade(incoming, socket, Buffer.alloc(0), (webSocket) =>
      this.#open(request, incoming, { served, version, webSocket, wire: socket }),
    );
  }

  #open(
    request: ServiceRequest,
    incoming: IncomingMessage,
    opened: { readonly served: Served } & Pick<SocketOptions, 'version' | 'webSocket' | 'wire'>,
  ): void {
    const { ref } = request;
    const { served, version, webSocket, wire } = opened;
    const { keys, settings, count } = this.#options;
    const socket = new RealtimeSocket({
      hub: served.hub,
      version,
      webSocket,
      wire,
      limits: this.#limits,
      now: () => this.#now(),
      isPrivateOnly: async () => (await settings.load(ref)).isPrivateOnly,
      openChanges: (wish) => served.hub.changes.open(wish),
      warn: (code, message) => this.#warn(ref, code, message),
      onClosed: (closed) => {
        served.sockets.delete(closed);
        served.usedMs = this.#now();
      },
      socket: {
        ref,
        keys,
        apiKey: apiKeyOf(incoming),
        userAgent: request.headers['user-agent'],
        isPage: request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined,
        headers: textHeaders(request.headers),
        now: () => this.#now(),
      },
    });
    served.sockets.add(socket);
    count(ref, 'realtime_connections', 1);
  }

  #check(): void {
    const nowMs = this.#now();
    for (const { sockets } of this.#served.values()) for (const socket of sockets) socket.check(nowMs, false);
  }

  async #tidy(): Promise<void> {
    const nowMs = this.#now();
    for (const [ref, served] of this.#served) {
      try {
        if (served.sockets.size === 0 && nowMs - served.usedMs > idleMs) {
          this.#served.delete(ref);
          await served.hub.close();
        } else await served.hub.tidy();
        if (nowMs % dayMs < tidyEveryMs) await served.hub.messages.removeOld();
      } catch (error) {
        this.#options.logger.warn({ ref, error: errorMessage(error) }, 'realtime: a cloud was not tidied');
      }
    }
  }
}

/** A page cannot send headers with a socket. */
function apiKeyOf(incoming: IncomingMessage): string | undefined {
  const sent = incoming.headers['apikey'] ?? incoming.headers['x-api-key'];
  if (typeof sent === 'string') return sent;
  return new URL(incoming.url ?? '/', 'http://cloud').searchParams.get('apikey') ?? undefined;
}

function refuse(socket: Duplex, status: number, error: string): void {
  const body = JSON.stringify({ error });
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
