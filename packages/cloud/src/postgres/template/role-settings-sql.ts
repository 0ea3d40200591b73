/**
 * `alter role authenticator set pgrst.…` and `alter role anon set …` of a project's owner. The roles belong to all projects,
 * so such a statement is run as a call of this function, and what it says is kept in the project's own database.
 */
export const roleSettingsSql = /* sql */ `
-- Apart from the platform's own functions, which nobody else may call.
create schema if not exists platform_roles;
create table if not exists platform_roles.settings (
  role text not null,
  name text not null,
  value text not null,
  primary key (role, name)
);

create or replace function platform_roles.set_setting(role text, name text, value text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before text;
begin
  if role not in ('authenticator', 'anon', 'authenticated', 'service_role') then
    raise exception 'permission denied to alter role "%"', role
      using errcode = '42501', hint = 'Settings of anon, authenticated, service_role and authenticator count for this project.';
  end if;
  name := lower(name);
  if name in ('role', 'session_authorization', 'search_path', 'pgrst.jwt_secret', 'pgrst.db_uri', 'pgrst.app_settings') then
    raise notice '% is decided by the platform', name;
    return;
  end if;
  if value is null then
    delete from platform_roles.settings s where s.role = role and s.name = name;
  else
    if name not like '%.%' and not exists (
      select from pg_catalog.pg_settings k where k.name = name and k.context = 'user'
    ) then
      raise exception 'permission denied to set parameter "%"', name using errcode = '42501';
    end if;
    -- A value that makes no sense is refused here; every request would fail with it later.
    before := pg_catalog.current_setting(name, true);
    perform pg_catalog.set_config(name, value, true);
    perform pg_catalog.set_config(name, coalesce(before, ''), true);
    insert into platform_roles.settings as s (role, name, value) values (role, name, value)
    on conflict on constraint settings_pkey do update set value = excluded.value;
  end if;
  perform pg_catalog.pg_notify('pgrst', 'reload config');
end $$;

create or replace function platform_roles.reset_settings(role text) returns void
language sql security definer set search_path = '' as $$
  delete from platform_roles.settings s where s.role = $1;
  select pg_catalog.pg_notify('pgrst', 'reload config');
$$;

revoke execute on function platform_roles.set_setting(text, text, text), platform_roles.reset_settings(text) from public;
-- Read by the login of requests, which has no rights of its own.
grant usage on schema platform_roles to public;
grant select on platform_roles.settings to public;
grant execute on function platform_roles.set_setting(text, text, text), platform_roles.reset_settings(text) to postgres;
`;
