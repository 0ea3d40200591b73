import type { Api } from '@loam/client';
import type { ReportedError } from '@loam/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { previewKeys } from './keys.ts';

/** Changes are told by signals; while it is on its way up, a lost one must not leave the panel waiting. */
const watchEveryMs = 2000;

export function previewQuery(api: Api, projectId: string) {
  return queryOptions({
    queryKey: previewKeys.state(projectId),
    queryFn: ({ signal }) => api.getPreview({ params: { projectId }, signal }),
  });
}

export function usePreviewState(projectId: string) {
  const api = useApi();
  return useQuery({
    ...previewQuery(api, projectId),
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data.state) ? watchEveryMs : false),
  });
}

export interface Frame {
  /** Another number is another frame. */
  readonly number: number;
  readonly path: string;
  readonly source: 'build' | 'live';
}

/** A ticket for one frame. Asking for it also wakes the preview. */
export function usePreviewTicket(projectId: string, frame: Frame) {
  const api = useApi();
  return useQuery({
    queryKey: previewKeys.ticket(projectId, frame),
    queryFn: ({ signal }) =>
      api.createPreviewTicket({
        params: { projectId },
        query: { path: frame.path, ...(frame.source === 'build' ? { from: 'build' } : {}) },
        signal,
      }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Nobody can look yet, and somebody wants to: the preview is woken. */
export function useWakePreview(projectId: string, isWanted: boolean): void {
  const api = useApi();
  useQuery({
    queryKey: previewKeys.ticket(projectId, { number: 0 }),
    queryFn: ({ signal }) => api.createPreviewTicket({ params: { projectId }, query: {}, signal }),
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useOpenPreview(projectId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (path: string) => api.createPreviewTicket({ params: { projectId }, query: { path } }),
  });
}

export function useRestartPreview(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.restartPreview({ params: { projectId } }),
    onSuccess: (preview) => cache.setQueryData(previewKeys.state(projectId), preview),
  });
}

export function useReportErrors(projectId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (errors: ReportedError[]) =>
      api.reportProjectErrors({ params: { projectId }, body: { errors } }),
  });
}

function isOnItsWay(state: string): boolean {
  return state === 'starting' || state === 'crashed' || state === 'stopped' || state === 'sleeping';
}
