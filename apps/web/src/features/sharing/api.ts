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
import { type QueryKey, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { optimisticChange } from '../../shared/optimistic-change.ts';
import { restoreRow } from '../../shared/restore-row.ts';
import { projectKeys } from '../projects/keys.ts';
import { inviteEach } from '../workspaces/model/invite-each.ts';
import { sharingKeys } from './keys.ts';

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

export function useChangeLevel(projectId: ProjectId, collaboratorId: CollaboratorId) {
  const api = useApi();
  return useRowMutation<Collaborator, CollaboratorLevel>({
    queryKey: sharingKeys.collaborators(projectId),
    id: collaboratorId,
    send: (level) =>
      api.updateCollaborator({ params: { projectId, collaboratorId }, body: { access_level: level } }),
    patch: (person, level) => [{ ...person, access_level: level }],
  });
}

export function useRemoveCollaborator(projectId: ProjectId, collaboratorId: CollaboratorId) {
  const api = useApi();
  return useRowMutation<Collaborator, void>({
    queryKey: sharingKeys.collaborators(projectId),
    id: collaboratorId,
    send: () => api.removeCollaborator({ params: { projectId, collaboratorId } }),
    patch: () => [],
  });
}

interface RowMutation<Row, Input> {
  /** Of the list that shows it. */
  readonly queryKey: QueryKey;
  readonly id: string;
  readonly send: (input: Input) => Promise<unknown>;
  /** What becomes of the row: one, or none. */
  readonly patch: (row: Row, input: Input) => readonly Row[];
}

function useRowMutation<Row extends { readonly id: string }, Input>(options: RowMutation<Row, Input>) {
  const { queryKey, id, send, patch } = options;
  const isIt = (row: Row) => row.id === id;
  return useMutation(
    optimisticChange<readonly Row[], Input>(useQueryClient(), {
      queryKey,
      thing: id,
      send,
      patch: (rows, input) => rows.flatMap((row) => (isIt(row) ? patch(row, input) : [row])),
      restore: (rows, before) => restoreRow(rows, before, isIt),
    }),
  );
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

export function useRemoveLink(projectId: ProjectId, magicCodeId: MagicCodeId) {
  const api = useApi();
  return useRowMutation<MagicCode, void>({
    queryKey: sharingKeys.links(projectId),
    id: magicCodeId,
    send: () => api.removeMagicCode({ params: { projectId, magicCodeId } }),
    patch: () => [],
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
