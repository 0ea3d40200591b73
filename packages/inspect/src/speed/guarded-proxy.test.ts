import { silentLogger } from '@loam/kernel';
import { createServer, get, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGuardedProxy, type GuardedProxy } from './guarded-proxy.ts';

let site: Server;
let proxy: GuardedProxy;

beforeAll(async () => {
  site = createServer((_, response) => response.end('the page'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  // Nobody listens at the first one: a name may have an address that this machine cannot reach.
  const addresses = ['127.0.0.9', '127.0.0.1'] as const;
  const guard = { check: () => Promise.resolve({ addresses, port }) };
  proxy = await openGuardedProxy({ host: '127.0.0.1', port: 0 }, { guard, logger: silentLogger });
});

afterAll(async () => {
  await proxy.close();
  site.close();
});

test('a request goes to the next address of a name when the first does not answer', async () => {
  const body = await new Promise<string>((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port: proxy.port, path: 'http://shop.example/' });
    asked.once('error', reject);
    asked.once('response', (response) => void text(response).then(resolve, reject));
  });
  expect(body).toBe('the page');
});

test('so does a tunnel', async () => {
  const asked = request({
    host: '127.0.0.1',
    port: proxy.port,
    method: 'CONNECT',
    path: 'shop.example:443',
  });
  const answer = await new Promise<string>((resolve, reject) => {
    asked.once('error', reject);
    asked.once('connect', (response, socket) => {
      expect(response.statusCode).toBe(200);
      socket.end('GET / HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n\r\n');
      text(socket).then(resolve, reject);
    });
    asked.end();
  });
  expect(answer).toContain('the page');
});
