import { useQuery } from '@tanstack/react-query';
import { routesKey } from './keys.ts';
import { useSource } from './source.ts';

/** The addresses of the app, read from its source; the reader is loaded when someone wants to know. */
export function useAppRoutes(projectId: string, isWanted: boolean) {
  const source = useSource(projectId, { isWanted }).data;
  return useQuery({
    queryKey: routesKey(projectId, source?.commit_sha),
    queryFn: async () => {
      const { readAppRoutes } = await import('./model/app-routes.ts');
      return readAppRoutes(source?.files ?? []);
    },
    enabled: isWanted && source !== undefined,
    // The files of a commit never change.
    staleTime: Infinity,
  });
}
