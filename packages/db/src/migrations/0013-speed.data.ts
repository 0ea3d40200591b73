export const speed = {
  name: '0013-speed',
  sql: `
create table page_speed_analyses (
  project_id uuid not null references projects on delete cascade,
  strategy text not null check (strategy in ('desktop', 'mobile')),
  -- Of the newest analysis that succeeded.
  commit_sha text,
  result jsonb,
  analysed_at timestamptz,
  -- Of the newest attempt, and why it failed if it did.
  ended_at timestamptz not null,
  failure text,
  primary key (project_id, strategy)
);

-- The commit that the picture on the project's card shows.
alter table projects add column thumbnail_commit_sha text;
`,
};
