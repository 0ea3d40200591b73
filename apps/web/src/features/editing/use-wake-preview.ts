import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { usePreviewState } from './api.ts';
import { codeKeys } from './keys.ts';

const asleep: readonly string[] = ['sleeping', 'stopped'];

/** Whether the live preview is on its way up. Code is edited to be seen: a preview that sleeps is woken. */
export function useWakePreview(projectId: string): boolean {
  const api = useApi();
  const state = usePreviewState(projectId).data?.state;
  const isAsleep = state !== undefined && asleep.includes(state);
  useQuery({
    queryKey: [...codeKeys.preview(projectId), 'wake'],
    // Asking for a ticket is what wakes it.
    queryFn: ({ signal }) => api.createPreviewTicket({ params: { projectId }, query: { path: '/' }, signal }),
    enabled: isAsleep,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return isAsleep || state === 'starting';
}
