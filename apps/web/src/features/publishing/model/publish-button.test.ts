import { Deployment, projectPermissions, type Publishing } from '@loam/contract';
import { expect, test } from 'vitest';
import { publishTexts } from '../texts.data.ts';
import { type PublishFacts, publishButtonOf } from './publish-button.ts';
import { withDeployment, withKind } from './publishing-state.ts';

const commit = (digit: string) => digit.repeat(40);
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

const deployment = (change: Record<string, unknown> = {}) =>
  Deployment.parse({
    id: id(1),
    project_id: id(9),
    commit_sha: commit('a'),
    commit_message: 'Add a booking form',
    status: 'succeeded',
    phase: 'switching',
    phase_ms: {},
    is_live: true,
    is_first: true,
    can_roll_back: true,
    user_id: id(8),
    created_at: '2026-01-01T10:00:00.000Z',
    finished_at: null,
    detail: null,
    is_build_error: false,
    bytes: null,
    files: null,
    ...change,
  });
const running = (change: Record<string, unknown> = {}) =>
  deployment({ status: 'running', phase: 'building', is_live: false, ...change });

const never: Publishing = {
  is_published: false,
  site_url: 'http://club.sites.localhost/',
  url: 'http://club.sites.localhost/',
  live: null,
  running: null,
  disabled_reason: null,
};
const live: Publishing = { ...never, is_published: true, live: deployment() };
const updated: Publishing = { ...live, live: deployment({ is_first: false }) };

const base: PublishFacts = {
  project: {
    url: null,
    is_published: false,
    latest_commit_sha: commit('a'),
    published_deployment: null,
    permissions: [...projectPermissions],
  },
  publishing: never,
  kinds: {},
  pending: undefined,
  hasUnsavedSiteInfo: false,
};
const behind = { ...base.project, latest_commit_sha: commit('b') };

test.each<[string, Partial<PublishFacts>, string]>([
  ['never published', {}, 'Publish'],
  ['the first publish is asked for', { pending: 'first' }, 'Publishing'],
  ['a first publish runs elsewhere', { publishing: { ...never, running: running() } }, 'Publishing'],
  ['published, and the newest', { publishing: live }, 'Published'],
  ['published for the first time just now', { publishing: live, kinds: { [id(1)]: 'first' } }, 'Published'],
  ['updated just now', { publishing: live, kinds: { [id(1)]: 'update' } }, 'Updated'],
  ['an older update is live', { publishing: live, kinds: { [id(2)]: 'update' } }, 'Published'],
  ['updated before this window was opened', { publishing: updated }, 'Updated'],
  [
    'published anew after it was taken down',
    { publishing: updated, kinds: { [id(1)]: 'first' } },
    'Published',
  ],
  [
    'updated, and then changed again',
    { publishing: live, kinds: { [id(1)]: 'update' }, project: behind },
    'Update',
  ],
  ['an update is asked for', { publishing: live, project: behind, pending: 'update' }, 'Updating'],
  ['an update runs elsewhere', { publishing: { ...live, running: running({ id: id(2) }) } }, 'Updating'],
  [
    'a first publish that has just become live stays one until it is over',
    { publishing: { ...live, running: running() }, kinds: { [id(1)]: 'first' } },
    'Publishing',
  ],
])('%s', (_name, facts, label) => {
  expect(publishButtonOf({ ...base, ...facts }).label).toBe(label);
});

test('before the state is loaded, the project itself says how it stands', () => {
  const project = {
    ...base.project,
    url: 'http://club.sites.localhost/',
    is_published: true,
    published_deployment: { commit_sha: commit('a') },
  };
  expect(publishButtonOf({ ...base, project, publishing: undefined })).toMatchObject({
    label: 'Published',
    isUpToDate: true,
  });
  const changed = { ...project, latest_commit_sha: commit('b') };
  expect(publishButtonOf({ ...base, project: changed, publishing: undefined })).toMatchObject({
    label: 'Update',
    isUpToDate: false,
  });
});

test.each<[string, Partial<PublishFacts>, string | undefined]>([
  ['nothing stands in the way', {}, undefined],
  ['up to date, with the permission', { publishing: live }, undefined],
  ['unsaved site info', { hasUnsavedSiteInfo: true }, publishTexts.unsavedSiteInfo],
  [
    'up to date, without the permission',
    { publishing: live, project: { ...base.project, permissions: ['EditProject'] } },
    publishTexts.noPermission,
  ],
  [
    'the workspace turned publishing off',
    { publishing: { ...never, disabled_reason: 'Publishing is turned off in this workspace.' } },
    'Publishing is turned off in this workspace.',
  ],
  ['no version yet', { project: { ...base.project, latest_commit_sha: null } }, publishTexts.nothingYet],
])('%s: the reason for a button that does not work', (_name, facts, reason) => {
  expect(publishButtonOf({ ...base, ...facts }).disabledReason).toBe(reason);
});

test('a deployment runs, and is live when it has succeeded', () => {
  const started = withDeployment(never, running());
  expect(started.running?.phase).toBe('building');
  const done = withDeployment(started, deployment());
  expect(done).toMatchObject({ is_published: true, running: null, live: { id: id(1) } });
});

test('a failed deployment leaves the site as it was', () => {
  const started = withDeployment(live, running({ id: id(2) }));
  const failed = deployment({ id: id(2), status: 'failed', is_live: false });
  expect(withDeployment(started, failed)).toEqual(live);
});

test('the end of an older deployment does not hide the newer one that runs', () => {
  const newer = running({ id: id(2), created_at: '2026-01-01T10:01:00.000Z' });
  const both = withDeployment(withDeployment(never, running()), newer);
  expect(withDeployment(both, running({ phase: 'storing' })).running?.id).toBe(id(2));
  const old = deployment({ status: 'superseded', is_live: false });
  expect(withDeployment(both, old).running?.id).toBe(id(2));
});

test('what a deployment was is noted while it runs and kept afterwards', () => {
  const noted = withKind({}, running(), never);
  expect(noted).toEqual({ [id(1)]: 'first' });
  expect(withKind(noted, running({ phase: 'switching' }), live)).toBe(noted);
  expect(withKind(noted, deployment({ id: id(2) }), live)).toBe(noted);
  const last = { ...live, running: running({ id: id(2) }) };
  expect(withKind(noted, deployment({ id: id(2) }), last)).toEqual({ ...noted, [id(2)]: 'update' });
});
