export const workspaces = {
  name: '0002-workspaces',
  sql: `
create table workspaces (
  id uuid primary key,
  name text not null,
  plan text not null check (plan in ('free', 'pro', 'biz', 'enterprise')),
  disable_publish boolean not null default false,
  disable_named_previews boolean not null default false,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

-- For the operator's list.
create index workspaces_created_at on workspaces (created_at desc, id desc) where deleted_at is null;
create index workspaces_name on workspaces (lower(name) text_pattern_ops) where deleted_at is null;

create table workspace_members (
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member')),
  is_billing_manager boolean not null default false,
  joined_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index workspace_members_user_id on workspace_members (user_id);
create unique index workspace_members_one_owner on workspace_members (workspace_id) where role = 'owner';

create table workspace_invitations (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  email text not null,
  role text not null check (role in ('admin', 'member')),
  token_hash text not null unique,
  invited_by uuid references users on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index workspace_invitations_email on workspace_invitations (workspace_id, lower(email));
create index workspace_invitations_by_email on workspace_invitations (lower(email));
`,
};
