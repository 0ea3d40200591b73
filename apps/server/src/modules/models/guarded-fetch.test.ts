import { createOutbound } from '@loam/kernel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuardedFetch } from './guarded-fetch.ts';

const seen: string[] = [];
const release = Promise.withResolvers<void>();
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    seen.push(
      `${request.method} ${request.url} ${request.headers.authorization} ${Buffer.concat(chunks).toString()}`,
    );
    if (request.url === '/away') return response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: one\n\n');
    void release.promise.then(() => response.end('data: two\n\n'));
  });
});
let host: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  host = `127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('an answer arrives piece by piece from an address that is allowed', async () => {
  const fetch = createGuardedFetch(createOutbound({ allowPrivate: [host] }));
  const answer = await fetch(`http://${host}/v1/chat`, {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: '{"a":1}',
  });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: one\n\n');
  release.resolve();
  expect((await reader?.read())?.value).toBe('data: two\n\n');
  expect(seen).toEqual(['POST /v1/chat Bearer key {"a":1}']);
});

test('the next address is tried when the first cannot be reached, and only those that were checked', async () => {
  const port = Number(host.split(':')[1]);
  // Nothing listens on the second loopback address.
  const addresses = { 'two.test': ['127.0.0.2', '127.0.0.1'], 'none.test': ['127.0.0.2', '127.0.0.3'] };
  const resolve = async (name: string) =>
    Object.entries(addresses).find(([known]) => known === name)?.[1] ?? [];
  const allowPrivate = Object.keys(addresses).map((name) => `${name}:${port}`);
  const fetch = createGuardedFetch(createOutbound({ allowPrivate, resolve }));
  const before = seen.length;
  expect((await fetch(`http://two.test:${port}/away`, { method: 'POST', body: 'x' })).status).toBe(302);
  expect(seen.slice(before)).toEqual(['POST /away undefined x']);
  await expect(fetch(`http://none.test:${port}/`)).rejects.toThrow('ECONNREFUSED');
  const strict = createGuardedFetch(
    createOutbound({ ports: [port], resolve: async () => ['93.184.215.14', '127.0.0.1'] }),
  );
  await expect(strict(`http://mixed.test:${port}/`)).rejects.toMatchObject({ code: 'address_refused' });
});

test('a redirect is not followed', async () => {
  const fetch = createGuardedFetch(createOutbound({ allowPrivate: [host] }));
  expect((await fetch(`http://${host}/away`)).status).toBe(302);
});

test('an address within the network is refused, and nothing reaches it', async () => {
  const before = seen.length;
  await expect(createGuardedFetch(createOutbound())(`http://${host}/`)).rejects.toMatchObject({
    code: 'port_refused',
  });
  expect(seen).toHaveLength(before);
});

test('an abort ends the call', async () => {
  const fetch = createGuardedFetch(createOutbound({ allowPrivate: [host] }));
  const signal = AbortSignal.abort();
  await expect(fetch(`http://${host}/`, { signal })).rejects.toThrow('aborted');
});
