import { exportedApp } from './exported-app.ts';

const roles = `create type public.app_role as enum ('admin', 'moderator', 'user');

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade not null,
  role public.app_role not null default 'user',
  unique (user_id, role)
);
alter table public.user_roles enable row level security;

create or replace function public.has_role(_user_id uuid, _role public.app_role)
returns boolean
language sql
stable
security definer
set search_path = public
as $$
  select exists (select 1 from public.user_roles where user_id = _user_id and role = _role)
$$;

create policy "Own roles" on public.user_roles for select to authenticated using (auth.uid() = user_id);
`;

/** Accounts with profiles and roles, made by a trigger on the users. */
export const club = exportedApp('tennis-club', 'abcdefghijklmnopqrst', {
  isHardCoded: true,
  config: `
[auth]
enable_signup = true
minimum_password_length = 8
additional_redirect_urls = ["http://localhost:8080", "https://club.example/welcome"]

[auth.email]
enable_confirmations = false
`,
  files: {
    'supabase/migrations/20250101090000_profiles.sql': `-- Profiles: one row; per user
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text,
  created_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
create policy "Profiles are seen by members" on public.profiles for select to authenticated using (true);
create policy "Own profile" on public.profiles for update using (auth.uid() = id) with check (auth.uid() = id);

create or replace function public.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, display_name)
  values (new.id, coalesce(new.raw_user_meta_data ->> 'display_name', split_part(new.email, '@', 1)));
  return new;
end;
$$;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function public.handle_new_user();
`,
    'supabase/migrations/20250102090000_roles.sql': roles,
    'supabase/migrations/20250103090000_first_admin.sql': `create or replace function public.make_first_admin() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if not exists (select 1 from public.user_roles where role = 'admin') then
    insert into public.user_roles (user_id, role) values (new.id, 'admin') on conflict (user_id, role) do nothing;
  end if;
  return new;
end $$;
create trigger first_admin after insert on public.profiles for each row execute function public.make_first_admin();
create policy "Admins see all roles" on public.user_roles for select
  using (public.has_role(auth.uid(), 'admin'));
`,
  },
});

/** Organisations that share the tables and see only what is theirs. */
export const teams = exportedApp('team-board', 'bcdefghijklmnopqrstu', {
  files: {
    'supabase/migrations/20250201090000_teams.sql': `create extension if not exists "uuid-ossp";
create extension if not exists pgcrypto;
create table public.organizations (id uuid primary key default uuid_generate_v4(), name text not null check (char_length(name) > 1));
create table public.memberships (
  organization_id uuid not null references public.organizations on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  role text not null default 'member' check (role in ('owner', 'member')),
  primary key (organization_id, user_id)
);
create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  title text not null,
  archived boolean not null default false
);
create index tasks_open on public.tasks (organization_id) where not archived;
alter table public.organizations enable row level security;
alter table public.memberships enable row level security;
alter table public.tasks enable row level security;

create function public.is_member(org uuid) returns boolean language sql stable security definer set search_path to 'public' as
$fn$ select exists (select 1 from memberships m where m.organization_id = org and m.user_id = auth.uid()) $fn$;

create policy "members see their organization" on public.organizations for select to authenticated using (public.is_member(id));
create policy "members see members" on public.memberships for select to authenticated using (public.is_member(organization_id));
create policy "members use tasks" on public.tasks for all to authenticated
  using (exists (select 1 from public.memberships m where m.organization_id = tasks.organization_id and m.user_id = auth.uid()))
  with check (public.is_member(organization_id));
create policy "nothing archived is written" on public.tasks as restrictive for update to authenticated
  using (not archived);

create function public.create_organization(organization_name text) returns uuid
language plpgsql security definer set search_path = public as $$
declare made uuid;
begin
  insert into organizations (name) values (organization_name) returning id into made;
  insert into memberships (organization_id, user_id, role) values (made, auth.uid(), 'owner');
  return made;
end $$;
revoke execute on function public.create_organization(text) from public, anon;
grant execute on function public.create_organization(text) to authenticated;
`,
  },
});

/** Everyone reads what is published; admins write. */
export const blog = exportedApp('garden-blog', 'cdefghijklmnopqrstuv', {
  files: {
    'supabase/migrations/20250301090000_roles.sql': roles,
    'supabase/migrations/20250301090100_posts.sql': `create table public.posts (
  id bigint generated always as identity primary key,
  slug text unique not null,
  title text not null,
  body text not null default '',
  tags text[] not null default '{}',
  is_published boolean not null default false,
  search tsvector generated always as (to_tsvector('english', title || ' ' || body)) stored,
  author_id uuid references auth.users (id)
);
comment on table public.posts is 'What the garden''s blog tells; drafts are for admins';
create index posts_search on public.posts using gin (search);
alter table public.posts enable row level security;
drop policy if exists "Published posts" on public.posts;
create policy "Published posts" on public.posts for select using (is_published = true);
create policy "Admins write" on public.posts for all to authenticated
  using (public.has_role(auth.uid(), 'admin')) with check (public.has_role(auth.uid(), 'admin'));
insert into public.posts (slug, title, body, tags, is_published) values
  ('first', 'Tomatoes', 'Water; sun; patience', '{vegetables}', true),
  ('draft', 'Secret', 'Not yet', '{}', false)
on conflict (slug) do update set title = excluded.title;
do $$
begin
  if not exists (select 1 from pg_policies where policyname = 'Admins read roles') then
    execute format('create policy %I on public.user_roles for select using (public.has_role(auth.uid(), %L))', 'Admins read roles', 'admin');
  end if;
end $$;
`,
  },
});
