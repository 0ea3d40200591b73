import {
  type InvitationPreview,
  type MyInvitation,
  type Workspace,
  type WorkspaceInvitation,
  type WorkspaceMember,
  workspacePermissionsOf,
} from '@loam/contract';
import type { InvitationRow } from './invitation-store.ts';
import type { ListedRow, MemberRow } from './store.ts';

export function toWorkspace(row: ListedRow): Workspace {
  const membership = { role: row.role, isBillingManager: row.is_billing_manager };
  return {
    id: row.id,
    name: row.name,
    plan: row.plan,
    disable_publish: row.disable_publish,
    disable_named_previews: row.disable_named_previews,
    disable_cloud: row.disable_cloud,
    created_at: row.created_at.toISOString(),
    member_count: row.member_count,
    role: row.role,
    is_billing_manager: row.is_billing_manager,
    permissions: [...workspacePermissionsOf(membership)],
  };
}

export function toMember(row: MemberRow): WorkspaceMember {
  return {
    user_id: row.user_id,
    display_name: row.display_name,
    username: row.username,
    email: row.email,
    avatar_url: row.avatar_url,
    role: row.role,
    is_billing_manager: row.is_billing_manager,
    joined_at: row.joined_at.toISOString(),
  };
}

export function toInvitation(row: InvitationRow, now: Date): WorkspaceInvitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invited_by: row.invited_by,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_expired: row.expires_at <= now,
  };
}

export function toMyInvitation(row: InvitationRow): MyInvitation {
  return {
    id: row.id,
    workspace_name: row.workspace_name,
    role: row.role,
    invited_by: row.invited_by,
    expires_at: row.expires_at.toISOString(),
  };
}

export function toPreview(
  row: InvitationRow,
  viewer: { readonly now: Date; readonly email: string | undefined },
): InvitationPreview {
  return {
    workspace_name: row.workspace_name,
    email: row.email,
    role: row.role,
    invited_by: row.invited_by,
    expires_at: row.expires_at.toISOString(),
    is_expired: row.expires_at <= viewer.now,
    viewer: viewerOf(row.email, viewer.email),
  };
}

function viewerOf(invited: string, own: string | undefined): InvitationPreview['viewer'] {
  if (own === undefined) return 'anonymous';
  return own.toLowerCase() === invited.toLowerCase() ? 'invited' : 'other_account';
}
