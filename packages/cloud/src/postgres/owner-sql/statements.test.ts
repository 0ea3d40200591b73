import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCloud, type TestCloud } from '../test-cloud.fixture.ts';
import { peopleStatements, plainStatements } from './statements.data.ts';

let cloud: TestCloud;
let ref: string;

beforeAll(async () => {
  cloud = openTestCloud();
  ref = await cloud.create();
});
afterAll(() => cloud[Symbol.asyncDispose]());

async function rowsOf(sql: string): Promise<unknown[]> {
  const results = await cloud.databases.runAsOwner(ref, sql);
  return results.at(-1)?.rows ?? [];
}

let version = 20261116000000;

test.each(plainStatements)('a migration runs as the owner: %s', async (_, sql) => {
  version += 1;
  expect(await cloud.databases.migrate(ref, { version: String(version), name: 'one', sql })).toBe('applied');
});

test.each(peopleStatements)('a migration runs as the owner: %s', async (_, sql) => {
  version += 1;
  expect(await cloud.databases.migrate(ref, { version: String(version), name: 'one', sql })).toBe('applied');
});

test('what migrations made is what they asked for', async () => {
  expect(
    await rowsOf(`select relname, relrowsecurity from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname = 'public' and relkind = 'r' order by relname`),
  ).toEqual([
    { relname: 'events_2026', relrowsecurity: true },
    { relname: 'inside', relrowsecurity: true },
    { relname: 'note_titles', relrowsecurity: false },
    { relname: 'notes', relrowsecurity: true },
    { relname: 'profiles', relrowsecurity: true },
    { relname: 'user_roles', relrowsecurity: true },
  ]);
  expect(await rowsOf('select schemaname, tablename from pg_publication_tables')).toEqual([
    { schemaname: 'public', tablename: 'notes' },
  ]);
  expect(await rowsOf('select method, url from net.http_request_queue order by id')).toEqual([
    { method: 'POST', url: 'https://example.com/x' },
    { method: 'GET', url: 'https://example.com/x?q=%C3%A4%20b' },
  ]);
  expect(await rowsOf('select decrypted_secret from vault.decrypted_secrets')).toEqual([
    { decrypted_secret: 's3cret' },
  ]);
  expect(await rowsOf(`select secret = 's3cret' as is_plain from vault.secrets`)).toEqual([
    { is_plain: false },
  ]);
});

test('a queue gives each message once while it is being worked on', async () => {
  await rowsOf(
    `select pgmq.create('orders'), pgmq.send_batch('orders', array['{"n": 1}', '{"n": 2}']::jsonb[])`,
  );
  expect(
    await rowsOf(`select msg_id::int as id, read_ct as times, message from pgmq.read('orders', 60, 1)`),
  ).toEqual([{ id: 1, times: 1, message: { n: 1 } }]);
  expect(await rowsOf(`select message from pgmq.pop('orders')`)).toEqual([{ message: { n: 2 } }]);
  expect(await rowsOf(`select message from pgmq.read('orders', 60, 5)`)).toEqual([]);
  await rowsOf(`select pgmq.set_vt('orders', 1, 0)`);
  expect(await rowsOf(`select read_ct as times from pgmq.read('orders', 60, 5)`)).toEqual([{ times: 2 }]);
  expect(
    await rowsOf(`select pgmq.archive('orders', 1) as is_kept, pgmq.delete('orders', 1::bigint) as is_left`),
  ).toEqual([{ is_kept: true, is_left: false }]);
  expect(
    await rowsOf(
      `select queue_length::int as waiting, total_messages::int as sent from pgmq.metrics('orders')`,
    ),
  ).toEqual([{ waiting: 0, sent: 2 }]);
  expect(await rowsOf(`select message from pgmq.a_orders`)).toEqual([{ message: { n: 1 } }]);
  await expect(cloud.databases.runAsOwner(ref, `select pgmq.create('a b')`)).rejects.toMatchObject({
    code: '22023',
  });
});

test('settings of shared roles are kept in the project, and nowhere else', async () => {
  expect(await rowsOf('select role, name, value from platform_roles.settings order by role, name')).toEqual([
    { role: 'anon', name: 'statement_timeout', value: '5s' },
    { role: 'authenticator', name: 'pgrst.db_aggregates_enabled', value: 'true' },
    { role: 'authenticator', name: 'pgrst.db_schemas', value: 'public, private' },
  ]);
  expect(await rowsOf(`select rolconfig from pg_roles where rolname in ('anon', 'authenticator')`)).toEqual([
    { rolconfig: null },
    { rolconfig: null },
  ]);
});

test('the roles of requests have the rights that Supabase gives them', async () => {
  expect(
    await rowsOf(`select role, has_table_privilege(role, 'public.user_roles', 'select, insert, update, delete') as may
      from unnest(array['anon', 'authenticated', 'service_role']) role`),
  ).toEqual(['anon', 'authenticated', 'service_role'].map((role) => ({ role, may: true })));
  const asAnon = `set role anon; select count(*)::int as seen from public.notes`;
  expect(await rowsOf(asAnon)).toEqual([{ seen: 0 }]);
  expect(await rowsOf(asAnon.replace('anon', 'service_role'))).toEqual([{ seen: 1 }]);
});

test.each([
  [
    'a missing extension says what to do',
    'create extension vector',
    'extension_missing',
    /CLOUD_DATABASE_URL .* pgvector/,
  ],
  [
    'so does one in a list of statements',
    'select 1; create extension if not exists postgis',
    'extension_missing',
    /without it/,
  ],
  [
    'one that reaches other databases is refused',
    'create extension dblink',
    'extension_refused',
    /only the operator/,
  ],
  ['tables of the platform stay', 'drop table storage.objects cascade', '42501', /belongs to the platform/],
  ['so do their columns', 'alter table auth.users drop column phone', '42501', /belongs to the platform/],
  [
    'so does their row security',
    'alter table storage.objects disable row level security',
    '42501',
    /stays on/,
  ],
  [
    'and their functions',
    `create or replace function auth.uid() returns uuid language sql as 'select null::uuid'`,
    '42501',
    /belongs to the platform/,
  ],
  [
    'a wrong schedule is told',
    `select cron.schedule('every day', 'select 1')`,
    '22023',
    /invalid schedule: every day/,
  ],
  ['so is a number that no clock shows', `select cron.schedule('61 * * * *', 'select 1')`, '22023', /61/],
  [
    'jobs stay in their database',
    `select cron.schedule_in_database('x', '* * * * *', 'select 1', 'template1')`,
    '42501',
    /cannot run in the database/,
  ],
  [
    "event triggers are the platform's",
    `create function public.on_ddl() returns event_trigger language plpgsql as $$ begin end $$; create event trigger mine on ddl_command_end execute function public.on_ddl()`,
    '42501',
    /permission denied to create event trigger/,
  ],
  ['new logins are refused', 'create role hacker login', '42501', /permission denied/],
  [
    'a setting that makes no sense is told',
    `alter role anon set statement_timeout = 'soon'`,
    '22023',
    /invalid value/,
  ],
  [
    'settings of other roles are refused',
    `alter role supabase_admin set work_mem = '1GB'`,
    '42501',
    /permission denied/,
  ],
  [
    'a request without an address is told',
    `select net.http_get('file:///etc/passwd')`,
    '22023',
    /begins with http/,
  ],
])('%s', async (_, sql, code, words) => {
  await expect(cloud.databases.runAsOwner(ref, sql)).rejects.toMatchObject({ code });
  await expect(cloud.databases.runAsOwner(ref, sql)).rejects.toThrow(words);
});
