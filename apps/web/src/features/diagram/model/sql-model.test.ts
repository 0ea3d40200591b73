import { expect, test } from 'vitest';
import { databaseDiagram } from './data-model.ts';
import { readSqlModel } from './sql-model.ts';

const first = `-- people; and "what" they book
create table if not exists public.customers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email like '%;%'),
  balance numeric(10, 2) default 0
);
/* create table not_me (id int); */
CREATE TABLE "bookings" (
  id bigint generated always as identity,
  customer_id uuid references public.customers (id) on delete cascade,
  room_id int,
  at timestamp with time zone,
  primary key (id),
  constraint one_at_a_time unique (room_id, at),
  constraint room foreign key (room_id) references rooms(id)
);
create function f() returns trigger as $body$ begin create table inside (id int); end; $body$ language plpgsql;
create table rooms (id int primary key, name text);
create table old (id int);`;
const second = `alter table bookings add column note text, drop column at;
alter table only public.rooms rename to halls;
drop table if exists old;
alter table nowhere add column x int;`;

test('tables, columns, keys and links are read from migrations', () => {
  const { tables, links } = readSqlModel([first]);
  expect(tables.map(({ name }) => name)).toEqual(['customers', 'bookings', 'rooms', 'old']);
  expect(tables[0]?.columns).toEqual([
    { name: 'id', type: 'uuid', key: 'PK' },
    { name: 'email', type: 'text', key: 'UK' },
    { name: 'balance', type: 'numeric', key: undefined },
  ]);
  expect(tables[1]?.columns.map(({ name, type, key }) => `${name} ${type} ${key ?? ''}`.trim())).toEqual([
    'id bigint PK',
    'customer_id uuid FK',
    'room_id int FK',
    'at timestamptz',
  ]);
  expect(links).toEqual([
    { from: 'bookings', column: 'customer_id', to: 'customers' },
    { from: 'bookings', column: 'room_id', to: 'rooms' },
  ]);
});

test('later migrations change what earlier ones made', () => {
  const { tables } = readSqlModel([first, second]);
  expect(tables.map(({ name }) => name)).toEqual(['customers', 'bookings', 'halls']);
  expect(tables[1]?.columns.map(({ name }) => name)).toEqual(['id', 'customer_id', 'room_id', 'note']);
});

test('a diagram of them has only links between tables that are there', () => {
  expect(databaseDiagram(readSqlModel([first, second]))).toBe(`erDiagram
  customers {
    uuid id PK
    text email UK
    numeric balance
  }
  bookings {
    bigint id PK
    uuid customer_id FK
    int room_id FK
    text note
  }
  halls {
    int id PK
    text name
  }
  customers ||--o{ bookings : "customer_id"`);
});

test('no tables, no diagram', () => {
  expect(databaseDiagram(readSqlModel(['select 1;', 'create table (']))).toBeUndefined();
});
