export const cloudLife = {
  name: '0040-cloud-life',
  sql: `
-- When a cloud paused itself since nobody used it; null where it runs or a person paused it.
alter table clouds add column idle_paused_at timestamptz;
-- When it was last seen in use by something that is not counted: open sockets, people in its console.
alter table clouds add column used_at timestamptz;
-- Only channels whose access policies decide.
alter table clouds add column realtime_private_only boolean not null default false;
-- The gateway asks for this now: apps that used models before go on.
update clouds c set ai_enabled_at = now()
where ai_enabled_at is null and exists (select 1 from cloud_ai_usage u where u.project_id = c.project_id);
-- Few rows are between two states at any moment, and those are looked for often.
create index clouds_between on clouds (changed_at) where status not in ('OK', 'INACTIVE');
`,
};
