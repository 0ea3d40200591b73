import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseOf } from '../postgres/names.ts';
import { openTestCloud } from '../postgres/test-cloud.fixture.ts';
import { advise, lints } from './advise.ts';
import type { Finding } from './lint.ts';
import { cases, platformCases } from './cases.fixture.ts';

const cloud = openTestCloud();
let ref: string;
const run = (sql: string) => cloud.databases.runAsOwner(ref, sql, { keepsRlsAsWritten: true });

beforeAll(async () => {
  ref = await cloud.create();
});
afterAll(() => cloud[Symbol.asyncDispose]());

async function adviseAll(allowsAnonymous = true): Promise<Finding[]> {
  const security = await advise(cloud.databases, ref, { category: 'SECURITY', allowsAnonymous });
  return [...security, ...(await advise(cloud.databases, ref, { category: 'PERFORMANCE' }))];
}

/** What no owner may do, such as a foreign data wrapper. */
async function asAdministrator(sql: string): Promise<void> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${databaseOf(ref)}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

test('a new database has nothing to complain about', async () => {
  expect(await adviseAll()).toEqual([]);
});

test('each lint finds what it is about, and nothing once it was mended', async () => {
  for (const { bad } of cases) await run(bad);
  for (const { bad } of platformCases) await asAdministrator(bad);
  const before = new Set((await adviseAll()).map((finding) => finding.cache_key));
  const all = [...cases, ...platformCases];
  expect(all.flatMap(({ key }) => (before.has(key) ? [] : [key]))).toEqual([]);
  for (const { good } of platformCases) await asAdministrator(good);
  for (const { good } of cases) await run(good);
  const after = new Set((await adviseAll()).map((finding) => finding.cache_key));
  expect(all.flatMap(({ key }) => (after.has(key) ? [key] : []))).toEqual([]);
});

test('every lint has a case', () => {
  const known = [...cases, ...platformCases].map(({ lint }) => lint);
  expect(lints.flatMap(({ name }) => (known.includes(name) ? [] : [name]))).toEqual([]);
});

test('a finding has the shape that Supabase’s tools read, and the worst come first', async () => {
  await run('create table public.open_to_all (id int); create table public.closed (id int)');
  await run('alter table public.closed enable row level security');
  const found = await advise(cloud.databases, ref, { category: 'SECURITY' });
  expect(found.find(({ cache_key: key }) => key === 'rls_disabled_in_public_public_open_to_all')).toEqual({
    name: 'rls_disabled_in_public',
    title: 'RLS Disabled in Public',
    level: 'ERROR',
    facing: 'EXTERNAL',
    categories: ['SECURITY'],
    description: expect.any(String),
    detail: expect.stringContaining('`public.open_to_all`'),
    remediation: expect.any(String),
    metadata: { schema: 'public', name: 'open_to_all', type: 'table' },
    cache_key: 'rls_disabled_in_public_public_open_to_all',
  });
  const levels = found.map(({ level }) => level);
  expect(levels.indexOf('INFO')).toBeGreaterThan(levels.lastIndexOf('ERROR'));
});
