import type { Api } from '@loam/client';
import {
  activityEndpoints,
  type ActivityKind,
  type ProjectId,
  type UserId,
  type WorkspaceId,
} from '@loam/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { saveBlob } from '../../shared/save-blob.ts';
import { activityKeys } from './keys.ts';

export type ActivityScope =
  | { readonly kind: 'project'; readonly id: ProjectId }
  | { readonly kind: 'workspace'; readonly id: WorkspaceId };

export interface ActivityFilter {
  readonly kind?: ActivityKind | undefined;
  readonly person?: UserId | undefined;
}

function queryOf({ kind, person }: ActivityFilter) {
  return { ...(kind && { kind }), ...(person && { person }) };
}

export function activityQuery(api: Api, scope: ActivityScope, filter: ActivityFilter) {
  return infiniteQueryOptions({
    queryKey: [...activityKeys.of(scope.kind, scope.id), filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...queryOf(filter), ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return scope.kind === 'project'
        ? api.listProjectActivity({ params: { projectId: scope.id }, query, signal })
        : api.listWorkspaceActivity({ params: { workspaceId: scope.id }, query, signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** Written by every module, so nothing tells when it changes: whoever opens the list sees it anew. */
export async function saveActivity(api: Api, scope: ActivityScope, filter: ActivityFilter): Promise<void> {
  const query = queryOf(filter);
  const answer = await (scope.kind === 'project'
    ? api.raw(activityEndpoints.exportProjectActivity, {
        params: { projectId: scope.id },
        query,
        timeoutMs: 0,
      })
    : api.raw(activityEndpoints.exportWorkspaceActivity, {
        params: { workspaceId: scope.id },
        query,
        timeoutMs: 0,
      }));
  saveBlob(`activity-${scope.kind}.csv`, await answer.blob());
}
