/** What the caller must be, whatever the object. */
export const accountPermissions = ['Anyone', 'SignedIn', 'Developer', 'Operator'] as const;

/** What the caller must be allowed on the project that the path names with :projectId. */
export const projectPermissions = [
  'ViewProject',
  'EditProject',
  'DeployProject',
  'EditProjectVisibility',
  'DownloadProject',
  'ViewProjectCollaborators',
  'ManageProjectCollaborators',
  'ManageMagicCodes',
  'DeleteProject',
  'RestoreProject',
  'MoveProject',
  'RemixProject',
  /** See the project's cloud: its state, tables, rows, users, logs, and the names of its secrets. */
  'ViewBackend',
  /** Enable and wake it, change data, run SQL that writes, change users, sign-in, secrets and functions. */
  'EditBackend',
  /** Read and change its keys, pause, resize and delete it. */
  'ManageBackend',
] as const;

/** What the caller must be allowed on the workspace that the path names with :workspaceId. */
export const workspacePermissions = [
  'ViewWorkspace',
  'ViewWorkspaceMembers',
  'CreateProject',
  'LeaveWorkspace',
  'ManageWorkspace',
  'ManageWorkspaceMembers',
  'ManageWorkspaceBilling',
  'ManageWorkspaceIntegrations',
  'TransferWorkspace',
  'DeleteWorkspace',
] as const;

export type AccountPermission = (typeof accountPermissions)[number];
export type ProjectPermission = (typeof projectPermissions)[number];
export type WorkspacePermission = (typeof workspacePermissions)[number];
export type Permission = AccountPermission | ProjectPermission | WorkspacePermission;

export function isProjectPermission(permission: Permission): permission is ProjectPermission {
  return projectPermissions.some((known) => known === permission);
}

export function isWorkspacePermission(permission: Permission): permission is WorkspacePermission {
  return workspacePermissions.some((known) => known === permission);
}
