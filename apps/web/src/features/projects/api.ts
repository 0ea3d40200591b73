import { type Api, ApiProblem } from '@loam/client';
import type { PresenceRecord, Project } from '@loam/contract';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { projectKeys } from './keys.ts';
import { filterToQuery, type ProjectFilter } from './model/list-filter.ts';
import { flattenPages } from './model/list-pages.ts';

const pageSize = 60;

export interface ProjectListFilter extends ProjectFilter {
  readonly workspaceId: string;
}

export function projectQuery(api: Api, projectId: string) {
  return queryOptions({
    queryKey: projectKeys.one(projectId),
    queryFn: ({ signal }): Promise<Project> => api.getProject({ params: { projectId }, signal }),
  });
}

export function projectListQuery(api: Api, filter: ProjectListFilter) {
  return infiniteQueryOptions({
    queryKey: projectKeys.list(filter),
    queryFn: ({ signal, pageParam }) =>
      api.listProjects({
        query: {
          ...filterToQuery(filter),
          workspace_id: filter.workspaceId,
          limit: pageSize,
          ...(pageParam === undefined ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

function deletedProjectsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: projectKeys.deleted,
    queryFn: ({ signal, pageParam }) =>
      api.listDeletedProjects({
        query: { limit: pageSize, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

function presenceQuery(api: Api, projectId: string) {
  return queryOptions({
    queryKey: projectKeys.presence(projectId),
    queryFn: async ({ signal }): Promise<readonly PresenceRecord[]> => {
      const { presence } = await api.listPresence({ params: { projectId }, signal });
      return presence;
    },
  });
}

export function useProject(projectId: string) {
  return useQuery(projectQuery(useApi(), projectId));
}

export function useProjectDetails(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: projectKeys.details(projectId),
    queryFn: ({ signal }) => api.getProjectDetails({ params: { projectId }, signal }),
  });
}

export function useProjectList(filter: ProjectListFilter) {
  const query = useInfiniteQuery({
    ...projectListQuery(useApi(), filter),
    // While another filter loads, what was found before stays, dimmed, instead of a flash of skeletons.
    placeholderData: (previous, previousQuery) =>
      isSameWorkspace(previousQuery?.queryKey, filter.workspaceId) ? previous : undefined,
  });
  const projects = useMemo(() => flattenPages(query.data), [query.data]);
  return { query, projects };
}

export function useDeletedProjects(options: { readonly enabled: boolean } = { enabled: true }) {
  const query = useInfiniteQuery({
    ...deletedProjectsQuery(useApi()),
    enabled: options.enabled,
    // Nothing tells this list that it is out of date while nobody looks at it.
    refetchOnMount: 'always',
  });
  const projects = useMemo(() => flattenPages(query.data), [query.data]);
  return { query, projects };
}

export function usePresence(projectId: string) {
  return useQuery(presenceQuery(useApi(), projectId)).data ?? noPresence;
}

const noAccessCodes: ReadonlySet<string> = new Set(['not_found', 'invalid_input', 'unauthenticated']);

/** The server does not tell a project that is not there from one that is not for you, or an id that is none. */
export function isNoSuchProject(error: unknown): boolean {
  return error instanceof ApiProblem && noAccessCodes.has(error.code);
}

const noPresence: readonly PresenceRecord[] = [];

function firstPage(): string | undefined {
  return undefined;
}

function isSameWorkspace(key: readonly unknown[] | undefined, workspaceId: string): boolean {
  const filter = key?.at(-1);
  return (
    typeof filter === 'object' &&
    filter !== null &&
    'workspaceId' in filter &&
    filter.workspaceId === workspaceId
  );
}
