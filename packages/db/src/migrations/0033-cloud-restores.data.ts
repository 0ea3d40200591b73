export const cloudRestores = {
  name: '0033-cloud-restores',
  sql: `
-- Its status is RESTORING because a backup takes the place of its database, and not because it wakes.
alter table clouds add column restores_backup boolean not null default false;
`,
};
