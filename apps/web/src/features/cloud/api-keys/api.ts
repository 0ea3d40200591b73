import type { Api } from '@loam/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';

const keyOf = (projectId: string) => ['cloud', projectId, 'api-keys'] as const;

export function useApiKeys(projectId: string, isAllowed: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(projectId),
    queryFn: async ({ signal }) => (await api.listBackendKeys({ params: { projectId }, signal })).keys,
    enabled: isAllowed,
  });
}

/** The overview shows a publishable key as well, so all of the cloud is asked for again. */
function useKeysChange<Input, Output>(
  projectId: string,
  change: (api: Api, input: Input) => Promise<Output>,
) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSuccess: () => void cache.invalidateQueries({ queryKey: ['cloud', projectId] }),
  });
}

export function useCreateKey(projectId: string) {
  return useKeysChange(
    projectId,
    (api, body: { readonly kind: 'publishable' | 'secret'; readonly name: string }) =>
      api.createBackendKey({ params: { projectId }, body }),
  );
}

export function useRotateKey(projectId: string) {
  return useKeysChange(projectId, (api, keyId: string) =>
    api.rotateBackendKey({ params: { projectId, keyId } }),
  );
}

export function useRevokeKey(projectId: string) {
  return useKeysChange(projectId, (api, keyId: string) =>
    api.revokeBackendKey({ params: { projectId, keyId } }),
  );
}
