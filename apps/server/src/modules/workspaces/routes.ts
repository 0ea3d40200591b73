import { workspacesEndpoints as endpoints } from '@loam/contract';
import { bind, type Binding } from '../../http/bind.ts';
import type { AnswerInvitations } from './answer-invitations.ts';
import type { ManageInvitations } from './manage-invitations.ts';
import type { ManageMembers } from './manage-members.ts';
import type { ManageWorkspaces } from './manage-workspaces.ts';

export interface WorkspacesServices {
  readonly workspaces: ManageWorkspaces;
  readonly members: ManageMembers;
  readonly invitations: ManageInvitations;
  readonly answers: AnswerInvitations;
}

export function createWorkspacesRoutes(services: WorkspacesServices): Binding[] {
  return [...workspaceRoutes(services), ...memberRoutes(services), ...invitationRoutes(services)];
}

function workspaceRoutes({ workspaces, members }: WorkspacesServices): Binding[] {
  return [
    bind(endpoints.listWorkspaces, async ({ actor }) => ({
      workspaces: await workspaces.list(actor.userId),
    })),
    bind(endpoints.createWorkspace, ({ actor, body }) => workspaces.create(actor.userId, body.name)),
    bind(endpoints.getWorkspace, ({ actor, params }) => workspaces.get(actor.userId, params.workspaceId)),
    bind(endpoints.updateWorkspace, ({ actor, params, body }) =>
      workspaces.update(actor.userId, params.workspaceId, {
        name: body.name,
        disable_publish: body.disable_publish,
        disable_named_previews: body.disable_named_previews,
        disable_cloud: body.disable_cloud,
      }),
    ),
    bind(endpoints.transferWorkspace, ({ actor, params, body }) =>
      workspaces.transfer(actor.userId, params.workspaceId, body.user_id),
    ),
    bind(endpoints.deleteWorkspace, async ({ actor, params }) => {
      await workspaces.remove(actor.userId, params.workspaceId);
      return undefined;
    }),
    bind(endpoints.leaveWorkspace, async ({ actor, params }) => {
      await members.leave(params.workspaceId, actor.userId);
      return undefined;
    }),
  ];
}

function memberRoutes({ members }: WorkspacesServices): Binding[] {
  return [
    bind(endpoints.listWorkspaceMembers, ({ params, query }) => members.list(params.workspaceId, query)),
    bind(endpoints.updateWorkspaceMember, ({ actor, params, body }) =>
      members.update(
        { actorId: actor.userId, ...params },
        { role: body.role, is_billing_manager: body.is_billing_manager },
      ),
    ),
    bind(endpoints.removeWorkspaceMember, async ({ actor, params }) => {
      await members.remove({ actorId: actor.userId, ...params });
      return undefined;
    }),
  ];
}

function invitationRoutes({ invitations, answers }: WorkspacesServices): Binding[] {
  return [
    bind(endpoints.listWorkspaceInvitations, async ({ params }) => ({
      invitations: await invitations.list(params.workspaceId),
    })),
    bind(endpoints.inviteToWorkspace, ({ actor, params, body }) =>
      invitations.invite({ userId: actor.userId, workspaceId: params.workspaceId }, body),
    ),
    bind(endpoints.resendWorkspaceInvitation, ({ actor, params }) =>
      invitations.resend({ userId: actor.userId, workspaceId: params.workspaceId }, params.invitationId),
    ),
    bind(endpoints.linkWorkspaceInvitation, ({ actor, params }) =>
      invitations.link({ userId: actor.userId, workspaceId: params.workspaceId }, params.invitationId),
    ),
    bind(endpoints.revokeWorkspaceInvitation, async ({ actor, params }) => {
      const { workspaceId } = params;
      await invitations.revoke({ userId: actor.userId, workspaceId }, params.invitationId);
      return undefined;
    }),
    bind(endpoints.getInvitation, ({ actor, params }) => answers.preview(actor, params.token)),
    bind(endpoints.acceptInvitation, async ({ actor, params }) => ({
      workspace_id: await answers.accept(actor.userId, params.token),
    })),
    bind(endpoints.listMyInvitations, ({ actor }) => answers.listMine(actor.userId)),
    bind(endpoints.acceptMyInvitation, async ({ actor, params }) => ({
      workspace_id: await answers.acceptMine(actor.userId, params.invitationId),
    })),
    bind(endpoints.declineMyInvitation, async ({ actor, params }) => {
      await answers.declineMine(actor.userId, params.invitationId);
      return undefined;
    }),
  ];
}
