import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import type { UsagePeriod } from './model/usage.ts';

export function useAiIntegration(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['cloud', projectId, 'ai', 'integration'],
    queryFn: ({ signal }) => api.getIntegration({ params: { projectId, name: 'ai_gateway' }, signal }),
  });
}

export function useAiUsage(projectId: string, { startMs, endMs }: UsagePeriod) {
  const api = useApi();
  return useQuery({
    queryKey: ['cloud', projectId, 'ai', 'usage', startMs, endMs],
    queryFn: ({ signal }) =>
      api.getAiUsage({
        params: { projectId },
        query: { start: new Date(startMs).toISOString(), end: new Date(endMs).toISOString() },
        signal,
      }),
  });
}
