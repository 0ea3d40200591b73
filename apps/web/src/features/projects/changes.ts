import { type BodyIn, type endpoints, type Project, type ProjectVisibility } from '@loam/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { acceptProject, refreshLists, showChange, showRemoval } from './cache.ts';
import { projectKeys } from './keys.ts';

export interface NewProject {
  readonly body: BodyIn<typeof endpoints.createProject>;
  readonly idempotencyKey: string;
}

export function useCreateProject() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wish: NewProject) => api.createProject(wish),
    onSuccess: (project) => acceptProject(cache, project),
  });
}

export interface ProjectRename {
  readonly name?: string;
  readonly display_name?: string;
}

export function useRenameProject(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationKey: projectKeys.one(projectId),
    mutationFn: (body: ProjectRename) => api.updateProject({ params: { projectId }, body }),
    onMutate: (change) => showChange(cache, projectId, change),
    onError: (_error, _change, rollback) => rollback?.(),
    onSuccess: (project) => acceptProject(cache, project),
  });
}

export function useSetVisibility(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    // One after the other, so that the last one chosen counts.
    scope: { id: `visibility ${projectId}` },
    mutationKey: projectKeys.one(projectId),
    mutationFn: (visibility: ProjectVisibility) =>
      api.setProjectVisibility({ params: { projectId }, body: { visibility } }),
    onMutate: (visibility) => showChange(cache, projectId, { visibility }),
    onError: (_error, _visibility, rollback) => rollback?.(),
    onSuccess: (project) => acceptProject(cache, project),
  });
}

export type CopiedBackend = 'nothing' | 'structure' | 'data';

interface DuplicateWish {
  readonly projectId: string;
  readonly backend: CopiedBackend;
  readonly idempotencyKey: string;
}

/** Whether there is a backend that a copy could have, too. */
export function useBackendLook() {
  const api = useApi();
  return async ({ id, permissions }: Pick<Project, 'id' | 'permissions'>): Promise<boolean> =>
    permissions.includes('ViewBackend') &&
    (await api.getBackend({ params: { projectId: id } })).status === 'OK';
}

export function useDuplicateProject() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wish: DuplicateWish) =>
      api.duplicateProject({
        params: { projectId: wish.projectId },
        body: { backend: wish.backend },
        idempotencyKey: wish.idempotencyKey,
      }),
    onSuccess: (project) => acceptProject(cache, project),
  });
}

interface RemixWish {
  readonly projectId: string;
  readonly workspaceId: string;
  readonly withHistory: boolean;
  readonly idempotencyKey: string;
}

export function useRemixProject() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wish: RemixWish) =>
      api.remixProject({
        params: { projectId: wish.projectId },
        body: { workspace_id: wish.workspaceId, with_history: wish.withHistory },
        idempotencyKey: wish.idempotencyKey,
      }),
    onSuccess: (project) => acceptProject(cache, project),
  });
}

export function useMoveProject(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (workspaceId: string) =>
      api.moveProject({ params: { projectId }, body: { workspace_id: workspaceId } }),
    onSuccess: (project) => acceptProject(cache, project),
  });
}

export function useDeleteProject() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (projectId: string) => api.deleteProject({ params: { projectId } }),
    onMutate: (projectId) => showRemoval(cache, projectId),
    onError: (_error, _projectId, rollback) => rollback?.(),
    onSuccess: (_answer, projectId) => {
      refreshLists(cache);
      cache.removeQueries({ queryKey: projectKeys.one(projectId), type: 'inactive' });
    },
  });
}

export function useRestoreProject() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (projectId: string): Promise<Project> => api.restoreProject({ params: { projectId } }),
    onSuccess: (project) => acceptProject(cache, project),
  });
}
