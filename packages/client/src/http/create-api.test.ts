import { endpoint, FieldError, Problem } from '@loam/contract';
import { expect, test } from 'vitest';
import { callsOf, createApi, createCaller, type FetchInit } from './create-api.ts';
import { ApiProblem, ApiUnreachable } from './problems.ts';

const projectId = '7b0c1b1e-3c58-4c36-9d5a-0f6f4f3f8f11';
// Schemas come from the contract: this package has no parser of its own.
const object = FieldError.omit({ path: true, message: true });
const { detail: text, status: number } = Problem.shape;

const getThing = endpoint({
  method: 'GET',
  path: '/projects/:projectId/things/:thing',
  permission: 'ViewProject',
  summary: 'A thing',
  params: object.extend({ projectId: text, thing: text }),
  query: object.extend({ limit: number.optional(), q: text.optional() }),
  response: object.extend({ name: text, size: number.default(1) }),
});
const makeThing = endpoint({
  method: 'POST',
  path: '/things',
  permission: 'SignedIn',
  summary: 'Makes a thing',
  body: object.extend({ name: text }),
  response: object.extend({ id: text }),
  status: 201,
});
const dropThing = endpoint({
  method: 'DELETE',
  path: '/things',
  permission: 'SignedIn',
  summary: 'Drops it',
  status: 204,
});

interface Sent extends FetchInit {
  readonly url: string;
}

function answering(answer: (sent: Sent) => Response | Promise<Response>, more: { token?: string } = {}) {
  const sent: Sent[] = [];
  const caller = createCaller({
    baseUrl: 'http://loam.test/',
    fetch: async (url, init) => {
      sent.push({ url, ...init });
      return answer({ url, ...init });
    },
    ...(more.token === undefined ? {} : { getToken: () => more.token }),
  });
  return { sent, calls: callsOf(caller, { getThing, makeThing, dropThing }), caller };
}

const hanging = ({ signal }: Sent) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('params and query are encoded into the address, and absent query values are left out', async () => {
  const { calls, sent } = answering(() => Response.json({ name: 'x' }));
  await calls.getThing({ params: { projectId, thing: 'a/b ?' }, query: { limit: 5, q: undefined } });
  expect(sent[0]?.url).toBe(`http://loam.test/api/projects/${projectId}/things/a%2Fb%20%3F?limit=5`);
  expect(sent[0]?.body).toBeUndefined();
});

test('an answer is parsed by its schema: defaults are filled in, unknown fields are tolerated', async () => {
  const { calls } = answering(() => Response.json({ name: 'x', invented_later: true }));
  const thing: { name: string; size: number } = await calls.getThing({ params: { projectId, thing: 'a' } });
  expect(thing).toEqual({ name: 'x', size: 1 });
});

test('a body travels as JSON with the token and the idempotency key', async () => {
  const { calls, sent } = answering(() => Response.json({ id: '1' }, { status: 201 }), { token: 'secret' });
  expect(await calls.makeThing({ body: { name: 'n' }, idempotencyKey: 'k1' })).toEqual({ id: '1' });
  expect(sent[0]).toMatchObject({
    method: 'POST',
    body: '{"name":"n"}',
    headers: { 'content-type': 'application/json', authorization: 'Bearer secret', 'idempotency-key': 'k1' },
  });
});

test('an empty answer is undefined, and a call without input needs no argument', async () => {
  const { calls } = answering(() => new Response(null, { status: 204 }));
  expect(await calls.dropThing()).toBeUndefined();
});

test('a problem becomes an ApiProblem with everything a screen needs', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Invalid input',
    status: 400,
    code: 'invalid_input',
    detail: 'name: too short',
    trace_id: 't1',
    errors: [{ path: 'name', message: 'too short' }],
  };
  const { calls } = answering(() => Response.json(problem, { status: 400, headers: { 'retry-after': '7' } }));
  const error = await calls.makeThing({ body: { name: '' } }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiProblem);
  expect(error).toMatchObject({
    status: 400,
    code: 'invalid_input',
    detail: 'name: too short',
    traceId: 't1',
    errors: [{ path: 'name', message: 'too short' }],
    retryAfterSeconds: 7,
  });
});

test.each([
  [502, 'unavailable'],
  [404, 'not_found'],
  [418, 'internal'],
])('a proxy’s own page with status %i is the problem %s', async (status, code) => {
  const { calls } = answering(() => new Response('<html>', { status }));
  await expect(calls.dropThing()).rejects.toMatchObject({ name: 'ApiProblem', status, code });
});

test('a code that only a newer server knows falls back to the status', async () => {
  const { calls } = answering(() => Response.json({ code: 'teapot', detail: 'No.' }, { status: 409 }));
  await expect(calls.dropThing()).rejects.toMatchObject({ code: 'conflict', detail: 'No.' });
});

test('a failed connection and a late answer are told apart', async () => {
  const broken = answering(() => Promise.reject(new TypeError('fetch failed')));
  await expect(broken.calls.dropThing()).rejects.toMatchObject({ name: 'ApiUnreachable', reason: 'network' });
  const slow = answering(hanging);
  await expect(slow.calls.dropThing({ timeoutMs: 1 })).rejects.toMatchObject({
    name: 'ApiUnreachable',
    reason: 'timeout',
  });
});

test('a call that the caller gave up rejects with the caller’s own reason', async () => {
  const { calls } = answering(hanging);
  const controller = new AbortController();
  const call = calls.dropThing({ signal: controller.signal });
  controller.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
});

test('an answer that is not what the contract says is unreadable, not a silent undefined', async () => {
  const { calls } = answering(() => Response.json({ nam: 'x' }));
  const error = await calls
    .getThing({ params: { projectId, thing: 'a' } })
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiUnreachable);
  expect(error).toMatchObject({ reason: 'unreadable' });
});

test('raw hands over the whole answer', async () => {
  const { caller } = answering(() => new Response('zip', { headers: { 'content-type': 'application/zip' } }));
  const response = await caller.raw(dropThing);
  expect(await response.text()).toBe('zip');
});

test('every endpoint of the contract is a method', async () => {
  const api = createApi({
    baseUrl: '',
    fetch: async () => Response.json({ ticket: 't', expires_at: '2026-01-01T00:00:00Z' }),
  });
  expect(await api.createLiveTicket()).toEqual({ ticket: 't', expires_at: '2026-01-01T00:00:00Z' });
});

test('what the contract requires cannot be left out', () => {
  const { calls } = answering(() => Response.json({}));
  // @ts-expect-error the params are required
  void (() => calls.getThing());
  // @ts-expect-error the body is required
  void (() => calls.makeThing({}));
  // @ts-expect-error there is no such parameter
  void (() => calls.getThing({ params: { project: projectId, thing: 'a' } }));
  expect(Object.keys(calls)).toEqual(['getThing', 'makeThing', 'dropThing']);
});
