import { type Backend, limits } from '@loam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { shownProblem } from '../../shared/problems.ts';
import { cloudKeys } from './keys.ts';
import { isChanging, wakeDelayMs } from './model/cloud-screen.ts';

const askEveryMs = 2000;
/**
 * Changes are told; this is for the one whose telling was lost. Whoever looks at a cloud uses it, too: one that nobody uses
 * may pause itself.
 */
const askSeldomMs = 60_000;

/** The AI may enable the cloud at any moment of its work, which may be over in a second. */
export function useBackend(projectId: string, { isAtWork }: { readonly isAtWork: boolean }) {
  const api = useApi();
  const cache = useQueryClient();
  useEffect(() => {
    if (!isAtWork) void cache.invalidateQueries({ queryKey: cloudKeys.backend(projectId) });
  }, [cache, projectId, isAtWork]);
  return useQuery({
    queryKey: cloudKeys.backend(projectId),
    queryFn: ({ signal }) => api.getBackend({ params: { projectId }, signal }),
    staleTime: limits.cloud.statusStaleMs,
    refetchInterval: ({ state: { data } }) =>
      isChanging(data?.status) || (isAtWork && data?.ref === null) ? askEveryMs : askSeldomMs,
  });
}

export function useWakeBackend(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const key = cloudKeys.backend(projectId);
  return useMutation({
    mutationFn: () => api.wakeBackend({ params: { projectId } }),
    retry: (failures, error) => shownProblem(error).isPassing && failures < limits.cloud.restoreRetries,
    retryDelay: wakeDelayMs,
    onMutate: () =>
      cache.setQueryData<Backend>(
        key,
        (known) => known && { ...known, status: 'RESTORING', restores_backup: false },
      ),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  });
}
