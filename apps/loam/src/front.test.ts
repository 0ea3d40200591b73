import { once } from 'node:events';
import { connect } from 'node:net';
import { createEdge } from '@loam/edge';
import { describe, expect, test } from 'vitest';
import { createFront, type Front, type Parts } from './front.ts';
import { call, callUpgrade, fakeServer, listenLocally } from './local-listener.fixture.ts';

const bases = {
  builder: 'localhost',
  preview: 'preview.localhost',
  sites: 'sites.localhost',
  files: 'files.localhost',
  cloud: 'cloud.localhost',
};
const edge = createEdge({ brand: 'Loam', builderOrigin: 'http://localhost:3000' });
const browser = { accept: 'text/html,*/*', 'sec-fetch-mode': 'navigate' };

async function listen(parts: Partial<Parts> = {}): Promise<number> {
  const front = createFront();
  front.open({ bases, server: fakeServer(), edge, ...parts });
  return (await listenLocally(front)).port;
}

test.each(['localhost', 'localhost:3000', 'LOCALHOST.', '192.168.1.20:3000', '[2001:db8::5]:3000'])(
  '%s reaches the server',
  async (host) => {
    const answer = await call({ port: await listen(), host, path: '/projects/1?x=2', headers: browser });
    expect(answer).toMatchObject({ status: 200, body: 'server /projects/1?x=2' });
  },
);

test.each([
  'a.preview.localhost',
  'shop.sites.localhost:3000',
  'files.localhost',
  'ref.cloud.localhost',
  'example.com',
])('%s reaches the edge and never the server', async (host) => {
  const answer = await call({ port: await listen(), host, headers: browser });
  expect(answer.status).toBe(404);
  expect(answer.body).toContain('There is nothing here yet');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test('only the builder may frame a preview, and nobody another edge page', async () => {
  const port = await listen();
  const policyOf = async (host: string) => (await call({ port, host })).headers['content-security-policy'];
  expect(await policyOf('a.preview.localhost')).toContain('frame-ancestors http://localhost:3000');
  expect(await policyOf('a.sites.localhost')).toContain("frame-ancestors 'none'");
});

test('programs get problem+json from the edge', async () => {
  const answer = await call({ port: await listen(), host: 'ref.cloud.localhost', path: '/rest/v1/todos' });
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(JSON.parse(answer.body)).toMatchObject({ status: 404, code: 'not_found' });
});

test.each(['local host', 'a..localhost', 'shop@localhost'])('the invalid Host %j is 404', async (host) => {
  expect((await call({ port: await listen(), host })).status).toBe(404);
});

test('an absolute address in the request line is refused: it could name another host than the header', async () => {
  const answer = await call({ port: await listen(), host: 'localhost', path: 'http://a.preview.localhost/' });
  expect(answer.status).toBe(400);
});

test('a HEAD of a page that is not there has no body', async () => {
  const answer = await call({ port: await listen(), host: 'a.sites.localhost', method: 'HEAD' });
  expect(answer).toMatchObject({ status: 404, body: '' });
});

describe('127.0.0.1', () => {
  test.each([
    ['127.0.0.1:3000', 'http://localhost:3000/a?b=c'],
    ['[::1]:8080', 'http://localhost:8080/a?b=c'],
    ['127.0.0.1', 'http://localhost/a?b=c'],
  ])('sends a browser’s page load from %s to localhost', async (host, location) => {
    const answer = await call({ port: await listen(), host, path: '/a?b=c', headers: browser });
    expect(answer).toMatchObject({ status: 307, headers: { location } });
  });

  test.each<[string, { path?: string; method?: string; headers?: Record<string, string> }]>([
    ['an API call', { path: '/api/health', headers: browser }],
    ['the live code socket’s path', { path: '/_sandbox/code/ws?project_id=1', headers: browser }],
    ['a form post', { method: 'POST', headers: browser }],
    ['a script or image of a page', { headers: { accept: '*/*', 'sec-fetch-mode': 'no-cors' } }],
    ['a program', { headers: { accept: '*/*' } }],
  ])('does not redirect %s', async (_, sent) => {
    const answer = await call({ port: await listen(), host: '127.0.0.1:3000', ...sent });
    expect(answer.status).toBe(200);
  });

  test('is not redirected where the builder has a real name', async () => {
    const port = await listen({ bases: { ...bases, builder: 'loam.example' } });
    expect((await call({ port, host: '127.0.0.1', headers: browser })).status).toBe(200);
  });
});

describe('upgrades', () => {
  test.each(['localhost:3000', '127.0.0.1:3000'])(
    '%s reaches the server in both directions',
    async (host) => {
      const socket = await callUpgrade({ port: await listen(), host, path: '/api/live' });
      if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
      socket.write('hello');
      expect(String((await once(socket, 'data'))[0])).toBe('hello');
    },
  );

  test.each(['a.preview.localhost', 'ref.cloud.localhost', 'example.com'])('%s is 404', async (host) => {
    expect(await callUpgrade({ port: await listen(), host })).toBe(404);
  });

  test('a peer that vanishes during the handshake does no harm', async () => {
    const port = await listen();
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: example.com\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
    socket.resetAndDestroy();
    expect((await call({ port, host: 'localhost' })).status).toBe(200);
  });
});

test('until it is opened every request is told to come back', async () => {
  const front: Front = createFront();
  const { port } = await listenLocally(front);
  expect(await call({ port, host: 'localhost', path: '/api/health' })).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
  });
  expect(await callUpgrade({ port, host: 'localhost' })).toBe(503);
  front.open({ bases, server: fakeServer(), edge });
  expect((await call({ port, host: 'localhost' })).status).toBe(200);
});

test('a role without a server still tells its health, and nothing else, on the builder’s host', async () => {
  const port = await listen({ server: undefined });
  expect(await call({ port, host: '127.0.0.1', path: '/api/health' })).toMatchObject({
    status: 200,
    body: '{"status":"ok"}',
  });
  expect((await call({ port, host: 'localhost', path: '/api/projects' })).status).toBe(404);
});

test('a role without an edge answers edge hosts with 404', async () => {
  const port = await listen({ edge: undefined });
  expect((await call({ port, host: 'a.preview.localhost' })).status).toBe(404);
});
