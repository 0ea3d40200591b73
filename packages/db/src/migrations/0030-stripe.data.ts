export const stripe = {
  name: '0030-stripe',
  sql: `
create table stripe_customers (
  workspace_id uuid primary key references workspaces on delete cascade,
  customer_id text not null,
  subscription_id text,
  updated_at timestamptz not null default now()
);
create index stripe_customers_customer on stripe_customers (customer_id);

-- Events that were heard; the ledger's own keys are what keeps one from counting twice.
create table stripe_events (
  id text primary key,
  received_at timestamptz not null default now()
);
create index stripe_events_received on stripe_events (received_at);
`,
};
