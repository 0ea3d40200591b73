import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseOf } from '../postgres/names.ts';
import { librarySql } from './library.fixture.ts';
import { bodyOf, headerOf, openTestRest, type AskOptions, type TestRest } from './test-rest.fixture.ts';

// The protocol itself, past what the client sends: statuses, headers and bodies as PostgREST gives them.

let app: TestRest;

beforeAll(async () => {
  app = await openTestRest(`
    ${librarySql}
    create function unnamed(json) returns int language sql as 'select json_array_length($1)';
    create function plain(text) returns text language sql as 'select upper($1)';
    create function bytes() returns bytea language sql as $$ select '\\x0001ff'::bytea $$;
    create function clash(a int) returns int language sql as 'select 1';
    create function clash(a text) returns int language sql as 'select 2';
    create function teapot() returns text language plpgsql as $$ begin
      perform set_config('response.status', '418', true);
      perform set_config('response.headers', '[{"X-Pot": "tea"}, {"Set-Cookie": "a=1"}, {"Set-Cookie": "b=2"}]', true);
      return 'short and stout'; end $$;
    create function refuse() returns void language plpgsql as $$ begin
      raise sqlstate 'PGRST' using message = '{"code":"mine","message":"no","hint":"why"}',
        detail = '{"status":402,"headers":{"X-Pay":"yes"}}'; end $$;
    create function asked() returns json language sql as $$ select json_build_object(
      'method', current_setting('request.method', true), 'path', current_setting('request.path', true),
      'agent', current_setting('request.headers', true)::json->>'user-agent',
      'cookie', current_setting('request.cookies', true)::json->>'c',
      'role', current_setting('request.jwt.claims', true)::json->>'role', 'zone', current_setting('timezone')) $$;
    create function written() returns int language sql as $$
      insert into genres values (77, 'x') returning 77 $$;
  `);
});

afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

test('claims that stand for many requests say the role of each of them', async () => {
  const claims = Object.freeze({ sub: 'ann' });
  const roles = ['authenticated', 'anon', 'anon', 'service_role', 'authenticated'];
  const answers: unknown[] = [];
  for (const role of roles) {
    const asked = { ref: app.ref, method: 'POST', path: '/rpc/asked', query: '', headers: {} };
    answers.push(bodyOf(await app.rest.handle({ ...asked, body: Buffer.from('{}'), role, claims })));
  }
  expect(answers).toMatchObject(roles.map((role) => ({ role })));
});

const ask = (line: string, options?: AskOptions) => app.ask(line, options);

/** Settings that the operator leaves in one database. */
async function alterAuthenticator(changes: readonly string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  try {
    for (const change of changes) {
      await admin.query(`alter role authenticator in database ${databaseOf(app.ref)} ${change}`);
    }
  } finally {
    await admin.end();
  }
  await app.rest.reload(app.ref);
}

describe('reading', () => {
  test('headers of a range, of its place and of what was preferred', async () => {
    const part = await ask('GET /books?select=id&order=id', {
      headers: { range: '0-1', prefer: 'count=exact' },
    });
    expect([part.status, headerOf(part, 'content-range'), headerOf(part, 'preference-applied')]).toEqual([
      206,
      '0-1/3',
      'count=exact',
    ]);
    expect(headerOf(part, 'content-location')).toBe('/books?order=id&select=id');
    expect(headerOf(part, 'content-type')).toBe('application/json; charset=utf-8');
    const beyond = await ask('GET /books?offset=9', { headers: { prefer: 'count=exact' } });
    expect([beyond.status, bodyOf(beyond)]).toMatchObject([
      416,
      { code: 'PGRST103', details: 'An offset of 9 was requested, but there are only 3 rows.' },
    ]);
  });

  test('what cannot be given is PGRST107, an unknown path PGRST125, a method PGRST117', async () => {
    expect(bodyOf(await ask('GET /books', { headers: { accept: 'image/png' } }))).toMatchObject({
      code: 'PGRST107',
      message: 'None of these media types are available: image/png',
    });
    expect((await ask('GET /a/b/c')).status).toBe(404);
    expect((await ask('TRACE /books')).status).toBe(405);
  });

  test('nulls are left out on demand, for a row and for many', async () => {
    const one = await ask('GET /books?select=id,editor_id&id=eq.2', {
      headers: { accept: 'application/vnd.pgrst.object+json;nulls=stripped' },
    });
    expect(one.body).toBe('{"id":2}');
    const many = await ask('GET /books?select=id,editor_id&id=eq.2', {
      headers: { accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
    });
    expect(bodyOf(many)).toEqual([{ id: 2 }]);
  });

  test('an unknown embed in a filter is PGRST108, a to-many order PGRST118', async () => {
    expect(bodyOf(await ask('GET /books?genres.name=eq.x'))).toMatchObject({ code: 'PGRST108' });
    expect(bodyOf(await ask('GET /books?select=*,genres(*)&order=genres(name)'))).toMatchObject({
      code: 'PGRST118',
    });
  });

  test('names and values of a client never become SQL', async () => {
    const nasty = `x"; drop table books; --`;
    const named = await ask(`GET /books?select=${encodeURIComponent(`"${nasty.replaceAll('"', '\\"')}"`)}`);
    expect(bodyOf(named)).toMatchObject({ code: '42703' });
    const valued = await ask(`GET /books?title=eq.${encodeURIComponent(`' or 1=1; drop table books; --`)}`);
    expect(bodyOf(valued)).toEqual([]);
    expect(bodyOf(await ask('GET /books?select=count()'))).toMatchObject({ code: 'PGRST123' });
    expect(bodyOf(await ask('GET /books?select=id'))).toHaveLength(3);
  });
});

describe('settings of the database', () => {
  test('aggregates, plans, rows and the end of transactions are its own to allow', async () => {
    await alterAuthenticator([
      `set pgrst.db_aggregates_enabled = 'true'`,
      `set pgrst.db_plan_enabled = 'on'`,
      `set pgrst.db_tx_end = 'commit-allow-override'`,
      `set pgrst.db_max_rows = '2'`,
    ]);
    expect(bodyOf(await ask('GET /books?select=author_id,pages.sum(),count()&order=author_id'))).toEqual([
      { author_id: 1, sum: 300, count: 2 },
      { author_id: 2, sum: 300, count: 1 },
    ]);
    expect(bodyOf(await ask('GET /books?select=...authors!author_id(name),price.max()'))).toContainEqual({
      name: 'Ann',
      max: 19.9,
    });
    expect(bodyOf(await ask('GET /books'))).toHaveLength(2);
    const plan = await ask('GET /books', { headers: { accept: 'application/vnd.pgrst.plan+text' } });
    expect(String(plan.body)).toMatch(/^Aggregate {2}\(cost/);
    const undone = await ask('POST /genres', {
      body: { id: 9, name: 'x' },
      headers: { prefer: 'tx=rollback, return=representation' },
    });
    expect([undone.status, bodyOf(undone), headerOf(undone, 'preference-applied')]).toEqual([
      201,
      [{ id: 9, name: 'x' }],
      'return=representation, tx=rollback',
    ]);
    expect(bodyOf(await ask('GET /genres?id=eq.9'))).toEqual([]);
    await alterAuthenticator(['reset all']);
    expect(bodyOf(await ask('GET /books'))).toHaveLength(3);
  });

  test('a function of its own is asked before each request, and can refuse it', async () => {
    await app.run(`create function public.look_first() returns void language plpgsql as $$ begin
      if current_setting('request.headers', true)::json->>'x-stop' = 'yes'
        then raise exception 'stopped' using errcode = 'PT418'; end if; end $$`);
    await alterAuthenticator([`set pgrst.db_pre_request = 'public.look_first'`]);
    expect(bodyOf(await ask('GET /books?select=id&order=id'))).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    const stopped = await ask('GET /books?select=id&order=id', { headers: { 'x-stop': 'yes' } });
    expect([stopped.status, bodyOf(stopped)]).toMatchObject([418, { message: 'stopped' }]);
    const limited = { prefer: 'handling=strict, max-affected=1' };
    const refused = await ask('PATCH /books?pages=gt.0', { body: { is_out: true }, headers: limited });
    expect(bodyOf(refused)).toMatchObject({ code: 'PGRST124', details: 'The query affects 3 rows' });
    await alterAuthenticator(['reset all']);
    expect((await ask('GET /books?select=id', { headers: { 'x-stop': 'yes' } })).status).toBe(200);
  });
});

describe('writing', () => {
  const strict = (limit: number) => ({ prefer: `handling=strict, max-affected=${limit}` });

  test('max-affected undoes what touches more rows', async () => {
    const refused = await ask('PATCH /books?pages=gt.0', { body: { is_out: true }, headers: strict(2) });
    expect([refused.status, bodyOf(refused)]).toMatchObject([
      400,
      { code: 'PGRST124', details: 'The query affects 3 rows' },
    ]);
    expect(bodyOf(await ask('GET /books?is_out=is.true'))).toHaveLength(1);
    expect((await ask('PATCH /books?id=eq.1', { body: { is_out: true }, headers: strict(2) })).status).toBe(
      204,
    );
  });

  test('an unknown preference counts only with handling=strict', async () => {
    expect((await ask('GET /books', { headers: { prefer: 'odd=1' } })).status).toBe(200);
    expect(bodyOf(await ask('GET /books', { headers: { prefer: 'odd=1, handling=strict' } }))).toMatchObject({
      code: 'PGRST122',
      details: 'Invalid preferences: odd=1',
    });
  });

  test('headers-only tells where the new row is', async () => {
    const made = await ask('POST /genres', {
      body: { id: 5, name: 'new' },
      headers: { prefer: 'return=headers-only' },
    });
    expect([made.status, headerOf(made, 'location'), made.body]).toEqual([201, '/genres?id=eq.5', '']);
    expect((await ask('DELETE /genres?id=eq.5')).status).toBe(204);
  });

  test('PUT makes or replaces the one row it names', async () => {
    const full = { prefer: 'return=representation' };
    expect((await ask('PUT /genres?id=eq.6', { body: { id: 6, name: 'a' }, headers: full })).status).toBe(
      201,
    );
    const again = await ask('PUT /genres?id=eq.6', { body: { id: 6, name: 'b' }, headers: full });
    expect([again.status, bodyOf(again)]).toEqual([200, [{ id: 6, name: 'b' }]]);
    expect(bodyOf(await ask('PUT /genres?id=eq.7', { body: { id: 8, name: 'x' } }))).toMatchObject({
      code: 'PGRST115',
    });
    expect(bodyOf(await ask('PUT /genres?name=eq.b', { body: { id: 6, name: 'b' } }))).toMatchObject({
      code: 'PGRST105',
    });
    expect(bodyOf(await ask('GET /genres?id=in.(7,8)'))).toEqual([]);
    await ask('DELETE /genres?id=eq.6');
  });

  test('CSV and forms are rows too; rows with other keys and broken JSON are PGRST102', async () => {
    const csv = await ask('POST /genres?select=id,name', {
      body: 'id,name\n50,"a, b"\n51,NULL\n',
      headers: { 'content-type': 'text/csv', prefer: 'return=representation' },
    });
    expect(bodyOf(csv)).toEqual([
      { id: 50, name: 'a, b' },
      { id: 51, name: null },
    ]);
    const form = await ask('POST /genres', {
      body: 'id=52&name=f',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.status).toBe(201);
    await ask('DELETE /genres?id=gte.50');
    expect(bodyOf(await ask('POST /genres', { body: [{ id: 1 }, { name: 'x' }] }))).toMatchObject({
      code: 'PGRST102',
      message: 'All object keys must match',
    });
    expect(bodyOf(await ask('POST /genres', { body: '{' }))).toMatchObject({
      code: 'PGRST102',
      message: 'Empty or invalid json',
    });
  });
});

describe('functions', () => {
  test('the whole body for a parameter without a name, by its type', async () => {
    expect((await ask('POST /rpc/unnamed', { body: '[{},{},{}]' })).body).toBe('3');
    const text = await ask('POST /rpc/plain', {
      body: 'loud',
      headers: { 'content-type': 'text/plain', accept: 'text/plain' },
    });
    expect([text.body, headerOf(text, 'content-type')]).toEqual(['LOUD', 'text/plain; charset=utf-8']);
    const bytes = await ask('GET /rpc/bytes', { headers: { accept: 'application/octet-stream' } });
    expect(bytes.body).toEqual(Buffer.from([0, 1, 255]));
  });

  test('two that fit are PGRST203', async () => {
    const { status, body } = await ask('POST /rpc/clash', { body: { a: 1 } });
    expect([status, JSON.parse(String(body))]).toMatchObject([
      300,
      {
        code: 'PGRST203',
        message:
          'Could not choose the best candidate function between: public.clash(a => integer), public.clash(a => text)',
      },
    ]);
  });

  test('set the status and headers of the answer, or raise all of it', async () => {
    const pot = await ask('POST /rpc/teapot');
    expect([pot.status, headerOf(pot, 'x-pot'), pot.body]).toEqual([418, 'tea', '"short and stout"']);
    expect(pot.headers.filter(([name]) => name === 'Set-Cookie')).toHaveLength(2);
    const refused = await ask('POST /rpc/refuse');
    expect([refused.status, headerOf(refused, 'x-pay'), bodyOf(refused)]).toEqual([
      402,
      'yes',
      { code: 'mine', message: 'no', details: null, hint: 'why' },
    ]);
  });

  test('know the request', async () => {
    const { body } = await ask('POST /rpc/asked', {
      role: 'anon',
      headers: { 'user-agent': 'me', cookie: 'c=1; d=2', prefer: 'timezone=Asia/Tokyo' },
    });
    expect(JSON.parse(String(body))).toEqual({
      method: 'POST',
      path: '/rpc/asked',
      agent: 'me',
      cookie: '1',
      role: 'anon',
      zone: 'Asia/Tokyo',
    });
  });

  test('a time zone that nobody knows is ignored, and refused by whoever is strict', async () => {
    for (const line of ['POST /rpc/asked', 'GET /books?limit=1']) {
      const known = await ask(line, { headers: { prefer: 'handling=strict, timezone=Asia/Tokyo' } });
      expect(headerOf(known, 'preference-applied')).toBe('handling=strict, timezone=Asia/Tokyo');
      const lenient = await ask(line, { headers: { prefer: 'timezone=Bogus' } });
      expect([lenient.status, headerOf(lenient, 'preference-applied')]).toEqual([200, undefined]);
      const strict = await ask(line, { headers: { prefer: 'handling=strict, timezone=Bogus' } });
      const details = 'Invalid preferences: timezone=Bogus';
      expect([strict.status, bodyOf(strict)]).toMatchObject([400, { code: 'PGRST122', details }]);
    }
  });

  test('one that writes cannot be called by GET', async () => {
    const { status, body } = await ask('GET /rpc/written');
    expect([status, JSON.parse(String(body))]).toMatchObject([405, { code: '25006' }]);
    expect((await ask('PATCH /rpc/written')).status).toBe(405);
  });
});

describe('descriptions', () => {
  test('the root describes what the role can see', async () => {
    const answer = await ask('GET /', { role: 'anon' });
    expect(headerOf(answer, 'content-type')).toBe('application/openapi+json; charset=utf-8');
    expect(bodyOf(answer)).toMatchObject({
      swagger: '2.0',
      paths: { '/books': { get: {}, post: {} }, '/rpc/add': { get: {} }, '/rpc/teapot': { post: {} } },
      definitions: {
        books: {
          required: ['id', 'title', 'author_id'],
          properties: { id: { format: 'bigint', type: 'integer' } },
        },
      },
    });
  });

  test('OPTIONS tells the methods', async () => {
    expect(headerOf(await ask('OPTIONS /books'), 'allow')).toBe('OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE');
    expect(headerOf(await ask('OPTIONS /rpc/nothing'), 'allow')).toBe('OPTIONS,POST');
  });
});
