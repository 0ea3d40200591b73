/**
 * What sends from the database, what policies of private channels are asked with, and what the processes that hold
 * sockets share. For PostgreSQL 15 to 18, run by `supabase_realtime_admin`.
 */
export const sharingSql = /* sql */ `
alter table realtime.messages add column if not exists binary_payload bytea;
alter table realtime.messages alter column inserted_at set default (now() at time zone 'utc');
create index if not exists messages_topic on realtime.messages (topic, inserted_at desc)
  where extension = 'broadcast' and private is true;

-- Sending never fails the transaction of whoever sends: a refusal is a warning.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql set search_path = '' as $$
declare
  message_id uuid := pg_catalog.gen_random_uuid();
begin
  perform pg_catalog.set_config('realtime.topic', topic, true);
  if pg_catalog.jsonb_typeof(payload) = 'object' and not payload ? 'id' then
    payload := payload || pg_catalog.jsonb_build_object('id', message_id);
  end if;
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (message_id, payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end $$;

create or replace function realtime.send_binary(payload bytea, event text, topic text, private boolean default true)
returns void language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.set_config('realtime.topic', topic, true);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end $$;

create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql set search_path = '' as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    pg_catalog.jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name
  );
exception when others then
  raise exception 'Failed to process the row: %', sqlerrm;
end $$;

-- Told with the commit. A notification is short: whoever listens reads a longer row itself.
create or replace function realtime.tell_message() returns trigger
language plpgsql set search_path = '' as $$
declare
  told text := pg_catalog.json_build_object(
    'id', new.id, 'topic', new.topic, 'event', new.event, 'private', coalesce(new.private, false), 'payload', new.payload
  )::text;
begin
  if new.binary_payload is not null or pg_catalog.octet_length(told) > 7500 then
    told := pg_catalog.json_build_object('id', new.id)::text;
  end if;
  perform pg_catalog.pg_notify('realtime_messages', told);
  return null;
end $$;
create or replace trigger tell_message after insert on realtime.messages
  for each row when (new.extension = 'broadcast' and new.event is not null) execute function realtime.tell_message();

-- Rows for policies to be asked about; whoever calls this rolls back.
create or replace function realtime.add_probes(probed text) returns setof realtime.messages
language sql volatile security definer set search_path = '' as $$
  insert into realtime.messages (topic, extension) values (probed, 'broadcast'), (probed, 'presence') returning *
$$;
revoke execute on function realtime.add_probes(text) from public;

-- Who is present and who listens to changes, for all processes that hold sockets. A process whose connection is gone is
-- gone with what it wrote here, so nothing has to outlive a crash.
create unlogged table if not exists realtime.presence (
  ref text primary key,
  node text not null,
  channel text not null,
  key text not null,
  meta jsonb not null
);
create index if not exists presence_channel on realtime.presence (channel);
create unlogged table if not exists realtime.subscription (
  subscription_id uuid primary key,
  node text not null,
  claims jsonb not null,
  role text not null,
  params jsonb not null,
  created_at timestamptz not null default now()
);

alter table realtime.presence enable row level security;
alter table realtime.subscription enable row level security;
grant execute on function realtime.add_probes(text) to anon, authenticated, service_role;
`;
