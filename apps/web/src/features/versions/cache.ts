import type { Edit } from '@loam/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { askAgain } from '../../shared/ask-again.ts';
import { projectKeys } from '../projects/keys.ts';
import { editKeys } from './keys.ts';
import { type EditPage, patchEdit } from './model/edit-pages.ts';

type Pages = InfiniteData<EditPage, string | undefined>;

/** Shows a bookmark everywhere at once; the returned function takes it back. */
export async function showBookmark(
  cache: QueryClient,
  projectId: string,
  { editId, bookmarked }: { readonly editId: string; readonly bookmarked: boolean },
): Promise<() => void> {
  // An answer that is still on its way would undo what is about to be shown.
  await cache.cancelQueries({ queryKey: editKeys.lists(projectId) });
  patchLists(cache, projectId, { id: editId, change: { bookmarked } });
  return () => patchLists(cache, projectId, { id: editId, change: { bookmarked: !bookmarked } });
}

/** The server's own word on a version. Whether it belongs among the bookmarked ones is asked again. */
export function acceptEdit(cache: QueryClient, edit: Edit): void {
  const { diff: _diff, ...change } = edit;
  patchLists(cache, edit.project_id, { id: edit.id, change });
  void askAgain(cache, { queryKey: editKeys.list(edit.project_id, { bookmarked: true }) });
}

/** There is a new version, or nobody knows what was missed. */
export function refreshEdits(cache: QueryClient, projectId: string): void {
  void askAgain(cache, { queryKey: editKeys.lists(projectId) });
  // A restore leaves versions out that are shown one by one as well.
  void askAgain(cache, { queryKey: editKeys.ones(projectId) });
  void askAgain(cache, { queryKey: projectKeys.one(projectId), exact: true });
}

function patchLists(
  cache: QueryClient,
  projectId: string,
  { id, change }: { readonly id: string; readonly change: Partial<Edit> },
): void {
  cache.setQueriesData<Pages>(
    { queryKey: editKeys.lists(projectId) },
    (data) => data && patchEdit(data, id, change),
  );
  cache.setQueryData<Edit>(editKeys.one(projectId, id), (edit) => edit && { ...edit, ...change });
}
