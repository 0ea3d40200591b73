import { z } from 'zod';
import { Email } from '../accounts/schemas.ts';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { UserId, WorkspaceId } from '../http/ids.ts';
import { workspaceLimits } from './limits.data.ts';
import {
  AssignableRole,
  InvitationId,
  InvitationPreview,
  MyInvitation,
  Workspace,
  WorkspaceInvitation,
  WorkspaceMember,
  WorkspaceName,
} from './schemas.ts';

const OneWorkspace = z.object({ workspaceId: WorkspaceId });
const OneMember = z.object({ workspaceId: WorkspaceId, userId: UserId });
const OneInvitation = z.object({ workspaceId: WorkspaceId, invitationId: InvitationId });
const OneToken = z.object({ token: z.string().min(22).max(128) });
const OneOfMine = z.object({ invitationId: InvitationId });
const Page = z.object({
  limit: z.coerce.number().int().min(1).max(workspaceLimits.maxPageSize).default(workspaceLimits.pageSize),
  cursor: z.string().max(400).optional(),
});
const next_cursor = z.string().nullable();
const Joined = z.object({ workspace_id: WorkspaceId });

const aboutWorkspaces = {
  listWorkspaces: endpoint({
    method: 'GET',
    path: '/workspaces',
    permission: 'SignedIn',
    summary: 'The workspaces you belong to; your personal one is made on the first call',
    response: z.object({ workspaces: z.array(Workspace) }),
  }),
  createWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces',
    permission: 'SignedIn',
    summary: 'Create a workspace that you own',
    body: z.object({ name: WorkspaceName }),
    response: Workspace,
    status: 201,
    errors: ['conflict'],
    rate: 'expensive',
    idempotent: true,
  }),
  getWorkspace: endpoint({
    method: 'GET',
    path: '/workspaces/:workspaceId',
    permission: 'ViewWorkspace',
    summary: 'One workspace, with what you may do in it',
    params: OneWorkspace,
    response: Workspace,
  }),
  updateWorkspace: endpoint({
    method: 'PATCH',
    path: '/workspaces/:workspaceId',
    permission: 'ManageWorkspace',
    summary: 'Rename a workspace or change its settings',
    params: OneWorkspace,
    body: z.object({
      name: WorkspaceName.optional(),
      disable_publish: z.boolean().optional(),
      disable_named_previews: z.boolean().optional(),
      disable_cloud: z.boolean().optional(),
    }),
    response: Workspace,
  }),
  deleteWorkspace: endpoint({
    method: 'DELETE',
    path: '/workspaces/:workspaceId',
    permission: 'DeleteWorkspace',
    summary: 'Delete a workspace with everything in it; refused for your only one',
    params: OneWorkspace,
    status: 204,
    errors: ['conflict'],
  }),
  transferWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces/:workspaceId/transfer-ownership',
    permission: 'TransferWorkspace',
    summary: 'Make another member the owner; you stay as an admin',
    params: OneWorkspace,
    body: z.object({ user_id: UserId }),
    response: Workspace,
    errors: ['conflict'],
  }),
  leaveWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces/:workspaceId/leave',
    permission: 'LeaveWorkspace',
    summary: 'Leave a workspace; its owner transfers it first',
    params: OneWorkspace,
    status: 204,
    errors: ['conflict'],
  }),
};

const aboutMembers = {
  listWorkspaceMembers: endpoint({
    method: 'GET',
    path: '/workspaces/:workspaceId/members',
    permission: 'ViewWorkspaceMembers',
    summary: 'The members in the order they joined',
    params: OneWorkspace,
    query: Page,
    response: z.object({ members: z.array(WorkspaceMember), next_cursor }),
  }),
  updateWorkspaceMember: endpoint({
    method: 'PATCH',
    path: '/workspaces/:workspaceId/members/:userId',
    permission: 'ManageWorkspaceMembers',
    summary: 'Change a member’s role or whether they manage billing',
    params: OneMember,
    body: z.object({ role: AssignableRole.optional(), is_billing_manager: z.boolean().optional() }),
    response: WorkspaceMember,
    errors: ['conflict'],
  }),
  removeWorkspaceMember: endpoint({
    method: 'DELETE',
    path: '/workspaces/:workspaceId/members/:userId',
    permission: 'ManageWorkspaceMembers',
    summary: 'Remove a member',
    params: OneMember,
    status: 204,
    errors: ['conflict'],
  }),
};

const aboutInvitations = {
  listWorkspaceInvitations: endpoint({
    method: 'GET',
    path: '/workspaces/:workspaceId/invitations',
    permission: 'ManageWorkspaceMembers',
    summary: 'Invitations that nobody has accepted yet, newest first',
    params: OneWorkspace,
    response: z.object({ invitations: z.array(WorkspaceInvitation) }),
  }),
  inviteToWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces/:workspaceId/invitations',
    permission: 'ManageWorkspaceMembers',
    summary: 'Invite by e-mail; inviting the same address again replaces the earlier link',
    params: OneWorkspace,
    body: z.object({ email: Email, role: AssignableRole.default('member') }),
    response: WorkspaceInvitation,
    status: 201,
    errors: ['conflict'],
    rate: 'mail',
    idempotent: true,
  }),
  resendWorkspaceInvitation: endpoint({
    method: 'POST',
    path: '/workspaces/:workspaceId/invitations/:invitationId/resend',
    permission: 'ManageWorkspaceMembers',
    summary: 'Send a new link with a new expiry; the earlier link stops working',
    params: OneInvitation,
    response: WorkspaceInvitation,
    rate: 'mail',
    idempotent: true,
  }),
  linkWorkspaceInvitation: endpoint({
    method: 'POST',
    path: '/workspaces/:workspaceId/invitations/:invitationId/link',
    permission: 'ManageWorkspaceMembers',
    sessionOnly: true,
    summary: 'A new link to hand over yourself, without a mail; the earlier link stops working',
    params: OneInvitation,
    response: z.object({ url: z.string(), invitation: WorkspaceInvitation }),
    rate: 'mail',
  }),
  revokeWorkspaceInvitation: endpoint({
    method: 'DELETE',
    path: '/workspaces/:workspaceId/invitations/:invitationId',
    permission: 'ManageWorkspaceMembers',
    summary: 'Withdraw an invitation',
    params: OneInvitation,
    status: 204,
  }),
  getInvitation: endpoint({
    method: 'GET',
    path: '/invitations/:token',
    permission: 'Anyone',
    summary: 'What the holder of an invitation link is invited to',
    params: OneToken,
    response: InvitationPreview,
    rate: 'signIn',
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/invitations/:token/accept',
    permission: 'SignedIn',
    summary: 'Join by the link, signed in with the address it was sent to',
    params: OneToken,
    response: Joined,
    errors: ['gone'],
    rate: 'signIn',
    idempotent: true,
  }),
  listMyInvitations: endpoint({
    method: 'GET',
    path: '/user/invitations',
    permission: 'SignedIn',
    summary: 'Invitations sent to your verified address',
    response: z.object({ invitations: z.array(MyInvitation), is_email_verified: z.boolean() }),
  }),
  acceptMyInvitation: endpoint({
    method: 'POST',
    path: '/user/invitations/:invitationId/accept',
    permission: 'SignedIn',
    summary: 'Join by an invitation to your verified address',
    params: OneOfMine,
    response: Joined,
    errors: ['gone'],
    idempotent: true,
  }),
  declineMyInvitation: endpoint({
    method: 'DELETE',
    path: '/user/invitations/:invitationId',
    permission: 'SignedIn',
    summary: 'Decline an invitation to your verified address',
    params: OneOfMine,
    status: 204,
  }),
};

export const workspacesEndpoints = {
  ...aboutWorkspaces,
  ...aboutMembers,
  ...aboutInvitations,
} satisfies Record<string, Endpoint>;
