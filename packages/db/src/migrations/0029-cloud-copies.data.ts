export const cloudCopies = {
  name: '0029-cloud-copies',
  sql: `
-- A cloud that is being made as a copy of another one: of which, how much of it, and for whom. Null once it is made.
alter table clouds add column copy_of text;
alter table clouds add column copy_extent text check (copy_extent in ('structure', 'data'));
alter table clouds add column copy_by uuid references users on delete set null;
`,
};
