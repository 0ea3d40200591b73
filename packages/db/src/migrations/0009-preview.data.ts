export const preview = {
  name: '0009-preview',
  sql: `
create table project_errors (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  type text not null,
  error_message text not null,
  meta_data jsonb not null default '{}',
  -- Two reports with the same one are the same error.
  fingerprint text not null,
  occurrences integer not null default 1,
  created_at timestamptz not null default now(),
  handled_at timestamptz
);
create unique index project_errors_open on project_errors (project_id, fingerprint) where handled_at is null;
create index project_errors_newest on project_errors (project_id, created_at desc, id desc) where handled_at is null;
create index project_errors_handled on project_errors (handled_at) where handled_at is not null;

-- Only hashes: who reads the database cannot open a preview with what stands here.
create table preview_tickets (
  token_hash text primary key,
  project_id uuid not null references projects on delete cascade,
  user_id uuid references users on delete cascade,
  -- Who signs out leaves the previews that were opened from there.
  account_session_id uuid references sessions on delete cascade,
  expires_at timestamptz not null
);
create index preview_tickets_expiry on preview_tickets (expires_at);
create index preview_tickets_project on preview_tickets (project_id);
create index preview_tickets_user on preview_tickets (user_id);
create index preview_tickets_account_session on preview_tickets (account_session_id);

create table preview_sessions (
  token_hash text primary key,
  project_id uuid not null references projects on delete cascade,
  user_id uuid references users on delete cascade,
  account_session_id uuid references sessions on delete cascade,
  expires_at timestamptz not null
);
create index preview_sessions_expiry on preview_sessions (expires_at);
create index preview_sessions_project on preview_sessions (project_id);
create index preview_sessions_user on preview_sessions (user_id);
create index preview_sessions_account_session on preview_sessions (account_session_id);
`,
};
