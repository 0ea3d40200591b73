import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCloud, type TestCloud } from '../test-cloud.fixture.ts';

let cloud: TestCloud;
let ref: string;

beforeAll(async () => {
  cloud = openTestCloud();
  ref = await cloud.create();
});
afterAll(() => cloud[Symbol.asyncDispose]());

const rowsOf = async (sql: string) => (await cloud.databases.runAsOwner(ref, sql)).at(-1)?.rows;

test('a migration and its row are both there, once, whoever applies it', async () => {
  const migration = {
    version: '20261116080000',
    name: 'notes',
    sql: `begin; create table notes (id int); insert into notes values (1); commit;`,
  };
  const outcomes = await Promise.all([1, 2, 3].map(() => cloud.databases.migrate(ref, migration)));
  expect(outcomes.toSorted()).toEqual(['already_applied', 'already_applied', 'applied']);
  expect(await rowsOf('select count(*)::int as n from notes')).toEqual([{ n: 1 }]);
  expect(await cloud.databases.migrations(ref)).toEqual([
    {
      version: '20261116080000',
      name: 'notes',
      statements: ['begin', 'create table notes (id int)', 'insert into notes values (1)', 'commit'],
    },
  ]);
});

test('a migration that fails leaves nothing, not even a part before a commit of its own', async () => {
  const sql = `create table first (id int); commit; create table second (id int references nowhere)`;
  await expect(
    cloud.databases.migrate(ref, { version: '20261116080001', name: 'broken', sql }),
  ).rejects.toMatchObject({ code: '42P01' });
  expect(await rowsOf(`select to_regclass('public.first') as table`)).toEqual([{ table: null }]);
  expect((await cloud.databases.migrations(ref)).map(({ version }) => version)).toEqual(['20261116080000']);
});

test('a version that is none is refused', async () => {
  await expect(
    cloud.databases.migrate(ref, { version: 'v1', name: 'x', sql: 'select 1' }),
  ).rejects.toMatchObject({ code: 'migration_invalid' });
});

test('several statements are one transaction with a result each', async () => {
  const results = await cloud.databases.runAsOwner(ref, 'select 1 as a; select 2 as b');
  expect(results.map(({ rows }) => rows)).toEqual([[{ a: 1 }], [{ b: 2 }]]);
  await expect(
    cloud.databases.runAsOwner(ref, 'create table gone (id int); select 1 / 0'),
  ).rejects.toMatchObject({
    code: '22012',
  });
  expect(await rowsOf(`select to_regclass('public.gone') as table`)).toEqual([{ table: null }]);
  expect(await cloud.databases.runAsOwner(ref, '-- nothing')).toHaveLength(1);
});

test('nothing of one text is left in the session of the next', async () => {
  await cloud.databases.runAsOwner(ref, 'set role anon; set search_path = pg_catalog');
  await cloud.databases.runAsOwner(ref, 'begin; set role anon; select 1');
  for (let round = 0; round < 3; round += 1)
    expect(await rowsOf(`select current_user as me, current_setting('search_path') as path`)).toEqual([
      { me: 'postgres', path: 'public, extensions' },
    ]);
});

test('reading only is held by the server, however the text tries', async () => {
  const readOnly = (sql: string) => cloud.databases.runAsOwner(ref, sql, { isReadOnly: true });
  expect((await readOnly('select 1 as one'))[0]?.rows).toEqual([{ one: 1 }]);
  for (const sql of [
    'create table written (id int)',
    'insert into notes values (2)',
    'select 1; insert into notes values (2)',
    'commit; insert into notes values (2)',
    'with x as (insert into notes values (2) returning 1) select * from x',
    `do $$ begin commit; insert into notes values (2); end $$`,
    `select set_config('transaction_read_only', 'off', false)`,
  ])
    await expect(readOnly(sql)).rejects.toMatchObject({
      code: expect.stringMatching(/^(25006|42601|2D000|25001)$/),
    });
  expect(await rowsOf('select count(*)::int as n from notes')).toEqual([{ n: 1 }]);
});

test('a text that takes too long is ended, and its connection serves on', async () => {
  await expect(
    cloud.databases.runAsOwner(ref, 'select pg_sleep(20)', { timeoutMs: 50 }),
  ).rejects.toMatchObject({ code: '57014' });
  expect(await rowsOf('select 1 as one')).toEqual([{ one: 1 }]);
});

test('an importer keeps tables without row security as they were written', async () => {
  await cloud.databases.runAsOwner(ref, 'create table imported (id int)', { keepsRlsAsWritten: true });
  await cloud.databases.runAsOwner(ref, 'create table ordinary (id int)');
  expect(
    await rowsOf(
      `select relname, relrowsecurity from pg_class where relname in ('imported', 'ordinary') order by 1`,
    ),
  ).toEqual([
    { relname: 'imported', relrowsecurity: false },
    { relname: 'ordinary', relrowsecurity: true },
  ]);
});
