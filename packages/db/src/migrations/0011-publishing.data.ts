export const publishing = {
  name: '0011-publishing',
  sql: `
-- Ordered by number, not by time: clocks jump.
create table deployments (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  number integer not null,
  commit_sha text not null,
  commit_message text not null,
  -- The place of the version in the project: of two publishes the newer version wins.
  edit_number integer not null,
  status text not null default 'running' check (status in ('running', 'succeeded', 'failed', 'superseded')),
  phase text not null default 'queued' check (phase in ('queued', 'building', 'scanning', 'storing', 'switching')),
  phase_ms jsonb not null default '{}',
  phase_at timestamptz not null default now(),
  user_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  detail text,
  is_build_error boolean not null default false,
  log jsonb not null default '[]',
  bytes bigint,
  files integer,
  -- The list of its files; null before they are stored and once they are gone.
  manifest_key text,
  is_indexed boolean not null default true,
  superseded_by uuid,
  -- Visitors last began and stopped to see it.
  activated_at timestamptz,
  deactivated_at timestamptz,
  -- Which process works on it. A lease that outlived its time is what a killed process left.
  holder uuid,
  lease_expires_at timestamptz,
  attempts integer not null default 0
);
create unique index deployments_number on deployments (project_id, number desc);
create unique index deployments_running on deployments (project_id) where status = 'running';
create index deployments_unfinished on deployments (lease_expires_at) where status = 'running';
create index deployments_stored on deployments (project_id, activated_at desc) where manifest_key is not null;
create index deployments_user on deployments (user_id);

-- A project that was published once. Visitors see its deployment; null: it was taken down.
create table sites (
  project_id uuid primary key references projects on delete cascade,
  deployment_id uuid references deployments on delete set null,
  created_at timestamptz not null default now()
);
create index sites_deployment on sites (deployment_id);

-- Names that sites had. They lead to their project's present name, and nobody else gets them for a while.
create table former_site_names (
  name text primary key,
  project_id uuid not null,
  released_at timestamptz not null default now(),
  free_at timestamptz not null
);
create index former_site_names_project on former_site_names (project_id);

create table site_domains (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  workspace_id uuid not null,
  domain text not null,
  unicode_domain text not null,
  token text not null,
  status text not null default 'pending' check (status in ('active', 'pending', 'configuring', 'failing')),
  is_primary boolean not null default false,
  redirects_www boolean not null default true,
  -- Which of its records the last check found, by type and name.
  found jsonb not null default '[]',
  problem text,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  -- Since when its proof has been missing.
  unproven_at timestamptz,
  checked_at timestamptz,
  next_check_at timestamptz default now(),
  checks integer not null default 0,
  failures integer not null default 0
);
create unique index site_domains_of_project on site_domains (project_id, domain);
-- Whoever cannot prove a name does not keep its owner from it.
create unique index site_domains_proven on site_domains (domain) where verified_at is not null;
create unique index site_domains_primary on site_domains (project_id) where is_primary;
create index site_domains_due on site_domains (next_check_at);

create table released_domains (
  domain text primary key,
  workspace_id uuid not null,
  free_at timestamptz not null
);

-- Every way in which a name is given up goes through here: a new name, and the end of the project.
create function keep_former_site_name() returns trigger language plpgsql as $$
begin
  if exists (select 1 from sites where project_id = old.id) then
    insert into former_site_names (name, project_id, free_at) values (old.name, old.id, now() + interval '30 days')
    on conflict (name) do update
      set project_id = excluded.project_id, released_at = now(), free_at = excluded.free_at;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger projects_former_name before update of name on projects
  for each row when (old.name is distinct from new.name) execute function keep_former_site_name();
create trigger projects_last_name before delete on projects
  for each row execute function keep_former_site_name();

-- After the unique index has let the name in: by then whoever released it a moment ago has committed.
create function take_site_name() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from former_site_names where name = new.name and project_id <> new.id and free_at > now()
  ) then
    raise exception 'the name was released a short time ago'
      using errcode = 'unique_violation', constraint = 'projects_name_key';
  end if;
  delete from former_site_names where name = new.name;
  return null;
end $$;
create trigger projects_renamed after update of name on projects
  for each row when (old.name is distinct from new.name) execute function take_site_name();
create trigger projects_named after insert on projects
  for each row execute function take_site_name();

create function keep_released_domain() returns trigger language plpgsql as $$
begin
  if old.verified_at is not null then
    insert into released_domains (domain, workspace_id, free_at)
    values (old.domain, old.workspace_id, now() + interval '30 days')
    on conflict (domain) do update set workspace_id = excluded.workspace_id, free_at = excluded.free_at;
  end if;
  return null;
end $$;
create trigger site_domains_released after delete on site_domains
  for each row execute function keep_released_domain();
`,
};
