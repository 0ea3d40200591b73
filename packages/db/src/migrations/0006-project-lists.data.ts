export const projectLists = {
  name: '0006-project-lists',
  sql: `
alter table projects add column category text;
alter table projects add column duplicated_from uuid references projects on delete set null;
create index projects_duplicated_from on projects (duplicated_from) where duplicated_from is not null;

-- Lists read a workspace's shared projects and the caller's own drafts apart, so that other people's drafts are never walked over.
drop index projects_by_update;
drop index projects_by_creation;
drop index projects_by_name;
create index projects_shared_by_update on projects (workspace_id, updated_at desc, id desc) where deleted_at is null and visibility <> 'draft';
create index projects_shared_by_creation on projects (workspace_id, created_at desc, id desc) where deleted_at is null and visibility <> 'draft';
create index projects_shared_by_name on projects (workspace_id, lower(display_name), id) where deleted_at is null and visibility <> 'draft';
create index projects_drafts_by_update on projects (workspace_id, user_id, updated_at desc, id desc) where deleted_at is null and visibility = 'draft';
create index projects_drafts_by_creation on projects (workspace_id, user_id, created_at desc, id desc) where deleted_at is null and visibility = 'draft';
create index projects_drafts_by_name on projects (workspace_id, user_id, lower(display_name), id) where deleted_at is null and visibility = 'draft';
-- Drafts whose creator left and came back: nearly none, but in the order of the lists, or the planner walks the workspace instead.
create index projects_returned_by_update on projects (workspace_id, created_by, updated_at desc, id desc) where deleted_at is null and visibility = 'draft' and created_by <> user_id;
create index projects_returned_by_creation on projects (workspace_id, created_by, created_at desc, id desc) where deleted_at is null and visibility = 'draft' and created_by <> user_id;
create index projects_returned_by_name on projects (workspace_id, created_by, lower(display_name), id) where deleted_at is null and visibility = 'draft' and created_by <> user_id;
create index projects_public_by_creation on projects (user_id, created_at desc, id desc) where deleted_at is null and visibility = 'public';
create index projects_public_by_name on projects (user_id, lower(display_name), id) where deleted_at is null and visibility = 'public';
create index projects_deleted_of_user on projects (user_id, deleted_at desc, id desc) where deleted_at is not null;
create index projects_of_workspace on projects (workspace_id);

create index project_presence_recent on project_presence (project_id, last_seen desc);
create index project_presence_user on project_presence (user_id);
`,
};
