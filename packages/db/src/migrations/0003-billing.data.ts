export const billing = {
  name: '0003-billing',
  sql: `
-- The two purses of a workspace. The row is what concurrent reservations wait for.
create table ledger_accounts (
  workspace_id uuid not null references workspaces on delete cascade,
  account text not null check (account in ('credits', 'balance')),
  balance_micros bigint not null default 0,
  reserved_micros bigint not null default 0 check (reserved_micros >= 0),
  primary key (workspace_id, account)
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  account text not null check (account in ('credits', 'balance')),
  kind text not null check (kind in ('grant', 'top_up', 'adjust', 'reserve', 'settle', 'release')),
  amount_micros bigint not null,
  idempotency_key text not null,
  reservation_key text,
  project_id uuid,
  user_id uuid,
  note text not null default '',
  created_at timestamptz not null default now(),
  unique (workspace_id, account, kind, idempotency_key)
);
create index ledger_entries_workspace on ledger_entries (workspace_id, id desc);
create index ledger_entries_reservation on ledger_entries (workspace_id, account, reservation_key) where reservation_key is not null;

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  -- A workspace that is purged takes its entries along; nothing else may change history.
  if tg_op = 'DELETE' and not exists (select 1 from workspaces where id = old.workspace_id) then return old; end if;
  raise exception 'ledger entries are append-only';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();

create table usage_meters (
  workspace_id uuid not null references workspaces on delete cascade,
  meter text not null check (meter in ('cloud', 'ai_gateway')),
  period_start date not null,
  used_micros bigint not null default 0,
  billed_micros bigint not null default 0,
  primary key (workspace_id, meter, period_start)
);

create table usage_records (
  workspace_id uuid not null references workspaces on delete cascade,
  idempotency_key text not null,
  meter text not null,
  amount_micros bigint not null,
  project_id uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, idempotency_key)
);
`,
};
