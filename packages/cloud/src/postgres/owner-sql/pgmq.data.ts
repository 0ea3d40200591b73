/**
 * The queues of pgmq as SQL of the project itself: `create extension pgmq` runs this text in its place, as the project's
 * owner. Everything of it belongs to the project, is copied and exported with it, and can be made twice.
 */
const tablesSql = /* sql */ `
create schema if not exists pgmq;
create table if not exists pgmq.meta (
  queue_name varchar primary key,
  is_partitioned boolean not null default false,
  is_unlogged boolean not null default false,
  created_at timestamptz not null default now()
);
do $pgmq$ begin
  create type pgmq.message_record as (
    msg_id bigint, read_ct integer, enqueued_at timestamptz, vt timestamptz, message jsonb, headers jsonb
  );
  create type pgmq.queue_record as (
    queue_name varchar, is_partitioned boolean, is_unlogged boolean, created_at timestamptz
  );
  create type pgmq.metrics_result as (
    queue_name text, queue_length bigint, newest_msg_age_sec int, oldest_msg_age_sec int, total_messages bigint,
    scrape_time timestamptz, queue_visible_length bigint
  );
exception when duplicate_object then null; end $pgmq$;

create or replace function pgmq.table_of(queue_name text, prefix text) returns text
language plpgsql immutable set search_path = '' as $pgmq$
begin
  if queue_name !~ '^[A-Za-z0-9_]+$' or length(queue_name) > 47 then
    raise exception 'queue name contains invalid characters or is too long: %', queue_name using errcode = '22023';
  end if;
  return format('pgmq.%I', prefix || '_' || lower(queue_name));
end $pgmq$;

create or replace function pgmq.make(queue_name text, is_unlogged boolean) returns void
language plpgsql set search_path = '' as $pgmq$
declare
  queue text := pgmq.table_of(queue_name, 'q');
  archive text := pgmq.table_of(queue_name, 'a');
  columns text := 'read_ct int not null default 0, enqueued_at timestamptz not null default now(),';
begin
  perform pg_advisory_xact_lock(hashtextextended('pgmq ' || lower(queue_name), 0));
  execute format('create %s table if not exists %s (msg_id bigint primary key generated always as identity, %s
    vt timestamptz not null, message jsonb, headers jsonb)', case when is_unlogged then 'unlogged' else '' end, queue, columns);
  execute format('create table if not exists %s (msg_id bigint primary key, %s
    archived_at timestamptz not null default now(), vt timestamptz not null, message jsonb, headers jsonb)', archive, columns);
  execute format('create index if not exists %I on %s (vt)', 'q_' || lower(queue_name) || '_vt_idx', queue);
  execute format('create index if not exists %I on %s (archived_at)', 'archived_at_idx_' || lower(queue_name), archive);
  -- Whoever comes by the API needs a policy and a grant; the key of the project's own server needs neither.
  execute format('alter table %s enable row level security', queue);
  execute format('alter table %s enable row level security', archive);
  execute format('grant all on %s, %s to service_role', queue, archive);
  insert into pgmq.meta (queue_name, is_unlogged) values (lower($1), $2) on conflict do nothing;
end $pgmq$;

create or replace function pgmq.create(queue_name text) returns void language sql set search_path = '' as
  $pgmq$ select pgmq.make(queue_name, false) $pgmq$;
create or replace function pgmq.create_non_partitioned(queue_name text) returns void language sql set search_path = '' as
  $pgmq$ select pgmq.make(queue_name, false) $pgmq$;
create or replace function pgmq.create_unlogged(queue_name text) returns void language sql set search_path = '' as
  $pgmq$ select pgmq.make(queue_name, true) $pgmq$;

create or replace function pgmq.drop_queue(queue_name text) returns boolean
language plpgsql set search_path = '' as $pgmq$
begin
  execute format('drop table if exists %s', pgmq.table_of(queue_name, 'q'));
  execute format('drop table if exists %s', pgmq.table_of(queue_name, 'a'));
  delete from pgmq.meta m where m.queue_name = lower(drop_queue.queue_name);
  return found;
end $pgmq$;
create or replace function pgmq.drop_queue(queue_name text, partitioned boolean) returns boolean
language sql set search_path = '' as $pgmq$ select pgmq.drop_queue(queue_name) $pgmq$;

create or replace function pgmq.purge_queue(queue_name text) returns bigint
language plpgsql set search_path = '' as $pgmq$
declare
  removed bigint;
begin
  execute format('delete from %s', pgmq.table_of(queue_name, 'q'));
  get diagnostics removed = row_count;
  return removed;
end $pgmq$;

create or replace function pgmq.list_queues() returns setof pgmq.queue_record language sql stable set search_path = '' as
  $pgmq$ select queue_name, is_partitioned, is_unlogged, created_at from pgmq.meta order by queue_name $pgmq$;
`;

const messagesSql = /* sql */ `
create or replace function pgmq.send_batch(queue_name text, msgs jsonb[], headers jsonb[], delay timestamptz) returns setof bigint
language plpgsql set search_path = '' as $pgmq$
begin
  return query execute format(
    'insert into %s (vt, message, headers) select $2, m.message, $3[m.nth] from unnest($1) with ordinality m(message, nth)
     order by m.nth returning msg_id', pgmq.table_of(queue_name, 'q')
  ) using msgs, delay, headers;
end $pgmq$;
create or replace function pgmq.send_batch(queue_name text, msgs jsonb[], delay integer default 0) returns setof bigint
language sql set search_path = '' as
  $pgmq$ select * from pgmq.send_batch(queue_name, msgs, null::jsonb[], clock_timestamp() + make_interval(secs => delay)) $pgmq$;
create or replace function pgmq.send_batch(queue_name text, msgs jsonb[], headers jsonb[], delay integer default 0) returns setof bigint
language sql set search_path = '' as
  $pgmq$ select * from pgmq.send_batch(queue_name, msgs, headers, clock_timestamp() + make_interval(secs => delay)) $pgmq$;
create or replace function pgmq.send(queue_name text, msg jsonb, delay integer default 0) returns setof bigint
language sql set search_path = '' as
  $pgmq$ select * from pgmq.send_batch(queue_name, array[msg], null::jsonb[], clock_timestamp() + make_interval(secs => delay)) $pgmq$;
create or replace function pgmq.send(queue_name text, msg jsonb, delay timestamptz) returns setof bigint
language sql set search_path = '' as
  $pgmq$ select * from pgmq.send_batch(queue_name, array[msg], null::jsonb[], delay) $pgmq$;
create or replace function pgmq.send(queue_name text, msg jsonb, headers jsonb, delay integer default 0) returns setof bigint
language sql set search_path = '' as
  $pgmq$ select * from pgmq.send_batch(queue_name, array[msg], array[headers], clock_timestamp() + make_interval(secs => delay)) $pgmq$;

create or replace function pgmq.read(queue_name text, vt integer, qty integer, conditional jsonb default '{}')
returns setof pgmq.message_record language plpgsql set search_path = '' as $pgmq$
begin
  return query execute format(
    'with next as (
       select msg_id from %1$s where vt <= clock_timestamp() and message @> $3 order by msg_id limit $2 for update skip locked
     )
     update %1$s q set vt = clock_timestamp() + make_interval(secs => $1), read_ct = q.read_ct + 1
     from next where q.msg_id = next.msg_id
     returning q.msg_id, q.read_ct, q.enqueued_at, q.vt, q.message, q.headers', pgmq.table_of(queue_name, 'q')
  ) using vt, qty, conditional;
end $pgmq$;

create or replace function pgmq.read_with_poll(
  queue_name text, vt integer, qty integer, max_poll_seconds integer default 5, poll_interval_ms integer default 100,
  conditional jsonb default '{}'
) returns setof pgmq.message_record language plpgsql set search_path = '' as $pgmq$
declare
  ends_at timestamptz := clock_timestamp() + make_interval(secs => max_poll_seconds);
begin
  loop
    return query select * from pgmq.read(queue_name, vt, qty, conditional);
    if found or clock_timestamp() >= ends_at then return; end if;
    perform pg_sleep(greatest(poll_interval_ms, 10) / 1000.0);
  end loop;
end $pgmq$;

create or replace function pgmq.pop(queue_name text, qty integer default 1) returns setof pgmq.message_record
language plpgsql set search_path = '' as $pgmq$
begin
  return query execute format(
    'with next as (
       select msg_id from %1$s where vt <= clock_timestamp() order by msg_id limit $1 for update skip locked
     )
     delete from %1$s q using next where q.msg_id = next.msg_id
     returning q.msg_id, q.read_ct, q.enqueued_at, q.vt, q.message, q.headers', pgmq.table_of(queue_name, 'q')
  ) using qty;
end $pgmq$;

create or replace function pgmq.archive(queue_name text, msg_ids bigint[]) returns setof bigint
language plpgsql set search_path = '' as $pgmq$
begin
  return query execute format(
    'with moved as (delete from %s where msg_id = any ($1) returning msg_id, read_ct, enqueued_at, vt, message, headers)
     insert into %s (msg_id, read_ct, enqueued_at, vt, message, headers) select * from moved returning msg_id',
    pgmq.table_of(queue_name, 'q'), pgmq.table_of(queue_name, 'a')
  ) using msg_ids;
end $pgmq$;
create or replace function pgmq.archive(queue_name text, msg_id bigint) returns boolean language sql set search_path = '' as
  $pgmq$ select exists (select from pgmq.archive(queue_name, array[msg_id])) $pgmq$;

create or replace function pgmq.delete(queue_name text, msg_ids bigint[]) returns setof bigint
language plpgsql set search_path = '' as $pgmq$
begin
  return query execute format('delete from %s where msg_id = any ($1) returning msg_id', pgmq.table_of(queue_name, 'q'))
    using msg_ids;
end $pgmq$;
create or replace function pgmq.delete(queue_name text, msg_id bigint) returns boolean language sql set search_path = '' as
  $pgmq$ select exists (select from pgmq.delete(queue_name, array[msg_id])) $pgmq$;

create or replace function pgmq.set_vt(queue_name text, msg_id bigint, vt integer) returns setof pgmq.message_record
language plpgsql set search_path = '' as $pgmq$
begin
  return query execute format(
    'update %s set vt = clock_timestamp() + make_interval(secs => $1) where msg_id = $2
     returning msg_id, read_ct, enqueued_at, vt, message, headers', pgmq.table_of(queue_name, 'q')
  ) using vt, msg_id;
end $pgmq$;

create or replace function pgmq.metrics(queue_name text) returns pgmq.metrics_result
language plpgsql set search_path = '' as $pgmq$
declare
  found_result pgmq.metrics_result;
  queue text := pgmq.table_of(queue_name, 'q');
begin
  execute format(
    'select $1, count(*), extract(epoch from now() - max(enqueued_at))::int, extract(epoch from now() - min(enqueued_at))::int,
       coalesce((select case when s.last_value is null then 0 else s.last_value end from pg_catalog.pg_sequences s
         where format(''%%I.%%I'', s.schemaname, s.sequencename) = pg_get_serial_sequence($2, ''msg_id'')), 0),
       now(), count(*) filter (where vt <= clock_timestamp()) from %s', queue
  ) into found_result using queue_name, queue;
  return found_result;
end $pgmq$;
create or replace function pgmq.metrics_all() returns setof pgmq.metrics_result language sql set search_path = '' as
  $pgmq$ select m.* from pgmq.meta q, pgmq.metrics(q.queue_name) m order by q.queue_name $pgmq$;
create or replace function pgmq.detach_archive(queue_name text) returns void language sql set search_path = '' as $pgmq$ select $pgmq$;
`;

/** By the API, as Supabase offers it: the same queues under other names of parameters. */
const publicSql = /* sql */ `
create schema if not exists pgmq_public;
create or replace function pgmq_public.send(queue_name text, message jsonb, sleep_seconds integer default 0) returns setof bigint
language sql set search_path = '' as $pgmq$ select * from pgmq.send(queue_name, message, sleep_seconds) $pgmq$;
create or replace function pgmq_public.send_batch(queue_name text, messages jsonb[], sleep_seconds integer default 0) returns setof bigint
language sql set search_path = '' as $pgmq$ select * from pgmq.send_batch(queue_name, messages, sleep_seconds) $pgmq$;
create or replace function pgmq_public.read(queue_name text, sleep_seconds integer, n integer) returns setof pgmq.message_record
language sql set search_path = '' as $pgmq$ select * from pgmq.read(queue_name, sleep_seconds, n) $pgmq$;
create or replace function pgmq_public.pop(queue_name text) returns setof pgmq.message_record
language sql set search_path = '' as $pgmq$ select * from pgmq.pop(queue_name) $pgmq$;
create or replace function pgmq_public.archive(queue_name text, message_id bigint) returns boolean
language sql set search_path = '' as $pgmq$ select pgmq.archive(queue_name, message_id) $pgmq$;
create or replace function pgmq_public.delete(queue_name text, message_id bigint) returns boolean
language sql set search_path = '' as $pgmq$ select pgmq.delete(queue_name, message_id) $pgmq$;
grant usage on schema pgmq, pgmq_public to anon, authenticated, service_role;
grant execute on all functions in schema pgmq_public to anon, authenticated, service_role;
grant select on pgmq.meta to service_role;
`;

export const pgmqSql = [tablesSql, messagesSql, publicSql].join('\n');

export const dropPgmqSql = 'drop schema if exists pgmq_public cascade; drop schema if exists pgmq cascade';
