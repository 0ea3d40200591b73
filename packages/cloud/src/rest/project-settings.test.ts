import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bodyOf, openTestRest, type TestRest } from './test-rest.fixture.ts';

let project: TestRest;

beforeAll(async () => {
  project = await openTestRest(`
    create table public.numbers (id int8 primary key, exact numeric);
    insert into public.numbers select 9007199254740990 + n, 0.1 + n from generate_series(1, 5) n;
    create function public.wait_for(seconds float8) returns text language plpgsql as
      $$ begin perform pg_sleep(seconds); return current_setting('statement_timeout'); end $$;
    create function public.twice(n int8, exact numeric) returns json language sql as
      $$ select json_build_object('n', n, 'exact', exact * 2) $$;
    create schema hidden; grant usage on schema hidden to anon, service_role;
    create view hidden.few as select * from public.numbers; grant select on hidden.few to service_role;
  `);
});
afterAll(() => project[Symbol.asyncDispose]());

test('settings of authenticator count for this project, as soon as they are said', async () => {
  const read = async () => bodyOf(await project.ask('GET /numbers?select=id'));
  expect(await read()).toHaveLength(5);
  const aggregate = () => project.ask('GET /numbers?select=id.max()');
  expect((await aggregate()).status).toBe(400);
  await project.run(`alter role authenticator set pgrst.db_max_rows = '2';
    alter role authenticator set pgrst.db_aggregates_enabled = 'true';
    alter role authenticator set pgrst.db_schemas = 'public, hidden';
    alter role authenticator set pgrst.jwt_secret = 'not taken';`);
  await vi.waitFor(async () => expect(await read()).toHaveLength(2), { timeout: 10_000 });
  expect(String((await aggregate()).body)).toBe('[{"max":9007199254740995}]');
  const hidden = await project.ask('GET /few', { headers: { 'accept-profile': 'hidden' } });
  expect(hidden.status).toBe(200);
  await project.run('alter role authenticator reset all');
  await vi.waitFor(async () => expect(await read()).toHaveLength(5), { timeout: 10_000 });
});

test('visitors have 3 and 8 seconds, the server as much as the size gives, and the project may say otherwise', async () => {
  const timeout = async (role: 'anon' | 'authenticated' | 'service_role') =>
    bodyOf(await project.ask('POST /rpc/wait_for', { body: { seconds: 0 }, role }));
  expect([await timeout('anon'), await timeout('authenticated'), await timeout('service_role')]).toEqual([
    '3s',
    '8s',
    '1min',
  ]);
  await project.run(`alter role anon set statement_timeout = '100ms'`);
  await vi.waitFor(async () => expect(await timeout('anon')).toBe('100ms'), { timeout: 10_000 });
  const ended = await project.ask('POST /rpc/wait_for', { body: { seconds: 2 }, role: 'anon' });
  expect(ended.status).toBe(500);
  expect(bodyOf(ended)).toMatchObject({
    code: '57014',
    message: 'canceling statement due to statement timeout',
  });
  expect(await timeout('authenticated')).toBe('8s');
});

test('numbers that JavaScript cannot hold pass unharmed, in rows and through functions', async () => {
  const rows = await project.ask('GET /numbers?select=id,exact&id=eq.9007199254740993');
  expect(String(rows.body)).toBe('[{"id":9007199254740993,"exact":3.1}]');
  const body = '{"n": 9223372036854775807, "exact": 0.12345678901234567890123}';
  const called = await project.ask('POST /rpc/twice', { body });
  expect(String(called.body)).toBe('{"n" : 9223372036854775807, "exact" : 0.24691357802469135780246}');
  const made = await project.ask('POST /numbers', {
    body: '{"id": 9223372036854775807, "exact": 1e-20}',
    headers: { prefer: 'return=representation' },
  });
  expect(String(made.body)).toBe('[{"id":9223372036854775807,"exact":0.00000000000000000001}]');
});

test('queues are offered by pgmq_public once there are some', async () => {
  await project.run(`create extension pgmq; select pgmq.create('mails')`);
  const headers = { 'content-profile': 'pgmq_public' };
  const call = (name: string, body: unknown, role: 'anon' | 'service_role' = 'service_role') =>
    project.ask(`POST /rpc/${name}`, { body, headers, role });
  await vi.waitFor(
    async () => {
      const sent = await call('send', { queue_name: 'mails', message: { to: 'ada' } });
      expect(bodyOf(sent)).toEqual([1]);
    },
    { timeout: 10_000 },
  );
  expect(bodyOf(await call('read', { queue_name: 'mails', sleep_seconds: 30, n: 5 }))).toMatchObject([
    { msg_id: 1, read_ct: 1, message: { to: 'ada' } },
  ]);
  const refused = await call('send', { queue_name: 'mails', message: {} }, 'anon');
  expect(bodyOf(refused)).toMatchObject({ code: '42501' });
  expect(bodyOf(await call('archive', { queue_name: 'mails', message_id: 1 }))).toBe(true);
});
