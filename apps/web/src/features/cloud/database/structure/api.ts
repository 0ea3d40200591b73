import type { StructureChange, StructurePlan } from '@loam/contract';
import { fillText } from '@loam/contract';
import { toast } from '@loam/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Runs it, shows everything of the cloud anew, and offers the way back. */
export function useApplyChange(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
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
  return useMutation({
    mutationFn: ({ change, plan, confirmation }: ApplyOrder) =>
      api.applyBackendChange({
        params,
        body: { change, sql: plan.sql, ...(plan.confirmation !== null && { confirmation }) },
        timeoutMs: migrationMs,
      }),
    onSuccess: ({ title, edit_id: editId, undo_sql: undoSql }, { doneText }) => {
      toast.success(doneText ?? fillText(structureWords.done, { title }), {
        ...(undoSql !== null && {
          duration: 12_000,
          action: { label: structureWords.undo, onClick: () => void undo(title, undoSql) },
        }),
      });
      if (editId === null) toast.warning(structureWords.notSaved);
      // Nobody waits for screens behind this one.
      void refresh();
    },
  });
}
