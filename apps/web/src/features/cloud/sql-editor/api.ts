import type { SqlRun } from '@loam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../../shared/api-context.tsx';
import { newId } from '../../../shared/new-id.ts';

export interface SqlWish {
  readonly sql: string;
  readonly isWriting: boolean;
  /** Where the text begins in the editor. */
  readonly offset: number;
  readonly isExplained: boolean;
}

export interface SqlDone extends SqlRun {
  readonly wish: SqlWish;
}

/** A change of structure has a snapshot before it, which takes its time. */
const writeMs = 180_000;

/** Runs a text, and cancels what runs. */
export function useRunSql(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const running = useRef<string>(undefined);
  const run = useMutation({
    mutationFn: async (wish: SqlWish): Promise<SqlDone> => {
      const runId = newId();
      running.current = runId;
      const call = { params: { projectId }, body: { sql: wish.sql, run_id: runId } };
      const done = await (wish.isWriting
        ? api.writeBackendSql({ ...call, timeoutMs: writeMs })
        : api.readBackendSql(call));
      return { ...done, wish };
    },
    onSettled: (_, __, { isWriting }) => {
      running.current = undefined;
      // What was written may show anywhere in the console.
      if (isWriting) void cache.invalidateQueries({ queryKey: ['cloud', projectId] });
    },
  });
  const cancel = useMutation({
    mutationFn: async () => {
      const runId = running.current;
      if (runId !== undefined) await api.cancelBackendSql({ params: { projectId }, body: { run_id: runId } });
    },
  });
  return { run, cancel };
}

const savedKey = (projectId: string) => ['cloud', projectId, 'saved-queries'];

export function useSavedQueries(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: savedKey(projectId),
    queryFn: ({ signal }) => api.listSavedQueries({ params: { projectId }, signal }),
  });
}

export function useSaveQuery(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly name: string; readonly sql: string }) =>
      api.saveQuery({ params: { projectId }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: savedKey(projectId) }),
  });
}

export function useDeleteQuery(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (queryId: string) => api.deleteSavedQuery({ params: { projectId, queryId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: savedKey(projectId) }),
  });
}
