import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { acceptEdit, refreshEdits, showBookmark } from './cache.ts';
import { editKeys } from './keys.ts';
import { flattenEdits, type LoadedEdits } from './model/edit-pages.ts';
import { sampleEdit } from './sample-edit.fixture.ts';

const edit = sampleEdit(1);
const projectId = edit.project_id;
const all = editKeys.list(projectId, { bookmarked: false, type: undefined });
const bookmarked = editKeys.list(projectId, { bookmarked: true, type: undefined });

function loadedCache(): QueryClient {
  const cache = new QueryClient();
  const page = { edits: [edit], has_more: false };
  cache.setQueryData(all, { pages: [page], pageParams: [undefined] });
  cache.setQueryData(bookmarked, { pages: [{ edits: [], has_more: false }], pageParams: [undefined] });
  return cache;
}

function shown(cache: QueryClient) {
  return flattenEdits(cache.getQueryData<LoadedEdits>(all))[0];
}

test('a bookmark shows at once and goes away again when it could not be saved', async () => {
  const cache = loadedCache();
  const rollback = await showBookmark(cache, projectId, { editId: edit.id, bookmarked: true });
  expect(shown(cache)?.bookmarked).toBe(true);
  rollback();
  expect(shown(cache)?.bookmarked).toBe(false);
});

test('taking a bookmark back undoes nothing else that arrived meanwhile', async () => {
  const cache = loadedCache();
  const rollback = await showBookmark(cache, projectId, { editId: edit.id, bookmarked: true });
  acceptEdit(cache, { ...edit, bookmarked: true, preview_build_status: 'succeeded' });
  rollback();
  expect(shown(cache)).toMatchObject({ bookmarked: false, preview_build_status: 'succeeded' });
});

test('the word of the server replaces what is shown and has the bookmarked ones asked again', () => {
  const cache = loadedCache();
  acceptEdit(cache, { ...edit, preview_build_status: 'failed' });
  expect(shown(cache)?.preview_build_status).toBe('failed');
  expect(cache.getQueryState(bookmarked)?.isInvalidated).toBe(true);
  expect(cache.getQueryState(all)?.isInvalidated).toBe(false);
});

test('a new version has every list of that project asked again, and no other', () => {
  const cache = loadedCache();
  const other = editKeys.list('another', { bookmarked: false });
  cache.setQueryData(other, { pages: [], pageParams: [] });
  refreshEdits(cache, projectId);
  expect(cache.getQueryState(all)?.isInvalidated).toBe(true);
  expect(cache.getQueryState(other)?.isInvalidated).toBe(false);
});
