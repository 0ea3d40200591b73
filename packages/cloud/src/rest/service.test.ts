import { validateHeaderName, validateHeaderValue } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceAnswer } from '../gateway/index.ts';
import { createRestService } from './service.ts';
import { openTestRest, type TestRest } from './test-rest.fixture.ts';

// Whatever a project's functions say, an answer can be sent: a header that HTTP has no words for would lose all of it.

let app: TestRest;

beforeAll(async () => {
  app = await openTestRest(`
    create function raised(said text, wanted text) returns void language plpgsql as
      $$ begin raise sqlstate 'PGRST' using message = said, detail = wanted; end $$;
    create function named(headers text) returns int language plpgsql as
      $$ begin perform set_config('response.headers', headers, true); return 1; end $$;
    create function failed(state text) returns void language plpgsql as
      $$ begin raise exception 'no' using errcode = state; end $$;
  `);
});

afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

async function call(name: string, body: unknown): Promise<ServiceAnswer> {
  const answer = await createRestService(app.rest).handle({
    ref: app.ref,
    method: 'POST',
    path: `/rpc/${name}`,
    search: '',
    headers: { 'content-type': 'application/json' },
    caller: { kind: 'accepted', role: 'service_role', claims: {}, apiKeyRole: 'service_role' },
    address: '127.0.0.1',
    origin: 'http://test',
    signal: AbortSignal.timeout(60_000),
    body: Readable.from([]),
    readBody: async () => Buffer.from(JSON.stringify(body)),
  });
  for (const [header, value] of Object.entries(answer.headers)) {
    validateHeaderName(header);
    for (const one of [value ?? ''].flat()) validateHeaderValue(header, String(one));
  }
  return answer;
}

const said = (code: string) => JSON.stringify({ code, message: 'no' });

test.each([
  ['no status', { headers: {} }],
  ['the status 0', { status: 0, headers: {} }],
  ['a status that goes on', { status: 101, headers: {} }],
  ['a status beyond all', { status: 1000, headers: {} }],
  ['half a status', { status: 404.5, headers: {} }],
  ['a name that is none', { status: 404, headers: { 'bad name': 'x' } }],
  ['a value that is a number', { status: 404, headers: { 'x-count': 1 } }],
  ['a value that is no text', { status: 404, headers: { 'x-count': { toString: null } } }],
  ['a name that ends the head', { status: 404, headers: { 'x\r\nset-cookie': 'x' } }],
])('an error raised with %s is told to be wrong', async (_, wanted) => {
  const answer = await call('raised', { said: said('MINE'), wanted: JSON.stringify(wanted) });
  expect([answer.status, JSON.parse(String(answer.body))]).toMatchObject([500, { code: 'PGRST121' }]);
});

test('an error raised with words of any script is sent', async () => {
  const wanted = JSON.stringify({ status: 418, headers: { 'x-why': 'čaj\r\nset-cookie: a=b' } });
  const answer = await call('raised', { said: said('日本\n'), wanted });
  expect(answer.status).toBe(418);
  const { 'x-why': why, 'Proxy-Status': proxy } = answer.headers;
  expect(Buffer.from(String(why), 'latin1').toString()).toBe('čaj  set-cookie: a=b');
  expect(Buffer.from(String(proxy), 'latin1').toString()).toBe('PostgREST; error=日本 ');
});

test('a header that a function sets in any script is sent as UTF-8', async () => {
  const answer = await call('named', { headers: JSON.stringify([{ 'x-name': 'żółw \u0001' }]) });
  expect(answer.status).toBe(200);
  expect(Buffer.from(String(answer.headers['x-name']), 'latin1').toString()).toBe('żółw  ');
});

test.each([
  ['PT200', 200],
  ['PT599', 599],
  ['PT100', 500],
  ['PT101', 500],
  ['PT600', 500],
  ['PTABC', 500],
])('the status of %s is one that ends a request', async (state, status) => {
  expect((await call('failed', { state })).status).toBe(status);
});

const framing = [
  'Content-Length',
  'transfer-encoding',
  'Connection',
  'keep-alive',
  'upgrade',
  'TE',
  'trailer',
];

test.each([...framing, 'proxy-connection', 'proxy-authenticate', 'Proxy-Authorization'])(
  '%s is left to whoever sends the answer',
  async (name) => {
    const headers = JSON.stringify([{ [name]: '1' }, { 'x-kept': 'yes' }]);
    const told = await call('named', { headers });
    const wanted = JSON.stringify({ status: 418, headers: { [name]: '1', 'x-kept': 'yes' } });
    const raised = await call('raised', { said: said('MINE'), wanted });
    expect([told.status, raised.status]).toEqual([200, 418]);
    for (const answer of [told, raised]) {
      expect(answer.headers).toMatchObject({ 'x-kept': 'yes' });
      expect(Object.keys(answer.headers)).not.toContain(name);
    }
  },
);

test('cookies are set, each of them', async () => {
  const headers = JSON.stringify([{ 'Set-Cookie': 'a=1' }, { 'Set-Cookie': 'b=2' }]);
  expect((await call('named', { headers })).headers).toMatchObject({ 'Set-Cookie': ['a=1', 'b=2'] });
});

test.each(['constructor', 'toString', '__proto__'])('a header may be called %s', async (name) => {
  const answer = await call('named', { headers: `[{"${name}": "a"}, {"${name}": "b"}]` });
  expect(answer.status).toBe(200);
  expect(Object.entries(answer.headers)).toContainEqual([name, ['a', 'b']]);
});
