import { silentLogger } from '@loam/kernel';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createForwarder, type Forwarder } from './forwarder.ts';

const opened: { readonly server: Server; readonly forwarder?: Forwarder }[] = [];
afterEach(async () => {
  for (const { server, forwarder } of opened.splice(0)) {
    forwarder?.close();
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server, forwarder?: Forwarder): Promise<number> {
  opened.push({ server, ...(forwarder && { forwarder }) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function openEdge(serverPort: number): Promise<number> {
  const forwarder = createForwarder(`http://127.0.0.1:${serverPort}`, { logger: silentLogger });
  const server = createServer((incoming, response) => forwarder.handle(incoming, response));
  server.on('upgrade', (incoming, socket) => forwarder.upgrade(incoming, socket));
  return listen(server, forwarder);
}

function send(port: number, headers: Readonly<Record<string, string>>, body = '') {
  return new Promise<{ readonly answer: IncomingMessage; readonly text: string }>((resolve, reject) => {
    const outgoing = request({
      port,
      host: '127.0.0.1',
      path: '/a?b=c',
      method: 'POST',
      headers,
      agent: false,
    });
    outgoing.once('error', reject);
    outgoing.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.once('end', () => resolve({ answer, text }));
    });
    outgoing.end(body);
  });
}

test('a request arrives as it was sent, and so does its answer', async () => {
  const server = createServer((incoming, response) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    incoming.on('end', () => {
      response.writeHead(302, { location: '/x', 'set-cookie': ['a=1', 'b=2'] });
      response.end(
        [incoming.method, incoming.url, incoming.headers.host, incoming.headers.cookie, body].join(' '),
      );
    });
  });
  const edge = await openEdge(await listen(server));
  const { answer, text } = await send(edge, { host: 'p.preview.localhost:3000', cookie: 'c=3' }, 'body');
  expect(text).toBe('POST /a?b=c p.preview.localhost:3000 c=3 body');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers).toMatchObject({ location: '/x', 'set-cookie': ['a=1', 'b=2'] });
});

test('a socket is led through in both directions, and ends on both sides', async () => {
  const server = createServer();
  const ended = new Promise<void>((resolve) => {
    server.on('upgrade', (incoming, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
      socket.write(String(incoming.headers.host));
      socket.on('data', (chunk) => socket.write(chunk));
      socket.once('end', () => resolve());
    });
  });
  const edge = await openEdge(await listen(server));
  const headers = { host: 'p.preview.localhost', connection: 'Upgrade', upgrade: 'websocket' };
  const outgoing = request({ port: edge, host: '127.0.0.1', headers, agent: false });
  const granted = new Promise<{ readonly socket: Socket; readonly head: Buffer }>((resolve) => {
    outgoing.once('upgrade', (_, socket, head) => resolve({ socket, head }));
  });
  outgoing.end();
  const { socket, head } = await granted;
  let heard = String(head);
  socket.on('data', (chunk: Buffer) => (heard += String(chunk)));
  socket.write(' hello');
  await expect.poll(() => heard).toBe('p.preview.localhost hello');
  socket.destroy();
  await ended;
});

test('a server that is gone is said, and what leads back to the edge goes round only once', async () => {
  const gone = createServer();
  const port = await listen(gone);
  gone.close();
  const { answer, text } = await send(await openEdge(port), { host: 'p.preview.localhost' });
  expect(answer.statusCode).toBe(503);
  expect(text).toContain('does not answer');
  const place = createServer();
  const own = await listen(place);
  const forwarder = createForwarder(`http://127.0.0.1:${own}`, { logger: silentLogger });
  opened.push({ server: place, forwarder });
  place.on('request', (incoming, response) => forwarder.handle(incoming, response));
  expect((await send(own, { host: 'p.preview.localhost' })).answer.statusCode).toBe(508);
});
