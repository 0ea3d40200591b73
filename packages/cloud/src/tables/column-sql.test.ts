import { expect, test } from 'vitest';
import { addColumnSql } from './column-sql.ts';

const table = { schema: 'public', name: 'we"ird' };
const column = { name: 'note', type: 'text', isNullable: true, defaultValue: undefined };

test.each([
  [column, 'alter table "public"."we""ird" add column "note" text;'],
  [{ ...column, name: `a"b; drop` }, 'alter table "public"."we""ird" add column "a""b; drop" text;'],
  [
    { ...column, isNullable: false, defaultValue: `it's` },
    `alter table "public"."we""ird" add column "note" text not null default 'it''s'::text;`,
  ],
  [
    { ...column, type: 'timestamptz', defaultValue: 'now()' },
    'alter table "public"."we""ird" add column "note" timestamptz default now();',
  ],
  [
    { ...column, type: 'array', defaultValue: '{}' },
    `alter table "public"."we""ird" add column "note" text[] default '{}'::text[];`,
  ],
  [
    { ...column, defaultValue: `\\' ; drop` },
    `alter table "public"."we""ird" add column "note" text default E'\\\\'' ; drop'::text;`,
  ],
])('a new column is written as SQL: %o', (given, sql) => {
  expect(addColumnSql(table, given)).toBe(sql);
});

test('a name that PostgreSQL would cut is refused', () => {
  expect(() => addColumnSql(table, { ...column, name: 'ü'.repeat(32) })).toThrow('63 bytes');
});
