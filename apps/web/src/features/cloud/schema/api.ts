import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';

export const schemaKey = (projectId: string) => ['cloud', projectId, 'schema'] as const;

/** Tables, keys and policies: for policies, names in the SQL editor, and the diagram. */
export function useSchema(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: schemaKey(projectId),
    queryFn: ({ signal }) => api.getBackendSchema({ params: { projectId }, signal }),
    staleTime: 15_000,
  });
}
