import { type Api, ApiProblem } from '@loam/client';
import type {
  Collaborator,
  CollaboratorId,
  CollaboratorLevel,
  MagicCode,
  MagicCodeId,
  Project,
  ProjectId,
} from '@loam/contract';
import { limits } from '@loam/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { projectKeys } from '../projects/keys.ts';
import { inviteEach } from '../workspaces/model/invite-each.ts';
import { sharingKeys } from './keys.ts';
import { useRowMutation } from './use-row-mutation.ts';

export function useCollaborators(projectId: ProjectId) {
  const api = useApi();
  return useQuery({
    queryKey: sharingKeys.collaborators(projectId),
    queryFn: async ({ signal }) =>
      (await api.listCollaborators({ params: { projectId }, signal })).collaborators,
    refetchInterval: limits.sharing.collaboratorsRefreshMs,
  });
}

/** One call for each address. */
export function useInvitePeople(projectId: ProjectId) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wish: { readonly emails: readonly string[]; readonly level: CollaboratorLevel }) =>
      inviteEach(wish.emails, {
        invite: (email) =>
          api.inviteCollaborator({ params: { projectId }, body: { email, access_level: wish.level } }),
        canGoOn: (error) => error instanceof ApiProblem && error.status < 500 && error.status !== 429,
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: sharingKeys.project(projectId) }),
  });
}

export function useChangeLevel(projectId: ProjectId) {
  const api = useApi();
  return useRowMutation<Collaborator, { readonly id: CollaboratorId; readonly level: CollaboratorLevel }>({
    queryKey: sharingKeys.collaborators(projectId),
    send: ({ id, level }) =>
      api.updateCollaborator({
        params: { projectId, collaboratorId: id },
        body: { access_level: level },
      }),
    patch: (people, { id, level }) =>
      people.map((one) => (one.id === id ? { ...one, access_level: level } : one)),
  });
}

export function useRemoveCollaborator(projectId: ProjectId) {
  const api = useApi();
  return useRowMutation<Collaborator, { readonly id: CollaboratorId }>({
    queryKey: sharingKeys.collaborators(projectId),
    send: ({ id }) => api.removeCollaborator({ params: { projectId, collaboratorId: id } }),
    patch: (people, { id }) => people.filter((one) => one.id !== id),
  });
}

export function useLeaveProject(projectId: ProjectId) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.leaveProject({ params: { projectId } }),
    onSuccess: async () => {
      cache.removeQueries({ queryKey: projectKeys.one(projectId) });
      await Promise.all([
        cache.invalidateQueries({ queryKey: sharingKeys.shared }),
        cache.invalidateQueries({ queryKey: projectKeys.lists }),
      ]);
    },
  });
}

export function useInviteLinks(project: Project) {
  const api = useApi();
  return useQuery({
    queryKey: sharingKeys.links(project.id),
    queryFn: async ({ signal }) =>
      (await api.listMagicCodes({ params: { projectId: project.id }, signal })).magic_codes,
    enabled: project.permissions.includes('ManageMagicCodes'),
  });
}

export function useCreateLink(projectId: ProjectId) {
  const api = useApi();
  const cache = useQueryClient();
  const queryKey = sharingKeys.links(projectId);
  return useMutation({
    mutationFn: (level: CollaboratorLevel) =>
      api.createMagicCode({ params: { projectId }, body: { access_level: level } }),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}

export function useRemoveLink(projectId: ProjectId) {
  const api = useApi();
  return useRowMutation<MagicCode, { readonly id: MagicCodeId }>({
    queryKey: sharingKeys.links(projectId),
    send: ({ id }) => api.removeMagicCode({ params: { projectId, magicCodeId: id } }),
    patch: (links, { id }) => links.filter((one) => one.id !== id),
  });
}

export function useSharedProjects() {
  const api = useApi();
  return useQuery({
    queryKey: sharingKeys.shared,
    queryFn: async ({ signal }) => (await api.listSharedProjects({ signal })).projects,
  });
}

function useAnswer<Input, Output>(send: (api: Api, input: Input) => Promise<Output>) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    onSettled: async () => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: sharingKeys.shared }),
        cache.invalidateQueries({ queryKey: projectKeys.all }),
      ]);
    },
  });
}

export function useAcceptShared() {
  return useAnswer((api, sharedProjectId: ProjectId) =>
    api.acceptSharedProject({ params: { sharedProjectId } }),
  );
}

export function useDeclineShared() {
  return useAnswer((api, sharedProjectId: ProjectId) =>
    api.declineSharedProject({ params: { sharedProjectId } }),
  );
}

export function useAcceptCode() {
  return useAnswer((api, code: string) => api.acceptMagicCode({ params: { code } }));
}

export function sharingPreviewQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: sharingKeys.byCode(code),
    queryFn: ({ signal }) => api.getSharingPreview({ params: { code }, signal }),
  });
}

export function isNoSuchCode(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === 'not_found' || error.code === 'invalid_input');
}
