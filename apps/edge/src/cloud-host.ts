import { type Logger, reportFault } from '@loam/kernel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What answers for clouds; in this process it is the gateway of the cloud engine. */
export interface CloudPort {
  /** Resolves when the exchange is over. Both bodies are streams that the port reads and writes itself. */
  handle(request: IncomingMessage, response: ServerResponse, ref: string): Promise<void>;
  /** Resolves once the socket is someone's, or was refused. */
  upgrade(request: IncomingMessage, socket: Duplex, ref: string): Promise<void>;
}

export interface CloudRoute {
  readonly ref: string;
}

export interface CloudHost {
  handle(request: IncomingMessage, response: ServerResponse, route: CloudRoute): void;
  upgrade(request: IncomingMessage, socket: Duplex, route: CloudRoute): void;
  close(): void;
}

export interface CloudHostOptions {
  readonly clouds: CloudPort;
  readonly logger: Logger;
}

const failed = 'HTTP/1.1 500 Internal Server Error\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Answers the hosts of clouds. Whatever goes wrong behind it ends one exchange, and the log says why. */
export function createCloudHost({ clouds, logger }: CloudHostOptions): CloudHost {
  const sockets = new Set<Duplex>();
  return {
    handle(request, response, { ref }) {
      clouds.handle(request, response, ref).catch((error: unknown) => {
        const { traceId } = reportFault(error, request, { logger, fields: { ref } });
        failExchange(request, response, traceId);
      });
    },
    upgrade(request, socket, { ref }) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
      clouds.upgrade(request, socket, ref).catch((error: unknown) => {
        reportFault(error, request, { logger, fields: { ref } });
        if (socket.writable) socket.end(failed, () => socket.destroy());
        else socket.destroy();
      });
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Readable for pages of any origin, as every answer of a cloud is. */
function failExchange(request: IncomingMessage, response: ServerResponse, traceId: string): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  request.resume();
  const message = 'Something went wrong in this cloud. It was written down under the trace id.';
  const body = JSON.stringify({ message, trace_id: traceId });
  response.writeHead(500, {
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-trace-id': traceId,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
