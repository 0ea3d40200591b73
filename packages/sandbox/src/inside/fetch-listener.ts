import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { inspect } from 'node:util';

export type FetchHandler = (request: Request, env: object, context: object) => Response | Promise<Response>;

/** What workers are given besides; a program that was built for them finds what it calls. */
const context = { waitUntil: () => {}, passThroughOnException: () => {} };

/** Node's requests for a program that takes and gives those of the web platform; bodies are streamed both ways. */
export function answerByFetch(handle: FetchHandler): RequestListener {
  return (incoming, outgoing) => {
    answer(handle, incoming, outgoing).catch((error: unknown) => {
      process.stderr.write(`${inspect(error)}\n`);
      if (outgoing.headersSent) return void outgoing.destroy();
      outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      outgoing.end('Internal Server Error\n');
    });
  };
}

async function answer(
  handle: FetchHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const abort = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) abort.abort();
  });
  const response = await handle(requestOf(incoming, abort.signal), {}, context);
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie').flat();
  for (const cookie of response.headers.getSetCookie()) headers.push('set-cookie', cookie);
  outgoing.writeHead(response.status, headers);
  const { body } = response;
  if (!body || incoming.method === 'HEAD') {
    outgoing.end();
    await body?.cancel();
    return;
  }
  // A page in parts is shown in parts: its head leaves before the first of them.
  outgoing.flushHeaders();
  await pipeline(Readable.from(chunksOf(body)), outgoing).catch((error: unknown) => {
    // Visitors go away in the middle of a page all the time.
    if (!abort.signal.aborted) throw error;
  });
}

function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', headers: told } = incoming;
  const scheme = told['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const headers = new Headers();
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`${scheme}://${told.host ?? 'localhost'}${incoming.url ?? '/'}`, {
    method,
    headers,
    signal,
    ...(hasBody && { body: Readable.from(incoming), duplex: 'half' as const }),
  });
}

async function* chunksOf(body: ReadableStream<unknown>): AsyncGenerator<unknown> {
  for await (const chunk of body) yield chunk;
}
