import { type ProjectError, type ProjectErrorId, topics } from '@loam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { useLiveTopic } from '../../shared/live-context.tsx';
import { previewKeys } from './keys.ts';

interface KnownErrors {
  readonly errors: ProjectError[];
}

/** Errors of the app that nobody has handled, newest first; told live to those who may do something about them. */
export function useProjectErrors(projectId: string, canEdit: boolean) {
  const api = useApi();
  useLiveTopic(canEdit ? topics.errors(projectId) : undefined);
  return useQuery({
    queryKey: previewKeys.errors(projectId),
    queryFn: ({ signal }) => api.listProjectErrors({ params: { projectId }, signal }),
    enabled: canEdit,
    select: ({ errors }) => errors,
  });
}

/** Gone at once; back when it could not be said to the server. */
export function useDismissErrors(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const key = previewKeys.errors(projectId);
  return useMutation({
    mutationFn: (ids: readonly ProjectErrorId[]) =>
      api.handleProjectErrors({ params: { projectId }, body: { error_ids: [...ids] } }),
    onMutate: async (ids) => {
      await cache.cancelQueries({ queryKey: key });
      cache.setQueryData<KnownErrors>(
        key,
        (known) => known && { errors: known.errors.filter(({ id }) => !ids.includes(id)) },
      );
    },
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  });
}
