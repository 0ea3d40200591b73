import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { createServer as createRawServer, connect, type Socket, type Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { endToEndHeaders } from './headers.ts';
import { relayRequest } from './relay-request.ts';
import { relaySocket } from './relay-socket.ts';
import type { RelayLimits } from './send-upstream.ts';

const generous: RelayLimits = { connectMs: 20_000, firstByteMs: 20_000, idleMs: 20_000 };
const stops: (() => void)[] = [];
const lines: Record<string, unknown>[] = [];
const logger = createLogger({ level: 'warn', sink: { write: (line) => lines.push(JSON.parse(line)) } });
let answered: (socket: Socket, asked: string) => void;
let limits: RelayLimits;

beforeEach(() => {
  lines.length = 0;
  limits = generous;
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => {});
    sockets.add(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The relay on a port, in front of an engine that answers with raw bytes. */
async function open(): Promise<number> {
  const engine = createRawServer((socket) => socket.on('data', (asked) => answered(socket, String(asked))));
  const to = { host: '127.0.0.1', port: await listen(engine) };
  const front = createServer((incoming, response) => {
    void relayRequest(
      { request: incoming, response },
      {
        to,
        limits: { ...limits, requestBytes: 1000 },
        logger,
        headers: endToEndHeaders(incoming),
        choose: ({ headers }) => ({ kind: 'pass', headers }),
        refuse: ({ kind, traceId }) => response.writeHead(502).end(`${kind} ${traceId}`),
      },
    );
  });
  front.on('upgrade', (incoming, socket) => {
    const headers = endToEndHeaders(incoming);
    relaySocket(incoming, socket, {
      to,
      limits,
      logger,
      headers,
      choose: (answer) => answer.headers.filter(([name]) => name.toLowerCase() !== 'set-cookie'),
    });
  });
  return listen(front);
}

async function send(port: number, options: { readonly method?: string; readonly body?: string } = {}) {
  const { method = 'GET', body } = options;
  const headers = { host: 'x', ...(body !== undefined && { 'content-length': String(body.length) }) };
  const outgoing = request({ port, host: '127.0.0.1', method, agent: false, headers });
  outgoing.end(body);
  const [answer]: IncomingMessage[] = await once(outgoing, 'response');
  if (!answer) throw new Error('no answer');
  return { status: answer.statusCode, headers: answer.headers, text: String(await buffer(answer)) };
}

const say = (head: string, body = '') => {
  answered = (socket) => void socket.end(`HTTP/1.1 ${head}\r\n\r\n${body}`);
};

test.each([
  ['a status below all', '099 Low'],
  ['a status above all', '600 High'],
  [
    'an upgrade that nobody asked for',
    '101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket',
  ],
  ['two lengths', '200 OK\r\ncontent-length: 1\r\ncontent-length: 2'],
  ['a length and parts', '200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked'],
  ['a header with a character that no header has', '200 OK\r\nx: a\u0001b'],
  ['a head that does not end', `200 OK\r\nx: ${'y'.repeat(40_000)}`],
  ['nothing', ''],
])('%s is refused, and the log knows it by the number that is told', async (_, head) => {
  const port = await open();
  if (head === '') answered = (socket) => void socket.destroy();
  else say(head);
  const { status, text } = await send(port);
  const [kind, traceId] = text.split(' ');
  expect([status, kind]).toEqual([502, 'broken']);
  expect(lines).toMatchObject([{ trace_id: traceId, kind: 'broken', method: 'GET', path: '/' }]);
});

test('what is of one connection stays there, also what the answer itself names', async () => {
  say(
    '200 OK\r\nconnection: close, x-own\r\nx-own: 1\r\nkeep-alive: timeout=9\r\nx-kept: 2\r\ncontent-length: 2',
    'ok',
  );
  const { headers, text } = await send(await open());
  expect(headers).not.toHaveProperty('x-own');
  expect(headers).toMatchObject({ 'x-kept': '2' });
  expect(text).toBe('ok');
});

test('a body that breaks off breaks the connection', async () => {
  say('200 OK\r\ncontent-length: 50', 'half');
  await expect(send(await open())).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  await expect.poll(() => lines).toMatchObject([{ kind: 'broken' }]);
});

test('an engine that takes the request and says nothing, or never ends its head, is given up', async () => {
  limits = { ...generous, firstByteMs: 50 };
  const port = await open();
  answered = () => {};
  expect((await send(port)).text).toMatch(/^silent /);
  answered = (socket) => {
    const timer = setInterval(() => socket.write('x: y\r\n'), 10);
    socket.write('HTTP/1.1 200 OK\r\n');
    socket.on('close', () => clearInterval(timer));
  };
  expect((await send(port)).text).toMatch(/^silent /);
});

test('a stream lasts longer than any limit while something moves', async () => {
  limits = { ...generous, idleMs: 2000 };
  answered = (socket) => {
    let left = 24;
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n');
    const timer = setInterval(() => {
      socket.write('.');
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      socket.end();
    }, 100);
  };
  expect((await send(await open())).text).toBe('.'.repeat(24));
});

test('nobody there is told from an answer that is none', async () => {
  const gone = createRawServer();
  const port = await listen(gone);
  gone.close();
  const front = createServer((incoming, response) => {
    void relayRequest(
      { request: incoming, response },
      {
        to: { host: '127.0.0.1', port },
        limits,
        logger,
        headers: endToEndHeaders(incoming),
        choose: ({ headers }) => ({ kind: 'pass', headers }),
        refuse: ({ kind }) => response.writeHead(503).end(kind),
      },
    );
  });
  expect((await send(await listen(front))).text).toBe('unreachable');
});

test('who sends too much is told, though the body was still on its way', async () => {
  answered = () => {};
  expect((await send(await open(), { method: 'POST', body: 'x'.repeat(5000) })).text).toMatch(/^too_large /);
});

async function upgrade(port: number): Promise<{ readonly socket: Socket; heard(): string }> {
  const socket = connect(port, '127.0.0.1');
  stops.push(() => socket.destroy());
  let heard = '';
  socket.on('data', (part) => (heard += String(part)));
  socket.on('error', () => {});
  socket.write('GET /live HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
  return { socket, heard: () => heard };
}

test('a socket that is granted lasts however silent it is, and its head is read like any other', async () => {
  limits = { ...generous, idleMs: 100 };
  answered = (socket, asked) => {
    if (!asked.startsWith('GET')) return void socket.write(`echo ${asked}`);
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nset-cookie: a=1\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\nfirst',
    );
  };
  const { socket, heard } = await upgrade(await open());
  await expect.poll(heard).toContain('first');
  expect(heard()).toMatch(/^HTTP\/1\.1 101 /);
  expect(heard()).not.toContain('set-cookie');
  const silentUntil = Date.now() + 300;
  await expect.poll(() => Date.now()).toBeGreaterThan(silentUntil);
  socket.write('hello');
  await expect.poll(heard).toContain('echo hello');
});

test.each([
  ['refused', '403 Forbidden\r\ncontent-length: 2', 'HTTP/1.1 403 '],
  ['answered with nonsense', '099 Low', 'HTTP/1.1 502 '],
  ['granted without a protocol', '101 Switching Protocols\r\nconnection: upgrade', 'HTTP/1.1 502 '],
])('a socket that is %s is closed with a word', async (_, head, begin) => {
  say(head, 'no');
  const { socket, heard } = await upgrade(await open());
  await once(socket, 'close');
  expect(heard().slice(0, begin.length)).toBe(begin);
});
