export const versions = {
  name: '0008-versions',
  sql: `
-- What a copy starts from, though its source goes on changing.
alter table projects add column duplicated_commit_sha text;

-- Ordered by number, not by time: clocks jump.
create table edits (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  number integer not null,
  commit_sha text not null check (commit_sha ~ '^[0-9a-f]{40}$'),
  parent_sha text,
  commit_message text not null,
  summary text not null,
  created_at timestamptz not null default now(),
  user_id uuid references users on delete set null,
  type text not null check (type in ('ai_update', 'revert', 'initial', 'developer_update', 'manual_update')),
  status text not null default 'completed' check (status in ('completed', 'lost')),
  preview_build_status text check (preview_build_status in ('queued', 'building', 'succeeded', 'failed')),
  reverted boolean not null default false,
  bookmarked boolean not null default false,
  bookmark_note text,
  revert_target_edit_id uuid,
  message_id text,
  feedback text not null default 'no_feedback' check (feedback in ('positive', 'negative', 'no_feedback')),
  pages jsonb not null default '[]'
);
create unique index edits_number on edits (project_id, number desc);
create unique index edits_commit on edits (project_id, commit_sha);
create index edits_by_type on edits (project_id, type, number desc);
create index edits_bookmarked on edits (project_id, number desc) where bookmarked;
create index edits_user on edits (user_id);

-- Who writes a project now. A row that outlived its time is what a killed process left half-way.
create table project_write_locks (
  project_id uuid primary key references projects on delete cascade,
  holder uuid not null,
  purpose text not null,
  taken_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index project_write_locks_expiry on project_write_locks (expires_at);

create table uploads (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  project_id uuid references projects on delete cascade,
  dir_name uuid not null,
  file_name text not null,
  content_type text not null,
  size_bytes bigint,
  status text not null default 'uploading' check (status in ('uploading', 'uploaded')),
  created_at timestamptz not null default now()
);
create index uploads_by_name on uploads (dir_name, file_name, created_at desc);
create index uploads_user on uploads (user_id);
create index uploads_project on uploads (project_id);
create index uploads_waiting on uploads (created_at) where status = 'uploading';
`,
};
