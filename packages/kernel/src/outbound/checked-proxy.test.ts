import { createServer, get, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { createCheckedProxy, type CheckedProxy } from './checked-proxy.ts';

let site: Server;
let proxy: CheckedProxy;
let port = 0;

beforeAll(async () => {
  site = createServer((_, response) => response.end('the page'));
  const sitePort = await listen(site);
  proxy = createCheckedProxy({
    async check(address) {
      const url = new URL(address);
      if (url.hostname === 'closed.example')
        throw new AppError({ code: 'address_refused', detail: 'Not this.' });
      // Nobody listens at the first one: a name may have an address that this machine cannot reach.
      return { url, addresses: ['127.0.0.9', '127.0.0.1'], port: sitePort, isRouted: false };
    },
  });
  port = await listen(proxy.server);
});

afterAll(async () => {
  await proxy.close();
  site.close();
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function ask(path: string): Promise<{ readonly status: number | undefined; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path });
    asked.once('error', reject);
    asked.once('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
  });
}

function openTunnel(
  target: string,
): Promise<{ readonly status: number | undefined; readonly socket: Duplex }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method: 'CONNECT', path: target });
    asked.once('error', reject);
    asked.once('connect', ({ statusCode }, socket) => resolve({ status: statusCode, socket }));
    asked.end();
  });
}

test('a request goes to the next address of a name when the first does not answer', async () => {
  expect(await ask('http://shop.example/')).toEqual({ status: 200, body: 'the page' });
});

test('what the check rejects is told and not called, by either way', async () => {
  expect(await ask('http://closed.example/')).toEqual({ status: 403, body: 'Not this.\n' });
  const { status, socket } = await openTunnel('closed.example:443');
  socket.destroy();
  expect(status).toBe(403);
});

test('a tunnel leads to the next address too, for those who speak TLS', async () => {
  const { status, socket } = await openTunnel('shop.example:443');
  expect(status).toBe(200);
  // A site without TLS does not understand it, and says so.
  socket.end(Buffer.from([0x16, 3, 1, 0, 1, 1]));
  expect(await text(socket)).toContain('400 Bad Request');
});

test('anything else in a tunnel is cut off', async () => {
  const { socket } = await openTunnel('shop.example:443');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: shop.example\r\n\r\n');
  expect(await text(socket).catch(() => '')).toBe('');
});
