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
  const sent = headerList(headers, extra);
  const isBodiless = request.method === 'HEAD' || status === 204 || status === 304;
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) {
    if (!isBodiless) setLength(sent, body === undefined ? 0 : Buffer.byteLength(body));
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

/**
 * Names and values in turns, which Node takes as they are; a record it would have to look through again. The answer's own
 * come first and count.
 */
function headerList(headers: ServiceAnswer['headers'], extra: Headers): (string | string[])[] {
  const list: (string | string[])[] = [];
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined) continue;
    const lower = lowerCase(name);
    const sent = typeof value === 'object' ? [...value] : String(value);
    const at = placeOf(list, lower);
    if (at === undefined) list.push(lower, sent);
    else list[at + 1] = sent;
  }
  for (const name in extra) if (placeOf(list, name) === undefined) list.push(name, extra[name] ?? '');
  if (placeOf(list, 'x-content-type-options') === undefined) list.push('x-content-type-options', 'nosniff');
  return list;
}

/** The true one, whatever a service says of it. */
function setLength(list: (string | string[])[], bytes: number): void {
  const at = placeOf(list, 'content-length');
  if (at === undefined) list.push('content-length', String(bytes));
  else list[at + 1] = String(bytes);
}

function placeOf(list: readonly (string | string[])[], name: string): number | undefined {
  for (let at = 0; at < list.length; at += 2) if (list[at] === name) return at;
  return undefined;
}

const lowerCased = new Map<string, string>();
const maxLowerCased = 500;

/** The same few names with every answer. */
function lowerCase(name: string): string {
  const known = lowerCased.get(name);
  if (known !== undefined) return known;
  const lower = name.toLowerCase();
  if (lowerCased.size < maxLowerCased) lowerCased.set(name, lower);
  return lower;
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
