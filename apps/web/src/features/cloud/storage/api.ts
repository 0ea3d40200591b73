import type { Api } from '@loam/client';
import {
  type BackendBucket,
  type BucketPolicyTemplate,
  type BucketRules,
  cloudLimits,
  endpoints,
  limits,
} from '@loam/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';

const keyOf = (projectId: string) => ['cloud', projectId, 'storage'] as const;

export interface BucketPlace {
  readonly projectId: string;
  readonly bucketId: string;
}

export function useBuckets(projectId: string, ref: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...keyOf(projectId), 'buckets'],
    queryFn: ({ signal }) => api.listBackendBuckets({ params: { projectId, ref }, signal }),
  });
}

export function useObjects({ projectId, bucketId }: BucketPlace, folder: string) {
  const api = useApi();
  const limit = limits.storage.pageSize;
  return useInfiniteQuery({
    queryKey: [...keyOf(projectId), 'objects', bucketId, folder],
    queryFn: ({ pageParam: offset, signal }) =>
      api.listBackendObjects({
        params: { projectId, bucketId },
        query: { path: folder, limit, offset },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page, _, offset) => (page.has_more ? offset + limit : undefined),
  });
}

export function useBucketPolicies({ projectId, bucketId }: BucketPlace) {
  const api = useApi();
  return useQuery({
    queryKey: [...keyOf(projectId), 'policies', bucketId],
    queryFn: async ({ signal }) =>
      (await api.listBackendBucketPolicies({ params: { projectId, bucketId }, signal })).policies,
  });
}

/** The bytes of a file of a public bucket. */
export function useFileContent({ projectId, bucketId }: BucketPlace, path: string, isWanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: [...keyOf(projectId), 'content', bucketId, path],
    queryFn: ({ signal }) => readFile(api, { projectId, bucketId }, { path, signal }),
    enabled: isWanted,
    retry: false,
    gcTime: 60_000,
  });
}

export async function readFile(
  api: Api,
  params: BucketPlace,
  { path, signal }: { readonly path: string; readonly signal?: AbortSignal },
): Promise<Blob> {
  const response = await api.raw(endpoints.readBackendObject, {
    params,
    query: { path },
    timeoutMs: 0,
    ...(signal && { signal }),
  });
  return await response.blob();
}

function useStorageChange<Input, Output>(
  projectId: string,
  change: (api: Api, input: Input) => Promise<Output>,
) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSettled: () => void cache.invalidateQueries({ queryKey: keyOf(projectId) }),
  });
}

/** What was uploaded appears in the lists. */
export function useRefreshStorage(projectId: string): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: keyOf(projectId) });
}

/** Makes one where no bucket is given. */
export function useSaveBucket(projectId: string, bucket: BackendBucket | undefined) {
  return useStorageChange(
    projectId,
    async (api, { name, ...rules }: BucketRules & { readonly name: string }) => {
      if (bucket === undefined)
        await api.createBackendBucket({ params: { projectId }, body: { name, ...rules } });
      else await api.updateBackendBucket({ params: { projectId, bucketId: bucket.id }, body: rules });
    },
  );
}

export function useDeleteBucket({ projectId, bucketId }: BucketPlace) {
  return useStorageChange(projectId, (api, _: undefined) =>
    api.deleteBackendBucket({ params: { projectId, bucketId }, timeoutMs: 0 }),
  );
}

export function useSecureBucket({ projectId, bucketId }: BucketPlace) {
  return useStorageChange(
    projectId,
    (api, body: { readonly template: BucketPolicyTemplate; readonly apply: boolean }) =>
      api.secureBackendBucket({ params: { projectId, bucketId }, body }),
  );
}

export function useCreateFolder({ projectId, bucketId }: BucketPlace) {
  return useStorageChange(projectId, (api, path: string) =>
    api.createBackendFolder({ params: { projectId, bucketId }, body: { path } }),
  );
}

/** One after the other: those before a failure stay moved, and the list shows which. */
export function useMoveObjects({ projectId, bucketId }: BucketPlace) {
  return useStorageChange(
    projectId,
    async (api, moves: readonly { readonly from: string; readonly to: string }[]) => {
      for (const body of moves) await api.moveBackendObject({ params: { projectId, bucketId }, body });
    },
  );
}

export function useDeleteObjects({ projectId, bucketId }: BucketPlace) {
  return useStorageChange(projectId, async (api, paths: readonly string[]) => {
    // A call takes so many names; a selection may have more.
    for (let at = 0; at < paths.length; at += cloudLimits.objectsAtOnce)
      await api.deleteBackendObjects({
        params: { projectId, bucketId },
        body: { paths: paths.slice(at, at + cloudLimits.objectsAtOnce) },
        timeoutMs: 0,
      });
  });
}
