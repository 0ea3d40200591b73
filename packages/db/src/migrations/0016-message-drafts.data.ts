export const messageDrafts = {
  name: '0016-message-drafts',
  sql: `
-- What a turn that ended early had made. It is written together with the end of its answer and goes with it; the
-- repository knows nothing of it, so no clone, version list or export ever shows it.
create table message_drafts (
  project_id uuid not null,
  message_id text not null,
  state text not null check (state in ('offered', 'continued', 'kept', 'discarded', 'expired')),
  -- The commit that the changes were made on.
  base_sha text not null,
  -- Compressed; null once nobody can ask for it any more.
  changes bytea,
  file_count integer not null,
  checks text not null check (checks in ('passed', 'failed', 'not_run')),
  -- Why the turn ended, and what its checks had found.
  reason text not null,
  details text not null default '',
  -- What the person had asked for at first, however often it was continued.
  request text not null,
  continued_by text,
  -- Someone is making it a version; a moment that has passed is what a killed process left.
  keeping_until timestamptz,
  created_at timestamptz not null default now(),
  primary key (project_id, message_id),
  foreign key (project_id, message_id) references messages on delete cascade
);
create index message_drafts_stored on message_drafts (project_id, created_at desc) where changes is not null;
create index message_drafts_age on message_drafts (created_at) where changes is not null;
create index message_drafts_continued on message_drafts (project_id, continued_by) where continued_by is not null;
`,
};
