import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import { cloudKeys } from '../keys.ts';

const askEveryMs = 1000;
const keyOf = (projectId: string) => [...cloudKeys.backend(projectId), 'import-project'];

/** The backend that the project's files bring; asked for again while it is being set up. */
export function useBackendImport(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => api.getBackendImport({ params: { projectId }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.status === 'running' ? askEveryMs : false),
  });
}

export function useStartBackendImport(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (buildsTables: boolean) =>
      api.startBackendImport({ params: { projectId }, body: { builds_tables: buildsTables } }),
    onSuccess: (state) => cache.setQueryData(keyOf(projectId), state),
    // The project has a cloud from now on.
    onSettled: () => cache.invalidateQueries({ queryKey: cloudKeys.backend(projectId) }),
  });
}

export function useSaveImportSecret(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (secret: { readonly name: string; readonly value: string }) =>
      api.createBackendSecrets({ params: { projectId }, body: { secrets: [secret] } }),
    onSettled: () => cache.invalidateQueries({ queryKey: cloudKeys.backend(projectId) }),
  });
}
