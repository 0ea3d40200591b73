export const platform = {
  name: '0005-platform',
  sql: `
create table live_topics (
  topic text primary key,
  seq bigint not null
);

create table live_events (
  topic text not null,
  seq bigint not null,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (topic, seq)
);
create index live_events_created_at on live_events (created_at);

create table idempotency_keys (
  actor text not null,
  key text not null,
  request_hash text not null,
  status smallint,
  body text,
  created_at timestamptz not null default now(),
  primary key (actor, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
`,
};
