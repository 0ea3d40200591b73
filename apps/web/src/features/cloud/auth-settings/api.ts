import { type AuthConfigChange, texts } from '@loam/contract';
import { toast } from '@loam/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import { shownProblem } from '../../../shared/problems.ts';

const keyOf = (projectId: string) => ['cloud', projectId, 'auth'] as const;
const outboxOf = (projectId: string) => ['cloud', projectId, 'outbox'] as const;

export function useAuthConfig(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => api.getBackendAuth({ params: { projectId }, signal }),
  });
}

/** Sends what differs; the toast says how it went. */
export function useChangeAuth(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: AuthConfigChange) => api.updateBackendAuth({ params: { projectId }, body }),
    onSuccess: (config) => {
      cache.setQueryData(keyOf(projectId), config);
      toast.success(texts.auth.updated);
    },
    onError: (error) => toast.error(texts.auth.updateFailed, { description: shownProblem(error).message }),
  });
}

export function useOutbox(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: outboxOf(projectId),
    queryFn: async ({ signal }) =>
      (await api.listBackendOutbox({ params: { projectId }, query: { limit: 100 }, signal })).messages,
    // Somebody who has just asked for a mail waits for it here.
    refetchInterval: 5000,
  });
}

export function useOutboxMessage(projectId: string, messageId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...outboxOf(projectId), messageId],
    queryFn: ({ signal }) => api.getBackendOutboxMessage({ params: { projectId, messageId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
