export const previewLinks = {
  name: '0035-preview-links',
  sql: `
-- Lets whoever has its code look at the app, without an account. The code is derived from the id and stands nowhere.
create table preview_links (
  id uuid primary key,
  project_id uuid not null unique references projects on delete cascade,
  created_by uuid not null references users on delete cascade,
  created_at timestamptz not null
);
create index preview_links_creator on preview_links (created_by);

-- Of someone who came by a link: gone with it.
alter table preview_sessions add column link_id uuid references preview_links on delete cascade;
create index preview_sessions_link on preview_sessions (link_id) where link_id is not null;
`,
};
