import { silentLogger } from '@loam/kernel';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Front, HttpPart } from './front.ts';
import { openListener, type Listener, type PortOpener } from './listener.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Call {
  readonly port: number;
  readonly host: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

export function localOpener(port = 0): PortOpener {
  const server = createServer();
  return { server, listen: () => void server.listen(port, '127.0.0.1') };
}

export async function listenLocally(front: Front): Promise<Listener> {
  const listener = await openListener(front, localOpener(), { wantedPort: 0, logger: silentLogger });
  onTestFinished(async () => {
    await listener.drain(0);
    listener.cut();
  });
  return listener;
}

/** Sends the Host exactly as given, which fetch does not allow. */
export function call({ port, host, path = '/', method = 'GET', headers = {} }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host, ...headers },
      agent: false,
    });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    outgoing.end();
  });
}

/** Asks for a websocket; resolves with the socket when it is granted, otherwise with the refusal's status. */
export function callUpgrade({ port, host, path = '/' }: Call): Promise<Socket | number> {
  return new Promise((resolve, reject) => {
    const headers = { host, connection: 'Upgrade', upgrade: 'websocket' };
    const outgoing = request({ host: '127.0.0.1', port, path, headers, agent: false });
    outgoing.once('error', reject);
    outgoing.once('upgrade', (_response, socket) => {
      onTestFinished(() => void socket.destroy());
      resolve(socket);
    });
    outgoing.once('response', (response) => resolve(response.statusCode ?? 0));
    outgoing.end();
  });
}

export interface FakeServer extends HttpPart {
  isClosed: boolean;
}

/** Answers requests with "server" and their path, and grants every upgrade, echoing what it hears. */
export function fakeServer(): FakeServer {
  return {
    isClosed: false,
    handle: (incoming, response) => void response.end(`server ${incoming.url}`),
    upgrade: (_request, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
      socket.pipe(socket);
    },
    async close() {
      this.isClosed = true;
    },
  };
}
