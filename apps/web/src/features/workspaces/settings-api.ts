import type { Workspace, WorkspaceId } from '@loam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { optimisticChange } from '../../shared/optimistic-change.ts';
import { restoreRow } from '../../shared/restore-row.ts';
import { useMe } from '../accounts/api.ts';
import { workspacesQuery } from './api.ts';
import { workspaceKeys } from './keys.ts';

type WorkspaceRules = Partial<Pick<Workspace, 'disable_publish' | 'disable_named_previews'>>;

/** Undefined for visitors and for those who do not belong to it, and until the list is there. */
export function useMyWorkspace(workspaceId: string): Workspace | undefined {
  const me = useMe();
  const workspaces = useQuery({ ...workspacesQuery(useApi()), enabled: me !== null });
  return workspaces.data?.find((workspace) => workspace.id === workspaceId);
}

/** Puts what is now known of a workspace into the list of one's own. */
function usePutWorkspace(workspaceId: WorkspaceId) {
  const cache = useQueryClient();
  return (change: Partial<Workspace>) =>
    cache.setQueryData<Workspace[]>(workspaceKeys.list, (list) =>
      list?.map((workspace) => (workspace.id === workspaceId ? { ...workspace, ...change } : workspace)),
    );
}

export function useRenameWorkspace(workspaceId: WorkspaceId) {
  const api = useApi();
  const put = usePutWorkspace(workspaceId);
  return useMutation({
    mutationFn: (body: { name: string }) => api.updateWorkspace({ params: { workspaceId }, body }),
    onSuccess: (workspace) => put(workspace),
  });
}

/** A switch answers at once; when the server refuses, it goes back and the caller says why. */
export function useChangeRules(workspaceId: WorkspaceId) {
  const api = useApi();
  const isIt = ({ id }: Workspace) => id === workspaceId;
  return useMutation(
    optimisticChange<readonly Workspace[], WorkspaceRules>(useQueryClient(), {
      queryKey: workspaceKeys.list,
      thing: workspaceId,
      send: (body) => api.updateWorkspace({ params: { workspaceId }, body }),
      patch: (list, change) => list.map((one) => (isIt(one) ? { ...one, ...change } : one)),
      restore: (list, before) => restoreRow(list, before, isIt),
    }),
  );
}

export function useTransferWorkspace(workspaceId: WorkspaceId) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (userId: Parameters<typeof api.transferWorkspace>[0]['body']['user_id']) =>
      api.transferWorkspace({ params: { workspaceId }, body: { user_id: userId } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: workspaceKeys.all }),
  });
}

export function useLeaveWorkspace(workspaceId: WorkspaceId) {
  const api = useApi();
  return useGoneWorkspace(workspaceId, () => api.leaveWorkspace({ params: { workspaceId } }));
}

export function useDeleteWorkspace(workspaceId: WorkspaceId) {
  const api = useApi();
  return useGoneWorkspace(workspaceId, () => api.deleteWorkspace({ params: { workspaceId } }));
}

function useGoneWorkspace(workspaceId: WorkspaceId, leave: () => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: leave,
    // The list first: the page moves on to another workspace before anything asks for this one again.
    async onSuccess() {
      await cache.invalidateQueries({ queryKey: workspaceKeys.list });
      cache.removeQueries({ queryKey: workspaceKeys.one(workspaceId) });
    },
  });
}
