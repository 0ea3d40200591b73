import { endToEndHeaders, type Logger, type RelayLimits, relayRequest, relaySocket } from '@loam/kernel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

export interface DevProxy {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

const limits: RelayLimits = { connectMs: 5_000, firstByteMs: 120_000, idleMs: 300_000 };

/** While developing, pages come from the bundler's own server, hot reload included. */
export function createDevProxy(target: string, logger: Logger): DevProxy {
  const { hostname, port } = new URL(target);
  const to = { host: hostname, port: Number(port) };
  return {
    handle: (request, response) =>
      relayRequest(
        { request, response },
        {
          to,
          limits,
          logger,
          headers: endToEndHeaders(request),
          choose: ({ headers }) => ({ kind: 'pass', headers }),
          refuse: () =>
            response.writeHead(502).end('The development server of the web app does not answer yet.\n'),
        },
      ),
    upgrade(request, socket, head) {
      if (head.length > 0) socket.unshift(head);
      relaySocket(request, socket, {
        to,
        limits,
        logger,
        headers: endToEndHeaders(request),
        choose: ({ headers }) => headers,
      });
    },
  };
}
