export const reservations = {
  name: '0007-reservations',
  sql: `
-- Found by its key alone: a project may have moved to another workspace since. Only open ones are looked for by age.
create table ledger_reservations (
  key text primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  account text not null check (account in ('credits', 'balance')),
  amount_micros bigint not null check (amount_micros >= 0),
  project_id uuid,
  user_id uuid,
  status text not null default 'open' check (status in ('open', 'settled', 'released')),
  created_at timestamptz not null default now()
);
create index ledger_reservations_open on ledger_reservations (created_at) where status = 'open';
create index ledger_reservations_workspace on ledger_reservations (workspace_id);

-- The history shows what came in and what was spent, not the holds in between.
create index ledger_entries_history on ledger_entries (workspace_id, id desc) where kind not in ('reserve', 'release');
create index ledger_entries_history_of_account on ledger_entries (workspace_id, account, id desc) where kind not in ('reserve', 'release');

alter table usage_meters drop constraint usage_meters_meter_check;
alter table usage_meters add constraint usage_meters_meter_check check (meter in ('cloud', 'ai_gateway', 'credits'));

create index workspace_members_joined on workspace_members (workspace_id, joined_at, user_id);
`,
};
