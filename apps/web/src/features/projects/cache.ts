import type { Project } from '@loam/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { projectKeys } from './keys.ts';
import { patchInPages, removeFromPages } from './model/list-pages.ts';

interface ProjectPage {
  readonly projects: Project[];
  readonly next_cursor: string | null;
}
type Pages = InfiniteData<ProjectPage, string | undefined>;

export type Rollback = () => void;

/** Shows a change everywhere at once; the returned function takes it back. */
export async function showChange(
  cache: QueryClient,
  projectId: string,
  change: Partial<Project>,
): Promise<Rollback> {
  const rollback = await rememberProject(cache, projectId);
  cache.setQueryData<Project>(projectKeys.one(projectId), (project) => project && { ...project, ...change });
  cache.setQueriesData<Pages>(
    { queryKey: projectKeys.lists },
    (data) => data && patchInPages(data, projectId, (project: Project) => ({ ...project, ...change })),
  );
  return rollback;
}

export async function showRemoval(cache: QueryClient, projectId: string): Promise<Rollback> {
  const rollback = await rememberProject(cache, projectId);
  cache.setQueriesData<Pages>(
    { queryKey: projectKeys.lists },
    (data) => data && removeFromPages(data, projectId),
  );
  return rollback;
}

/** The server's own word on a project, with the lists asked again because its place in them may be another. */
export function acceptProject(cache: QueryClient, project: Project): void {
  cache.setQueryData<Project>(projectKeys.one(project.id), project);
  refreshLists(cache);
}

export function refreshLists(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: projectKeys.lists });
  void cache.invalidateQueries({ queryKey: projectKeys.deleted });
}

async function rememberProject(cache: QueryClient, projectId: string): Promise<Rollback> {
  // An answer that is still on its way would undo what is about to be shown.
  await Promise.all([
    cache.cancelQueries({ queryKey: projectKeys.lists }),
    cache.cancelQueries({ queryKey: projectKeys.one(projectId), exact: true }),
  ]);
  const lists = cache.getQueriesData<Pages>({ queryKey: projectKeys.lists });
  const one = cache.getQueryData<Project>(projectKeys.one(projectId));
  return () => {
    for (const [key, data] of lists) cache.setQueryData<Pages>(key, data);
    cache.setQueryData<Project>(projectKeys.one(projectId), one);
  };
}
