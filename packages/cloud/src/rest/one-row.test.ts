import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf, headerOf, openTestRest, type TestRest } from './test-rest.fixture.ts';

// One row by its key is asked without counting; whatever looks like it and is not must be counted.

let app: TestRest;

beforeAll(async () => {
  app = await openTestRest(`
    create table notes (id int primary key, body text, other text);
    insert into notes values (1, 'one', null), (2, 'two', 'b');
    create table parts (a int, b int, primary key (a, b));
    insert into parts values (1, 1), (1, 2);
    create table parents (id int primary key);
    create table children () inherits (parents);
    insert into parents values (7);
    insert into children values (7);
    create view doubled as select n.id, n.body from notes n, generate_series(1, 2);
    create function twice(notes) returns setof int language sql stable rows 2 as $$ select generate_series(1, 2) $$;
    create function told(notes) returns boolean language sql volatile as
      $$ select set_config('response.headers', '[{"x-told": "' || $1.id || '"}]', true) is null $$;
    grant select on all tables in schema public to service_role;
  `);
});

afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

test.each([
  ['a row', '/notes?id=eq.2&select=id,body', '0-0/*', [{ id: 2, body: 'two' }]],
  ['a row that is not there', '/notes?id=eq.9', '*/*', []],
  ['a row behind an offset', '/notes?id=eq.2&offset=1&select=id', '*/*', []],
  ['no row at all', '/notes?id=eq.2&limit=0&select=id', '*/*', []],
  ['all but a row', '/notes?id=not.eq.2&select=id', '0-0/*', [{ id: 1 }]],
  ['a row of any', '/notes?id=eq(any).{1,2}&select=id&order=id', '0-1/*', [{ id: 1 }, { id: 2 }]],
  ['a row or another', '/notes?or=(id.eq.1,id.eq.2)&select=id&order=id', '0-1/*', [{ id: 1 }, { id: 2 }]],
  [
    'half a key',
    '/parts?a=eq.1&order=b',
    '0-1/*',
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
  ],
  ['a whole key', '/parts?b=eq.2&a=eq.1', '0-0/*', [{ a: 1, b: 2 }]],
  ['a key that a heir has too', '/parents?id=eq.7', '0-1/*', [{ id: 7 }, { id: 7 }]],
  ['a key of a view', '/doubled?id=eq.1&select=id', '0-1/*', [{ id: 1 }, { id: 1 }]],
  [
    'a function that makes two rows',
    '/notes?id=eq.1&select=id,twice',
    '0-1/*',
    [
      { id: 1, twice: 1 },
      { id: 1, twice: 2 },
    ],
  ],
  [
    'an order by a function that makes two rows',
    '/notes?id=eq.1&select=id&order=twice&limit=1',
    '0-0/*',
    [{ id: 1 }],
  ],
  ['the second of such rows', '/notes?id=eq.1&select=id&order=twice', '0-1/*', [{ id: 1 }, { id: 1 }]],
])('%s', async (_, address, range, rows) => {
  const found = await app.ask(`GET ${address}`);
  expect([found.status, headerOf(found, 'content-range'), bodyOf(found)]).toEqual([200, range, rows]);
});

test('a row without its nulls, as an object, and counted', async () => {
  const stripped = 'application/vnd.pgrst.array+json;nulls=stripped';
  const bare = await app.ask('GET /notes?id=eq.1', { headers: { accept: stripped } });
  expect(bodyOf(bare)).toEqual([{ id: 1, body: 'one' }]);
  const object = 'application/vnd.pgrst.object+json';
  expect(bodyOf(await app.ask('GET /notes?id=eq.1&select=id', { headers: { accept: object } }))).toEqual({
    id: 1,
  });
  const missing = await app.ask('GET /notes?id=eq.9', { headers: { accept: object } });
  expect([missing.status, bodyOf(missing)]).toMatchObject([406, { code: 'PGRST116' }]);
  const counted = await app.ask('GET /notes?id=eq.1', { headers: { prefer: 'count=exact' } });
  expect(headerOf(counted, 'content-range')).toBe('0-0/1');
});

test('a header that a condition sets while no row is found is sent, and the next answer has none', async () => {
  const told = await app.ask('GET /notes?id=eq.1&told=is.true&select=id');
  expect([bodyOf(told), headerOf(told, 'x-told')]).toEqual([[], '1']);
  const next = await app.ask('GET /notes?id=eq.1&select=id');
  expect([next.status, headerOf(next, 'x-told')]).toEqual([200, undefined]);
});

test('a question that resembles the one before is another question', async () => {
  const ask = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
    const { status, body } = await app.ask(`GET ${address}`, { headers });
    return [status, String(body)];
  };
  const both = [200, '[{"id":1},{"id":2}]'];
  for (let round = 0; round < 3; round += 1) {
    expect(await ask('/notes?id=eq.1&select=id')).toEqual([200, '[{"id":1}]']);
    expect(await ask('/notes?id=eq.2&select=body')).toEqual([200, '[{"body":"two"}]']);
    expect(await ask('/notes?id=eq.2&select=id&limit=0')).toEqual([200, '[]']);
    expect(await ask('/notes?id=lte.2&select=id&order=id')).toEqual(both);
    expect(await ask('/notes?id=lte.2&select=id&order=id', { range: '1-1' })).toEqual([200, '[{"id":2}]']);
    expect(await ask('/notes?id=eq.1&select=id', { accept: 'text/csv' })).toEqual([200, 'id\n1']);
    expect(await ask('/notes?id=gte.1&id=lte.2&select=id&order=id')).toEqual(both);
    expect(await ask('/notes?id=gte.2&id=lte.2&select=id&order=id')).toEqual([200, '[{"id":2}]']);
    expect(await ask('/notes?body=eq.one%26id%3Deq.2&select=id')).toEqual([200, '[]']);
    expect(await ask('/notes?body=eq.one&id=eq.2&select=id')).toEqual([200, '[]']);
    expect(await ask('/notes?body=eq.one&select=id')).toEqual([200, '[{"id":1}]']);
    expect(await ask('/parts?a=eq.1&b=eq.2')).toEqual([200, '[{"a":1,"b":2}]']);
  }
});
