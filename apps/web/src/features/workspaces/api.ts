import type { Api } from '@loam/client';
import type { Workspace } from '@loam/contract';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { z } from 'zod';
import { useApi } from '../../shared/api-context.tsx';
import { createLocalValue, useLocalValue } from '../../shared/local-value.ts';
import { workspaceKeys } from './keys.ts';
import { chooseWorkspace } from './model/choose-workspace.ts';

/** Which workspace this browser last worked in. */
const currentWorkspaceId = createLocalValue<string | null>({
  key: 'workspace',
  version: '1',
  schema: z.string().nullable(),
  fallback: null,
});

export function workspacesQuery(api: Api) {
  return queryOptions({
    queryKey: workspaceKeys.list,
    queryFn: async ({ signal }) => (await api.listWorkspaces({ signal })).workspaces,
  });
}

export function useWorkspaces(): readonly Workspace[] {
  return useSuspenseQuery(workspacesQuery(useApi())).data;
}

/** The workspace that a part of the page is about, where that is not the one last worked in. */
export const WorkspaceInView = createContext<string | undefined>(undefined);

/** The one in view, the chosen one, or the first when the choice is gone. A signed-in person always has one. */
export function useCurrentWorkspace(): Workspace {
  const [chosen] = useLocalValue(currentWorkspaceId);
  const inView = useContext(WorkspaceInView);
  const workspaces = useWorkspaces();
  const isOwn = workspaces.some(({ id }) => id === inView);
  return chooseWorkspace(workspaces, isOwn ? (inView ?? null) : chosen);
}

export function useSwitchWorkspace(): (workspaceId: string) => void {
  const [, choose] = useLocalValue(currentWorkspaceId);
  return choose;
}

export function useCreateWorkspace() {
  const api = useApi();
  const cache = useQueryClient();
  const switchTo = useSwitchWorkspace();
  return useMutation({
    mutationFn: (body: { name: string }) => api.createWorkspace({ body }),
    async onSuccess(workspace) {
      await cache.invalidateQueries({ queryKey: workspaceKeys.list });
      switchTo(workspace.id);
    },
  });
}
