import { Agent, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { hopByHop } from './preview/headers.ts';

/** Hands requests as they are to the process that has what they ask for; it makes all the checks. */
export interface Forwarder {
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex): void;
  close(): void;
}

/** Of this installation; it marks what was handed on once, so that nothing goes round in a circle. */
const mark = 'x-loam-forwarded';
const unreachable = 'The server of this installation does not answer. Try again in a moment.\n';

export function createForwarder(serverUrl: string): Forwarder {
  const { hostname, port } = new URL(serverUrl);
  const target = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) };
  const agent = new Agent({ keepAlive: true });
  const cuts = new Set<() => void>();
  return {
    handle(request, response) {
      if (request.headers[mark] !== undefined) return refuse(request, response, 508);
      const upstream = httpRequest({
        ...target,
        agent,
        method: request.method,
        path: request.url,
        setHost: false,
        headers: [...headersOf(request, { isUpgrade: false }), mark, '1'],
      });
      upstream.on('response', (answer) => {
        answer.on('error', () => response.destroy());
        response.writeHead(answer.statusCode ?? 502, headersOf(answer, { isUpgrade: false }));
        answer.pipe(response);
      });
      upstream.on('error', () =>
        response.headersSent ? response.destroy() : refuse(request, response, 503),
      );
      response.once('close', () => upstream.destroy());
      request.pipe(upstream);
    },
    upgrade(request, socket) {
      if (request.headers[mark] !== undefined) return void socket.destroy();
      const upstream = connect(target, () => {
        const headers = [...headersOf(request, { isUpgrade: true }), mark, '1'];
        upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${linesOf(headers)}\r\n`);
        upstream.pipe(socket).pipe(upstream);
      });
      const cut = () => {
        cuts.delete(cut);
        upstream.destroy();
        socket.destroy();
      };
      cuts.add(cut);
      for (const side of [upstream, socket]) side.on('error', cut).on('close', cut);
    },
    close() {
      for (const cut of cuts) cut();
      agent.destroy();
    },
  };
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  request.resume();
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
  response.end(unreachable);
}

/** All but those of one connection; an upgrade is one of both. */
function headersOf(
  { rawHeaders }: IncomingMessage,
  { isUpgrade }: { readonly isUpgrade: boolean },
): string[] {
  const kept: string[] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    const lower = name.toLowerCase();
    const isOfUpgrade = isUpgrade && (lower === 'connection' || lower === 'upgrade');
    if (!hopByHop.has(lower) || isOfUpgrade) kept.push(name, value);
  }
  return kept;
}

function linesOf(headers: readonly string[]): string {
  let lines = '';
  for (let index = 0; index + 1 < headers.length; index += 2)
    lines += `${headers[index]}: ${headers[index + 1]}\r\n`;
  return lines;
}
