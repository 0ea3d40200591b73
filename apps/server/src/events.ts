import type { DeploymentId, EditId, ProjectId, UserId, WorkspaceId } from '@loam/contract';

/** What has happened, for modules in lower rows. Names are in the past tense. */
export interface ServerEvents {
  'account.created': { readonly userId: UserId; readonly email: string };
  'account.disabled': { readonly userId: UserId };
  /** Its role changed or sessions ended: whoever holds a connection of it asks again who it is. */
  'account.access_changed': { readonly userId: UserId };
  'workspace.member_removed': { readonly workspaceId: WorkspaceId; readonly userId: UserId };
  'workspace.deleted': { readonly workspaceId: WorkspaceId };
  'workspace.plan_changed': { readonly workspaceId: WorkspaceId };
  'project.created': { readonly projectId: ProjectId; readonly userId: UserId };
  'project.access_changed': { readonly projectId: ProjectId };
  /** Its address under the installation's domain is another one. */
  'project.renamed': { readonly projectId: ProjectId; readonly from: string; readonly to: string };
  'project.deleted': { readonly projectId: ProjectId };
  'project.restored': { readonly projectId: ProjectId };
  /** Its row is gone and what belonged to it can go. */
  'project.purged': { readonly projectId: ProjectId };
  /** A new version stands: a save, a turn, a restore, or what was found after a crash. */
  'edit.created': { readonly projectId: ProjectId; readonly editId: EditId; readonly commitSha: string };
  /** Visitors see this deployment: after a publish, an update or a return to an earlier one. */
  'site.published': {
    readonly projectId: ProjectId;
    readonly deploymentId: DeploymentId;
    readonly commitSha: string;
    readonly url: string;
  };
  'site.unpublished': { readonly projectId: ProjectId };
}
