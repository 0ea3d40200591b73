import { expect, test } from 'vitest';
import { findStructureChange } from './changes-structure.ts';

test.each([
  'create table notes (id int)',
  '-- a note\nALTER TABLE notes add column body text',
  'insert into notes values (1); drop view seen',
  'do $$ begin alter table notes enable row level security; end $$',
  "select cron.schedule('night', '5 4 * * *', 'select 1')",
  'select * into copies from notes',
  'grant select on notes to anon',
  'create or replace function f() returns int language sql as $$ select 1 $$',
])('a change of structure: %s', (sql) => {
  expect(findStructureChange(sql)).toBeDefined();
});

test.each([
  'select 1',
  "insert into notes values ('create table x')",
  'with gone as (delete from notes returning *) insert into old select * from gone',
  'update notes set body = null; delete from notes',
  'truncate notes',
  'create temp table passing (id int)',
  'do $$ begin perform 1; end $$',
  '/* drop table notes */ values (1)',
])('only rows: %s', (sql) => {
  expect(findStructureChange(sql)).toBeUndefined();
});
