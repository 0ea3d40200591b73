import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

export interface DevProxy {
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** While developing, pages come from the bundler's own server, hot reload included. */
export function createDevProxy(target: string): DevProxy {
  const { hostname, port } = new URL(target);
  return {
    handle(request, response) {
      const { url: path, method, headers } = request;
      const upstream = httpRequest({ hostname, port, path, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      upstream.on('error', () => {
        if (response.headersSent) response.destroy();
        else response.writeHead(502).end('The development server of the web app does not answer yet.\n');
      });
      request.pipe(upstream);
    },
    upgrade(request, socket, head) {
      const upstream = connect({ host: hostname, port: Number(port) }, () => {
        upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${rawHeaders(request)}\r\n`);
        upstream.write(head);
        upstream.pipe(socket).pipe(upstream);
      });
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    },
  };
}

function rawHeaders(request: IncomingMessage): string {
  const lines: string[] = [];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}\r\n`);
  }
  return lines.join('');
}
