import type { DeletedProject, PresenceRecord, Project, ProjectDetails, PublicProject } from '@loam/contract';
import type { ServerConfig } from '../../config.ts';
import type { ProjectAccess, ProjectRecord } from '../../http/access.ts';
import type { DeletedRow, DetailsRow, PresenceRow, PublicRow } from './rows.ts';

/** Rows as callers get them. */
export interface ProjectWire {
  /** The address of a site under the installation's own domain. */
  siteUrl(name: string): string;
  project(access: ProjectAccess): Project;
  details(access: ProjectAccess, row: DetailsRow): ProjectDetails;
  deleted(row: DeletedRow): DeletedProject;
  publicProject(row: PublicRow): PublicProject;
  /** `isInside`: for someone who may see the collaborators, with their address and place. */
  presence(row: PresenceRow, isInside: boolean): PresenceRecord;
}

export function createProjectWire(config: Pick<ServerConfig, 'publicUrl' | 'domains'>): ProjectWire {
  const scheme = config.publicUrl.startsWith('https:') ? 'https' : 'http';
  const previewUrl = (label: string) => `${scheme}://${label}.${config.domains.preview}`;
  const project = (access: ProjectAccess) => toProject(access, previewUrl(access.project.id));
  return {
    project,
    siteUrl: (name) => `${scheme}://${name}.${config.domains.sites}`,
    details(access, row) {
      const record = access.project;
      const canSeePeople = access.permissions.has('ViewProjectCollaborators');
      return {
        ...project(access),
        owner: {
          id: record.user_id,
          username: row.owner_username,
          display_name: row.owner_name,
          photo_url: row.owner_image,
        },
        collaborator_count: canSeePeople ? row.collaborator_count : null,
        workspace_member_count: canSeePeople ? row.workspace_member_count : null,
        named_preview_url: record.workspace_disable_named_previews ? null : previewUrl(record.name),
        duplicated_from: canSeePeople ? record.duplicated_from : null,
        remixed_from:
          row.origin_id === null || row.origin_name === null
            ? null
            : { id: row.origin_id, display_name: row.origin_name },
        remix_count: row.remix_count,
      };
    },
    deleted: ({ sort_key: _, ...row }) => ({
      ...row,
      deleted_at: row.deleted_at.toISOString(),
      purge_at: row.purge_at.toISOString(),
    }),
    publicProject: ({ sort_key: _, ...row }) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }),
    presence: ({ email, view, file, ...row }, isInside) => ({
      ...row,
      last_seen: row.last_seen.toISOString(),
      ...(isInside ? { email } : {}),
      ...(isInside && view !== null ? { place: { view, ...(file !== null && { file }) } } : {}),
    }),
  };
}

function toProject({ project, level, permissions }: ProjectAccess, previewUrl: string): Project {
  return {
    id: project.id,
    name: project.name,
    display_name: project.display_name,
    user_id: project.user_id,
    created_by: project.created_by,
    creator: {
      id: project.created_by,
      username: project.creator_username,
      display_name: project.creator_name,
      photo_url: project.creator_image,
    },
    workspace_id: project.workspace_id,
    workspace: {
      id: project.workspace_id,
      name: project.workspace_name,
      plan: project.workspace_plan,
      disable_publish: project.workspace_disable_publish,
      disable_named_previews: project.workspace_disable_named_previews,
    },
    visibility: project.visibility,
    access_level: level,
    permissions: [...permissions],
    initial_message: permissions.has('EditProject') ? project.initial_message : null,
    template: project.template,
    category: project.category,
    preview_url: previewUrl,
    url: project.url,
    is_published: project.is_published,
    published_deployment: project.published_commit_sha ? { commit_sha: project.published_commit_sha } : null,
    latest_commit_sha: project.latest_commit_sha,
    preview_build_commit_sha: project.preview_build_commit_sha,
    main_branch: project.main_branch,
    ...connections(project, level !== null),
    is_supabase_enabled: project.is_supabase_enabled,
    is_analytics_disabled: project.is_analytics_disabled,
    thumbnail_url: project.thumbnail_commit_sha && thumbnailUrl(project.id, project.thumbnail_commit_sha),
    locked_at: project.locked_at === null ? null : project.locked_at.toISOString(),
    created_at: project.created_at.toISOString(),
    updated_at: project.updated_at.toISOString(),
  };
}

/** Where the project is linked to concerns its people, not the visitors of a public one. */
function connections(
  project: ProjectRecord,
  isOneOfItsPeople: boolean,
): Pick<Project, 'github_repo_name' | 'github_owner' | 'supabase_project_config'> {
  if (!isOneOfItsPeople) return { github_repo_name: null, github_owner: null, supabase_project_config: null };
  return {
    github_repo_name: project.github_repo_name,
    github_owner: project.github_owner_name === null ? null : { name: project.github_owner_name },
    supabase_project_config:
      project.supabase_project_id === null
        ? null
        : {
            supabase_project_id: project.supabase_project_id,
            supabase_organization_id: project.supabase_organization_id,
          },
  };
}

/** Another version is another address, so that a picture can be kept. */
function thumbnailUrl(projectId: string, commitSha: string): string {
  return `/api/projects/${projectId}/thumbnail?v=${commitSha.slice(0, 12)}`;
}
