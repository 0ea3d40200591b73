import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { ProjectId, Timestamp, UserId, WorkspaceId } from '../http/ids.ts';
import { projectPermissions } from '../http/permissions.ts';
import { slugFault } from './slug.ts';
import { projectTemplateIds } from './templates.data.ts';

export const ProjectVisibility = z.enum(enums.project.visibilities);
export type ProjectVisibility = z.infer<typeof ProjectVisibility>;

export const ProjectAccessLevel = z.enum(enums.project.accessLevels);
export type ProjectAccessLevel = z.infer<typeof ProjectAccessLevel>;

const ProjectPermissionName = z.enum(projectPermissions);

/** The unique name in addresses; the messages are those of the specification. */
export const ProjectName = z.string().superRefine((name, context) => {
  const message = slugFault(name);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

/** What people read; free text. */
export const ProjectDisplayName = z.string().trim().min(1, 'Enter a name').max(100);

export const ProjectTemplateId = z.enum(projectTemplateIds);

const ProjectPerson = z.object({
  id: UserId,
  username: z.string(),
  display_name: z.string(),
  photo_url: z.string().nullable(),
});

const ProjectWorkspace = z.object({
  id: WorkspaceId,
  name: z.string(),
  plan: z.enum(enums.workspace.plans),
  disable_publish: z.boolean(),
  disable_named_previews: z.boolean(),
});

export const Project = z.object({
  id: ProjectId,
  name: z.string(),
  display_name: z.string(),
  /** The owner. */
  user_id: UserId,
  created_by: UserId,
  creator: ProjectPerson,
  workspace_id: WorkspaceId,
  workspace: ProjectWorkspace,
  visibility: ProjectVisibility,
  /** Null for someone who sees the project only because it is public. */
  access_level: ProjectAccessLevel.nullable(),
  permissions: z.array(ProjectPermissionName),
  /** Only for those who may edit: the conversation is theirs. */
  initial_message: z.string().nullable(),
  template: z.string().nullable(),
  category: z.string().nullable(),
  preview_url: z.string(),
  url: z.string().nullable(),
  is_published: z.boolean(),
  published_deployment: z.object({ commit_sha: z.string() }).nullable(),
  latest_commit_sha: z.string().nullable(),
  preview_build_commit_sha: z.string().nullable(),
  main_branch: z.string(),
  github_repo_name: z.string().nullable(),
  github_owner: z.object({ name: z.string() }).nullable(),
  is_supabase_enabled: z.boolean(),
  supabase_project_config: z
    .object({ supabase_project_id: z.string(), supabase_organization_id: z.string().nullable() })
    .nullable(),
  is_analytics_disabled: z.boolean(),
  /** A picture of the preview; null until there is one. */
  thumbnail_url: z.string().nullable(),
  locked_at: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Project = z.infer<typeof Project>;

export const ProjectDetails = Project.extend({
  owner: ProjectPerson,
  /** Null for those who may not see who works here. */
  collaborator_count: z.number().int().nullable(),
  workspace_member_count: z.number().int().nullable(),
  /** Null when the workspace turned previews by name off. */
  named_preview_url: z.string().nullable(),
  duplicated_from: ProjectId.nullable(),
  /** What it was begun with, where anyone may see that. */
  remixed_from: z.object({ id: ProjectId, display_name: z.string() }).nullable(),
  /** How often others began a project of their own with it. */
  remix_count: z.number().int(),
});
export type ProjectDetails = z.infer<typeof ProjectDetails>;

/** A deleted project, while it can still be brought back. */
export const DeletedProject = z.object({
  id: ProjectId,
  name: z.string(),
  display_name: z.string(),
  workspace_id: WorkspaceId,
  deleted_at: Timestamp,
  purge_at: Timestamp,
});
export type DeletedProject = z.infer<typeof DeletedProject>;

/** What anyone may see of someone's public project. */
export const PublicProject = z.object({
  id: ProjectId,
  name: z.string(),
  display_name: z.string(),
  user_id: UserId,
  url: z.string().nullable(),
  is_published: z.boolean(),
  category: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type PublicProject = z.infer<typeof PublicProject>;

/** Where in a project someone is: a panel by its id, and the file that is open in it. */
export const PresencePlace = z.object({
  view: z.string().min(1).max(40),
  file: z.string().min(1).max(300).optional(),
});
export type PresencePlace = z.infer<typeof PresencePlace>;

export const PresenceRecord = ProjectPerson.extend({
  last_seen: Timestamp,
  /** Only for those who may see the collaborators. */
  place: PresencePlace.optional(),
  /** Only for those who may see the collaborators. */
  email: z.string().optional(),
});
export type PresenceRecord = z.infer<typeof PresenceRecord>;

export const ProjectSortBy = z.enum(['updated_at', 'created_at', 'name']);
export type ProjectSortBy = z.infer<typeof ProjectSortBy>;

export const SortOrder = z.enum(['asc', 'desc']);
