import { Deployment, type Publishing } from '@loam/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { projectKeys } from '../projects/keys.ts';
import { acceptDeploymentEvent } from './cache.ts';
import { publishingKeys } from './keys.ts';

const projectId = '00000000-0000-4000-8000-000000000009';
const id = '00000000-0000-4000-8000-000000000001';
const event = (change: Record<string, unknown> = {}) =>
  Deployment.parse({
    id,
    project_id: projectId,
    commit_sha: 'a'.repeat(40),
    commit_message: 'Start',
    status: 'running',
    phase: 'building',
    phase_ms: {},
    is_live: false,
    is_first: true,
    can_roll_back: false,
    user_id: null,
    created_at: '2026-01-01T10:00:00.000Z',
    finished_at: null,
    detail: null,
    is_build_error: false,
    bytes: null,
    files: null,
    ...change,
  });
const never: Publishing = {
  is_published: false,
  site_url: 'http://club.sites.localhost/',
  url: 'http://club.sites.localhost/',
  live: null,
  running: null,
  disabled_reason: null,
};

let cache = new QueryClient();
beforeEach(() => {
  cache = new QueryClient();
  cache.setQueryData(publishingKeys.state(projectId), never);
  cache.setQueryData(projectKeys.one(projectId), { id: projectId });
});
const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated;

test('what another window publishes shows here, phase by phase, and is remembered as the first publish', () => {
  acceptDeploymentEvent(cache, projectId, event());
  expect(cache.getQueryData<Publishing>(publishingKeys.state(projectId))?.running?.phase).toBe('building');
  expect(isStale(projectKeys.one(projectId))).toBe(false);
  acceptDeploymentEvent(cache, projectId, event({ status: 'succeeded', is_live: true, phase: 'switching' }));
  expect(cache.getQueryData(publishingKeys.state(projectId))).toMatchObject({
    is_published: true,
    running: null,
    live: { id },
  });
  expect(cache.getQueryData(publishingKeys.kinds(projectId))).toEqual({ [id]: 'first' });
  expect(isStale(projectKeys.one(projectId))).toBe(true);
});

test('an event that cannot be read means that everything is asked for again', () => {
  acceptDeploymentEvent(cache, projectId, {});
  expect(isStale(publishingKeys.state(projectId))).toBe(true);
  expect(isStale(projectKeys.one(projectId))).toBe(true);
});
