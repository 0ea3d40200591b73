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

test('of a migration from elsewhere what works is applied, the rest is told with its line', async () => {
  const sql = `-- from elsewhere
create type mood as enum ('calm');
create table kept (id int primary key, mood mood, note text);
alter type mood add value 'glad';

create policy "p" on absent
  for select using (true);
create table kept (id int);
COPY public.kept (id, mood, note) FROM stdin;
1	glad	a; tab\\tand 'quote'
2	\\N	\\N
\\.
insert into kept values (3, 'calm',
  nonsense);
`;
  const outcome = await cloud.databases.migrateWhatWorks(
    ref,
    { version: '20261116090000', name: 'elsewhere', sql },
    { statementMs: 5000 },
  );
  expect(outcome).toMatchObject({
    outcome: 'applied',
    statements: 7,
    faults: [
      { line: 6, sqlState: '42P01', isHarmless: false, message: 'relation "absent" does not exist' },
      { line: 8, sqlState: '42P07', isHarmless: true },
      { line: 14, sqlState: '42703', isHarmless: false },
    ],
  });
  expect(await rowsOf('select * from kept order by id')).toEqual([
    { id: 1, mood: 'glad', note: "a; tab\tand 'quote'" },
    { id: 2, mood: null, note: null },
  ]);
  expect(await rowsOf(`select relrowsecurity from pg_class where relname = 'kept'`)).toEqual([
    { relrowsecurity: false },
  ]);
  const again = { version: '20261116090000', name: 'elsewhere', sql: 'drop table kept' };
  expect(await cloud.databases.migrateWhatWorks(ref, again, { statementMs: 5000 })).toMatchObject({
    outcome: 'already_applied',
  });
});

test('a statement without an end is ended, whatever it says about its time', async () => {
  const sql = `set statement_timeout = 0; create table before_loop (id int); do $$ begin loop null; end loop; end $$;
    create table after_loop (id int);`;
  const outcome = await cloud.databases.migrateWhatWorks(
    ref,
    { version: '20261116090001', name: 'endless', sql },
    { statementMs: 1500 },
  );
  expect(outcome.faults).toMatchObject([{ line: 1, sqlState: '57014' }]);
  expect(await rowsOf(`select to_regclass('before_loop') a, to_regclass('after_loop') b`)).toEqual([
    { a: 'before_loop', b: 'after_loop' },
  ]);
});
