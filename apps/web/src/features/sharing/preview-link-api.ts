import { canSharePreview, type PreviewLink, type PreviewLinkId, type Project } from '@loam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { sharingKeys } from './keys.ts';

export function usePreviewLink({ id: projectId, workspace }: Project) {
  const api = useApi();
  return useQuery({
    queryKey: sharingKeys.previewLink(projectId),
    queryFn: async ({ signal }) => (await api.getPreviewLink({ params: { projectId }, signal })).preview_link,
    enabled: canSharePreview(workspace.plan),
  });
}

export function useCreatePreviewLink(projectId: Project['id']) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.createPreviewLink({ params: { projectId } }),
    onSuccess: (link) => cache.setQueryData(sharingKeys.previewLink(projectId), link),
    onSettled: () => cache.invalidateQueries({ queryKey: sharingKeys.previewLink(projectId) }),
  });
}

/** Gone at once, and there again when the server refuses. */
export function useRemovePreviewLink(projectId: Project['id']) {
  const api = useApi();
  const cache = useQueryClient();
  const queryKey = sharingKeys.previewLink(projectId);
  return useMutation({
    mutationFn: (previewLinkId: PreviewLinkId) =>
      api.removePreviewLink({ params: { projectId, previewLinkId } }),
    onMutate: async () => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<PreviewLink | null>(queryKey);
      cache.setQueryData(queryKey, null);
      return { before };
    },
    onError: (_error, _id, context) => cache.setQueryData(queryKey, context?.before),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
