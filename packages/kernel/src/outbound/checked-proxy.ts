import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Duplex } from 'node:stream';
import { AppError, errorMessage } from '../app-error.ts';
import { endToEndHeaders, hasBody, type HeaderPair } from '../relay/headers.ts';
import type { CheckedUrl } from './check-url.ts';
import { createCheckedClient, type CallTarget, type CheckedClient } from './checked-client.ts';

export interface CheckedProxy {
  /** It listens where its owner has it listen. */
  readonly server: Server;
  close(): Promise<void>;
}

export interface CheckedProxyOptions {
  /** Rejects what may not be called; the connection goes to what it answers and nowhere else. */
  check(address: string): Promise<CallTarget>;
  /** Rejects what may be called, but not by a connection whose inside nobody sees. */
  checkTunnel?(target: CallTarget): void;
  /** Whether a header of a request is sent on; all of them when absent. */
  keepsHeader?(name: string, target: CallTarget): boolean;
}

interface Proxy extends CheckedProxyOptions {
  readonly client: CheckedClient;
}

const MAX_CONNECTIONS = 200;
const CONNECT_MS = 10_000;
/** With this byte a conversation over TLS begins. */
const TLS_HANDSHAKE = 0x16;

/**
 * The only way out of a program that nobody trusts. Each request names its address in full; it is looked up once,
 * checked, and the connection goes to what was checked. Where a redirect leads is asked for anew, by whoever follows it.
 */
export function createCheckedProxy(options: CheckedProxyOptions): CheckedProxy {
  const client = createCheckedClient();
  const proxy: Proxy = { ...options, client };
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
    const checked = await proxy.check(request.url ?? '');
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
    const checked = await proxy.check(request.url ?? '');
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
    carry(socket, far);
  } catch (error) {
    refuseSocket(socket, error);
  }
}

/** For clients that speak TLS to the end themselves. Anything else over such a connection is raw TCP. */
async function passTunnel(proxy: Proxy, { request, socket, head }: Opening): Promise<void> {
  try {
    const checked = await proxy.check(`https://${request.url ?? ''}`);
    proxy.checkTunnel?.(checked);
    const far = await connectTo(checked);
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    join(socket, far);
    const first = head.length > 0 ? head : await firstChunk(socket);
    if (first[0] !== TLS_HANDSHAKE) return void socket.destroy();
    far.write(first);
    carry(socket, far);
  } catch (error) {
    refuseSocket(socket, error);
  }
}

function headersFor(proxy: Proxy, request: IncomingMessage, target: CallTarget): HeaderPair[] {
  const kept = endToEndHeaders(request).filter(
    ([name]) => name.toLowerCase() !== 'host' && (proxy.keepsHeader?.(name, target) ?? true),
  );
  const framing: HeaderPair[] =
    hasBody(request) && request.headers['content-length'] === undefined
      ? [['transfer-encoding', 'chunked']]
      : [];
  return [['host', target.url.host], ...kept, ...framing];
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

/** Neither side outlives the other. */
function join(near: Duplex, far: Duplex): void {
  const cut = () => {
    near.destroy();
    far.destroy();
  };
  near.on('error', cut).on('close', cut);
  far.on('error', cut).on('close', cut);
}

function carry(near: Duplex, far: Duplex): void {
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
