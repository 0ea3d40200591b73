import { limits, type AnalyticsSettings } from '@loam/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { projectKeys } from '../projects/keys.ts';
import { analyticsKeys } from './keys.ts';
import type { Period } from './model/periods.ts';

export function useAnalytics(projectId: string, { startDate, endDate, granularity }: Period) {
  const api = useApi();
  const query = { startDate, endDate, granularity };
  return useQuery({
    queryKey: analyticsKeys.period(projectId, query),
    queryFn: ({ signal }) => api.getAnalytics({ params: { projectId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: limits.analytics.trendRefreshMs,
  });
}

export function useTrend(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: analyticsKeys.trend(projectId),
    queryFn: ({ signal }) => api.getAnalyticsTrend({ params: { projectId }, signal }),
    refetchInterval: limits.analytics.trendRefreshMs,
  });
}

export function useAnalyticsSettings(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: analyticsKeys.settings(projectId),
    queryFn: ({ signal }) => api.getAnalyticsSettings({ params: { projectId }, signal }),
  });
}

/** The site changes with its settings: whatever was asked of it is asked again. */
export function useChangeAnalyticsSettings(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<AnalyticsSettings>) =>
      api.updateAnalyticsSettings({ params: { projectId }, body: change }),
    onSuccess: async ({ is_analytics_disabled, respects_do_not_track }) => {
      cache.setQueryData(analyticsKeys.settings(projectId), { is_analytics_disabled, respects_do_not_track });
      await Promise.all([
        cache.invalidateQueries({ queryKey: analyticsKeys.all(projectId) }),
        cache.invalidateQueries({ queryKey: projectKeys.one(projectId) }),
      ]);
    },
  });
}
