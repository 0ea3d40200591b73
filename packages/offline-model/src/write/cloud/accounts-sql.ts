import type { AuthPlan } from '../../plan/app-plan.ts';
import { openRoles, rulingRoles } from '../../plan/cloud/ruling-roles.ts';
import { hasRole, type PolicySchema } from './policies.ts';
import { literal } from './sql.ts';

/** Tables about people; each with its rules. */
export const ACCOUNT_TABLES = {
  profiles: `create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  name text not null default '',
  email text not null default '',
  about text not null default '',
  created_at timestamptz not null default now()
);
revoke insert, update, delete on public.profiles from anon, authenticated;
grant update (name, about) on public.profiles to authenticated;`,
  user_roles: `create table public.user_roles (
  user_id uuid primary key references auth.users on delete cascade,
  role text not null
);
revoke insert, update, delete on public.user_roles from anon, authenticated;
grant update (role) on public.user_roles to authenticated;`,
} as const;

/** People change their own profile; a role is given by those who run the app, never taken. */
export function accountPolicies(auth: AuthPlan): Readonly<Record<string, readonly PolicySchema[]>> {
  const ruling = rulingRoles(auth);
  const orRuling = (own: string): string => (ruling.length === 0 ? own : `${own} or ${hasRole(ruling)}`);
  const members = { who: 'authenticated' } as const;
  return {
    profiles: [
      { ...members, action: 'select', rows: orRuling('id = (select auth.uid())') },
      { ...members, action: 'update', rows: 'id = (select auth.uid())' },
    ],
    user_roles: [
      { ...members, action: 'select', rows: orRuling('user_id = (select auth.uid())') },
      ...(ruling.length === 0
        ? []
        : [{ ...members, action: 'update' as const, rows: `${hasRole(ruling)} and ${notOneself}` }]),
    ],
  };
}

/** Nobody locks themselves out, nor the others in. */
const notOneself = 'user_id <> (select auth.uid())';

/** Whether somebody has one of these roles; asked by rules, so it looks past them. */
export const HAS_ROLE = `create or replace function public.has_role(wanted text[]) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.user_roles where user_id = (select auth.uid()) and role = any (wanted))
$$;`;

/** A new account gets its profile and a role that is open to all, whatever it asks for. */
export function welcomeSql(auth: AuthPlan): string {
  const open = openRoles(auth).map(literal).join(', ');
  return `create or replace function public.welcome_person() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  asked text := new.raw_user_meta_data ->> 'role';
begin
  insert into public.profiles (id, name, email)
    values (new.id, coalesce(new.raw_user_meta_data ->> 'name', ''), coalesce(new.email, ''))
    on conflict (id) do nothing;
  insert into public.user_roles (user_id, role)
    values (new.id, case when asked in (${open}) then asked else ${literal(auth.initialRole)} end)
    on conflict (user_id) do nothing;
  return new;
end $$;`;
}

export const WELCOME_TRIGGER = `create or replace trigger welcome_person after insert on auth.users
  for each row execute function public.welcome_person();`;

/** Those who had an account before. */
export const welcomeEarlier = ({ initialRole }: AuthPlan): string =>
  `insert into public.profiles (id, name, email)
  select id, coalesce(raw_user_meta_data ->> 'name', ''), coalesce(email, '') from auth.users
  on conflict (id) do nothing;
insert into public.user_roles (user_id, role)
  select id, ${literal(initialRole)} from auth.users
  on conflict (user_id) do nothing;`;

/** Gives a role to an account that is there already; only who may change the database can call it. */
export const APPOINT = `create or replace function public.appoint(address text, given text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_roles (user_id, role)
    select id, given from auth.users where lower(email) = lower(address)
    on conflict (user_id) do update set role = excluded.role;
  if not found then raise exception 'There is no account with the address % yet.', address; end if;
end $$;
revoke all on function public.appoint(text, text) from public, anon, authenticated;`;

export const appointSql = (email: string, role: string): string =>
  `select public.appoint(${literal(email)}, ${literal(role)});\n`;

/** Pictures of lists that everybody sees. */
export const BUCKET = `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('pictures', 'pictures', true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
  on conflict (id) do nothing;`;

const inOwnFolder = "bucket_id = 'pictures' and (storage.foldername(name))[1] = (select auth.uid())::text";

export const BUCKET_POLICIES: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'people add pictures',
    sql: `create policy "people add pictures" on storage.objects for insert to authenticated\n  with check (${inOwnFolder});`,
  },
  {
    name: 'people remove their pictures',
    sql: `create policy "people remove their pictures" on storage.objects for delete to authenticated\n  using (${inOwnFolder});`,
  },
];
