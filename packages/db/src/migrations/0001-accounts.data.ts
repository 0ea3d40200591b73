export const accounts = {
  name: '0001-accounts',
  sql: `
create table users (
  id uuid primary key,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  username text not null,
  bio text not null default '',
  role text not null default 'user' check (role in ('user', 'developer', 'operator')),
  theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  notifications jsonb not null default '{}',
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- The pattern operators also serve searches by beginning.
create unique index users_email_key on users (lower(email) text_pattern_ops);
create unique index users_username_key on users (lower(username) text_pattern_ops);
create index users_name on users (lower(name) text_pattern_ops);
-- The account library compares the address as it is stored, in lower case.
create index users_email on users (email);
create index users_created_at on users (created_at desc, id desc);
create index users_operators on users (id) where role = 'operator';

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

create table identities (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index identities_user_id on identities (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
create index verifications_expires_at on verifications (expires_at);

create table personal_access_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  token_hash text not null unique,
  prefix text not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index personal_access_tokens_user_id on personal_access_tokens (user_id);

create table avatars (
  user_id uuid primary key references users on delete cascade,
  content_type text not null,
  bytes bytea not null,
  updated_at timestamptz not null default now()
);

create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  status text not null default 'held' check (status in ('held', 'queued', 'sent', 'failed')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_created_at on mails (created_at desc, id desc);
create index mails_by_status on mails (status, created_at desc, id desc);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
`,
};
