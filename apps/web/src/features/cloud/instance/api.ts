import type { Api } from '@loam/client';
import { type Backend, type InstanceStatus, type InstanceType, limits } from '@loam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import { cloudKeys } from '../keys.ts';

/** Asked for again whenever the status changes, so that a resize that ended shows its size. */
export function useCompute(projectId: string, status: InstanceStatus | null) {
  const api = useApi();
  return useQuery({
    queryKey: ['cloud', projectId, 'compute', status],
    queryFn: ({ signal }) => api.getBackendCompute({ params: { projectId }, signal }),
    placeholderData: (known) => known,
    staleTime: limits.instance.configStaleMs,
  });
}

/** Shows the status that a change goes through at once; the server's own follows. */
function useInstanceChange<Input, Output>(
  projectId: string,
  change: (api: Api, input: Input) => Promise<Output>,
  via?: InstanceStatus,
) {
  const api = useApi();
  const cache = useQueryClient();
  const queryKey = cloudKeys.backend(projectId);
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onMutate: () => {
      if (via !== undefined)
        cache.setQueryData<Backend>(queryKey, (known) => known && { ...known, status: via });
    },
    onSettled: () => void cache.invalidateQueries({ queryKey }),
  });
}

export function useResize(projectId: string) {
  return useInstanceChange(
    projectId,
    (api, size: InstanceType) =>
      api.resizeBackend({ params: { projectId }, body: { instance_type: size }, timeoutMs: 0 }),
    'RESIZING',
  );
}

export function usePause(projectId: string) {
  return useInstanceChange(projectId, (api, _: undefined) => api.pauseBackend({ params: { projectId } }));
}

export function useDeleteCloud(projectId: string) {
  return useInstanceChange(projectId, (api, _: undefined) => api.deleteBackend({ params: { projectId } }));
}

export function useRestoreCloud(projectId: string) {
  return useInstanceChange(projectId, (api, _: undefined) =>
    api.restoreBackend({ params: { projectId }, timeoutMs: 0 }),
  );
}
