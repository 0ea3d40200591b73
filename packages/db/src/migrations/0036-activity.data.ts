export const activity = {
  name: '0036-activity',
  sql: `
-- Who did what, written in the transaction of the deed. Names are those of that day; no values of secrets.
create table activity (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  project_id uuid references projects on delete cascade,
  -- Null for what the installation or a payment provider did, and for accounts that are gone.
  actor_id uuid references users on delete set null,
  actor_name text not null,
  kind text not null,
  -- Whom or what it was done to.
  subject text not null default '',
  -- A role, a plan, a visibility.
  detail text not null default '',
  created_at timestamptz not null default now()
);
create index activity_workspace on activity (workspace_id, id desc);
create index activity_project on activity (project_id, id desc) where project_id is not null;
create index activity_actor on activity (actor_id);
create index activity_age on activity (created_at);
`,
};
