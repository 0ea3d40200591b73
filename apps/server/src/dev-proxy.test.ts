import { silentLogger } from '@loam/kernel';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createDevProxy } from './dev-proxy.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

async function listen(server: Server): Promise<number> {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function proxyTo(port: number): Promise<number> {
  const proxy = createDevProxy(`http://127.0.0.1:${port}`, silentLogger);
  const server = createServer((request, response) => void proxy.handle(request, response));
  server.on('upgrade', proxy.upgrade);
  return listen(server);
}

test('pages come from the bundler, with their status, headers and body', async () => {
  const bundler = createServer((request, response) => {
    response.writeHead(203, { 'x-path': request.url }).end(`hello ${request.method}`);
  });
  const port = await proxyTo(await listen(bundler));
  const answer = await fetch(`http://127.0.0.1:${port}/src/main.tsx?t=1`);
  expect([answer.status, answer.headers.get('x-path'), await answer.text()]).toEqual([
    203,
    '/src/main.tsx?t=1',
    'hello GET',
  ]);
});

test('the socket of hot reload is passed through both ways', async () => {
  const bundler = createServer();
  bundler.on('upgrade', (request, socket) => {
    const key = String(request.headers['x-key']);
    const head = ['HTTP/1.1 101 Switching Protocols', 'connection: upgrade', 'upgrade: websocket'];
    socket.write([...head, `x-key: ${key}`, '', ''].join('\r\n'));
    socket.on('data', (chunk: Buffer) => socket.end(`echo ${chunk.toString()}`));
  });
  const client = connect(await proxyTo(await listen(bundler)), '127.0.0.1');
  client.write(
    'GET /hmr HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nx-key: k1\r\n\r\n',
  );
  const [head] = await once(client, 'data');
  expect(String(head)).toContain('x-key: k1');
  client.write('ping');
  const [echo] = await once(client, 'data');
  expect(String(echo)).toBe('echo ping');
  client.destroy();
});

test('a bundler that is not there yet is said so', async () => {
  const gone = createServer();
  const port = await listen(gone);
  gone.close();
  const answer = await fetch(`http://127.0.0.1:${await proxyTo(port)}/`);
  expect(answer.status).toBe(502);
});
