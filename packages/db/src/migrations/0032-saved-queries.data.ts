export const savedQueries = {
  name: '0032-saved-queries',
  sql: `
-- Queries that a project's people keep for the SQL editor of its cloud.
create table saved_queries (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  name text not null,
  sql text not null,
  created_by uuid references users on delete set null,
  updated_at timestamptz not null default clock_timestamp(),
  unique (project_id, name)
);
create index saved_queries_author on saved_queries (created_by);
`,
};
