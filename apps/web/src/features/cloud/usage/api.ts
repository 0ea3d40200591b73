import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';

/** Counted by the minute: who looks sees it grow. */
const askEveryMs = 60_000;

export function useBackendUsage(projectId: string, isShown: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['cloud', projectId, 'usage'],
    queryFn: ({ signal }) => api.getBackendUsage({ params: { projectId }, signal }),
    refetchInterval: isShown ? askEveryMs : false,
  });
}
