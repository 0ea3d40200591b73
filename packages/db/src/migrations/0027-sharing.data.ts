export const sharing = {
  name: '0027-sharing',
  sql: `
create table project_magic_codes (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  access_level text not null check (access_level in ('admin', 'write', 'read')),
  created_by uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  uses integer not null default 0
);
create index project_magic_codes_project on project_magic_codes (project_id);

-- For those who find an invitation to their address when they sign in.
create index project_collaborators_pending on project_collaborators (lower(email)) where joined_at is null;
`,
};
