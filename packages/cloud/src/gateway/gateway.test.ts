import { silentLogger, systemClock } from '@loam/kernel';
import { SignJWT } from 'jose';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeys, type KeyRing, makeKeyRing } from '../keys/index.ts';
import { createGateway } from './gateway.ts';
import type { CloudService, GatewayExchange, ServedCloud, ServiceName } from './ports.ts';

const refs = { one: 'a'.repeat(20), two: 'b'.repeat(20), paused: 'c'.repeat(20), starting: 'd'.repeat(20) };
const states: Readonly<Record<string, ServedCloud['state']>> = {
  [refs.one]: 'open',
  [refs.two]: 'open',
  [refs.paused]: 'paused',
  [refs.starting]: 'starting',
};
const rings = new Map<string, KeyRing>();
const ringOf = (ref: string): KeyRing => {
  const ring = rings.get(ref);
  if (!ring) throw new TypeError(ref);
  return ring;
};
const keyOf = (ref: string, id: 'publishable' | 'secret' | 'anon' | 'service_role'): string =>
  ringOf(ref).apiKeys.find((key) => key.kind === id || key.id === id)?.value ?? '';

const limits = { maxRequestBytes: 1000, timeoutMs: 5000 };
/** Says what it was asked, and by whom. */
const echo: CloudService = {
  ...limits,
  async handle(asked) {
    const { ref, method, path, search, caller } = asked;
    const body = (await asked.readBody()).toString();
    const said = { ref, method, path, search, body, caller };
    return { status: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(said) };
  },
};
const services: Partial<Record<ServiceName, CloudService>> = {
  rest: echo,
  auth: { ...echo, isOpen: (method, path) => method === 'GET' && path === '/verify' },
  functions: {
    ...limits,
    answersPreflights: true,
    handle: async ({ body, method }) => ({
      status: 200,
      headers: { 'access-control-allow-origin': 'https://own.example' },
      body: method === 'OPTIONS' ? 'mine' : body,
    }),
  },
  storage: { ...limits, timeoutMs: 20, handle: () => new Promise(() => {}) },
  realtime: {
    ...limits,
    handle: async () => ({ status: 200, headers: {}, body: Readable.from(['a', 'b']) }),
    async upgrade({ ref, caller }, _, socket) {
      const role = caller.kind === 'accepted' ? caller.role : caller.fault;
      socket.end(
        `HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n${ref} ${role}`,
      );
    },
  },
};

let server: Server;
let port: number;
const faults: unknown[] = [];
const seen: GatewayExchange[] = [];
beforeAll(async () => {
  for (const ref of Object.values(refs)) {
    const issuer = `https://${ref}.cloud.example/auth/v1`;
    rings.set(ref, await makeKeyRing({ ref, issuer, clock: systemClock }));
  }
  const gateway = createGateway({
    clouds: { find: async (ref) => (states[ref] ? { ref, state: states[ref] } : undefined) },
    keys: createKeys({ rings: { load: async (ref) => rings.get(ref) }, clock: systemClock }),
    services,
    logger: silentLogger,
    originOf: (ref) => `https://${ref}.cloud.example`,
    addressOf: () => '10.0.0.1',
    observe: (exchange) => seen.push(exchange),
  });
  const refIn = (incoming: IncomingMessage) => incoming.headers.host?.split('.')[0] ?? '';
  server = createServer((incoming, response) => {
    gateway.handle(incoming, response, refIn(incoming)).catch((error: unknown) => faults.push(error));
  });
  server.on('upgrade', (incoming, socket) => {
    gateway.upgrade(incoming, socket, refIn(incoming)).catch((error: unknown) => faults.push(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  expect(faults).toEqual([]);
});

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function ask(ref: string, path: string, { method = 'GET', headers = {}, body }: Ask = {}) {
  const outgoing = request({
    port,
    host: '127.0.0.1',
    path,
    method,
    headers: { host: `${ref}.cloud.example`, ...headers },
    agent: false,
  });
  outgoing.end(body);
  const [answer]: IncomingMessage[] = await once(outgoing, 'response');
  if (!answer) throw new TypeError('no answer');
  const said = await text(answer);
  const json: unknown =
    said.startsWith('{') && answer.headers['content-type']?.includes('json') ? JSON.parse(said) : undefined;
  return { status: answer.statusCode, headers: answer.headers, text: said, json };
}

const withKey = (ref: string, id: Parameters<typeof keyOf>[1] = 'publishable') => ({
  headers: { apikey: keyOf(ref, id) },
});

test('each request to a cloud is told of once it is over, with its sizes and without its key', async () => {
  const key = keyOf(refs.two, 'publishable');
  await ask(refs.two, `/rest/v1/todos?a=eq.1&apikey=${key}`, { method: 'POST', body: 'x'.repeat(100) });
  await ask(refs.two, '/rest/v1/todos');
  await ask('e'.repeat(20), '/rest/v1/todos');
  await expect
    .poll(() => seen.filter(({ ref }) => ref === refs.two))
    .toMatchObject([
      { service: 'rest', method: 'POST', path: '/rest/v1/todos', search: '?a=eq.1', status: 200 },
      { status: 401, address: '10.0.0.1' },
    ]);
  const [first] = seen.filter(({ ref }) => ref === refs.two);
  expect(first?.bytesIn).toBeGreaterThanOrEqual(100);
  expect(first?.bytesOut).toBeGreaterThan(100);
  expect(JSON.stringify(seen)).not.toContain(key);
  expect(seen.some(({ ref }) => ref === 'e'.repeat(20))).toBe(false);
});

test('a request arrives at its service with the cloud, the path below the prefix and the role of its key', async () => {
  const answer = await ask(refs.one, '/rest/v1/todos?select=id,name&a=eq.%20x', {
    ...withKey(refs.one),
    method: 'POST',
    body: '{"x":1}',
  });
  expect(answer.status).toBe(200);
  expect(answer.json).toMatchObject({
    ref: refs.one,
    method: 'POST',
    path: '/todos',
    search: '?select=id,name&a=eq.%20x',
    body: '{"x":1}',
    caller: { kind: 'accepted', role: 'anon' },
  });
  expect((await ask(refs.one, '/rest/v1', withKey(refs.one))).json).toMatchObject({ path: '/' });
});

test.each(['publishable', 'secret', 'anon', 'service_role'] as const)(
  'the key %s of one cloud opens that cloud and no other',
  async (id) => {
    const role = id === 'publishable' || id === 'anon' ? 'anon' : 'service_role';
    expect((await ask(refs.one, '/rest/v1/x', withKey(refs.one, id))).json).toMatchObject({
      caller: { kind: 'accepted', role },
    });
    const other = await ask(refs.two, '/rest/v1/x', withKey(refs.one, id));
    expect(other).toMatchObject({ status: 401, json: { message: 'Invalid API key' } });
  },
);

test('a key may stand in the query, and is gone from it before the service sees it', async () => {
  const key = keyOf(refs.one, 'publishable');
  const answer = await ask(refs.one, `/rest/v1/x?a=eq.1&apikey=${key}&b=is.null`);
  expect(answer.json).toMatchObject({ search: '?a=eq.1&b=is.null', caller: { role: 'anon' } });
});

test('without a key nothing answers but what the service leaves open', async () => {
  expect(await ask(refs.one, '/rest/v1/x')).toMatchObject({
    status: 401,
    json: { message: 'No API key found in request' },
  });
  expect((await ask(refs.one, '/auth/v1/user')).status).toBe(401);
  expect((await ask(refs.one, '/auth/v1/verify?token=x')).json).toMatchObject({
    path: '/verify',
    caller: { kind: 'refused', fault: 'no_api_key' },
  });
  // A wrong key is no better there than elsewhere.
  expect((await ask(refs.one, '/auth/v1/verify', { headers: { apikey: 'sb_publishable_x' } })).status).toBe(
    401,
  );
});

test('a token that proves nothing is never taken for a person', async () => {
  const claims = { role: 'service_role', sub: 'x', aud: 'authenticated' };
  const issuer = ringOf(refs.one).issuer;
  const secretOf = (ref: string) => {
    const jwk = ringOf(ref).signingKeys.find(({ algorithm }) => algorithm === 'HS256')?.jwk;
    return Buffer.from(jwk?.k ?? '', 'base64url');
  };
  const sign = (alg: string, secret: Uint8Array, kid?: string) =>
    new SignJWT({ ...claims, iss: issuer })
      .setProtectedHeader({ alg, ...(kid === undefined ? {} : { kid }) })
      .setExpirationTime('1h')
      .sign(secret);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(
    JSON.stringify({ ...claims, iss: issuer, exp: 9_999_999_999 }),
  ).toString('base64url')}.`;
  const own = ringOf(refs.one).signingKeys.find(({ status }) => status === 'in_use');
  const publicHalf = Buffer.from(JSON.stringify({ x: own?.jwk.x, y: own?.jwk.y }));
  const expired = await new SignJWT({ ...claims, iss: issuer })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(1)
    .sign(secretOf(refs.one));
  const tokens = {
    none: unsigned,
    confusion: await sign('HS256', publicHalf, own?.kid),
    foreign: await sign('HS256', secretOf(refs.two)),
    unknownKid: await sign('HS256', secretOf(refs.one), 'no-such-key'),
    expired,
    garbage: 'not-a-token',
  };
  for (const [name, token] of Object.entries(tokens)) {
    const headers = { apikey: keyOf(refs.one, 'publishable'), authorization: `Bearer ${token}` };
    const answer = await ask(refs.one, '/rest/v1/x', { headers });
    expect([name, answer.json]).toMatchObject([name, { caller: { kind: 'refused' } }]);
  }
});

test('a service key is refused from pages, by whichever sign of one', async () => {
  const signs = [
    { origin: 'https://app.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'user-agent': 'Mozilla/5.0 (X11) Firefox/140' },
  ];
  for (const id of ['secret', 'service_role'] as const) {
    for (const sign of signs) {
      const headers = { apikey: keyOf(refs.one, id), ...sign };
      const answer = await ask(refs.one, '/rest/v1/x', { headers });
      expect(answer).toMatchObject({ status: 401, json: { message: expect.stringContaining('browser') } });
    }
    // Node's own fetch sends this one.
    const headers = { apikey: keyOf(refs.one, id), 'sec-fetch-mode': 'cors' };
    expect((await ask(refs.one, '/rest/v1/x', { headers })).status).toBe(200);
  }
  const smuggled = {
    apikey: keyOf(refs.one, 'publishable'),
    authorization: `Bearer ${keyOf(refs.one, 'service_role')}`,
    origin: 'https://app.example',
  };
  expect((await ask(refs.one, '/rest/v1/x', { headers: smuggled })).status).toBe(401);
});

test('unknown, paused and starting clouds say so, readable for every page', async () => {
  const unknown = await ask('z'.repeat(20), '/rest/v1/x', withKey(refs.one));
  expect(unknown.status).toBe(404);
  const paused = await ask(refs.paused, '/rest/v1/x', withKey(refs.paused));
  expect(paused).toMatchObject({ status: 540, json: { code: 'project_paused' } });
  const starting = await ask(refs.starting, '/auth/v1/health', withKey(refs.starting));
  expect(starting).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  for (const { headers } of [unknown, paused, starting])
    expect(headers['access-control-allow-origin']).toBe('*');
  expect((await ask(refs.one, '/', withKey(refs.one))).status).toBe(404);
  expect((await ask(refs.one, '/rest/v2/x', withKey(refs.one))).status).toBe(404);
  expect(await ask(refs.one, '/ai/v1/chat/completions', withKey(refs.one))).toMatchObject({
    status: 501,
    json: { message: '/ai/v1 is not available here.' },
  });
  expect(await ask(refs.one, '/graphql/v1', withKey(refs.one))).toMatchObject({
    status: 404,
    json: { message: 'GraphQL is not offered here.' },
  });
});

test('preflights are answered for every origin without a key, and by the service where it wants to', async () => {
  const headers = {
    origin: 'https://app.example',
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'apikey,prefer',
  };
  const answer = await ask(refs.one, '/rest/v1/x', { method: 'OPTIONS', headers });
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'apikey,prefer',
      'access-control-allow-methods': expect.stringContaining('PATCH'),
    },
  });
  const own = await ask(refs.one, '/functions/v1/hello', {
    method: 'OPTIONS',
    headers: { ...headers, apikey: keyOf(refs.one, 'publishable') },
  });
  expect(own).toMatchObject({
    text: 'mine',
    headers: { 'access-control-allow-origin': 'https://own.example' },
  });
});

test('what is too large or too slow ends with one answer', async () => {
  const key = withKey(refs.one).headers;
  const long = 'x'.repeat(1001);
  expect((await ask(refs.one, '/rest/v1/x', { headers: key, method: 'POST', body: long })).status).toBe(413);
  const chunked = { ...key, 'transfer-encoding': 'chunked' };
  expect((await ask(refs.one, '/rest/v1/x', { headers: chunked, method: 'POST', body: long })).status).toBe(
    413,
  );
  expect((await ask(refs.one, '/storage/v1/object/x', { headers: key })).status).toBe(504);
});

test('bodies are streams where the service wants them', async () => {
  const headers = withKey(refs.one).headers;
  const outgoing = request({
    port,
    host: '127.0.0.1',
    path: '/functions/v1/echo',
    method: 'POST',
    headers: { host: `${refs.one}.cloud.example`, ...headers },
    agent: false,
  });
  outgoing.write('one');
  const [answer]: IncomingMessage[] = await once(outgoing, 'response');
  if (!answer) throw new TypeError('no answer');
  const [first]: unknown[] = await once(answer, 'data');
  expect(String(first)).toBe('one');
  outgoing.end('two');
  expect(await text(answer)).toBe('two');
  expect((await ask(refs.one, '/realtime/v1/x', { headers })).text).toBe('ab');
});

test('sockets pass the same door', async () => {
  const upgrade = async (ref: string, path: string, extra: Readonly<Record<string, string>> = {}) => {
    const headers = {
      host: `${ref}.cloud.example`,
      connection: 'Upgrade',
      upgrade: 'websocket',
      ...extra,
    };
    const outgoing = request({ port, host: '127.0.0.1', path, headers, agent: false });
    const granted = new Promise<string>((resolve, reject) => {
      outgoing.once('upgrade', (_, socket, head) => {
        text(socket).then((rest) => resolve(`${String(head)}${rest}`), reject);
      });
    });
    const refused = once(outgoing, 'response').then(([answer]: IncomingMessage[]) => answer?.statusCode);
    outgoing.end();
    return Promise.race([granted, refused]);
  };
  const key = keyOf(refs.one, 'publishable');
  const path = `/realtime/v1/websocket?apikey=${key}`;
  expect(await upgrade(refs.one, path)).toBe(`${refs.one} anon`);
  expect(await upgrade(refs.two, path)).toBe(401);
  expect(await upgrade(refs.paused, path)).toBe(540);
  expect(await upgrade(refs.one, '/realtime/v1/websocket')).toBe(401);
  expect(await upgrade(refs.one, `/rest/v1/x?apikey=${key}`)).toBe(404);
  const secret = `/realtime/v1/websocket?apikey=${keyOf(refs.one, 'secret')}`;
  expect(await upgrade(refs.one, secret, { origin: 'https://app.example' })).toBe(401);
});
