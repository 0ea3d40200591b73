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
