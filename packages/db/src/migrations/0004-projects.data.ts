export const projects = {
  name: '0004-projects',
  sql: `
create table projects (
  id uuid primary key,
  name text not null unique,
  display_name text not null,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users,
  created_by uuid not null references users,
  visibility text not null check (visibility in ('public', 'private', 'draft')),
  initial_message text,
  template text,
  url text,
  is_published boolean not null default false,
  published_commit_sha text,
  latest_commit_sha text,
  preview_build_commit_sha text,
  main_branch text not null default 'main',
  github_repo_name text,
  github_owner_name text,
  is_supabase_enabled boolean not null default false,
  supabase_project_id text,
  supabase_organization_id text,
  is_analytics_disabled boolean not null default false,
  locked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index projects_by_update on projects (workspace_id, updated_at desc, id desc) where deleted_at is null;
create index projects_by_creation on projects (workspace_id, created_at desc, id desc) where deleted_at is null;
create index projects_by_name on projects (workspace_id, lower(display_name), id) where deleted_at is null;
create index projects_public_of_user on projects (user_id, updated_at desc, id desc) where deleted_at is null and visibility = 'public';
create index projects_deleted on projects (deleted_at) where deleted_at is not null;

create table project_collaborators (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  user_id uuid references users on delete cascade,
  email text not null,
  access_level text not null check (access_level in ('admin', 'write', 'read')),
  invited_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  joined_at timestamptz
);
create unique index project_collaborators_user on project_collaborators (project_id, user_id) where user_id is not null;
create unique index project_collaborators_email on project_collaborators (project_id, lower(email));
create index project_collaborators_by_user on project_collaborators (user_id) where joined_at is not null;

create table project_presence (
  project_id uuid not null references projects on delete cascade,
  user_id uuid not null references users on delete cascade,
  last_seen timestamptz not null,
  primary key (project_id, user_id)
);
`,
};
