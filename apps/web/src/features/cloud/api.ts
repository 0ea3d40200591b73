import type { Backend } from '@loam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { cloudKeys } from './keys.ts';
import { isChanging } from './model/cloud-screen.ts';

const askEveryMs = 2000;

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
    refetchInterval: ({ state: { data } }) =>
      isChanging(data?.status) || (isAtWork && data?.ref === null) ? askEveryMs : false,
  });
}

export function useWakeBackend(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const key = cloudKeys.backend(projectId);
  return useMutation({
    mutationFn: () => api.wakeBackend({ params: { projectId } }),
    onMutate: () =>
      cache.setQueryData<Backend>(
        key,
        (known) => known && { ...known, status: 'RESTORING', restores_backup: false },
      ),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  });
}
