import type { SchemaStep } from '../../postgres/service-schemas.ts';
import { sharingSql } from './sharing-sql.ts';

/**
 * The schema `realtime` of a new project, for PostgreSQL 15 to 18: what policies of private channels name. The schema
 * itself and the roles exist; it is run by `supabase_realtime_admin`.
 */
export const realtimeSchemaSql = /* sql */ `
create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
create index messages_inserted_at on realtime.messages (inserted_at);

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;

alter table realtime.messages enable row level security;
grant usage on schema realtime to postgres, anon, authenticated, service_role;
grant select, insert, update on realtime.messages to postgres, anon, authenticated, service_role;
`;

export const realtimeSteps: readonly SchemaStep[] = [
  { name: 'broadcasts from the database, presences and subscriptions', sql: sharingSql },
];
