import {
  endToEndHeaders,
  type HeaderPair,
  type Logger,
  type RelayFault,
  type RelayLimits,
  relayRequest,
  relaySocket,
} from '@loam/kernel';
import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Hands requests as they are to the process that has what they ask for; it makes all the checks. */
export interface Forwarder {
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex): void;
  close(): void;
}

export interface ForwarderOptions {
  readonly logger: Logger;
  readonly limits?: RelayLimits | undefined;
}

/** Of this installation; it marks what was handed on once, so that nothing goes round in a circle. */
const mark = 'x-loam-forwarded';
const statuses: Readonly<Record<RelayFault['kind'], number>> = {
  unreachable: 503,
  broken: 502,
  silent: 504,
  too_large: 413,
};

/** More patient than the server itself, which has its own limits for what it asks. */
const serverLimits: RelayLimits = { connectMs: 5_000, firstByteMs: 150_000, idleMs: 330_000 };

export function createForwarder(serverUrl: string, options: ForwarderOptions): Forwarder {
  const { hostname, port } = new URL(serverUrl);
  const to = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) };
  const agent = new Agent({ keepAlive: true });
  const cuts = new Set<() => void>();
  const { logger, limits = serverLimits } = options;
  const relayed = (request: IncomingMessage) => ({
    to,
    limits,
    logger,
    fields: { host: request.headers.host },
    headers: [...endToEndHeaders(request), [mark, '1'] satisfies HeaderPair],
  });
  return {
    handle(request, response) {
      if (request.headers[mark] !== undefined) {
        request.resume();
        return refuse(response, 508, 'This address leads back to itself.');
      }
      const told = ({ kind, traceId }: RelayFault) =>
        refuse(
          response,
          statuses[kind],
          `The server of this installation does not answer. Trace ${traceId}.`,
        );
      void relayRequest(
        { request, response },
        {
          ...relayed(request),
          agent,
          choose: ({ headers }) => ({ kind: 'pass', headers }),
          refuse: told,
        },
      );
    },
    upgrade(request, socket) {
      if (request.headers[mark] !== undefined) return void socket.destroy();
      const cut = relaySocket(request, socket, { ...relayed(request), choose: ({ headers }) => headers });
      cuts.add(cut);
      socket.once('close', () => cuts.delete(cut));
    },
    close() {
      for (const cut of cuts) cut();
      agent.destroy();
    },
  };
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
  response.end(`${text}\n`);
}
