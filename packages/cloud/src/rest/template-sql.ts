/**
 * What a project's database needs so that changes of its schema are heard at once. Run as a superuser, when the
 * template is made, where the schema `platform` is that nobody but the administrator can change. Whoever changes
 * something later, the REST service of every process reads the schema again.
 */
export const restTemplateSql = `
create function platform.pgrst_ddl_watch() returns event_trigger
language plpgsql set search_path = '' as $watch$
declare
  command record;
begin
  for command in select * from pg_catalog.pg_event_trigger_ddl_commands() loop
    if command.command_tag in (
      'CREATE SCHEMA', 'ALTER SCHEMA', 'CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO', 'ALTER TABLE',
      'CREATE FOREIGN TABLE', 'ALTER FOREIGN TABLE', 'CREATE VIEW', 'ALTER VIEW', 'CREATE MATERIALIZED VIEW',
      'ALTER MATERIALIZED VIEW', 'CREATE FUNCTION', 'ALTER FUNCTION', 'CREATE TRIGGER', 'CREATE TYPE', 'ALTER TYPE',
      'CREATE RULE', 'COMMENT'
    ) and command.schema_name is distinct from 'pg_temp' then
      perform pg_catalog.pg_notify('pgrst', 'reload schema');
      return;
    end if;
  end loop;
end $watch$;

create function platform.pgrst_drop_watch() returns event_trigger
language plpgsql set search_path = '' as $watch$
declare
  dropped record;
begin
  for dropped in select * from pg_catalog.pg_event_trigger_dropped_objects() loop
    if dropped.object_type in (
      'schema', 'table', 'foreign table', 'view', 'materialized view', 'function', 'trigger', 'type', 'rule',
      'table column', 'table constraint'
    ) and not dropped.is_temporary then
      perform pg_catalog.pg_notify('pgrst', 'reload schema');
      return;
    end if;
  end loop;
end $watch$;

create event trigger pgrst_ddl_watch on ddl_command_end execute function platform.pgrst_ddl_watch();
create event trigger pgrst_drop_watch on sql_drop execute function platform.pgrst_drop_watch();
`;
