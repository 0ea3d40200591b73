import type { Api } from '@loam/client';
import { type DeploymentWithLog, endpoints, limits, type Project } from '@loam/contract';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { publishingKeys } from './keys.ts';
import { pictureType, projectPath } from './model/site-image.ts';
import type { DeploymentKinds } from './model/publishing-state.ts';

const deploymentsPageSize = 20;
const logEveryMs = 1500;
/** Should a word on the topic be lost, the page does not wait for ever. */
const watchEveryMs = 10_000;
const noKinds: DeploymentKinds = {};

function publishingQuery(api: Api, projectId: string) {
  return queryOptions({
    queryKey: publishingKeys.state(projectId),
    queryFn: ({ signal }) => api.getPublishing({ params: { projectId }, signal }),
  });
}

export function usePublishing(projectId: string) {
  return useQuery({
    ...publishingQuery(useApi(), projectId),
    refetchInterval: ({ state }) => (state.data && state.data.running !== null ? watchEveryMs : false),
  });
}

export function fetchPublishing(cache: QueryClient, api: Api, projectId: string) {
  return cache.fetchQuery({ ...publishingQuery(api, projectId), staleTime: 0 });
}

/** Only events write it; there is nothing to fetch. */
export function useDeploymentKinds(projectId: string): DeploymentKinds {
  const query = useQuery({
    queryKey: publishingKeys.kinds(projectId),
    queryFn: () => noKinds,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return query.data ?? noKinds;
}

function deploymentsQuery(api: Api, projectId: string) {
  return infiniteQueryOptions({
    queryKey: publishingKeys.deployments(projectId),
    queryFn: ({ signal, pageParam }) =>
      api.listDeployments({
        params: { projectId },
        query: { limit: deploymentsPageSize, ...(pageParam === undefined ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ deployments, has_more }) => (has_more ? deployments.at(-1)?.id : undefined),
  });
}

export function useDeployments(projectId: string, isWanted = true) {
  const query = useInfiniteQuery({ ...deploymentsQuery(useApi(), projectId), enabled: isWanted });
  const deployments = useMemo(
    () => query.data?.pages.flatMap((page) => page.deployments) ?? [],
    [query.data],
  );
  return { query, deployments };
}

/** The topic carries no log: while one looks at a running deployment it is asked for again and again. */
export function useDeploymentLog(projectId: string, deploymentId: string) {
  const api = useApi();
  return useQuery({
    queryKey: publishingKeys.log(projectId, deploymentId),
    queryFn: ({ signal }): Promise<DeploymentWithLog> =>
      api.getDeployment({ params: { projectId, deploymentId }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? logEveryMs : false),
  });
}

/** Undefined where visits are not counted, and until they are known. */
export function useVisitorsLast7Days(
  project: Pick<Project, 'id' | 'is_analytics_disabled'>,
  isLive: boolean,
) {
  const api = useApi();
  const query = useQuery({
    queryKey: publishingKeys.trend(project.id),
    queryFn: ({ signal }) => api.getAnalyticsTrend({ params: { projectId: project.id }, signal }),
    enabled: isLive && !project.is_analytics_disabled,
    refetchInterval: limits.analytics.trendRefreshMs,
    retry: false,
  });
  return query.data?.visitorsLast7Days;
}

export function useSiteInfo(projectId: string, isWanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: publishingKeys.siteInfo(projectId),
    queryFn: ({ signal }) => api.getSiteInfo({ params: { projectId }, signal }),
    enabled: isWanted,
  });
}

interface SiteImage {
  /** As index.html has it. */
  readonly url: string;
  readonly commitSha: string;
}

/** An address that shows a picture of the project here; outside addresses are left alone. */
export function useSiteImage(projectId: string, { url, commitSha }: SiteImage) {
  const api = useApi();
  const path = projectPath(url);
  const query = useQuery({
    queryKey: publishingKeys.siteImage(projectId, { path, commitSha }),
    queryFn: async ({ signal }) => {
      const response = await api.raw(endpoints.getRawFile, {
        params: { projectId },
        query: { path: path ?? '', commit_sha: commitSha },
        signal,
      });
      return dataUrlOf(new Blob([await response.arrayBuffer()], { type: pictureType(url) }));
    },
    enabled: path !== undefined,
    staleTime: Infinity,
    retry: false,
  });
  return path === undefined ? url : query.data;
}

function dataUrlOf(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () =>
    typeof reader.result === 'string' ? resolve(reader.result) : reject(new TypeError('no text')),
  );
  reader.addEventListener('error', () => reject(new TypeError('The picture could not be read.')));
  reader.readAsDataURL(blob);
  return promise;
}

function firstPage(): string | undefined {
  return undefined;
}
