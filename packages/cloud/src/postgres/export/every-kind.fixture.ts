/** A schema with every kind of object that the export knows. */
export const everyKindSql = /* sql */ `
create extension if not exists citext with schema extensions;
create schema shop;
create type shop.mood as enum ('sad', 'it''s ok', 'happy');
create domain shop.positive as int default 1 check (value > 0);
create type shop.pair as (a int, b text);
create type shop.span as range (subtype = int4);
create sequence shop.tickets start with 100 increment by 5;
create function shop.next_ticket() returns bigint language sql as $$ select nextval('shop.tickets') $$;
create table shop.people (
  id bigint generated always as identity primary key,
  boss bigint,
  email extensions.citext unique,
  ticket bigint not null default shop.next_ticket(),
  mood shop.mood default 'happy',
  size shop.positive,
  both_of shop.pair,
  time_of shop.span,
  tags text[] default '{}',
  data jsonb,
  raw bytea,
  price numeric(30, 10),
  full_name text generated always as (upper(email::text)) stored,
  "Odd ""Name" text collate "C",
  made timestamptz default now()
);
create table shop.orders (
  id serial primary key,
  person bigint not null,
  total numeric check (total >= 0),
  during tstzrange,
  exclude using gist (during with &&)
);
-- Each refers to the other.
alter table shop.people add column last_order int references shop.orders (id) deferrable initially deferred;
alter table shop.orders add constraint orders_person foreign key (person) references shop.people (id) on delete cascade;
alter table shop.people add constraint people_boss foreign key (boss) references shop.people (id);
create index people_made on shop.people (made desc) where boss is null;
create index people_lower on shop.people (lower(email::text));
create table shop.events (at date not null, n int, primary key (at, n)) partition by range (at);
create table shop.events_2026 partition of shop.events for values from ('2026-01-01') to ('2027-01-01');
create table shop.events_rest partition of shop.events default;
create view shop.big_orders with (security_invoker = true) as
  select o.id, o.total, p.email from shop.orders o join shop.people p on p.id = o.person where o.total > 10;
create view shop.by_person as select p.id, p.email, count(o.id) as orders from shop.people p
  left join shop.orders o on o.person = p.id group by p.id;
create materialized view shop.totals as select sum(total) as total from shop.orders;
create unique index totals_one on shop.totals ((1));
create function shop.people_of(wanted shop.mood) returns setof shop.people language sql stable security definer set search_path = ''
  as $$ select * from shop.people where mood = wanted $$;
create function shop.later(what shop.big_orders) returns text language sql immutable as $$ select what.id::text $$;
create function public.touch() returns trigger language plpgsql as $$ begin new.made = now(); return new; end $$;
create procedure shop.clear() language plpgsql as $$ begin delete from shop.events; end $$;
create aggregate shop.product (int) (sfunc = pg_catalog.int4mul, stype = int, initcond = '1');
create trigger touch_people before update on shop.people for each row execute function public.touch();
create function public.on_sign_up() returns trigger language plpgsql security definer set search_path = '' as $$
  begin insert into shop.people (email) values (new.email); return new; end $$;
create trigger on_auth_user_created after insert on auth.users for each row execute function public.on_sign_up();
alter table shop.people enable row level security;
alter table shop.people force row level security;
create policy "own row" on shop.people for select to authenticated using (email = auth.jwt() ->> 'email');
create policy writes on shop.people as restrictive for update to authenticated, anon using (true) with check (size > 1);
create policy "read files" on storage.objects for select to anon using (bucket_id = 'open');
grant usage on schema shop to anon, authenticated;
grant select, insert on shop.people to authenticated;
grant select (id, email) on shop.people to anon;
revoke execute on function shop.people_of(shop.mood) from public;
grant execute on function shop.people_of(shop.mood) to service_role;
comment on table shop.people is 'People; with ''quotes''';
comment on column shop.people.email is 'How to reach them';
comment on function shop.people_of(shop.mood) is 'By mood';
create statistics shop.people_stats on boss, size from shop.people;
alter table shop.orders replica identity full;
alter publication supabase_realtime add table shop.orders;
insert into auth.users (id, email, encrypted_password) values
  ('00000000-0000-4000-8000-000000000001', 'a@example.test', '$2a$10$hash'),
  ('00000000-0000-4000-8000-000000000002', 'b@example.test', null);
insert into storage.buckets (id, name, public) values ('open', 'open', true);
insert into shop.people (boss, mood, size, both_of, time_of, tags, data, raw, price, "Odd ""Name", email) values
  (1, 'it''s ok', 7, row(1, E'tab\\there'), '[1,5)', array['a,b', 'c"d', null], '{"n": 12345678901234567890}', '\\x00ff09',
   12345678901234567890.0123456789, E'back\\\\slash\\nnew line\\r\\ttab \\\\N', 'c@example.test');
insert into shop.orders (person, total) select 1, n from generate_series(1, 1200) n;
update shop.people set last_order = 1 where id = 1;
insert into shop.events values ('2026-05-05', 1), ('2030-01-01', 2);
refresh materialized view shop.totals;
`;
