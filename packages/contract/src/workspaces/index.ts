export { workspacesEndpoints } from './endpoints.ts';
export { workspaceLimits } from './limits.data.ts';
export { workspaceTopic, type WorkspaceEventType } from './live.ts';
export { canAssignRole, canManageMember, workspacePermissionsOf, type Membership } from './policy.ts';
export {
  AssignableRole,
  InvitationId,
  InvitationPreview,
  MyInvitation,
  Plan,
  Workspace,
  WorkspaceInvitation,
  WorkspaceMember,
  WorkspaceName,
  WorkspaceRole,
} from './schemas.ts';
export { workspaceTexts } from './texts.data.ts';
