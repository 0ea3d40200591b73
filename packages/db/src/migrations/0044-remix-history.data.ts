export const remixHistory = {
  name: '0044-remix-history',
  sql: `
-- Whether a copy begins with the versions of its source, not with its files alone.
alter table projects add column copies_history boolean not null default false;
`,
};
