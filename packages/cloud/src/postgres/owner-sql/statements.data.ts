/** Statements of each kind that migrations of real projects use, in the order of one such history. */
export const plainStatements: readonly (readonly [kind: string, sql: string])[] = [
  ['create type enum', `create type public.app_role as enum ('admin', 'moderator', 'user')`],
  ['alter type add value', `alter type public.app_role add value 'guest'`],
  [
    'create table with checks, arrays, jsonb and generated columns',
    `create table public.notes (
      id uuid primary key default gen_random_uuid(),
      title text not null check (char_length(title) <= 200),
      tags text[] not null default '{}',
      data jsonb not null default '{}'::jsonb,
      title_lower text generated always as (lower(title)) stored,
      search tsvector generated always as (to_tsvector('english', title)) stored,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
  ],
  ['create table if not exists', `create table if not exists public.notes (id uuid)`],
  ['create table as select', `create table public.note_titles as select title from public.notes`],
  [
    'on delete cascade',
    `create table public.comments (id bigserial primary key, note uuid not null references public.notes on delete cascade)`,
  ],
  ['alter table add column', `alter table public.notes add column if not exists owner_id uuid`],
  ['create index', `create index if not exists notes_created on public.notes (created_at desc)`],
  ['partial index', `create index notes_tagged on public.notes (id) where tags <> '{}'`],
  ['gin index', `create index notes_data on public.notes using gin (data)`],
  [
    'create unique index concurrently',
    `create unique index concurrently notes_title on public.notes (title)`,
  ],
  [
    'comment on',
    `comment on table public.notes is 'Notes of a person'; comment on column public.notes.tags is 'Free words'`,
  ],
  ['enable row level security', `alter table public.notes enable row level security`],
  ['force row level security', `alter table public.comments force row level security`],
  ['disable row level security', `alter table public.note_titles disable row level security`],
  ['replica identity full', `alter table public.notes replica identity full`],
  ['alter publication add table', `alter publication supabase_realtime add table public.notes`],
  [
    'alter publication add table, the second',
    `alter publication supabase_realtime add table public.comments`,
  ],
  ['alter publication drop table', `alter publication supabase_realtime drop table public.comments`],
  [
    'security definer function with a search path',
    `create or replace function public.touch() returns trigger language plpgsql security definer set search_path = public as $$
     begin new.updated_at = now(); return new; end; $$`,
  ],
  [
    'function in SQL with a body of its own',
    `create function public.twice(n int) returns int language sql immutable begin atomic select n * 2; end`,
  ],
  [
    'function that returns a table',
    `create or replace function public.top_notes(n int) returns table (id uuid, title text) language sql stable as
     $$ select id, title from public.notes order by created_at limit n $$`,
  ],
  [
    'create trigger',
    `create trigger touch_notes before update on public.notes for each row execute function public.touch()`,
  ],
  ['drop trigger if exists', `drop trigger if exists touch_notes on public.notes`],
  ['alter function owner', `alter function public.touch() owner to postgres`],
  [
    'create view with security_invoker',
    `create view public.note_list with (security_invoker = on) as select id, title from public.notes`,
  ],
  [
    'create or replace view',
    `create or replace view public.note_list as select id, title, row_number() over (partition by title) as nth from public.notes`,
  ],
  [
    'materialized view',
    `create materialized view public.note_count as select count(*) from public.notes; refresh materialized view public.note_count`,
  ],
  ['create schema', `create schema private; grant usage on schema private to authenticated`],
  [
    'grants',
    `grant select, insert on public.notes to authenticated; grant all on public.notes to service_role, postgres; grant execute on function public.top_notes(int) to anon`,
  ],
  [
    'revoke',
    `revoke all on function public.touch() from public, anon; revoke insert on public.notes from anon`,
  ],
  [
    'default privileges',
    `alter default privileges in schema public grant select on tables to anon; alter default privileges for role postgres in schema private grant all on functions to service_role`,
  ],
  [
    'insert on conflict',
    `insert into public.notes (title) values ('one') on conflict (title) do update set title = excluded.title`,
  ],
  ['select for update', `select * from public.notes where title = 'one' for update`],
  [
    'with recursive',
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 5) select sum(i) from n`,
  ],
  [
    'row_to_json and jsonb_build_object',
    `select row_to_json(n), jsonb_build_object('id', n.id) from public.notes n`,
  ],
  [
    'a do block with execute format',
    `do $$ declare t text; begin
       foreach t in array array['notes', 'comments'] loop
         execute format('drop policy if exists %I on public.%I', 'old ' || t, t);
       end loop;
       if not exists (select 1 from pg_roles where rolname = 'anon') then create role anon; end if;
     end $$`,
  ],
  ['pg_notify and notify', `select pg_notify('changes', 'x'); notify pgrst, 'reload schema'`],
  [
    'extension pgcrypto',
    `create extension if not exists pgcrypto; create extension if not exists "pgcrypto" with schema extensions`,
  ],
  [
    'crypt and gen_salt',
    `select extensions.crypt('secret', extensions.gen_salt('bf', 4)), crypt('secret', gen_salt('bf', 4))`,
  ],
  [
    'extension uuid-ossp',
    `create extension if not exists "uuid-ossp"; select uuid_generate_v4(), extensions.uuid_generate_v4()`,
  ],
  [
    'extension pg_trgm',
    `create extension if not exists pg_trgm with schema extensions; create index notes_trgm on public.notes using gin (title extensions.gin_trgm_ops)`,
  ],
  [
    'extension citext, unaccent',
    `create extension citext with schema extensions; create extension if not exists unaccent`,
  ],
  [
    'extension pg_cron',
    `create extension if not exists pg_cron; create extension "pg_cron" with schema extensions; grant usage on schema cron to postgres`,
  ],
  [
    'extension pg_net',
    `create extension if not exists pg_net with schema extensions; drop extension if exists pg_net; create extension pg_net`,
  ],
  [
    'extension vault',
    `create extension if not exists supabase_vault with schema vault cascade; create extension if not exists vault`,
  ],
  [
    'an emulated extension in a do block',
    `do $$ begin create extension if not exists pg_cron with schema pg_catalog; exception when others then raise; end $$`,
  ],
  ['a transaction of its own', `begin; create table public.inside (id int); commit`],
  ['truncate', `truncate public.comments restart identity`],
  ['drop table cascade', `drop table public.comments cascade`],
  [
    'insert into storage.buckets',
    `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values ('avatars', 'avatars', true, 5242880, array['image/png']) on conflict (id) do nothing`,
  ],
  ['enable row level security of storage.objects', `alter table storage.objects enable row level security`],
  [
    'trigger on storage.objects',
    `create trigger on_upload after insert on storage.objects for each row execute function public.touch()`,
  ],
  [
    'policy on realtime.messages',
    `create policy "listen" on realtime.messages for select to authenticated using (realtime.topic() like 'room:%')`,
  ],
  [
    'cron.schedule with a name',
    `select cron.schedule('nightly', '0 3 * * *', $$ select net.http_post(url := 'https://example.com/functions/v1/x', headers := '{"Authorization": "Bearer k"}'::jsonb, body := concat('{"time": "', now(), '"}')::jsonb) as request_id; $$)`,
  ],
  ['cron.schedule again, by the same name', `select cron.schedule('nightly', '*/5 * * * *', 'select 1')`],
  ['cron.schedule without a name', `select cron.schedule('30 seconds', 'select 1')`],
  ['cron.unschedule', `select cron.unschedule('nightly'); select cron.unschedule(jobid) from cron.job`],
  [
    'cron.alter_job and schedule_in_database',
    `select cron.schedule_in_database('moved', '@daily', 'select 1', 'postgres'); select cron.alter_job(jobid, schedule := '0 0 $ * *', active := false) from cron.job where jobname = 'moved'; select jobid, status, return_message from cron.job_run_details order by start_time desc limit 5; select cron.unschedule('moved') where exists (select 1 from cron.job where jobname = 'moved')`,
  ],
  [
    'pgmq: queues',
    `create extension if not exists pgmq; select pgmq.create('mails'); select pgmq.create_unlogged('fast'); select * from pgmq.list_queues(); select pgmq.drop_queue('fast')`,
  ],
  [
    'pgmq: messages',
    `select pgmq.send('mails', '{"to": "a"}'::jsonb); select pgmq.send_batch('mails', array['{"to": "b"}', '{"to": "c"}']::jsonb[], 0); select * from pgmq.read('mails', 30, 2); select * from pgmq.read_with_poll('mails', 1, 1, 0); select pgmq.archive('mails', 1); select pgmq.delete('mails', 2::bigint); select * from pgmq.set_vt('mails', 3, 0); select * from pgmq.metrics('mails')`,
  ],
  [
    'pgmq in a do block and as rights of roles',
    `do $$ begin create extension if not exists pgmq; exception when others then raise; end $$; grant select, insert on table pgmq.q_mails to authenticated; create policy "own mails" on pgmq.q_mails for insert to authenticated with check (true); grant execute on all functions in schema pgmq to service_role`,
  ],
  [
    'settings of the API',
    `-- What requests see.
/* Of both. */ alter role authenticator set pgrst.db_schemas = 'public, private'; alter role authenticator set pgrst.db_aggregates_enabled to 'true'; alter role authenticator in database postgres set pgrst.db_max_rows = 500; alter role authenticator reset pgrst.db_max_rows; notify pgrst, 'reload config'; notify pgrst`,
  ],
  [
    'timeouts of roles',
    `alter role anon set statement_timeout = '5s'; alter role authenticated set statement_timeout to default; alter role service_role reset all; set statement_timeout = '1min'; set local lock_timeout = '2s'`,
  ],
  [
    'partitioned table',
    `create table public.events (at date not null, n int) partition by range (at); create table public.events_2026 partition of public.events for values from ('2026-01-01') to ('2027-01-01')`,
  ],
  [
    'domain, sequence and composite type',
    `create domain public.mail as text check (value like '%@%'); create sequence public.numbers start 100; create type public.pair as (a int, b int); select nextval('public.numbers')`,
  ],
  [
    'procedure and call',
    `create procedure public.nothing() language plpgsql as $$ begin null; end $$; call public.nothing()`,
  ],
  [
    'rename and set schema',
    `alter table public.events rename to happenings; alter table public.happenings rename column n to number`,
  ],
  [
    'constraints that are added and checked later',
    `alter table public.happenings add constraint positive check (number > 0) not valid; alter table public.happenings validate constraint positive; alter table public.happenings alter column number set default 1`,
  ],
  [
    'security invoker on a view that is there',
    `alter view public.note_list set (security_invoker = true); drop view if exists public.note_list`,
  ],
  [
    'rights on all that is and will be',
    `grant usage on schema public to anon, authenticated; grant all on all tables in schema public to service_role; grant usage, select on all sequences in schema public to authenticated; alter default privileges in schema public revoke execute on functions from public; alter default privileges in schema public grant execute on functions to public`,
  ],
  [
    'the function of row security',
    `create or replace function public.is_admin() returns boolean language plpgsql stable security definer set search_path to 'public' as $$ begin return coalesce((current_setting('request.jwt.claims', true)::json ->> 'role') = 'service_role', false); end $$; select set_config('app.value', 'x', false), current_setting('app.value', true)`,
  ],
  ['net.http_post', `select net.http_post(url := 'https://example.com/x', body := '{"a": 1}'::jsonb)`],
  ['net.http_get', `select net.http_get('https://example.com/x', params := '{"q": "ä b"}')`],
  [
    'vault',
    `select vault.create_secret('s3cret', 'service_key', 'for cron'); select decrypted_secret from vault.decrypted_secrets where name = 'service_key'`,
  ],
];

/** The same for what refers to people, who belong to auth. */
export const peopleStatements: readonly (readonly [kind: string, sql: string])[] = [
  [
    'foreign key to auth.users',
    `create table public.profiles (
      id uuid primary key references auth.users (id) on delete cascade,
      name text, role text not null default 'user'
    )`,
  ],
  [
    'has_role and user_roles',
    `create table public.user_roles (id uuid primary key default gen_random_uuid(), user_id uuid not null references auth.users on delete cascade, role text not null, unique (user_id, role));
     create or replace function public.has_role(_user uuid, _role text) returns boolean language sql stable security definer set search_path = public as
     $$ select exists (select 1 from public.user_roles where user_id = _user and role = _role) $$`,
  ],
  [
    'handle_new_user',
    `create or replace function public.handle_new_user() returns trigger language plpgsql security definer set search_path = '' as $$
     begin insert into public.profiles (id, name) values (new.id, new.raw_user_meta_data ->> 'name'); return new; end; $$`,
  ],
  ['drop trigger if exists on auth.users', `drop trigger if exists on_auth_user_created on auth.users`],
  [
    'trigger on auth.users',
    `create trigger on_auth_user_created after insert on auth.users for each row execute procedure public.handle_new_user()`,
  ],
  [
    'policy for select to authenticated',
    `create policy "own" on public.profiles for select to authenticated using (auth.uid() = id)`,
  ],
  [
    'policy for all with check',
    `create policy "own all" on public.profiles for all using ((select auth.uid()) = id) with check (auth.uid() = id)`,
  ],
  ['policy using true', `create policy "everyone" on public.profiles for select to anon using (true)`],
  [
    'policy to service_role',
    `create policy "service" on public.profiles to service_role using (auth.role() = 'service_role')`,
  ],
  [
    'policy with a subquery',
    `create policy "admins" on public.profiles for update using (exists (select 1 from public.user_roles r where r.user_id = auth.uid() and r.role = 'admin'))`,
  ],
  [
    'restrictive policy',
    `create policy "only verified" on public.profiles as restrictive for delete to authenticated using ((auth.jwt() ->> 'aal') = 'aal2')`,
  ],
  ['drop policy if exists', `drop policy if exists "everyone" on public.profiles`],
  [
    'alter policy',
    `alter policy "own" on public.profiles using (auth.uid() = id or public.has_role(auth.uid(), 'admin'))`,
  ],
  [
    'policy on storage.objects for insert',
    `create policy "upload own" on storage.objects for insert to authenticated with check (bucket_id = 'avatars' and auth.uid()::text = (storage.foldername(name))[1])`,
  ],
  [
    'policy on storage.objects for select',
    `create policy "Public read" on storage.objects for select using (bucket_id = 'avatars')`,
  ],
  ['drop policy on storage.objects', `drop policy if exists "Public read" on storage.objects`],
  [
    'policy on storage.buckets',
    `create policy "see buckets" on storage.buckets for select to authenticated using (true)`,
  ],
  [
    'insert into auth.users and auth.identities',
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', '11111111-1111-4111-8111-111111111111', 'authenticated', 'authenticated', 'a@example.com', crypt('pw', gen_salt('bf', 4)), now(), '{"provider": "email"}', '{"name": "Ada"}', now(), now());
     insert into auth.identities (id, user_id, provider_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values (gen_random_uuid(), '11111111-1111-4111-8111-111111111111', '11111111-1111-4111-8111-111111111111', '{"sub": "11111111-1111-4111-8111-111111111111", "email": "a@example.com"}', 'email', now(), now(), now())`,
  ],
  ['select from auth.users', `select id, email, raw_user_meta_data ->> 'name' from auth.users`],
  ['update auth.users', `update auth.users set email_confirmed_at = now() where email = 'a@example.com'`],
  ['view over auth.users', `create view public.people as select id, email from auth.users`],
  [
    'publication of several tables',
    `alter publication supabase_realtime add table public.profiles, public.user_roles; alter publication supabase_realtime set table public.notes`,
  ],
  [
    'webhook by a trigger',
    `create function public.tell() returns trigger language plpgsql security definer set search_path = '' as $$
     begin perform net.http_post('https://example.com/hook', to_jsonb(new)); return new; end $$;
     create trigger tell after insert or update on public.user_roles for each row execute function public.tell()`,
  ],
  ['delete from auth.users', `delete from auth.users where email = 'a@example.com'`],
];
