import { ApiProblem } from '@loam/client';
import { cloudTableEndpoints, limits, type RowFilter } from '@loam/contract';
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import type { PagePlace } from './model/paging.ts';
import { withAskedAt } from './model/rows-news.ts';
import type { GridSort } from './model/sorting.ts';

export const tableKeys = {
  all: (projectId: string) => ['cloud', projectId, 'tables'],
  one: (projectId: string, table: string) => ['cloud', projectId, 'table', table],
  pages: (projectId: string, table: string) => ['cloud', projectId, 'table', table, 'rows'],
  /** When the app itself was last heard to write to it. */
  written: (projectId: string, table: string) => ['cloud-written', projectId, table],
} as const;

const calm = {
  staleTime: limits.database.queryCacheMs,
  retry: limits.database.queryRetries,
  refetchOnWindowFocus: false,
} as const;

export function useTables(projectId: string) {
  const api = useApi();
  return useQuery({
    ...calm,
    queryKey: tableKeys.all(projectId),
    queryFn: async ({ signal }) => (await api.listBackendTables({ params: { projectId }, signal })).tables,
  });
}

export interface TableRef {
  readonly projectId: string;
  readonly table: string;
}

export function useTable({ projectId, table }: TableRef, isEnabled = true) {
  const api = useApi();
  return useQuery({
    ...calm,
    queryKey: tableKeys.one(projectId, table),
    queryFn: ({ signal }) => api.getBackendTable({ params: { projectId, table }, signal }),
    enabled: isEnabled,
  });
}

export interface RowsQuery {
  readonly filters: readonly RowFilter[];
  readonly sort: GridSort | undefined;
  readonly place: PagePlace;
}

/** Who goes on before the answer came is not waited for: the server stops. */
export function useRows({ projectId, table }: TableRef, { filters, sort, place }: RowsQuery) {
  const api = useApi();
  const { size, step, cursor } = place;
  const body = {
    filters: [...filters],
    size,
    step,
    ...(sort && { sort }),
    ...(cursor && { cursor: [...cursor] }),
  };
  return useQuery({
    ...calm,
    queryKey: [...tableKeys.pages(projectId, table), body],
    queryFn: ({ signal }) =>
      withAskedAt(() => api.readBackendRows({ params: { projectId, table }, body, signal })),
    placeholderData: keepPreviousData,
  });
}

/** When the app was last heard to write to the table; how soon depends on who tells. */
export function useWrittenAt({ projectId, table }: TableRef): number | undefined {
  return useQuery<number>({ queryKey: tableKeys.written(projectId, table), queryFn: skipToken }).data;
}

export function useCount({ projectId, table }: TableRef, filters: readonly RowFilter[]) {
  const api = useApi();
  return useQuery({
    ...calm,
    queryKey: [...tableKeys.pages(projectId, table), 'count', filters],
    queryFn: async ({ signal }) =>
      (await api.countBackendRows({ params: { projectId, table }, body: { filters: [...filters] }, signal }))
        .count,
    enabled: false,
  });
}

/** The server says that it is not there; a question that failed in passing says nothing of it. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'not_found';
}

export function useReadRow({ projectId, table }: TableRef) {
  const api = useApi();
  return async (key: readonly string[]) =>
    (await api.readBackendRow({ params: { projectId, table }, body: { key: [...key] } })).row;
}

type Cells = Readonly<Record<string, string | null>>;

export interface RowChange {
  readonly key: string;
  readonly values: Cells;
  readonly was: Cells;
}

/** What changes rows, and shows them anew. */
export function useRowChanges(ref: TableRef) {
  const api = useApi();
  const refresh = useRefresh(ref);
  const { projectId, table } = ref;
  const params = { projectId, table };
  const onSettled = () => void refresh();
  return {
    create: useMutation({
      mutationFn: (values: Cells) => api.createBackendRow({ params, body: { values } }),
      onSettled,
    }),
    update: useMutation({
      mutationFn: (body: RowChange) => api.updateBackendRow({ params, body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (keys: readonly string[]) => api.deleteBackendRows({ params, body: { keys: [...keys] } }),
      onSettled,
    }),
  };
}

export function useRefresh({ projectId, table }: TableRef) {
  const cache = useQueryClient();
  return async () => {
    await cache.invalidateQueries({ queryKey: tableKeys.one(projectId, table) });
    void cache.invalidateQueries({ queryKey: tableKeys.all(projectId) });
  };
}

export function useStopRows({ projectId, table }: TableRef) {
  const cache = useQueryClient();
  return () => void cache.cancelQueries({ queryKey: tableKeys.pages(projectId, table) });
}

export interface ExportOrder {
  readonly filters: readonly RowFilter[];
  readonly sort: GridSort | undefined;
  readonly signal: AbortSignal;
}

/** The answer as it comes: it may be larger than anybody wants to wait for in one piece. */
export function useExport({ projectId, table }: TableRef) {
  const api = useApi();
  return ({ filters, sort, signal }: ExportOrder) =>
    api.raw(cloudTableEndpoints.exportBackendRows, {
      params: { projectId, table },
      body: { filters: [...filters], ...(sort && { sort }) },
      signal,
      timeoutMs: 0,
    });
}
