import type { Project } from '@loam/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { projectKeys } from './keys.ts';
import { patchInPages, removeFromPages, restoreInPages } from './model/list-pages.ts';

interface ProjectPage {
  readonly projects: Project[];
  readonly next_cursor: string | null;
}
type Pages = InfiniteData<ProjectPage, string | undefined>;

export type Rollback = () => void;

/** Shows a change everywhere at once; the returned function takes it back, and nothing else with it. */
export async function showChange(
  cache: QueryClient,
  projectId: string,
  change: Partial<Project>,
): Promise<Rollback> {
  const before = await rememberProject(cache, projectId);
  const show = (patch: (project: Project) => Project) => {
    cache.setQueryData<Project>(projectKeys.one(projectId), (project) => project && patch(project));
    cache.setQueriesData<Pages>(
      { queryKey: projectKeys.lists },
      (data) => data && patchInPages(data, projectId, patch),
    );
  };
  show((project) => ({ ...project, ...change }));
  return () => {
    if (before) show((project) => ({ ...project, ...undone(change, project, before) }));
    // While another change is under way the answer would undo it; that one asks, or brings the truth with it.
    if (cache.isMutating({ mutationKey: projectKeys.one(projectId) }) <= 1) refreshProject(cache, projectId);
  };
}

/** What a refused change set, as it was; a field that was changed again since stays. */
function undone(change: Partial<Project>, now: Project, before: Project): Partial<Project> {
  const isOwn = (name: string) => Reflect.get(now, name) === Reflect.get(change, name);
  return Object.fromEntries(
    Object.keys(change)
      .filter(isOwn)
      .map((name) => [name, Reflect.get(before, name)]),
  );
}

export async function showRemoval(cache: QueryClient, projectId: string): Promise<Rollback> {
  await rememberProject(cache, projectId);
  const lists = cache.getQueriesData<Pages>({ queryKey: projectKeys.lists });
  cache.setQueriesData<Pages>(
    { queryKey: projectKeys.lists },
    (data) => data && removeFromPages(data, projectId),
  );
  return () => {
    for (const [key, before] of lists)
      cache.setQueryData<Pages>(key, (data) => data && before && restoreInPages(data, before, projectId));
    refreshProject(cache, projectId);
  };
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

/** After a failure nobody knows what the server did: an answer may have been lost on its way. */
function refreshProject(cache: QueryClient, projectId: string): void {
  refreshLists(cache);
  void cache.invalidateQueries({ queryKey: projectKeys.one(projectId), exact: true });
}

/** The project as it is shown; from here on no answer that is still on its way undoes what is about to be shown. */
async function rememberProject(cache: QueryClient, projectId: string): Promise<Project | undefined> {
  await Promise.all([
    cache.cancelQueries({ queryKey: projectKeys.lists }),
    cache.cancelQueries({ queryKey: projectKeys.one(projectId), exact: true }),
  ]);
  const opened = cache.getQueryData<Project>(projectKeys.one(projectId));
  if (opened) return opened;
  const listed = cache.getQueriesData<Pages>({ queryKey: projectKeys.lists });
  return listed
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ projects }) => projects)
    .find(({ id }) => id === projectId);
}
