import { type Api, ApiProblem } from '@loam/client';
import type { AssignableRole, InvitationId, WorkspaceId, WorkspaceInvitation } from '@loam/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { optimisticChange } from '../../shared/optimistic-change.ts';
import { restoreRow } from '../../shared/restore-row.ts';
import { useSwitchWorkspace } from './api.ts';
import { workspaceKeys } from './keys.ts';
import { inviteEach } from './model/invite-each.ts';

export function invitationsQuery(api: Api, workspaceId: WorkspaceId) {
  return queryOptions({
    queryKey: workspaceKeys.invitations(workspaceId),
    queryFn: async ({ signal }) =>
      (await api.listWorkspaceInvitations({ params: { workspaceId }, signal })).invitations,
  });
}

export function useInvite(workspaceId: WorkspaceId) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ emails, role }: { readonly emails: readonly string[]; readonly role: AssignableRole }) =>
      inviteEach(emails, {
        invite: (email) => api.inviteToWorkspace({ params: { workspaceId }, body: { email, role } }),
        canGoOn: (error) => error instanceof ApiProblem && error.status < 500 && error.status !== 429,
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: workspaceKeys.invitations(workspaceId) }),
  });
}

export function useResendInvitation(workspaceId: WorkspaceId) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: InvitationId) =>
      api.resendWorkspaceInvitation({ params: { workspaceId, invitationId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: workspaceKeys.invitations(workspaceId) }),
  });
}

/** A new link; the one before stops working. */
export function useLinkInvitation(workspaceId: WorkspaceId) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: InvitationId) =>
      api.linkWorkspaceInvitation({ params: { workspaceId, invitationId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: workspaceKeys.invitations(workspaceId) }),
  });
}

export function useRevokeInvitation(workspaceId: WorkspaceId) {
  const api = useApi();
  return useMutation(
    optimisticChange<readonly WorkspaceInvitation[], InvitationId>(useQueryClient(), {
      queryKey: workspaceKeys.invitations(workspaceId),
      send: (invitationId) => api.revokeWorkspaceInvitation({ params: { workspaceId, invitationId } }),
      patch: (list, invitationId) => list.filter(({ id }) => id !== invitationId),
      restore: (list, before, invitationId) => restoreRow(list, before, ({ id }) => id === invitationId),
    }),
  );
}

export function invitationQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: workspaceKeys.byToken(token),
    queryFn: ({ signal }) => api.getInvitation({ params: { token }, signal }),
  });
}

export function isNoSuchInvitation(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === 'not_found' || error.code === 'invalid_input');
}

export function myInvitationsQuery(api: Api) {
  return queryOptions({
    queryKey: workspaceKeys.mine,
    queryFn: async ({ signal }) => (await api.listMyInvitations({ signal })).invitations,
  });
}

/** Joining makes the workspace the current one. */
function useJoin<Input>(join: (api: Api, input: Input) => Promise<{ readonly workspace_id: WorkspaceId }>) {
  const api = useApi();
  const cache = useQueryClient();
  const switchTo = useSwitchWorkspace();
  return useMutation({
    mutationFn: (input: Input) => join(api, input),
    async onSuccess({ workspace_id }) {
      await cache.invalidateQueries({ queryKey: workspaceKeys.list });
      switchTo(workspace_id);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: workspaceKeys.mine }),
  });
}

export function useAcceptByLink() {
  return useJoin((api, token: string) => api.acceptInvitation({ params: { token } }));
}

export function useAcceptInvitation() {
  return useJoin((api, invitationId: InvitationId) => api.acceptMyInvitation({ params: { invitationId } }));
}

export function useDeclineInvitation() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: InvitationId) => api.declineMyInvitation({ params: { invitationId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: workspaceKeys.mine }),
  });
}
