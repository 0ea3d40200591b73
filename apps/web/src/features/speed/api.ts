import { enums, limits, type PageSpeed, type SpeedStrategy } from '@loam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { speedKeys } from './keys.ts';

/** Longer than the server itself gives an analysis, which may first have to wait for another one. */
const analyseTimeoutMs = 180_000;

interface Analyses {
  readonly analyses: readonly PageSpeed[];
  readonly unavailable_reason: string | null;
}

export function useAnalyses(projectId: string) {
  const api = useApi();
  return useQuery<Analyses>({
    queryKey: speedKeys.analyses(projectId),
    queryFn: ({ signal }) => api.getPageSpeed({ params: { projectId }, signal }),
    staleTime: limits.speed.cacheFreshMs,
    gcTime: limits.speed.cacheKeptMs,
  });
}

export function useAnalyse(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['speed', projectId, 'analyse'],
    mutationFn: (strategy: SpeedStrategy) =>
      api.analysePageSpeed({
        params: { projectId },
        body: { url_source: 'publish', strategy, categories: [...enums.speed.categories], force: true },
        timeoutMs: analyseTimeoutMs,
      }),
    onSuccess: (analysis) =>
      cache.setQueryData<Analyses>(speedKeys.analyses(projectId), (known) => ({
        unavailable_reason: known?.unavailable_reason ?? null,
        analyses: [
          ...(known?.analyses ?? []).filter(({ strategy }) => strategy !== analysis.strategy),
          analysis,
        ],
      })),
  });
}
