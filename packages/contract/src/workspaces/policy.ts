import type { WorkspacePermission } from '../http/permissions.ts';
import type { AssignableRole, WorkspaceRole } from './schemas.ts';

const memberPermissions = ['ViewWorkspace', 'ViewWorkspaceMembers', 'CreateProject'] as const;
const managerPermissions = [
  ...memberPermissions,
  'ManageWorkspace',
  'ManageWorkspaceMembers',
  'ManageWorkspaceBilling',
  'ManageWorkspaceIntegrations',
] as const;

const permissionsByRole: Readonly<Record<WorkspaceRole, readonly WorkspacePermission[]>> = {
  member: [...memberPermissions, 'LeaveWorkspace'],
  admin: [...managerPermissions, 'LeaveWorkspace'],
  // An owner hands the workspace over before leaving, so that none is ever without one.
  owner: [...managerPermissions, 'TransferWorkspace', 'DeleteWorkspace'],
};

export interface Membership {
  readonly role: WorkspaceRole;
  readonly isBillingManager: boolean;
}

/** Everything a member may do in a workspace. Server and web ask this one function. */
export function workspacePermissionsOf(membership: Membership): ReadonlySet<WorkspacePermission> {
  const permissions = new Set(permissionsByRole[membership.role]);
  if (membership.isBillingManager) permissions.add('ManageWorkspaceBilling');
  return permissions;
}

const rank: Readonly<Record<WorkspaceRole, number>> = { member: 1, admin: 2, owner: 3 };

/** Nobody gives a role above their own, by invitation or by change. */
export function canAssignRole(ownRole: WorkspaceRole, role: AssignableRole): boolean {
  return ownRole !== 'member' && rank[role] <= rank[ownRole];
}

/** Whether the role or flag of a member may be changed, or the member removed. The owner stands outside both. */
export function canManageMember(ownRole: WorkspaceRole, targetRole: WorkspaceRole): boolean {
  return ownRole !== 'member' && targetRole !== 'owner' && rank[targetRole] <= rank[ownRole];
}
