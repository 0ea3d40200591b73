import { useMutation, useQuery } from '@tanstack/react-query';
import type { Api } from '@loam/client';
import { useApi } from '../../../shared/api-context.tsx';
import { spanOf, type TimeRange } from '../time-range/model/time-range.ts';
import { bucketsOf, bucketsQuery, countsQuery, readCounts } from './model/function-calls.ts';

const key = (projectId: string, ...rest: readonly unknown[]) => ['cloud', projectId, 'functions', ...rest];

export function useFunctions(projectId: string, ref: string) {
  const api = useApi();
  return useQuery({
    queryKey: key(projectId, 'list'),
    queryFn: ({ signal }) => api.listBackendFunctions({ params: { projectId, ref }, signal }),
  });
}

export function useCallCounts(projectId: string, range: TimeRange) {
  const api = useApi();
  return useQuery({
    queryKey: key(projectId, 'counts', range),
    queryFn: async ({ signal }) => {
      const { startMs, endMs } = spanOf(range, Date.now());
      const { result } = await api.getBackendLogs({
        params: { projectId },
        query: {
          query: countsQuery,
          start: new Date(startMs).toISOString(),
          end: new Date(endMs).toISOString(),
        },
        signal,
      });
      return readCounts(result);
    },
    staleTime: 10_000,
  });
}

/** Calls appear while somebody looks, those that they try themselves too. */
const countAgainMs = 10_000;

export interface CallsWish {
  readonly functionId: string;
  readonly range: TimeRange;
  readonly isShown: boolean;
}

export function useCallBuckets(projectId: string, { functionId, range, isShown }: CallsWish) {
  const api = useApi();
  return useQuery({
    queryKey: key(projectId, 'buckets', functionId, range),
    queryFn: async ({ signal }) => {
      const span = spanOf(range, Date.now());
      const { result } = await api.getBackendLogs({
        params: { projectId },
        query: {
          query: bucketsQuery(functionId, span),
          start: new Date(span.startMs).toISOString(),
          end: new Date(span.endMs).toISOString(),
        },
        signal,
      });
      return bucketsOf(result, span);
    },
    staleTime: countAgainMs,
    refetchInterval: isShown ? countAgainMs : false,
    retry: false,
  });
}

type FunctionTry = Parameters<Api['tryBackendFunction']>[0]['body'];

export function useTryFunction(projectId: string, slug: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async (body: FunctionTry) => {
      const beganAtMs = Date.now();
      // A function may run for minutes; the server ends it.
      const answer = await api.tryBackendFunction({ params: { projectId, slug }, body, timeoutMs: 0 });
      return { ...answer, beganAtMs, endedAtMs: Date.now() };
    },
  });
}
