import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorMessage, type Logger, reportFault } from '@loam/kernel';
import { loamError } from './errors.ts';
import type { Front } from './front.ts';
import { withinTime } from './within-time.ts';

/** Only main.ts and tests can open a port; they hand over a server and the way to make it listen. */
export interface PortOpener {
  readonly server: Server;
  listen(): void | Promise<void>;
}

export interface Listener {
  readonly port: number;
  /** Takes no more connections and resolves when the running requests are answered, or when their time is up. */
  drain(graceMs: number): Promise<void>;
  /** Cuts whatever is still connected, upgraded sockets included. */
  cut(): void;
}

export interface ListenerOptions {
  readonly wantedPort: number;
  readonly logger: Logger;
}

export async function openListener(
  front: Front,
  opener: PortOpener,
  { wantedPort, logger }: ListenerOptions,
): Promise<Listener> {
  const { server } = opener;
  const upgraded = new Set<Duplex>();
  const running = new Set<ServerResponse>();
  // An answer that is written to after its end says so here; without a listener that would end the process.
  const noteError = (error: Error) => logger.warn({ error: error.message }, 'an answer was written wrongly');
  server.on('request', (request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    response.on('error', noteError);
    try {
      front.handle(request, response);
    } catch (error) {
      reportFault(error, request, { logger, fields: { host: request.headers.host } });
      endExchange(response);
    }
  });
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    try {
      front.upgrade(request, socket, head);
    } catch (error) {
      reportFault(error, request, { logger, fields: { host: request.headers.host } });
      socket.destroy();
    }
  });
  await Promise.all([once(server, 'listening'), opener.listen()]).catch((error: unknown) => {
    throw listenFault(error, wantedPort);
  });
  // A connection that cannot be taken, because the machine has no handles left, is one that comes again.
  server.on('error', (error) => logger.error({ error: error.message }, 'a connection was not taken'));
  return {
    port: boundPort(server),
    async drain(graceMs) {
      server.close();
      server.closeIdleConnections();
      // Not the server's own close event: it waits for upgraded sockets, which never end by themselves.
      const answered = Promise.all([...running].map((response) => once(response, 'close')));
      await withinTime(answered, graceMs);
    },
    cut() {
      server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
    },
  };
}

function endExchange(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else
    response.writeHead(500, { 'content-length': 0, 'cache-control': 'no-store', connection: 'close' }).end();
}

function boundPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function listenFault(error: unknown, port: number) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const detail = `Port ${port} is in use. Stop the program that uses it, or choose another: npm start -- --port ${port + 1}`;
    return loamError('port_in_use', detail);
  }
  if (code === 'EACCES') {
    const detail = `Port ${port} needs more rights than this account has. Choose one above 1023: npm start -- --port 3000`;
    return loamError('port_forbidden', detail);
  }
  return loamError('port_forbidden', `Port ${port} could not be opened: ${errorMessage(error)}`);
}
