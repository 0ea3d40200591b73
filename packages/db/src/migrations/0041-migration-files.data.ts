export const migrationFiles = {
  name: '0041-migration-files',
  sql: `
-- Migrations of clouds whose files are not in their projects yet: noted before they run, forgotten once they are saved.
create table cloud_migration_files (
  ref text not null references clouds on delete cascade,
  version text not null,
  name text not null,
  sql text not null,
  user_id uuid references users on delete set null,
  noted_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp(),
  primary key (ref, version)
);
-- Whether a project has a cloud is known from the clouds.
alter table projects drop column is_supabase_enabled;
`,
};
