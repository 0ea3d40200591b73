import { previewSignalTypes, topics } from '@loam/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { billingKeys } from '../features/billing/keys.ts';
import { cloudKeys } from '../features/cloud/keys.ts';
import { previewKeys } from '../features/preview/keys.ts';
import { projectKeys } from '../features/projects/keys.ts';
import { publishingKeys } from '../features/publishing/keys.ts';
import { editKeys } from '../features/versions/keys.ts';
import { flattenEdits, type LoadedEdits } from '../features/versions/model/edit-pages.ts';
import { sampleEdit } from '../features/versions/sample-edit.fixture.ts';
import { workspaceKeys } from '../features/workspaces/keys.ts';
import { applyLiveEvent, joinTopic, resetTopic } from './live-cache.ts';

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

const user = topics.user('00000000-0000-4000-8000-000000000002');
const workspaceId = '00000000-0000-4000-8000-000000000001';
const workspace = topics.workspace(workspaceId);
const project = topics.project(edit.project_id);
const kept = {
  lists: projectKeys.lists,
  workspaces: workspaceKeys.all,
  workspace: workspaceKeys.one(workspaceId),
  billing: billingKeys.workspace(workspaceId),
  project: projectKeys.one(edit.project_id),
  publishing: publishingKeys.state(edit.project_id),
  preview: previewKeys.state(edit.project_id),
} as const;

test.each([
  ['projects.changed', workspace, ['lists']],
  ['usage.updated', workspace, ['billing']],
  ['workspace.updated', workspace, ['workspaces', 'workspace', 'project']],
  ['reset', workspace, ['lists', 'workspace', 'billing']],
  ['projects.changed', user, ['lists']],
  ['workspaces.changed', user, ['workspaces', 'workspace']],
  ['project.updated', project, ['project', 'publishing', 'preview']],
  [previewSignalTypes[0], project, ['preview']],
])('%s on %s has asked again: %s', (type, name, expected) => {
  const cache = new QueryClient();
  for (const queryKey of Object.values(kept)) cache.setQueryData(queryKey, {});
  if (type === 'reset') resetTopic(cache, name);
  else applyLiveEvent(cache, name, { type, payload: {} });
  const asked = Object.entries(kept).filter(([, queryKey]) => cache.getQueryState(queryKey)?.isInvalidated);
  expect(asked.map(([what]) => what)).toEqual(expected);
});

test.each([
  ['presence', topics.presence(edit.project_id), projectKeys.presence(edit.project_id)],
  ['the preview', project, previewKeys.state(edit.project_id)],
  ['the backend', topics.backend(edit.project_id), cloudKeys.backend(edit.project_id)],
  ['what is published', topics.deployments(edit.project_id), publishingKeys.state(edit.project_id)],
])('%s is asked again once it is followed: a signal before that reached nobody', (_name, name, queryKey) => {
  const cache = new QueryClient();
  cache.setQueryData(queryKey, []);
  joinTopic(cache, name);
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
