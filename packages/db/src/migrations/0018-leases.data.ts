export const leases = {
  name: '0018-leases',
  sql: `
-- Who may do what only one may do at a time. A row stays when its holder is done, so that the generation never goes
-- back: whatever an earlier holder still wants to write is known by its lower number. A holder whose time is over is
-- what a killed process left.
create table leases (
  kind text not null,
  subject text not null,
  project_id uuid references projects on delete cascade,
  holder text,
  generation bigint not null default 1,
  -- The one before did not end in time, and may have left something half-way.
  is_taken_over boolean not null default false,
  taken_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (kind, subject)
);
create index leases_expiry on leases (kind, expires_at) where holder is not null;
create index leases_project on leases (project_id) where project_id is not null;

insert into leases (kind, subject, project_id, holder, expires_at)
select 'write', project_id::text, project_id, holder::text, expires_at from project_write_locks;
drop table project_write_locks;

alter table conversations drop column holder, drop column lease_expires_at;
alter table deployments drop column holder, drop column lease_expires_at;
create index deployments_unfinished on deployments (created_at) where status = 'running';

-- Which runner has the repository and the sandboxes of a project. It outlives the project until its files are gone.
create table placements (
  project_id uuid primary key,
  runner_id uuid not null,
  -- Goes up with every move to another runner.
  generation bigint not null default 1,
  placed_at timestamptz not null default now()
);
create index placements_runner on placements (runner_id);

-- One row. The secret can be opened only with a key that is not in the database.
create table installation (
  is_only boolean primary key default true check (is_only),
  id uuid not null,
  sealed_secret text,
  sealed_by text check (sealed_by in ('setting', 'file')),
  created_at timestamptz not null default now(),
  check ((sealed_secret is null) = (sealed_by is null))
);
insert into installation (id) select (value #>> '{}')::uuid from settings where key = 'installation_id';
delete from settings where key = 'installation_id';

-- What has happened and must be told, written together with it and removed once everyone has done their part.
create table outbox (
  id bigint generated always as identity primary key,
  -- Events of one subject are told in their order.
  subject text not null,
  -- Where it has to be told; null: anywhere.
  runner_id uuid,
  name text not null,
  event jsonb not null,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  -- Given up: the operator decides.
  failed_at timestamptz,
  error text,
  created_at timestamptz not null default now()
);
create index outbox_waiting on outbox (subject, id) where failed_at is null;
create index outbox_failed on outbox (failed_at) where failed_at is not null;
`,
};
