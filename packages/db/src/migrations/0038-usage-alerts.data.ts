export const usageAlerts = {
  name: '0038-usage-alerts',
  sql: `
-- What was mailed about a workspace's usage: each kind once in a period.
create table usage_alerts (
  workspace_id uuid not null references workspaces on delete cascade,
  period_start date not null,
  kind text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, period_start, kind)
);
`,
};
