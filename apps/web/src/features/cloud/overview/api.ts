import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';

/** What could be unsafe; found by reading the catalog, which changes seldom. */
export function useFindings(projectId: string, ref: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['cloud', projectId, 'findings'],
    queryFn: async ({ signal }) =>
      (await api.listBackendFindings({ params: { projectId, ref }, signal })).lints,
    staleTime: 30_000,
  });
}
