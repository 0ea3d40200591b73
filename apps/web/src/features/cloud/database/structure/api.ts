import type { Api } from '@loam/client';
import type { StructureChange, StructurePlan } from '@loam/contract';
import { fillText } from '@loam/contract';
import { toast } from '@loam/ui';
import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../../../../shared/api-context.tsx';
import { shownProblem } from '../../../../shared/problems.ts';
import { structureWords } from './texts.data.ts';

/** A migration has a snapshot before it, which takes its time. */
const migrationMs = 180_000;

export function useStructure(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['cloud', projectId, 'structure'],
    queryFn: ({ signal }) => api.getBackendStructure({ params: { projectId }, signal }),
    staleTime: 15_000,
    retry: false,
  });
}

export function useJobRuns(projectId: string, job: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['cloud', projectId, 'structure', 'runs', job],
    queryFn: async ({ signal }) =>
      (await api.listBackendJobRuns({ params: { projectId }, query: { job }, signal })).runs,
    staleTime: 0,
    retry: false,
  });
}

/** What a change would run, asked anew each time that somebody looks. */
export function usePlan(projectId: string, change: StructureChange | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['cloud-plan', projectId, change],
    queryFn: async ({ signal }) =>
      change === undefined
        ? null
        : await api.planBackendChange({ params: { projectId }, body: { change }, signal }),
    enabled: change !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export interface ApplyOrder {
  readonly change: StructureChange;
  readonly plan: StructurePlan;
  readonly confirmation: string;
  /** What is said afterwards; its title where nothing is. */
  readonly doneText?: string | undefined;
}

/** Of whoever asked for a change; they may be gone by then. */
export interface ChangeEnds {
  onDone(change: StructureChange): void;
  onFailed(error: unknown): void;
}

interface ApplyOptions {
  readonly api: Pick<Api, 'applyBackendChange' | 'undoBackendChange'>;
  readonly cache: QueryClient;
  readonly projectId: string;
  readonly ends: ChangeEnds;
}

/**
 * Its end belongs to the change, not to a part of the page: open windows hear of a change before its answer is there, and
 * what shows the form may have gone with that.
 */
export function applyOptions({ api, cache, projectId, ends }: ApplyOptions) {
  const params = { projectId };
  const refresh = () => cache.invalidateQueries({ queryKey: ['cloud', projectId] });
  const undo = async (title: string, sql: string) => {
    try {
      await api.undoBackendChange({ params, body: { title, sql }, timeoutMs: migrationMs });
      toast.success(fillText(structureWords.undone, { title }));
    } catch (error) {
      toast.error(fillText(structureWords.undoFailed, { message: shownProblem(error).message }));
    }
    await refresh();
  };
  return mutationOptions({
    mutationFn: ({ change, plan, confirmation }: ApplyOrder) =>
      api.applyBackendChange({
        params,
        body: { change, sql: plan.sql, ...(plan.confirmation !== null && { confirmation }) },
        timeoutMs: migrationMs,
      }),
    onSuccess: ({ title, edit_id: editId, undo_sql: undoSql }, { change, doneText }) => {
      toast.success(doneText ?? fillText(structureWords.done, { title }), {
        ...(undoSql !== null && {
          duration: 12_000,
          action: { label: structureWords.undo, onClick: () => void undo(title, undoSql) },
        }),
      });
      if (editId === null) toast.warning(structureWords.notSaved);
      // Nobody waits for screens behind this one.
      void refresh();
      ends.onDone(change);
    },
    onError: ends.onFailed,
  });
}

/** Runs it, shows everything of the cloud anew, and offers the way back. */
export function useApplyChange(projectId: string, ends: ChangeEnds) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation(applyOptions({ api, cache, projectId, ends }));
}
