export const cloudImports = {
  name: '0028-cloud-imports',
  sql: `
-- How far the set-up of the backend is that an imported project brought, and what became of it.
create table cloud_imports (
  project_id uuid primary key references projects on delete cascade,
  status text not null check (status in ('running', 'done', 'failed')),
  step text,
  done integer not null default 0,
  total integer not null default 0,
  builds_tables boolean not null,
  requested_by uuid references users on delete set null,
  report jsonb,
  failure text,
  started_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
`,
};
