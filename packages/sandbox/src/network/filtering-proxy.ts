import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Duplex } from 'node:stream';
import {
  AppError,
  createOutbound,
  endToEndHeaders,
  errorMessage,
  hasBody,
  type CheckedUrl,
  type HeaderPair,
  type Logger,
  type Outbound,
} from '@loam/kernel';
import type { Gateway } from '../programs/program.ts';
import { createCheckedClient, type CallTarget, type CheckedClient } from './checked-client.ts';
import type { NetworkRules } from './open-network.ts';

export interface FilteringProxy {
  readonly server: Server;
  close(): Promise<void>;
}

export interface FilteringProxyOptions {
  readonly rules: NetworkRules;
  readonly gateway: Gateway | undefined;
  /** Where `REGISTRY_ORIGIN` leads; nowhere when absent. */
  readonly registrySocket?: string | undefined;
  readonly logger: Logger;
}

/** The package registry of the machine, by a name that no machine has. */
export const REGISTRY_ORIGIN = 'http://packages.invalid';

interface Proxy extends FilteringProxyOptions {
  readonly outbound: Outbound;
  readonly client: CheckedClient;
}

/** Mail leaves through the operator's provider: an installation that sends for strangers is soon refused everywhere. */
const CLOSED_PORTS: ReadonlySet<number> = new Set([25, 587]);
const MAX_CONNECTIONS = 200;
const CONNECT_MS = 10_000;
/** With this byte a conversation over TLS begins. */
const TLS_HANDSHAKE = 0x16;

/**
 * The way out of one program. Each request names its address in full; it is looked up once, checked, and the connection
 * goes to what was checked. Where a redirect leads is asked for anew, by whoever follows it.
 */
export function startFilteringProxy(options: FilteringProxyOptions): FilteringProxy {
  const { rules, gateway } = options;
  const outbound = createOutbound({
    ...(rules.resolve && { resolve: rules.resolve }),
    ...(rules.ownAddresses && { ownAddresses: rules.ownAddresses }),
    ...(rules.allowPrivate && { allowPrivate: rules.allowPrivate }),
    ports: (port) => !CLOSED_PORTS.has(port),
    route: ({ origin }) => (gateway && origin === new URL(gateway.origin).origin ? gateway : undefined),
  });
  const client = createCheckedClient();
  const proxy: Proxy = { ...options, outbound, client };
  const open = new Set<Duplex>();
  const server = createServer((request, response) => void pass(proxy, request, response));
  server.on('upgrade', (request, socket, head) => void passUpgrade(proxy, { request, socket, head }));
  server.on('connect', (request, socket, head) => void passTunnel(proxy, { request, socket, head }));
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.requestTimeout = 0;
  return {
    server,
    close: () =>
      new Promise((resolve) => {
        client.close();
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

async function pass(proxy: Proxy, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const checked = await check(proxy, request.url ?? '');
    const outgoing = proxy.client.send(checked, {
      method: request.method ?? 'GET',
      headers: headersFor(proxy, request, checked),
      ...(hasBody(request) && { body: request }),
    });
    response.once('close', () => outgoing.cancel());
    const answer = await outgoing.answer;
    response.writeHead(answer.statusCode ?? 502, endToEndHeaders(answer).flat());
    response.flushHeaders();
    await pipeline(answer, response);
  } catch (error) {
    if (response.headersSent || response.destroyed) return void response.destroy();
    const { status, text } = refusal(error);
    request.resume();
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
  }
}

interface Opening {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** A websocket: the same check, then bytes both ways. */
async function passUpgrade(proxy: Proxy, { request, socket, head }: Opening): Promise<void> {
  try {
    const checked = await check(proxy, request.url ?? '');
    const headers = [
      ...headersFor(proxy, request, checked),
      ['connection', 'Upgrade'] as const,
      ['upgrade', request.headers.upgrade ?? ''] as const,
    ];
    const outgoing = proxy.client.send(checked, { method: 'GET', headers });
    socket.once('close', () => outgoing.cancel());
    const { answer, far, firstBytes } = await outgoing.upgraded;
    const lines = endToEndHeaders(answer).map(([name, value]) => `${name}: ${value}\r\n`);
    const upgrade = `connection: Upgrade\r\nupgrade: ${answer.headers.upgrade ?? ''}\r\n`;
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}${upgrade}\r\n`);
    socket.write(firstBytes);
    far.write(head);
    join(socket, far);
  } catch (error) {
    refuseSocket(socket, error);
  }
}

/** For clients that speak TLS to the end themselves. Anything else over such a connection is raw TCP. */
async function passTunnel(proxy: Proxy, { request, socket, head }: Opening): Promise<void> {
  try {
    const checked = await check(proxy, `https://${request.url ?? ''}`);
    if (isGateway(proxy, checked)) {
      throw new AppError({ code: 'tunnel_refused', detail: 'Call the own gateway with fetch.' });
    }
    const far = await connectTo(checked);
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    const first = head.length > 0 ? head : await firstChunk(socket);
    if (first[0] !== TLS_HANDSHAKE) {
      far.destroy();
      socket.destroy();
      return;
    }
    far.write(first);
    join(socket, far);
  } catch (error) {
    refuseSocket(socket, error);
  }
}

async function check(proxy: Proxy, address: string): Promise<CallTarget> {
  const { outbound, rules, gateway, registrySocket } = proxy;
  if (registrySocket !== undefined && address.startsWith(`${REGISTRY_ORIGIN}/`)) {
    return { url: new URL(address), addresses: [''], port: 80, isRouted: true, socketPath: registrySocket };
  }
  const named = URL.parse(address);
  const isOwn = gateway !== undefined && named?.origin === new URL(gateway.origin).origin;
  // Before it is looked up: on a machine without names of its own it would only seem not to be there.
  if (named && !isOwn && rules.isOwnHost?.(named.hostname.replace(/\.$/, ''))) {
    throw new AppError({
      code: 'address_refused',
      detail: `${named.hostname} belongs to another project.`,
    });
  }
  return await outbound.check(address);
}

/** What stands in these was put there by proxies that our own gateway believes. */
const TOLD_BY_PROXIES = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/i;

function headersFor(proxy: Proxy, request: IncomingMessage, checked: CheckedUrl): HeaderPair[] {
  const kept = endToEndHeaders(request).filter(([name]) => {
    if (name.toLowerCase() === 'host') return false;
    return !isGateway(proxy, checked) || !TOLD_BY_PROXIES.test(name);
  });
  const framing: HeaderPair[] =
    hasBody(request) && request.headers['content-length'] === undefined
      ? [['transfer-encoding', 'chunked']]
      : [];
  return [['host', checked.url.host], ...kept, ...framing];
}

function isGateway({ gateway }: Proxy, { url }: CheckedUrl): boolean {
  return gateway !== undefined && url.origin === new URL(gateway.origin).origin;
}

async function connectTo({ addresses, port }: CheckedUrl): Promise<Socket> {
  let failure: unknown;
  for (const host of addresses) {
    const socket = connect({ host, port });
    const deadline = setTimeout(() => socket.destroy(new Error('No connection in time.')), CONNECT_MS);
    try {
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve).once('error', reject);
      });
      return socket;
    } catch (error) {
      failure = error;
    } finally {
      clearTimeout(deadline);
    }
  }
  throw failure;
}

function firstChunk(socket: Duplex): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    socket.once('data', (chunk: Buffer) => {
      socket.pause();
      resolve(chunk);
    });
    socket.once('close', () => reject(new Error('closed')));
  });
}

function join(near: Duplex, far: Duplex): void {
  const cut = () => {
    near.destroy();
    far.destroy();
  };
  near.on('error', cut).on('close', cut);
  far.on('error', cut).on('close', cut);
  near.pipe(far).pipe(near);
}

function refuseSocket(socket: Duplex, error: unknown): void {
  if (socket.destroyed) return;
  const { status, text } = refusal(error);
  const body = `${text}\n`;
  const name = status === 403 ? 'Forbidden' : 'Bad Gateway';
  socket.end(
    `HTTP/1.1 ${status} ${name}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

const unreachable: ReadonlySet<unknown> = new Set(['name_not_found', 'connection_failed']);

function refusal(error: unknown): { readonly status: 403 | 502; readonly text: string } {
  if (!(error instanceof AppError)) {
    return { status: 502, text: `The other side could not be reached: ${errorMessage(error)}` };
  }
  return { status: unreachable.has(error.code) ? 502 : 403, text: error.detail };
}
