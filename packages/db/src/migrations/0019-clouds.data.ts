export const clouds = {
  name: '0019-clouds',
  sql: `
-- Whether members may give their projects a cloud.
alter table workspaces add column disable_cloud boolean not null default false;

create table clouds (
  -- The public id: it stands in addresses and names the database.
  ref text primary key check (ref ~ '^[a-z]{20}$'),
  -- Null once the project is gone for good: what is left of the cloud goes too.
  project_id uuid references projects on delete set null,
  status text not null check (status in ('OK', 'RESIZING', 'UPGRADING', 'RESTARTING', 'COMING_UP', 'RESTORING',
    'UNHEALTHY', 'INACTIVE', 'PAUSING')),
  instance_type text not null check (instance_type in ('xs', 's', 'm', 'l', 'xl')),
  -- API keys and signing keys, readable with the installation's secret only.
  sealed_keys text not null,
  -- When the status became what it is; whoever ends a change proves with it that the change is still theirs.
  changed_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default now(),
  -- Until its database is dropped it can be brought back.
  deleted_at timestamptz
);
create unique index clouds_project on clouds (project_id) where deleted_at is null;
create index clouds_deleted on clouds (project_id, deleted_at desc) where deleted_at is not null;
create index clouds_busy on clouds (changed_at) where status not in ('OK', 'INACTIVE');
`,
};
