import { createHash } from 'node:crypto';

/** For each lint something that it finds, with the key of the finding, and what mends it. */
export interface LintCase {
  readonly lint: string;
  readonly key: string;
  readonly bad: string;
  readonly good: string;
}

const table = (name: string, columns = 'id int primary key, owner uuid') =>
  `create table public.${name} (${columns}); alter table public.${name} enable row level security;`;

export const cases: readonly LintCase[] = [
  {
    lint: 'rls_disabled_in_public',
    key: 'rls_disabled_in_public_public_bare',
    bad: 'create table public.bare (id int primary key)',
    good: 'alter table public.bare enable row level security',
  },
  {
    lint: 'sensitive_columns_exposed',
    key: 'sensitive_columns_exposed_public_people',
    bad: 'create table public.people (id int primary key, "creditCard" text, password text)',
    good: 'alter table public.people enable row level security',
  },
  {
    lint: 'no_primary_key',
    key: 'no_primary_key_public_keyless',
    bad: table('keyless', 'id int'),
    good: 'alter table public.keyless add primary key (id)',
  },
  {
    lint: 'unsupported_reg_types',
    key: 'unsupported_reg_types_public_typed_kind',
    bad: table('typed', 'id int primary key, kind regproc, other regclass'),
    good: 'alter table public.typed alter kind type text using kind::text',
  },
  {
    lint: 'table_bloat',
    key: 'table_bloat_public_airy',
    bad: `${table('airy', 'id int primary key, words text')} alter table public.airy set (autovacuum_enabled = off);
      insert into public.airy select n, repeat(md5(n::text), 20) from generate_series(1, 20000) as n;
      delete from public.airy where id > 10; analyze public.airy`,
    good: 'truncate public.airy; analyze public.airy',
  },
  {
    lint: 'policy_exists_rls_disabled',
    key: 'policy_exists_rls_disabled_public_sleeping',
    bad: 'create table public.sleeping (id int primary key); create policy mine on public.sleeping using (id = 1)',
    good: 'alter table public.sleeping enable row level security',
  },
  {
    lint: 'rls_enabled_no_policy',
    key: 'rls_enabled_no_policy_public_shut',
    bad: table('shut'),
    good: 'create policy mine on public.shut for select using (id = 1)',
  },
  {
    lint: 'rls_references_user_metadata',
    key: 'rls_references_user_metadata_public_trusting_admins',
    bad: `${table('trusting')} create policy admins on public.trusting for select
      using (((select auth.jwt()) -> 'user_metadata' ->> 'role') = 'admin')`,
    good: `alter policy admins on public.trusting using (((select auth.jwt()) -> 'app_metadata' ->> 'role') = 'admin')`,
  },
  {
    lint: 'rls_policy_always_true',
    key: 'rls_policy_always_true_public_wide_everyone',
    bad: `${table('wide')} create policy everyone on public.wide for insert to authenticated with check (true)`,
    good: 'alter policy everyone on public.wide with check (owner = (select auth.uid()))',
  },
  {
    lint: 'auth_rls_initplan',
    key: 'auth_rls_init_plan_public_slow_mine',
    bad: `${table('slow')} create policy mine on public.slow for select using (owner = auth.uid())`,
    good: 'alter policy mine on public.slow using (owner = (select auth.uid()))',
  },
  {
    lint: 'auth_rls_initplan',
    key: 'auth_rls_init_plan_storage_objects_files',
    bad: 'create policy files on storage.objects for update using (owner = auth.uid())',
    good: 'alter policy files on storage.objects using (owner = (select auth.uid()))',
  },
  {
    lint: 'multiple_permissive_policies',
    key: 'multiple_permissive_policies_public_many_anon_SELECT',
    bad: `${table('many')} create policy one on public.many for select to anon using (id = 1);
      create policy two on public.many for all using (id = 2)`,
    good: 'drop policy one on public.many',
  },
  {
    lint: 'auth_allow_anonymous_sign_ins',
    key: 'auth_allow_anonymous_sign_ins_public_guests',
    bad: `${table('guests')} create policy members on public.guests for select to authenticated using (id = 1)`,
    good: `alter policy members on public.guests
      using (id = 1 and (select (auth.jwt() ->> 'is_anonymous')::boolean) is false)`,
  },
  {
    lint: 'auth_users_exposed',
    key: 'auth_users_exposed_public_everybody',
    bad: 'create view public.everybody as select id, email from auth.users',
    good: 'alter view public.everybody set (security_invoker = on)',
  },
  {
    lint: 'security_definer_view',
    key: 'security_definer_view_public_shortcut',
    bad: `${table('behind')} create view public.shortcut as select * from public.behind`,
    good: 'alter view public.shortcut set (security_invoker = true)',
  },
  {
    lint: 'materialized_view_in_api',
    key: 'materialized_view_in_api_public_totals',
    bad: 'create materialized view public.totals as select 1 as n; grant select on public.totals to anon',
    good: 'revoke select on public.totals from anon, authenticated',
  },
  {
    lint: 'function_search_path_mutable',
    key: `function_search_path_mutable_public_loose_${createHash('md5').update('select 1').digest('hex')}`,
    bad: "create function public.loose() returns int language sql as 'select 1'",
    good: "alter function public.loose() set search_path = ''",
  },
  {
    lint: 'anon_security_definer_function_executable',
    key: 'anon_security_definer_function_executable_public_mighty_a integer',
    bad: `create function public.mighty(a int) returns int language sql security definer set search_path = '' as 'select 1'`,
    good: 'revoke execute on function public.mighty(int) from public, anon',
  },
  {
    lint: 'authenticated_security_definer_function_executable',
    key: 'authenticated_security_definer_function_executable_public_strong_',
    bad: `create function public.strong() returns int language sql security definer set search_path = '' as 'select 1'`,
    good: 'alter function public.strong() security invoker',
  },
  {
    lint: 'extension_in_public',
    key: 'extension_in_public_ltree',
    bad: 'create extension ltree schema public',
    good: 'drop extension ltree; create extension ltree schema extensions',
  },
  {
    lint: 'extension_versions_outdated',
    key: 'extension_versions_outdated_hstore_1.4',
    bad: "create extension hstore schema extensions version '1.4'",
    good: 'alter extension hstore update',
  },
  {
    lint: 'fkey_to_auth_unique',
    key: 'fkey_to_auth_unique_public_phones_phones_phone_fkey',
    bad: `${table('phones', 'id int primary key, phone text constraint phones_phone_fkey references auth.users (phone)')}
      create index on public.phones (phone)`,
    good: 'alter table public.phones drop constraint phones_phone_fkey',
  },
  {
    lint: 'public_bucket_allows_listing',
    key: 'public_bucket_allows_listing_avatars',
    bad: `insert into storage.buckets (id, name, public) values ('avatars', 'avatars', true);
      create policy list_avatars on storage.objects for select using (bucket_id = 'avatars')`,
    good: `alter policy list_avatars on storage.objects using (bucket_id = 'avatars' and name like 'public/%')`,
  },
  {
    lint: 'unindexed_foreign_keys',
    key: 'unindexed_foreign_keys_public_comments_comments_post_fkey',
    bad: `${table('posts')} ${table('comments', 'id int primary key, post int constraint comments_post_fkey references public.posts')}`,
    good: 'create index comments_post on public.comments (post)',
  },
  {
    lint: 'unused_index',
    key: 'unused_index_public_idle_idle_owner',
    bad: `${table('idle')} create index idle_owner on public.idle (owner)`,
    good: 'drop index public.idle_owner',
  },
  {
    lint: 'duplicate_index',
    key: 'duplicate_index_public_twice_{twice_a,twice_b}',
    bad: `${table('twice')} create index twice_a on public.twice (owner); create index twice_b on public.twice (owner)`,
    good: 'drop index public.twice_b',
  },
];

/** What only the operator of the server can do. */
export const platformCases: readonly LintCase[] = [
  {
    lint: 'insecure_queue_exposed_in_api',
    key: 'rls_disabled_in_public_pgmq_q_jobs',
    bad: `create schema if not exists pgmq; create schema if not exists pgmq_public;
      create table pgmq.q_jobs (id int primary key); grant select on pgmq.q_jobs to anon`,
    good: 'alter table pgmq.q_jobs enable row level security',
  },
  {
    lint: 'foreign_table_in_api',
    key: 'foreign_table_in_api_public_abroad',
    bad: `create foreign data wrapper nowhere; create server there foreign data wrapper nowhere;
      create foreign table public.abroad (id int) server there; grant select on public.abroad to anon`,
    good: 'revoke select on public.abroad from anon, authenticated, public',
  },
];
