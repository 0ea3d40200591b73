export const refunds = {
  name: '0039-refunds',
  sql: `
-- What was paid and what was given back, by Stripe's name of the payment. Either may be heard of first.
create table stripe_payments (
  payment_intent text primary key,
  workspace_id uuid references workspaces on delete cascade,
  paid_micros bigint not null default 0,
  refunded_micros bigint not null default 0,
  -- How much of the refund was taken out of the purse.
  taken_micros bigint not null default 0,
  updated_at timestamptz not null default now()
);
create index stripe_payments_workspace on stripe_payments (workspace_id);
`,
};
