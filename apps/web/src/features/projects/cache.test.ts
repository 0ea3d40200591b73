import { Project, ProjectId } from '@loam/contract';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { acceptProject, showChange, showRemoval } from './cache.ts';
import { projectKeys } from './keys.ts';
import { flattenPages, type LoadedPages } from './model/list-pages.ts';

const uuid = () => crypto.randomUUID();

function sample(display_name: string): Project {
  const user = uuid();
  const workspace = uuid();
  return Project.parse({
    id: uuid(),
    name: 'sample',
    display_name,
    user_id: user,
    created_by: user,
    creator: { id: user, username: 'ada', display_name: 'Ada', photo_url: null },
    workspace_id: workspace,
    workspace: {
      id: workspace,
      name: 'W',
      plan: 'pro',
      disable_publish: false,
      disable_named_previews: false,
    },
    visibility: 'private',
    access_level: 'owner',
    permissions: ['ViewProject'],
    initial_message: null,
    template: null,
    category: null,
    preview_url: 'http://p.preview.localhost',
    url: null,
    is_published: false,
    published_deployment: null,
    latest_commit_sha: null,
    preview_build_commit_sha: null,
    main_branch: 'main',
    github_repo_name: null,
    github_owner: null,
    is_supabase_enabled: false,
    supabase_project_config: null,
    is_analytics_disabled: false,
    thumbnail_url: null,
    locked_at: null,
    created_at: '2026-05-04T12:00:00Z',
    updated_at: '2026-05-04T12:00:00Z',
  });
}

function setUp() {
  const cache = new QueryClient();
  const project = sample('Before');
  const other = sample('Other');
  const key = projectKeys.list({ q: '' });
  cache.setQueryData(key, {
    pages: [{ projects: [project, other], next_cursor: null }],
    pageParams: [undefined],
  });
  cache.setQueryData(projectKeys.one(project.id), project);
  const listed = () =>
    flattenPages(cache.getQueryData<LoadedPages<Project>>(key)).map(({ display_name }) => display_name);
  const opened = () => cache.getQueryData<Project>(projectKeys.one(project.id))?.display_name;
  return { cache, project, listed, opened };
}

test('a change is seen in the list and on the page at once, and taken back on failure', async () => {
  const { cache, project, listed, opened } = setUp();
  const rollback = await showChange(cache, project.id, { display_name: 'After' });
  expect(listed()).toEqual(['After', 'Other']);
  expect(opened()).toBe('After');
  rollback();
  expect(listed()).toEqual(['Before', 'Other']);
  expect(opened()).toBe('Before');
});

test('a refused change takes nothing back that happened since', async () => {
  const { cache, project, listed, opened } = setUp();
  const refused = await showChange(cache, project.id, { display_name: 'Refused', visibility: 'public' });
  await showChange(cache, project.id, { display_name: 'Later' });
  cache.setQueryData<Project>(projectKeys.one(project.id), (now) => now && { ...now, is_published: true });
  refused();
  expect(opened()).toBe('Later');
  expect(listed()).toEqual(['Later', 'Other']);
  const now = cache.getQueryData<Project>(projectKeys.one(project.id));
  expect(now).toMatchObject({ visibility: 'private', is_published: true });
});

test('after a failure the truth is asked for: the answer may have been lost, and the change saved', async () => {
  const { cache, project } = setUp();
  const rollback = await showChange(cache, project.id, { display_name: 'After' });
  rollback();
  for (const key of [projectKeys.one(project.id), projectKeys.list({ q: '' })])
    expect(cache.getQueryState(key)?.isInvalidated).toBe(true);
});

test('a project that was not removed comes back beside what came meanwhile', async () => {
  const { cache, project, listed } = setUp();
  const rollback = await showRemoval(cache, project.id);
  cache.setQueryData<LoadedPages<Project>>(projectKeys.list({ q: '' }), {
    pages: [{ projects: [sample('New'), sample('Other')], next_cursor: null }],
    pageParams: [undefined],
  });
  rollback();
  expect(listed()).toEqual(['Before', 'New', 'Other']);
});

test('a removed project leaves the list at once and comes back to its place on failure', async () => {
  const { cache, project, listed } = setUp();
  const rollback = await showRemoval(cache, project.id);
  expect(listed()).toEqual(['Other']);
  rollback();
  expect(listed()).toEqual(['Before', 'Other']);
});

test('a change of a project that is nowhere in the cache invents nothing', async () => {
  const { cache, listed } = setUp();
  const id = ProjectId.parse(uuid());
  await showChange(cache, id, { display_name: 'Ghost' });
  expect(listed()).toEqual(['Before', 'Other']);
  expect(cache.getQueryData(projectKeys.one(id))).toBeUndefined();
});

test('what the server answered is what the page shows, and the lists are asked again', () => {
  const { cache, project, opened } = setUp();
  acceptProject(cache, { ...project, display_name: 'As saved' });
  expect(opened()).toBe('As saved');
  expect(cache.getQueryState(projectKeys.list({ q: '' }))?.isInvalidated).toBe(true);
});

test('the truth is asked for after a failure, and not while another change is under way', async () => {
  const { cache, project } = setUp();
  const key = projectKeys.one(project.id);
  const isAsked = () => cache.getQueryState(key)?.isInvalidated;
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sent = (['public', 'draft'] as const).map((visibility, index) =>
    new MutationObserver(cache, {
      mutationKey: key,
      networkMode: 'always',
      mutationFn: () => answers[index]?.promise ?? Promise.resolve(),
      onMutate: () => showChange(cache, project.id, { visibility }),
      onError: (_error, _input, rollback) => rollback?.(),
    })
      .mutate()
      .catch(() => 'refused'),
  );
  answers[0]?.reject(new Error('no'));
  await sent[0];
  expect(isAsked()).toBe(false);
  expect(cache.getQueryData<Project>(key)?.visibility).toBe('draft');
  answers[1]?.reject(new Error('no'));
  await sent[1];
  expect(isAsked()).toBe(true);
});
