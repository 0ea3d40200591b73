import type { ServiceSchema } from '../service-schemas.ts';

/** Schemas, extensions and rights, before the services' own SQL. Run by the administrator in the empty template. */
export function baseSql(services: readonly ServiceSchema[]): string {
  const everyone = 'postgres, anon, authenticated, service_role';
  return /* sql */ `
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
alter publication supabase_realtime owner to postgres;

create table supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
alter table supabase_migrations.schema_migrations owner to postgres;
`;
}
