import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ServiceAnswer } from './ports.ts';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

type Headers = Readonly<Record<string, string>>;

/** Sends an answer; what was left of the request is read and forgotten. */
export async function sendAnswer(
  { request, response }: Exchange,
  answer: ServiceAnswer,
  extra: Headers,
): Promise<void> {
  const { status, headers, body } = answer;
  if (!request.readableEnded) request.resume();
  const sent: Record<string, string | number | string[]> = {
    ...extra,
    'x-content-type-options': 'nosniff',
  };
  for (const [name, value] of Object.entries(headers))
    sent[name.toLowerCase()] = typeof value === 'object' ? [...value] : value;
  const isBodiless = request.method === 'HEAD' || status === 204 || status === 304;
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) {
    if (!isBodiless) sent['content-length'] ??= body === undefined ? 0 : Buffer.byteLength(body);
    response.writeHead(status, sent);
    response.end(isBodiless ? undefined : body);
    return;
  }
  response.writeHead(status, sent);
  if (isBodiless) {
    body.destroy();
    response.end();
    return;
  }
  response.flushHeaders();
  await pipeline(body, response);
}

/** The answer to someone who wanted a socket. */
export function refuseSocket(socket: Duplex, { status, headers, body }: ServiceAnswer): void {
  const text = typeof body === 'string' ? body : '';
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} Refused\r\n${lines.join('')}connection: close\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    () => socket.destroy(),
  );
}
