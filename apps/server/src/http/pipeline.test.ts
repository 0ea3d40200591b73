import { passthrough } from '@loam/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ApiError, notFound } from './api-error.ts';
import { bind, bindPassthrough, type Binding } from './bind.ts';
import { calls, createPipelineApp, problemOf } from './pipeline.fixture.ts';

const thing = '22222222-2222-4222-8222-222222222222';
const json = { 'content-type': 'application/json', authorization: 'Bearer user' };

const read = bind(calls.read, async ({ query }) => ({ limit: query.limit }));
const remove = bind(calls.remove, async () => undefined);
const operate = bind(calls.operate, async () => ({}));

function writing() {
  const seen: unknown[] = [];
  const write = bind(calls.write, async ({ body }) => {
    seen.push(body);
    return { name: body.name, count: seen.length };
  });
  return { seen, write };
}

test('an answer carries a trace id that stands in its log line, with who asked for what', async () => {
  const app = createPipelineApp({ bindings: [remove] });
  const response = await app.send('DELETE', `/things/${thing}`, {
    headers: { authorization: 'Bearer user' },
  });
  expect(response.status).toBe(204);
  const traceId = response.headers.get('x-trace-id');
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(app.lines).toEqual([
    expect.objectContaining({
      trace_id: traceId,
      method: 'DELETE',
      path: '/things/:thingId',
      status: 204,
      user_id: '11111111-1111-4111-8111-111111111111',
    }),
  ]);
});

test('a failure is problem+json whose trace id stands in the log line', async () => {
  const app = createPipelineApp({ bindings: [operate] });
  const response = await app.send('GET', '/operate', { headers: { authorization: 'Bearer user' } });
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = await problemOf(response);
  expect(problem).toMatchObject({ status: 403, code: 'forbidden' });
  expect(app.lines.map((line) => line['trace_id'])).toEqual([problem.trace_id]);
});

test('a bug is answered without its details, which stand in the log under the same trace id', async () => {
  const broken = bind(calls.operate, async () => {
    throw new TypeError('the password is hunter2');
  });
  const app = createPipelineApp({ bindings: [broken] });
  const response = await app.send('GET', '/operate', { headers: { authorization: 'Bearer operator' } });
  const problem = await problemOf(response);
  expect(problem).toMatchObject({ status: 500, code: 'internal', detail: 'An unexpected error occurred.' });
  expect(JSON.stringify(problem)).not.toContain('hunter2');
  const line = app.lines.find((entry) => entry['msg'] === 'request failed');
  expect(line).toMatchObject({ trace_id: problem.trace_id });
  expect(JSON.stringify(line)).toContain('hunter2');
});

test('an answer that does not fit its schema is a bug', async () => {
  const wrong = bind(calls.read, async () => ({ limit: Number.NaN }));
  const app = createPipelineApp({ bindings: [wrong] });
  expect((await app.send('GET', `/things/${thing}`)).status).toBe(500);
});

test('what nothing answers is a 404 or 405 in the same form, with its own log line', async () => {
  const app = createPipelineApp({ bindings: [read, remove] });
  const missing = await problemOf(await app.send('GET', '/nothing/here'));
  expect(missing).toMatchObject({ status: 404, code: 'not_found', detail: notFound().detail });
  const response = await app.send('PUT', `/things/${thing}`);
  expect(response.headers.get('allow')).toBe('GET, DELETE');
  const refused = await problemOf(response);
  expect(refused).toMatchObject({ status: 405, code: 'method_not_allowed' });
  expect(app.lines.map((line) => line['trace_id'])).toEqual([missing.trace_id, refused.trace_id]);
  expect(JSON.stringify(app.lines)).not.toContain('/nothing/here');
});

test('an id that cannot exist is answered like one that does not', async () => {
  const app = createPipelineApp({ bindings: [read] });
  expect(await problemOf(await app.send('GET', '/things/1'))).toMatchObject({
    status: 404,
    code: 'not_found',
  });
});

test('a query is read by its schema: defaults, numbers, limits', async () => {
  const app = createPipelineApp({ bindings: [read] });
  const limitOf = async (query: string) => (await app.send('GET', `/things/${thing}${query}`)).json();
  expect(await limitOf('')).toEqual({ limit: 5 });
  expect(await limitOf('?limit=7&other=1')).toEqual({ limit: 7 });
  const wrong = await problemOf(await app.send('GET', `/things/${thing}?limit=11`));
  expect(wrong).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ path: 'limit' }] });
});

test('fields that the contract does not name never reach the handler', async () => {
  const { write, seen } = writing();
  const app = createPipelineApp({ bindings: [write] });
  const body = JSON.stringify({ name: 'a', role: 'operator', __proto__: { x: 1 } });
  expect((await app.send('POST', '/things', { headers: json, body })).status).toBe(201);
  expect(seen).toEqual([{ name: 'a' }]);
});

test.each([
  ['a field that is missing', '{}', json, 400, 'invalid_input'],
  ['a field of another type', '{"name":1}', json, 400, 'invalid_input'],
  ['a body that is no object', '"name"', json, 400, 'invalid_input'],
  ['broken JSON', '{"name":', json, 400, 'invalid_input'],
  [
    'another content type',
    'name=a',
    { ...json, 'content-type': 'text/plain' },
    415,
    'unsupported_media_type',
  ],
  [
    'a form',
    'name=a',
    { ...json, 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'unsupported_media_type',
  ],
  ['a body over the limit', JSON.stringify({ name: 'x'.repeat(3000) }), json, 413, 'payload_too_large'],
] as const)('%s is refused and has no effect', async (_, body, headers, status, code) => {
  const { write, seen } = writing();
  const app = createPipelineApp({ bindings: [write] });
  const response = await app.send('POST', '/things', { headers, body });
  expect(await problemOf(response)).toMatchObject({ status, code });
  expect(seen).toEqual([]);
});

test('a body that lies about its length is cut off at the limit', async () => {
  const { write } = writing();
  const app = createPipelineApp({ bindings: [write] });
  const chunk = new TextEncoder().encode('x'.repeat(1000));
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(chunk);
    },
  });
  const request = new Request('http://localhost/api/things', {
    method: 'POST',
    headers: json,
    body: endless,
    duplex: 'half',
  });
  expect((await app.fetch(request, { address: '10.0.0.1' })).status).toBe(413);
  expect(sent).toBeLessThan(10);
});

test('permission comes before the body: a stranger learns nothing about the schema', async () => {
  const { write } = writing();
  const app = createPipelineApp({ bindings: [write] });
  const response = await app.send('POST', '/things', {
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect((await problemOf(response)).code).toBe('unauthenticated');
});

test('who has not signed in is told so in the words of the endpoint', async () => {
  const worded = bind({ ...calls.operate, signInDetail: 'Send a token.' }, async () => ({}));
  const app = createPipelineApp({ bindings: [worded] });
  expect(await problemOf(await app.send('GET', '/operate'))).toMatchObject({
    status: 401,
    detail: 'Send a token.',
  });
});

test.each([
  ['nobody', {}, 401],
  ['a bad token', { authorization: 'Bearer stolen' }, 401],
  ['a user', { authorization: 'Bearer user' }, 403],
  ['the operator', { authorization: 'Bearer operator' }, 200],
])('an operator’s call is answered to %s with the right status', async (_, headers, status) => {
  const app = createPipelineApp({ bindings: [operate] });
  expect((await app.send('GET', '/operate', { headers })).status).toBe(status);
});

test('an address that sends too much is stopped before anyone is looked up', async () => {
  const looked: string[] = [];
  const app = createPipelineApp({
    bindings: [read],
    rateLimits: { address: { perMinute: 3 } },
    now: () => new Date(0),
    options: {
      authenticate: async (request) => {
        looked.push(request.headers.get('authorization') ?? '');
        throw new ApiError('unauthenticated', 'Unknown token.');
      },
    },
  });
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const headers = { authorization: `Bearer invented ${n}` };
    statuses.push((await app.send('GET', `/things/${thing}`, { headers })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  expect(looked).toHaveLength(3);
  expect((await app.send('GET', `/things/${thing}`, { address: '10.0.0.2' })).status).toBe(401);
});

const cookie = { cookie: 'session=user', 'content-type': 'application/json' };

test.each([
  ['a cookie from our page', { ...cookie, origin: 'http://localhost:3000' }, 201],
  ['a cookie from another site', { ...cookie, origin: 'http://evil.example' }, 403],
  ['a cookie from a preview', { ...cookie, origin: 'http://x.preview.localhost:3000' }, 403],
  ['a cookie with the origin null', { ...cookie, origin: 'null' }, 403],
  ['a cookie without an origin', cookie, 403],
  ['a bearer token from anywhere', { ...json, origin: 'http://evil.example' }, 201],
  [
    'a cookie from our own IP address',
    { ...cookie, origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' },
    201,
  ],
  [
    'a cookie from another IP address',
    { ...cookie, origin: 'http://192.168.1.6:3000', host: '192.168.1.5:3000' },
    403,
  ],
  [
    'a cookie under a name of someone else',
    { ...cookie, origin: 'http://evil.example', host: 'evil.example' },
    403,
  ],
])('a change with %s is answered with %i', async (_, headers, status) => {
  const { write, seen } = writing();
  const app = createPipelineApp({ bindings: [write] });
  const response = await app.send('POST', '/things', { headers, body: '{"name":"a"}' });
  expect(response.status).toBe(status);
  expect(seen.length).toBe(status === 201 ? 1 : 0);
});

test('reading needs no origin', async () => {
  const app = createPipelineApp({ bindings: [read] });
  const headers = { cookie: 'session=user', origin: 'http://evil.example' };
  expect((await app.send('GET', `/things/${thing}`, { headers })).status).toBe(200);
});

test('too many calls are told how long to wait, per account or per address', async () => {
  let now = new Date('2026-01-01T00:00:00Z');
  const app = createPipelineApp({
    bindings: [read],
    rateLimits: { standard: { perMinute: 2 } },
    now: () => now,
  });
  const send = (address: string, headers = {}) => app.send('GET', `/things/${thing}`, { address, headers });
  expect([(await send('1.1.1.1')).status, (await send('1.1.1.1')).status]).toEqual([200, 200]);
  const refused = await send('1.1.1.1');
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' });
  expect((await send('2.2.2.2')).status).toBe(200);
  const user = { authorization: 'Bearer user' };
  expect([(await send('1.1.1.1', user)).status, (await send('3.3.3.3', user)).status]).toEqual([200, 200]);
  expect((await send('4.4.4.4', user)).status).toBe(429);
  now = new Date(now.getTime() + 30_000);
  expect((await send('1.1.1.1')).status).toBe(200);
});

const passed = passthrough({
  methods: ['GET', 'POST'],
  path: '/things/:thingId/raw/*',
  permission: 'SignedIn',
  summary: 'Pass on',
  params: z.object({ thingId: z.uuid() }),
});

test('a passthrough hands over the rest of its path and streams both ways, behind the same checks', async () => {
  const bindings = bindPassthrough(passed, async ({ rest, search, request, actor }) => {
    const headers = { 'content-type': 'text/x-own', 'x-rest': `${rest}${search} ${actor.kind}` };
    return new Response(request.body, { status: 207, headers });
  });
  const app = createPipelineApp({ bindings });
  const path = `/things/${thing}/raw/v1/a%20b/?c=d`;
  const headers = { authorization: 'Bearer user', 'content-type': 'text/plain' };
  const answer = await app.send('POST', path, { headers, body: 'not json' });
  expect(answer.status).toBe(207);
  expect(answer.headers.get('content-type')).toBe('text/x-own');
  expect(answer.headers.get('x-rest')).toBe('v1/a%20b/?c=d user');
  expect(answer.headers.get('x-trace-id')).toBe(app.lines.at(-1)?.['trace_id']);
  expect(await answer.text()).toBe('not json');
  expect((await app.send('GET', path)).status).toBe(401);
  expect((await app.send('DELETE', path, { headers })).status).toBe(405);
  expect((await app.send('GET', '/things/none/raw/x', { headers })).status).toBe(404);
  const document: unknown = await (await app.send('GET', '/openapi.json')).json();
  expect(document).toMatchObject({
    paths: {
      '/api/things/{thingId}/raw/{rest}': {
        get: { 'x-permission': 'SignedIn', 'x-passthrough': true },
        post: { 'x-permission': 'SignedIn', parameters: [{ name: 'thingId' }, { name: 'rest' }] },
      },
    },
  });
});

test('a passthrough that nobody bound, or bound for somebody else, stops the start', () => {
  const expectedPassthroughs = { passed };
  const open = { ...passed, permission: 'Anyone' } as const;
  const answer = async () => new Response(null);
  const start = (bindings: Binding[]) => createPipelineApp({ bindings, options: { expectedPassthroughs } });
  expect(() => start([])).toThrow('is not bound');
  expect(() => start(bindPassthrough(open, answer))).toThrow('is not bound');
  expect(() => start(bindPassthrough(passed, answer))).not.toThrow();
});
