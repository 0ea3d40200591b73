import { topics } from '@loam/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { editKeys } from '../features/versions/keys.ts';
import { flattenEdits, type LoadedEdits } from '../features/versions/model/edit-pages.ts';
import { sampleEdit } from '../features/versions/sample-edit.fixture.ts';
import { applyLiveEvent, resetTopic } from './live-cache.ts';

const edit = sampleEdit(1);
const topic = topics.edits(edit.project_id);
const key = editKeys.list(edit.project_id, { bookmarked: false });

function loadedCache(): QueryClient {
  const cache = new QueryClient();
  cache.setQueryData(key, { pages: [{ edits: [edit], has_more: false }], pageParams: [undefined] });
  return cache;
}

test('a version that changed is shown changed without asking the server', () => {
  const cache = loadedCache();
  const changed = { ...edit, preview_build_status: 'succeeded' };
  applyLiveEvent(cache, topic, { type: 'edit.updated', payload: { edit: changed } });
  expect(flattenEdits(cache.getQueryData<LoadedEdits>(key))[0]?.preview_build_status).toBe('succeeded');
  expect(cache.getQueryState(key)?.isInvalidated).toBe(false);
});

test.each([
  ['a new version', 'edit.created', { edit: sampleEdit(2) }],
  ['a version in a form that is not known', 'edit.updated', { edit: { id: edit.id } }],
])('%s has the list asked again', (_name, type, payload) => {
  const cache = loadedCache();
  applyLiveEvent(cache, topic, { type, payload });
  expect(cache.getQueryState(key)?.isInvalidated).toBe(true);
});

test('after a gap the list is asked again', () => {
  const cache = loadedCache();
  resetTopic(cache, topic);
  expect(cache.getQueryState(key)?.isInvalidated).toBe(true);
});
