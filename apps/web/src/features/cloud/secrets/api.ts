import type { BackendSecret, NewSecret } from '@loam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';

const keyOf = (projectId: string) => ['cloud', projectId, 'secrets'] as const;

export function useSecrets(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(projectId),
    queryFn: async ({ signal }) => (await api.listBackendSecrets({ params: { projectId }, signal })).secrets,
  });
}

export function useSaveSecrets(projectId: string) {
  const api = useApi();
  return useSecretsChange(projectId, (secrets: NewSecret[]) =>
    api.createBackendSecrets({ params: { projectId }, body: { secrets } }),
  );
}

export function useRemoveSecret(projectId: string) {
  const api = useApi();
  return useSecretsChange(projectId, (name: string) =>
    api.deleteBackendSecrets({ params: { projectId }, body: { secretNames: [name] } }),
  );
}

/** Every answer is the list as it now is. */
function useSecretsChange<Input>(
  projectId: string,
  mutationFn: (input: Input) => Promise<{ readonly secrets: BackendSecret[] }>,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: ({ secrets }) => cache.setQueryData(keyOf(projectId), secrets),
  });
}
