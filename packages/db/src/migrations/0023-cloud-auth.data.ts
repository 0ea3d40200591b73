export const cloudAuth = {
  name: '0023-cloud-auth',
  sql: `
-- Mails of apps have one; those of the builder are text.
alter table mails add column html text;

-- What a project chose about signing in; what it did not choose is as the installation has it.
create table cloud_auth_settings (
  ref text primary key references clouds on delete cascade,
  chosen jsonb not null default '{}',
  -- Those that are secrets, readable with the installation's secret only; null where there are none.
  sealed_secrets text,
  updated_at timestamptz not null default now()
);

-- Mails and text messages of apps that nobody carries: their owners read them here.
create table cloud_outbox (
  id uuid primary key,
  ref text not null references clouds on delete cascade,
  kind text not null check (kind in ('mail', 'text')),
  recipient text not null,
  subject text not null,
  body text not null,
  html text,
  created_at timestamptz not null default clock_timestamp()
);
create index cloud_outbox_newest on cloud_outbox (ref, created_at desc);
create index cloud_outbox_age on cloud_outbox (created_at);
`,
};
