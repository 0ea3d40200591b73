import { canSharePreview, type PreviewLink, type PreviewLinkId, type Project } from '@loam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { optimisticChange } from '../../shared/optimistic-change.ts';
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

export function useRemovePreviewLink(projectId: Project['id']) {
  const api = useApi();
  return useMutation(
    optimisticChange<PreviewLink | null, PreviewLinkId>(useQueryClient(), {
      queryKey: sharingKeys.previewLink(projectId),
      send: (previewLinkId) => api.removePreviewLink({ params: { projectId, previewLinkId } }),
      patch: () => null,
      restore: (_none, before) => before,
    }),
  );
}
