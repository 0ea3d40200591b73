export const presencePlaces = {
  name: '0037-presence-places',
  sql: `
-- Where in the project someone is: the panel, and the file that is open in it.
alter table project_presence add column view text, add column file text;
`,
};
