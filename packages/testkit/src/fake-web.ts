import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FakeRequest {
  readonly method: string;
  /** As the caller meant it: `https://api.example.com/path?x`. */
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string as it is, anything else as JSON. */
  readonly body?: unknown;
}

export interface FakeWeb {
  /** Where an address of the outside world is reached here. */
  at(url: string): string;
  readonly received: readonly FakeRequest[];
  close(): Promise<void>;
}

/** Hosts of the outside world on the loopback: `https://host/path` is `http://127.0.0.1:port/host/path`. */
export async function startFakeWeb(answer: (request: FakeRequest) => FakeAnswer): Promise<FakeWeb> {
  const received: FakeRequest[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const asked: FakeRequest = {
      method: request.method ?? 'GET',
      url: new URL(`https:/${request.url ?? '/'}`),
      headers: request.headers,
      body: await text(request),
    };
    received.push(asked);
    const { status = 200, headers = {}, body = '' } = answer(asked);
    const isText = typeof body === 'string';
    const type = isText ? 'text/plain' : 'application/json';
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${portOf(server.address())}`;
  return {
    at: (url) => `${base}/${url.replace(/^https:\/\//, '')}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
