import type { ServiceSchema } from '../service-schemas.ts';

/**
 * What event triggers hold, as functions of the administrator: row security is on for every new table in `public`, and the
 * tables of the platform keep their shape although the project's owner may write policies and triggers on them.
 */
export function guardsSql(services: readonly ServiceSchema[]): string {
  const schemas = ['cron', 'net', 'vault', ...services.map(({ schema }) => schema)];
  const guarded = `array[${schemas.map((schema) => `'${schema}'`).join(', ')}]`;
  return /* sql */ `
create schema if not exists platform;

create function platform.is_project_session() returns boolean language sql stable set search_path = '' as $$
  select not r.rolsuper from pg_catalog.pg_roles r where r.rolname = session_user
$$;

-- An importer keeps tables as their migration says by: set platform.rls_by_default = off.
create function platform.enable_row_security() returns event_trigger
language plpgsql security definer set search_path = '' as $$
declare
  made record;
begin
  if coalesce(pg_catalog.current_setting('platform.rls_by_default', true), '') = 'off' then return; end if;
  for made in
    select object_identity from pg_catalog.pg_event_trigger_ddl_commands()
    where schema_name = 'public' and object_type in ('table', 'partitioned table')
  loop
    execute pg_catalog.format('alter table %s enable row level security', made.object_identity);
  end loop;
end $$;

create function platform.guard_platform_tables() returns event_trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed record;
begin
  if not platform.is_project_session() then return; end if;
  for changed in
    select c.object_identity, c.object_type, c.command_tag, c.objid
    from pg_catalog.pg_event_trigger_ddl_commands() c
    where c.schema_name = any (${guarded}) and not c.in_extension
  loop
    if changed.command_tag in ('CREATE FUNCTION', 'ALTER FUNCTION', 'CREATE VIEW', 'CREATE TABLE', 'CREATE TYPE') then
      raise exception '% belongs to the platform', changed.object_identity
        using errcode = '42501', hint = 'Make it in the schema public or in a schema of your own.';
    end if;
    if changed.object_type = 'table' and exists (
      select from pg_catalog.pg_class t where t.oid = changed.objid and not t.relrowsecurity
    ) then
      raise exception 'row level security of % stays on', changed.object_identity using errcode = '42501';
    end if;
  end loop;
end $$;

create function platform.guard_platform_drops() returns event_trigger
language plpgsql security definer set search_path = '' as $$
declare
  dropped record;
begin
  if not platform.is_project_session() then return; end if;
  for dropped in
    select d.object_identity from pg_catalog.pg_event_trigger_dropped_objects() d
    where (d.schema_name = any (${guarded}) and d.object_type not in ('policy', 'trigger', 'rule'))
      or (d.object_type = 'schema' and d.object_name = any (${guarded}))
  loop
    raise exception '% belongs to the platform and is not dropped', dropped.object_identity using errcode = '42501';
  end loop;
end $$;

create event trigger platform_row_security on ddl_command_end
  when tag in ('CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO')
  execute function platform.enable_row_security();
create event trigger platform_tables on ddl_command_end execute function platform.guard_platform_tables();
create event trigger platform_drops on sql_drop execute function platform.guard_platform_drops();
${sharedRolesSql}`;
}

const sharedRolesSql = /* sql */ `
-- Roles are shared: what DROP OWNED takes from one of them it takes in the databases of all projects.
create function platform.guard_shared_roles() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not platform.is_project_session() then return; end if;
  raise exception '% is for the operator of the server', tg_tag
    using errcode = '42501', hint = 'Drop the schemas or tables themselves.';
end $$;

create event trigger platform_shared_roles on ddl_command_start
  when tag in ('DROP OWNED') execute function platform.guard_shared_roles();
`;
