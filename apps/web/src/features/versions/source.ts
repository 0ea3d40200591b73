import type { Api } from '@loam/client';
import { limits } from '@loam/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { sourceKey } from './keys.ts';

function sourceQuery(api: Api, projectId: string) {
  return queryOptions({
    queryKey: sourceKey(projectId),
    queryFn: ({ signal }) => api.getSourceCode({ params: { projectId }, signal }),
    staleTime: limits.code.sourceStaleMs,
    gcTime: limits.code.sourceGarbageMs,
  });
}

interface SourceOptions {
  /** All files of a project are much: whoever may do without them says so. */
  readonly isWanted: boolean;
}

/** The files of a project as they are now. */
export function useSource(projectId: string, { isWanted }: SourceOptions = { isWanted: true }) {
  return useQuery({ ...sourceQuery(useApi(), projectId), enabled: isWanted });
}
