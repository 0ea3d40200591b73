import { expect, test } from 'vitest';
import { adaptForTransaction, adaptStatement } from './adapt-statement.ts';
import { splitStatements } from './split-statements.ts';

const texts = (sql: string) => splitStatements(sql).map(({ text }) => text);

test.each([
  ['one without a semicolon', 'select 1', ['select 1']],
  ['empty ones and comments alone', ';; -- nothing\n; /* none */ ;', []],
  ['strings', `select ';''; ', "a;""b"; select 2`, [`select ';''; ', "a;""b"`, 'select 2']],
  ['strings with backslashes', `select E'\\';', '\\'; select 2`, [`select E'\\';', '\\'`, 'select 2']],
  [
    'quoted bodies',
    'do $$ a; b $$; do $x$ $$; $x$; select $1',
    ['do $$ a; b $$', 'do $x$ $$; $x$', 'select $1'],
  ],
  ['a name with a dollar', 'select a$b$; select c$b$', ['select a$b$', 'select c$b$']],
  [
    'comments',
    'select 1 -- a; b\n; /* x; /* y; */ z; */ select 2',
    ['select 1 -- a; b', '/* x; /* y; */ z; */ select 2'],
  ],
  [
    'rules with several actions',
    'create rule r as on insert to t do (select 1; select 2); select 3',
    ['create rule r as on insert to t do (select 1; select 2)', 'select 3'],
  ],
  [
    'bodies in SQL',
    'create function f() returns int begin atomic select case when true then 1 end; select 2; end; select 3',
    [
      'create function f() returns int begin atomic select case when true then 1 end; select 2; end',
      'select 3',
    ],
  ],
  ['a transaction is not a body', 'begin; select 1; end; select 2', ['begin', 'select 1', 'end', 'select 2']],
  ['what never ends', `select 'a; b`, [`select 'a; b`]],
])('a text is cut into statements: %s', (_, sql, expected) => {
  expect(texts(sql)).toEqual(expected);
});

function adapted(sql: string, adapt = adaptStatement): (string | undefined)[] {
  return splitStatements(sql).map(adapt);
}

const isNotice = (text: string | undefined) => text?.includes('is provided by the platform') ?? false;

test.each([
  'create extension pg_cron',
  'CREATE EXTENSION IF NOT EXISTS "pg_net" WITH SCHEMA extensions',
  'create extension -- jobs\n  if not exists\n  pg_cron',
  'drop extension if exists pg_net cascade',
  'alter extension pg_net set schema extensions',
  `comment on extension pg_cron is 'jobs'`,
])('an emulated extension is there already: %s', (sql) => {
  expect(adapted(sql).map(isNotice)).toEqual([true]);
});

test.each([
  'create extension pg_cron_helper',
  'create extension vector',
  `select 'create extension pg_cron'`,
  'create table pg_cron (id int)',
])('everything else stays as it was written: %s', (sql) => {
  expect(adapted(sql)).toEqual([sql]);
});

test('the owner is named as the server calls it', () => {
  expect(
    adapted(
      'alter function f() owner to postgres; alter default privileges for role "postgres" grant all on tables to anon',
    ),
  ).toEqual([
    'alter function f() owner to current_user',
    'alter default privileges for role current_user grant all on tables to anon',
  ]);
});

test('inside a block they are left out, and nothing else', () => {
  expect(
    adapted('do $$ begin create extension if not exists pg_cron with schema x; perform 1; end $$'),
  ).toEqual(['do $$ begin null; perform 1; end $$']);
});

test('a migration is one transaction, whatever its text says', () => {
  const sql = 'begin; create index concurrently i on t (a); commit; start transaction; rollback; select 1';
  expect(adapted(sql, adaptForTransaction).filter((text) => text !== undefined)).toEqual([
    'create index  i on t (a)',
    'select 1',
  ]);
});
