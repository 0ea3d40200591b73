import { endToEndHeaders, type Logger, relayRequest } from '@loam/kernel';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type ListenOptions, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AddressGuard } from './ports.ts';

export interface GuardedProxy {
  /** Of a proxy on a port of this machine. */
  readonly port: number;
  close(): Promise<void>;
}

export interface ProxyOptions {
  readonly guard: AddressGuard;
  readonly logger: Logger;
}

const IDLE_MS = 30_000;
/** For each address of a name, before the next is tried. */
const CONNECT_MS = 5_000;

/** The browser's only way out: each address is checked, and the connection goes to what was checked. */
export async function openGuardedProxy(at: ListenOptions, options: ProxyOptions): Promise<GuardedProxy> {
  const tunnels = new Set<Duplex>();
  const server = createServer((request, response) => {
    forward(request, response, options).catch(() => refuse(response));
  });
  server.on('connect', (request: IncomingMessage, near: Duplex, head: Buffer) => {
    tunnels.add(near);
    near.once('close', () => tunnels.delete(near));
    near.on('error', () => near.destroy());
    tunnel({ target: request.url ?? '', near, head }, options.guard).catch(() =>
      near.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n'),
    );
  });
  server.on('upgrade', (_, near: Duplex) => near.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        for (const near of tunnels) near.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { guard, logger }: ProxyOptions,
): Promise<void> {
  const url = new URL(request.url ?? '');
  const { addresses, port } = await guard.check(url.href);
  const headers = endToEndHeaders(request).filter(([name]) => name.toLowerCase() !== 'host');
  await relayRequest(
    { request, response },
    {
      to: { host: await firstThatAnswers(addresses, port), port },
      path: url.pathname + url.search,
      headers: [...headers, ['host', url.host]],
      limits: { connectMs: IDLE_MS, firstByteMs: IDLE_MS, idleMs: IDLE_MS },
      logger,
      fields: { host: url.host },
      choose: (answer) => ({ kind: 'pass', headers: answer.headers }),
      refuse: () => refuse(response),
    },
  );
}

async function tunnel(
  { target, near, head }: { readonly target: string; readonly near: Duplex; readonly head: Buffer },
  guard: AddressGuard,
): Promise<void> {
  const { addresses, port } = await guard.check(`https://${target}`);
  const far = await openFirst(addresses, port);
  if (near.destroyed) return void far.destroy();
  far.setTimeout(IDLE_MS, () => far.destroy());
  far.on('error', () => near.destroy());
  near.on('close', () => far.destroy());
  near.write('HTTP/1.1 200 Connection Established\r\n\r\n');
  far.write(head);
  near.pipe(far).pipe(near);
}

/** A machine without IPv6 still gets such addresses told. */
async function firstThatAnswers(addresses: readonly string[], port: number): Promise<string> {
  if (addresses.length < 2) return addresses[0] ?? '';
  const socket = await openFirst(addresses, port);
  const host = socket.remoteAddress;
  socket.destroy();
  return host ?? '';
}

async function openFirst(addresses: readonly string[], port: number): Promise<Socket> {
  const [host = '', ...others] = addresses;
  try {
    return await open(host, port);
  } catch (error) {
    if (others.length === 0) throw error;
    return openFirst(others, port);
  }
}

function open(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: CONNECT_MS });
    const fail = () => {
      socket.destroy();
      reject(new Error(`${host} does not answer.`));
    };
    socket.once('timeout', fail);
    socket.once('error', fail);
    socket.once('connect', () => {
      socket.off('timeout', fail);
      socket.off('error', fail);
      resolve(socket);
    });
  });
}

function refuse(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(403, { 'content-length': 0 }).end();
}
