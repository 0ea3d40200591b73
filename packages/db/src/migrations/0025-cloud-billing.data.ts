export const cloudBilling = {
  name: '0025-cloud-billing',
  sql: `
-- How much of it stands in the ledger; what is added later is told then.
alter table cloud_usage_minutes add column billed double precision not null default 0;
create index cloud_usage_minutes_unbilled on cloud_usage_minutes (ref) where billed < amount;

-- How often apps asked which model.
create table cloud_ai_usage (
  project_id uuid not null references projects on delete cascade,
  hour timestamptz not null,
  model text not null,
  provider text not null,
  calls bigint not null,
  primary key (project_id, hour, model, provider)
);
`,
};
