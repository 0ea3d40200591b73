import { AppError, silentLogger } from '@loam/kernel';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerPool } from './ports.ts';
import { createServerDoor, type ServerAsk, type ServerDoorOptions } from './server-door.ts';

const server = { entry: 'server.js', files: {} };
let folder: string;
let stops: (() => void)[];
let answered: RequestListener;
let ask: Partial<ServerAsk>;
let visits: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loam-door-'));
  stops = [() => rmSync(folder, { recursive: true, force: true })];
  answered = (_, response) => response.end('hello');
  ask = {};
  visits = 0;
});
afterEach(() => stops.toReversed().forEach((stop) => stop()));

function keep(running: Server): Server {
  stops.push(() => {
    running.closeAllConnections();
    running.close();
  });
  return running;
}

/** A site's server on a socket, and the door in front of it on a port. */
async function open(more: Partial<ServerDoorOptions> = {}): Promise<number> {
  const socketPath = join(folder, 's');
  const site = keep(createServer((...exchange) => ((visits += 1), answered(...exchange))));
  site.listen(socketPath);
  await once(site, 'listening');
  const servers: ServerPool = {
    use: async () => ({ address: { socketPath }, done: () => {} }),
    isAwake: async () => true,
  };
  const door = createServerDoor({
    servers,
    logger: silentLogger,
    addressOf: () => '203.0.113.9',
    ...more,
  });
  const front = keep(
    createServer((incoming, response) => {
      void door.pass(
        { request: incoming, response },
        {
          siteId: 'one',
          server,
          scheme: 'https:',
          markup: '',
          isShared: true,
          isIndexed: true,
          refuse: ({ status, retryAfterSeconds, traceId }) =>
            response
              .writeHead(status, { 'retry-after': String(retryAfterSeconds) })
              .end(`refused ${traceId}`),
          ...ask,
        },
      );
    }),
  );
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = front.address();
  if (address === null || typeof address === 'string') throw new TypeError('no port');
  return address.port;
}

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

function begin(port: number, { body, ...sent }: Sent = {}) {
  const outgoing = request({ port, host: '127.0.0.1', agent: false, ...sent });
  const answering = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
  });
  return { outgoing, answering, end: () => (outgoing.end(body), answering) };
}

async function send(port: number, sent: Sent = {}) {
  const answer = await begin(port, sent).end();
  const bytes = await buffer(answer);
  return { status: answer.statusCode, headers: answer.headers, bytes, text: bytes.toString() };
}

test('method, path, body and cookies arrive as they were sent; who it is and how they came is said by us', async () => {
  answered = (incoming, response) => {
    response.setHeader('set-cookie', ['a=1; Path=/; HttpOnly', 'b=2']);
    void text(incoming).then((body) =>
      response.end(JSON.stringify([incoming.method, incoming.url, incoming.headers, body])),
    );
  };
  const port = await open();
  const { headers, text: said } = await send(port, {
    method: 'DELETE',
    path: '/cart/%C3%A4?x=1&x=2',
    headers: {
      host: 'shop.example',
      cookie: 'c=3; d=4',
      connection: 'x-own',
      'x-own': 'of this connection',
      'accept-encoding': 'br',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'gopher',
      'transfer-encoding': 'chunked',
    },
    body: 'two apples',
  });
  const [method, path, seen, body]: unknown[] = JSON.parse(said);
  expect([method, path, body]).toEqual(['DELETE', '/cart/%C3%A4?x=1&x=2', 'two apples']);
  expect(seen).toMatchObject({
    host: 'shop.example',
    cookie: 'c=3; d=4',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example',
  });
  expect(seen).not.toHaveProperty('x-own');
  expect(seen).not.toHaveProperty('accept-encoding');
  expect(headers['set-cookie']).toEqual(['a=1; Path=/; HttpOnly', 'b=2']);
});

test('what a visitor sends and what they get is passed on part by part', async () => {
  answered = (incoming, response) => {
    response.flushHeaders();
    incoming.pipe(response);
  };
  const port = await open();
  const { outgoing, answering } = begin(port, { method: 'POST' });
  outgoing.write('one');
  const answer = await answering;
  expect(String((await once(answer, 'data'))[0])).toBe('one');
  outgoing.write('two');
  expect(String((await once(answer, 'data'))[0])).toBe('two');
  outgoing.end();
  await once(answer, 'end');
});

test('beside the sites of others an answer reaches nobody else', async () => {
  answered = (_, response) => {
    response.writeHead(200, {
      'set-cookie': ['wide=1; Domain=sites.example', 'own=1'],
      'clear-site-data': '"*"',
      'alt-svc': 'h3=":443"',
      'keep-alive': 'timeout=9',
      'x-own': 'kept',
    });
    response.end();
  };
  const port = await open();
  const { headers } = await send(port);
  expect(headers).toMatchObject({ 'set-cookie': ['own=1'], 'x-own': 'kept' });
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['clear-site-data']));
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['alt-svc']));
  ask = { isShared: false };
  expect((await send(port)).headers['set-cookie']).toHaveLength(2);
});

test('the script stands in the head of a page that comes in parts, and the first part is not held back for the last', async () => {
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
  answered = (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.write('<html><head><title>x</title></he');
    response.write('ad><body>first');
    void isSeen.then(() => response.end(' last</body></html>'));
  };
  ask = { markup: '<script src="/v"></script>' };
  const answer = await begin(await open()).end();
  let page = '';
  answer.setEncoding('utf8');
  answer.on('data', (part: string) => {
    page += part;
    if (page.includes('first')) seen();
  });
  await once(answer, 'end');
  expect(page).toBe(
    '<html><head><title>x</title><script src="/v"></script></head><body>first last</body></html>',
  );
});

test.each([
  ['data', 'application/json', '{"a":"</head>"}'],
  ['a piece of a page', 'text/html', '<li>one</li>'],
])('nothing is added to %s', async (_, type, body) => {
  answered = (_request, response) => response.writeHead(200, { 'content-type': type }).end(body);
  ask = { markup: '<script></script>' };
  expect((await send(await open())).text).toBe(body);
});

test('long texts are made smaller for those who read that', async () => {
  const words = 'word '.repeat(1000);
  answered = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/plain', etag: '"1"', 'content-length': 5000 }).end(words);
  const port = await open();
  const small = await send(port, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', etag: 'W/"1"' });
  expect(gunzipSync(small.bytes).toString()).toBe(words);
  const plain = await send(port, { headers: { 'accept-encoding': 'gzip;q=0' } });
  expect(plain.headers).toMatchObject({ 'content-length': '5000', etag: '"1"' });
  expect((await send(port, { method: 'HEAD' })).text).toBe('');
});

const limits = { requestBytes: 1000, connectMs: 5000, firstByteMs: 100, idleMs: 5000, atOnce: 1 };

test.each([
  ['that says how large it is', { 'content-length': '2000' }],
  ['that does not', { 'transfer-encoding': 'chunked' }],
])('a body %s is refused when it is too large', async (_, headers) => {
  answered = (incoming) => void incoming.resume();
  const port = await open({ limits: { ...limits, firstByteMs: 5000 } });
  expect((await send(port, { method: 'POST', headers, body: 'x'.repeat(2000) })).status).toBe(413);
});

test('a server that says nothing is given up', async () => {
  answered = () => {};
  expect((await send(await open({ limits }))).status).toBe(504);
});

test('one that breaks off is told from it', async () => {
  const port = await open();
  answered = (incoming) => void incoming.socket.destroy();
  expect((await send(port)).status).toBe(502);
  answered = (_, response) => void response.write('half', () => response.socket?.destroy());
  await expect(send(port)).rejects.toThrow(/aborted|hang up|ECONNRESET/);
});

test('a kept connection that was closed meanwhile costs nobody their page', async () => {
  const port = await open();
  expect((await send(port)).status).toBe(200);
  answered = (incoming, response) => {
    if (visits === 2) incoming.socket.destroy();
    else response.end('again');
  };
  expect((await send(port)).text).toBe('again');
  expect(visits).toBe(3);
});

test.each(['POST', 'DELETE', 'PUT', 'PATCH'])('%s is never done twice', async (method) => {
  const port = await open();
  expect((await send(port)).status).toBe(200);
  answered = (incoming) => void incoming.socket.destroy();
  expect((await send(port, { method })).status).toBe(502);
  expect(visits).toBe(2);
});

test('what was begun to be answered is not asked for again', async () => {
  const port = await open();
  expect((await send(port)).status).toBe(200);
  answered = (incoming) => void incoming.socket.write('HTTP/1.1 2', () => incoming.socket.destroy());
  expect((await send(port)).status).toBe(502);
  expect(visits).toBe(2);
});

test('while a server cannot be had, or has too much to do, visitors are told when to come back', async () => {
  const failing: ServerPool = {
    use: async () => {
      throw new AppError({ code: 'x', detail: 'down', meta: { retryAfterMs: 6400 } });
    },
    isAwake: async () => false,
  };
  expect(await send(await open({ servers: failing }))).toMatchObject({
    status: 503,
    headers: { 'retry-after': '7' },
  });
  rmSync(join(folder, 's'));
  answered = () => {};
  const port = await open({ limits: { ...limits, firstByteMs: 5000 } });
  const first = begin(port);
  first.answering.catch(() => {});
  void first.end();
  await expect.poll(() => visits).toBe(1);
  expect(await send(port)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  first.outgoing.destroy();
});

test('what the site itself lacks is sent instead of a page that says so', async () => {
  answered = (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>No</h1>');
  const port = await open();
  expect((await send(port, { path: '/robots.txt' })).status).toBe(404);
  const front = { sent: 0 };
  ask = { instead: () => void (front.sent += 1) };
  const asked = begin(port, { path: '/robots.txt' });
  asked.answering.catch(() => {});
  void asked.end();
  await expect.poll(() => front.sent).toBe(1);
  asked.outgoing.destroy();
});
