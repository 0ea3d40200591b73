import type { ServiceSchema } from '../service-schemas.ts';

/** Schemas, extensions and rights, before the services' own SQL. Run by the administrator in the empty template. */
export function baseSql(services: readonly ServiceSchema[]): string {
  const everyone = 'postgres, anon, authenticated, service_role';
  return /* sql */ `
-- Owning a publication takes the right to make one; new databases get it again with their other rights.
do $$ begin execute format('grant create on database %I to postgres', current_database()); end $$;

create schema extensions authorization postgres;
create schema cron authorization supabase_admin;
create schema net authorization supabase_admin;
create schema vault authorization supabase_admin;
create schema supabase_migrations authorization postgres;
${services.map(({ schema, admin }) => `create schema ${schema} authorization ${admin};`).join('\n')}
alter schema public owner to postgres;

create extension if not exists "uuid-ossp" with schema extensions;
create extension if not exists pgcrypto with schema extensions;

grant usage on schema public, extensions to ${everyone}, supabase_admin;
grant create on schema public, extensions to postgres;
grant usage on schema public, extensions to ${services.map(({ admin }) => admin).join(', ') || 'postgres'};

${['tables', 'functions', 'sequences']
  .map(
    (kind) =>
      `alter default privileges for role postgres in schema public grant all on ${kind} to ${everyone};`,
  )
  .join('\n')}

create publication supabase_realtime;
-- From 18 on a table with generated columns and a full replica identity could not be updated otherwise.
do $$ begin
  if current_setting('server_version_num')::int >= 180000 then
    alter publication supabase_realtime set (publish_generated_columns = stored);
  end if;
end $$;
alter publication supabase_realtime owner to postgres;

create table supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
alter table supabase_migrations.schema_migrations owner to postgres;
`;
}
