import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type CloudPort,
  createHostRouter,
  type Edge,
  type EdgeRoute,
  type HostBases,
  type HostRoute,
  type PreviewPort,
} from '@loam/edge';

/** What the server gives us: one listener for requests, one for upgrades. */
export interface HttpPart {
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** What the edge asks about previews. */
  readonly previews?: PreviewPort;
  /** What answers the hosts of clouds. */
  readonly clouds?: CloudPort | undefined;
  close(): Promise<void>;
}

/** What this process answers with; a role that lacks a part answers its hosts with 404. */
export interface Parts {
  readonly bases: HostBases;
  readonly server: HttpPart | undefined;
  readonly edge: Edge | undefined;
}

interface Opened extends Parts {
  routeHost(host: string | undefined): HostRoute;
}

export interface Front {
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Until this is called, requests are told that we are starting. */
  open(parts: Parts): void;
}

type Target =
  | { readonly kind: 'server'; readonly part: HttpPart }
  | { readonly kind: 'edge'; readonly part: Edge; readonly route: EdgeRoute }
  | {
      readonly kind: 'plain';
      readonly status: number;
      readonly body: string;
      readonly headers?: Record<string, string>;
    };

const starting: Target = {
  kind: 'plain',
  status: 503,
  body: 'Starting. Try again in a moment.',
  headers: { 'retry-after': '1', refresh: '1' },
};
const notFound: Target = { kind: 'plain', status: 404, body: 'Not found.' };
const badRequest: Target = { kind: 'plain', status: 400, body: 'Bad request.' };

/** One port for everything: the Host header decides who answers. */
export function createFront(): Front {
  let parts: Opened | undefined;
  return {
    open(opened) {
      parts = { ...opened, routeHost: createHostRouter(opened.bases) };
    },
    handle(request, response) {
      const target = chooseTarget(request, parts);
      switch (target.kind) {
        case 'server':
          return target.part.handle(request, response);
        case 'edge':
          return target.part.handle(request, response, target.route);
        case 'plain':
          return answerPlainly(request, response, target);
      }
    },
    upgrade(request, socket, head) {
      // A peer that vanishes during the handshake must not end the process.
      socket.on('error', () => socket.destroy());
      const target = chooseTarget(request, parts);
      switch (target.kind) {
        case 'server':
          return target.part.upgrade(request, socket, head);
        case 'edge':
          // What came with the handshake belongs to the socket's first message.
          if (head.length > 0) socket.unshift(head);
          return target.part.upgrade(request, socket, target.route);
        case 'plain':
          socket.end(
            `HTTP/1.1 ${target.status} ${target.body}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
          );
      }
    },
  };
}

function chooseTarget(request: IncomingMessage, parts: Opened | undefined): Target {
  if (!parts) return starting;
  // An absolute address in the request line could name another host than the header that we route by.
  if (!request.url?.startsWith('/')) return badRequest;
  const route = parts.routeHost(request.headers.host);
  if (route.kind === 'invalid') return notFound;
  if (route.kind === 'builder') return builderTarget(request, parts);
  if (route.kind === 'builder-address') {
    const isSentToName = route.isLoopback && parts.bases.builder === 'localhost' && isPageLoad(request);
    return isSentToName ? redirectToName(request) : builderTarget(request, parts);
  }
  return parts.edge ? { kind: 'edge', part: parts.edge, route } : notFound;
}

function builderTarget(request: IncomingMessage, parts: Parts): Target {
  if (parts.server) return { kind: 'server', part: parts.server };
  // A load balancer asks every role the same question.
  if (request.url !== '/api/health') return notFound;
  const headers = { 'content-type': 'application/json' };
  return { kind: 'plain', status: 200, body: JSON.stringify({ status: 'ok' }), headers };
}

/** Previews and cookies live under localhost, so a browser that came by 127.0.0.1 is sent there; programs are not. */
function redirectToName(request: IncomingMessage): Target {
  const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? '';
  const location = `http://localhost${port}${request.url}`;
  return { kind: 'plain', status: 307, body: location, headers: { location } };
}

function isPageLoad(request: IncomingMessage): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (request.headers.upgrade !== undefined) return false;
  if (/^\/(api|_sandbox)(\/|\?|$)/.test(request.url ?? '')) return false;
  const mode = request.headers['sec-fetch-mode'];
  return mode === undefined ? (request.headers.accept?.includes('text/html') ?? false) : mode === 'navigate';
}

function answerPlainly(
  request: IncomingMessage,
  response: ServerResponse,
  target: Extract<Target, { kind: 'plain' }>,
): void {
  request.resume();
  response.writeHead(target.status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(target.body),
    ...target.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : target.body);
}
