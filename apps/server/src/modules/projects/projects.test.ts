import { sql } from '@loam/db';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { addCollaborator, addPerson, addWorkspace, type Person } from '../../testing/people.ts';
import { type ProjectsApp, startProjects } from './projects.fixture.ts';

let app: ProjectsApp;
let ada: Person;
let home: string;

beforeAll(async () => {
  app = await startProjects();
});
afterAll(() => app.database.drop());

beforeEach(async () => {
  ada = await addPerson(app.database.db, 'ada');
  home = await addWorkspace(app.database.db, { owner: ada });
  for (const list of [app.ports.published, app.ports.signals, app.ports.queued]) list.length = 0;
});

const create = (body: object = {}, as = ada) => app.project('POST', '/projects', { as, body });

test('an empty project gets a free name, the first workspace and, where the plan allows it, is private', async () => {
  const { status, body } = await app.send('POST', '/projects', { as: ada, body: {} });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: expect.stringMatching(/^project-[a-z0-9]+$/),
    display_name: 'Untitled project',
    workspace_id: home,
    visibility: 'private',
    user_id: ada.id,
    created_by: ada.id,
    access_level: 'owner',
    creator: { id: ada.id, display_name: 'ada' },
    workspace: { id: home, plan: 'enterprise', disable_publish: false },
    is_published: false,
    published_deployment: null,
    github_owner: null,
    supabase_project_config: null,
    latest_commit_sha: null,
  });
  expect(app.ports.queued.map((job) => job.name)).toEqual(['versions-create-repository']);
});

test('a project from a prompt is titled after it, keeps the prompt and queues the first message', async () => {
  const project = await create({ message: 'Build me a recipe box with tags' });
  expect(project).toMatchObject({
    display_name: 'Recipe Box',
    initial_message: 'Build me a recipe box with tags',
  });
  expect(project.name).toMatch(/^recipe-box/);
  expect(app.ports.queued).toEqual([
    { name: 'versions-create-repository', data: { project_id: project.id } },
    { name: 'chat-first-message', data: { project_id: project.id, user_id: ada.id } },
  ]);
});

test('a project from a template starts with the template’s prompt', async () => {
  const project = await create({ template: 'blog' });
  expect(project).toMatchObject({ template: 'blog', display_name: 'Blog' });
  expect(project.initial_message).toContain('blog');
  expect(app.ports.queued).toHaveLength(2);
  expect((await app.send('POST', '/projects', { as: ada, body: { template: 'no-such' } })).status).toBe(400);
});

test('two projects with one title get different names', async () => {
  const [first, second] = await Promise.all([
    create({ display_name: 'Twin Towers' }),
    create({ display_name: 'Twin Towers' }),
  ]);
  expect(first.name).not.toBe(second.name);
  expect([first.name, second.name]).toContain('twin-towers');
});

test('a wanted name is used or refused, never changed', async () => {
  const name = `wanted-${randomUUID().slice(0, 6)}`;
  expect((await create({ name })).name).toBe(name);
  const again = await app.send('POST', '/projects', { as: ada, body: { name } });
  expect(again).toMatchObject({ status: 409, body: { code: 'conflict', errors: [{ path: 'name' }] } });
  const wrong = await app.send('POST', '/projects', { as: ada, body: { name: 'Bad Name' } });
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      errors: [
        { path: 'name', message: 'Project name can only contain lowercase letters, numbers, and hyphens' },
      ],
    },
  });
  const idLike = await app.send('POST', '/projects', {
    as: ada,
    body: { name: 'abcdef12-3456-4789-8abc-def012345678' },
  });
  expect(idLike.status).toBe(409);
});

test('the same Idempotency-Key makes one project, even when the stored answer was lost', async () => {
  const key = randomUUID();
  const first = await app.project('POST', '/projects', { as: ada, body: { message: 'A chess clock' }, key });
  const replayed = await app.project('POST', '/projects', {
    as: ada,
    body: { message: 'A chess clock' },
    key,
  });
  await app.database.db.run(sql`delete from idempotency_keys where key = ${key}`);
  const afterCrash = await app.project('POST', '/projects', {
    as: ada,
    body: { message: 'A chess clock' },
    key,
  });
  expect([replayed.id, afterCrash.id]).toEqual([first.id, first.id]);
  expect(app.ports.queued).toHaveLength(2);
  const bob = await addPerson(app.database.db, 'bob');
  await addWorkspace(app.database.db, { owner: bob });
  const other = await app.project('POST', '/projects', { as: bob, body: { message: 'A chess clock' }, key });
  expect(other.id).not.toBe(first.id);
});

test('someone without a workspace gets a personal one with the first project', async () => {
  const eve = await addPerson(app.database.db, 'eve');
  const project = await app.project('POST', '/projects', { as: eve, body: {} });
  expect(project.access_level).toBe('owner');
});

test('a project cannot be put into a workspace of other people', async () => {
  const bob = await addPerson(app.database.db, 'bob');
  const theirs = await addWorkspace(app.database.db, { owner: bob });
  const answer = await app.send('POST', '/projects', { as: ada, body: { workspace_id: theirs } });
  const missing = await app.send('POST', '/projects', { as: ada, body: { workspace_id: randomUUID() } });
  expect([answer.status, missing.status]).toEqual([404, 404]);
});

test.each([
  ['free', 'private', 403, 'plan_required'],
  ['free', 'draft', 403, 'plan_required'],
  ['pro', 'draft', 403, 'plan_required'],
  ['pro', 'private', 200, undefined],
  ['biz', 'draft', 200, undefined],
  ['free', 'public', 200, undefined],
] as const)('on plan %s, %s is answered with %s', async (plan, visibility, status, code) => {
  const owner = await addPerson(app.database.db, 'owner');
  await addWorkspace(app.database.db, { owner, plan });
  const project = await create({}, owner);
  expect(project.visibility).toBe(plan === 'free' ? 'public' : 'private');
  const answer = await app.send('PUT', `/projects/${project.id}/visibility`, {
    as: owner,
    body: { visibility },
  });
  expect(answer).toMatchObject({ status, body: code ? { code } : { visibility } });
});

test('a workspace that disables publishing has no public projects', async () => {
  const owner = await addPerson(app.database.db, 'owner');
  await addWorkspace(app.database.db, { owner, plan: 'free', disablePublish: true });
  const project = await create({}, owner);
  expect(project.visibility).toBe('private');
  const answer = await app.send('PUT', `/projects/${project.id}/visibility`, {
    as: owner,
    body: { visibility: 'public' },
  });
  expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('a viewer may not change the visibility and is told who may', async () => {
  const project = await create({});
  const bob = await addPerson(app.database.db, 'bob');
  await addCollaborator(app.database.db, project.id, { person: bob, level: 'read' });
  const answer = await app.send('PUT', `/projects/${project.id}/visibility`, {
    as: bob,
    body: { visibility: 'public' },
  });
  expect(answer).toMatchObject({
    status: 403,
    body: { detail: 'You need to be an editor to change the visibility of your project.' },
  });
});

test('making a project a draft takes it from everyone who was not invited', async () => {
  const bob = await addPerson(app.database.db, 'bob');
  const shared = await addWorkspace(app.database.db, { owner: ada, members: [bob] });
  const project = await create({ workspace_id: shared });
  expect((await app.project('GET', `/projects/${project.id}`, { as: bob })).access_level).toBe('write');
  await app.send('PUT', `/projects/${project.id}/visibility`, { as: ada, body: { visibility: 'draft' } });
  expect((await app.send('GET', `/projects/${project.id}`, { as: bob })).status).toBe(404);
  await addCollaborator(app.database.db, project.id, { person: bob, level: 'read', isPending: true });
  expect((await app.send('GET', `/projects/${project.id}`, { as: bob })).status).toBe(404);
});

test.each([
  { who: 'a member', role: 'member', level: undefined, status: 403 },
  { who: 'an admin', role: 'admin', level: undefined, status: 403 },
  { who: 'an invited editor', role: 'member', level: 'write', status: 200 },
  { who: 'a member who was invited to look', role: 'member', level: 'read', status: 200 },
] as const)('$who who makes another person’s project a draft is answered with $status', async (row) => {
  const bob = await addPerson(app.database.db, 'bob');
  const shared = await addWorkspace(app.database.db, {
    owner: ada,
    [row.role === 'admin' ? 'admins' : 'members']: [bob],
  });
  const project = await create({ workspace_id: shared });
  if (row.level) await addCollaborator(app.database.db, project.id, { person: bob, level: row.level });
  const change = (visibility: string) =>
    app.send('PUT', `/projects/${project.id}/visibility`, { as: bob, body: { visibility } });
  expect((await change('draft')).status).toBe(row.status);
  const seen = await app.project('GET', `/projects/${project.id}`, { as: bob });
  expect(seen.visibility).toBe(row.status === 200 ? 'draft' : 'private');
  // Every other visibility leaves the project in sight of the workspace.
  if (row.status === 403) expect((await change('public')).status).toBe(200);
});

test('a visitor sees a public project without its conversation and its connections', async () => {
  const project = await create({ message: 'My secret plan for a shop', visibility: 'public' });
  await app.database.db.run(sql`
    update projects set github_repo_name = 'r', github_owner_name = 'o', supabase_project_id = 'ref' where id = ${project.id}`);
  const visitor = await app.project('GET', `/projects/${project.id}`);
  expect(visitor).toMatchObject({
    access_level: null,
    permissions: ['ViewProject'],
    initial_message: null,
    github_repo_name: null,
    supabase_project_config: null,
  });
  const mine = await app.project('GET', `/projects/${project.id}`, { as: ada });
  expect(mine).toMatchObject({
    github_owner: { name: 'o' },
    supabase_project_config: { supabase_project_id: 'ref', supabase_organization_id: null },
  });
});

test('renaming changes the address or the title, and tells viewers only when something changed', async () => {
  const project = await create({ display_name: 'Old' });
  app.ports.published.length = 0;
  const name = `renamed-${randomUUID().slice(0, 6)}`;
  const renamed = await app.project('PUT', `/projects/${project.id}`, { as: ada, body: { name } });
  expect(renamed).toMatchObject({ name, display_name: 'Old' });
  expect(app.ports.published.map((event) => `${event.topic} ${event.type}`)).toEqual([
    `project:${project.id} project.updated`,
    `workspace:${home} projects.changed`,
  ]);
  app.ports.published.length = 0;
  await app.send('PUT', `/projects/${project.id}`, { as: ada, body: { name, display_name: 'Old' } });
  expect(app.ports.published).toEqual([]);
  const taken = await create({});
  const answer = await app.send('PUT', `/projects/${project.id}`, { as: ada, body: { name: taken.name } });
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const free = await app.project('PUT', `/projects/${project.id}`, {
    as: ada,
    body: { display_name: 'Ünï çode!' },
  });
  expect(free).toMatchObject({ name, display_name: 'Ünï çode!' });
});

test('a copy belongs to who made it and is never seen by more people than its source', async () => {
  const source = await create({ display_name: 'Source', visibility: 'draft' });
  const copy = await app.project('POST', `/projects/${source.id}/duplicate`, { as: ada, body: {} });
  expect(copy).toMatchObject({
    display_name: 'Source copy',
    visibility: 'draft',
    user_id: ada.id,
    workspace_id: home,
  });
  expect(copy.name).not.toBe(source.name);
  const free = await addWorkspace(app.database.db, { owner: ada, plan: 'free' });
  const refused = await app.send('POST', `/projects/${source.id}/duplicate`, {
    as: ada,
    body: { workspace_id: free },
  });
  expect(refused).toMatchObject({ status: 403, body: { code: 'plan_required' } });
  const details = await app.send('GET', `/projects/${copy.id}/details`, { as: ada });
  expect(details.body).toMatchObject({
    duplicated_from: source.id,
    owner: { id: ada.id },
    collaborator_count: 0,
  });
});

test('a collaborator’s copy goes to the collaborator’s own workspace', async () => {
  const bob = await addPerson(app.database.db, 'bob');
  const theirs = await addWorkspace(app.database.db, { owner: bob });
  const source = await create({});
  await addCollaborator(app.database.db, source.id, { person: bob, level: 'write' });
  const copy = await app.project('POST', `/projects/${source.id}/duplicate`, { as: bob, body: {} });
  expect(copy).toMatchObject({ workspace_id: theirs, user_id: bob.id });
});

test('moving keeps collaborators, needs the right on the target and a visibility that its plan has', async () => {
  const bob = await addPerson(app.database.db, 'bob');
  const project = await create({ visibility: 'draft' });
  await addCollaborator(app.database.db, project.id, { person: bob, level: 'read' });
  const pro = await addWorkspace(app.database.db, { owner: ada, plan: 'pro' });
  const biz = await addWorkspace(app.database.db, { owner: ada, plan: 'biz' });
  const theirs = await addWorkspace(app.database.db, { owner: bob });
  const move = (workspace_id: string, as = ada) =>
    app.send('POST', `/projects/${project.id}/move`, { as, body: { workspace_id } });
  expect(await move(pro)).toMatchObject({ status: 403, body: { code: 'plan_required' } });
  expect((await move(theirs)).status).toBe(404);
  expect((await move(theirs, bob)).status).toBe(403);
  app.ports.published.length = 0;
  expect(await move(biz)).toMatchObject({ status: 200, body: { workspace_id: biz, access_level: 'owner' } });
  expect(await move(biz)).toMatchObject({ status: 200, body: { workspace_id: biz } });
  expect((await app.project('GET', `/projects/${project.id}`, { as: bob })).access_level).toBe('read');
  expect(app.ports.published.filter((event) => event.type === 'project.updated')).toHaveLength(1);
});

test('a deleted project is gone for everyone, comes back within seven days, and ends after them', async () => {
  const project = await create({ display_name: 'Phoenix', visibility: 'public' });
  const purged: string[] = [];
  const stop = app.ports.bus.subscribe('project.purged', ({ projectId }) => void purged.push(projectId));
  onTestFinished(stop);
  const path = `/projects/${project.id}`;
  expect((await app.send('DELETE', path, { as: ada })).status).toBe(204);
  expect((await app.send('DELETE', path, { as: ada })).status).toBe(204);
  expect((await app.send('GET', path, { as: ada })).status).toBe(404);
  expect((await app.send('GET', path)).status).toBe(401);
  expect((await app.send('PUT', path, { as: ada, body: { display_name: 'x' } })).status).toBe(404);
  const bin = await app.send('GET', '/user/projects/deleted', { as: ada });
  expect(bin.body).toMatchObject({
    projects: [{ id: project.id, display_name: 'Phoenix' }],
    next_cursor: null,
  });
  expect((await app.project('POST', `${path}/restore`, { as: ada })).display_name).toBe('Phoenix');
  expect((await app.send('POST', `${path}/restore`, { as: ada })).status).toBe(200);
  await app.send('DELETE', path, { as: ada });
  await app.database.db.run(
    sql`update projects set deleted_at = now() - interval '7 days 1 minute' where id = ${project.id}`,
  );
  expect((await app.send('POST', `${path}/restore`, { as: ada })).status).toBe(404);
  expect((await app.send('GET', '/user/projects/deleted', { as: ada })).body).toMatchObject({ projects: [] });
  await app.ports.schedules.get('projects-purge')?.(new AbortController().signal);
  expect(await app.database.db.first(sql`select 1 from projects where id = ${project.id}`)).toBeUndefined();
  await expect.poll(() => purged).toEqual([project.id]);
});

test('who leaves a workspace leaves their projects, drafts too, to its owner', async () => {
  const bob = await addPerson(app.database.db, 'bob');
  const shared = await addWorkspace(app.database.db, { owner: ada, members: [bob] });
  const draft = await create({ workspace_id: shared, visibility: 'draft' }, bob);
  await app.database.db.run(sql`delete from workspace_members where user_id = ${bob.id}`);
  expect((await app.send('GET', `/projects/${draft.id}`, { as: bob })).status).toBe(404);
  await app.ports.schedules.get('projects-purge')?.(new AbortController().signal);
  expect(await app.project('GET', `/projects/${draft.id}`, { as: ada })).toMatchObject({
    access_level: 'owner',
    user_id: ada.id,
    created_by: bob.id,
  });
});

test('a project of a deleted workspace is gone', async () => {
  const project = await create({ visibility: 'public' });
  await app.database.db.run(sql`update workspaces set deleted_at = now() where id = ${home}`);
  expect((await app.send('GET', `/projects/${project.id}`, { as: ada })).status).toBe(404);
});

test('presence is kept for the project’s people, without addresses for those who may not see them', async () => {
  const bob = await addPerson(app.database.db, 'bob');
  const visitor = await addPerson(app.database.db, 'visitor');
  const project = await create({ visibility: 'public' });
  await addCollaborator(app.database.db, project.id, { person: bob, level: 'read' });
  const path = `/projects/${project.id}/presence`;
  for (const as of [ada, bob, visitor]) expect((await app.send('POST', path, { as })).status).toBe(204);
  expect((await app.send('POST', path)).status).toBe(204);
  const seenByAda = await app.send('GET', path, { as: ada });
  expect(seenByAda.body).toMatchObject({
    presence: [
      { id: bob.id, display_name: 'bob', email: bob.email },
      { id: ada.id, email: ada.email },
    ],
  });
  const place = { view: 'codeEditor', file: 'src/App.tsx' };
  expect((await app.send('POST', path, { as: ada, body: place })).status).toBe(204);
  expect((await app.send('GET', path, { as: ada })).body).toMatchObject({
    presence: [{ id: ada.id, place }, { id: bob.id }],
  });
  for (const as of [bob, visitor]) {
    const { body } = await app.send('GET', path, { as });
    expect(JSON.stringify(body)).toContain(ada.id);
    expect(JSON.stringify(body)).not.toContain('src/App.tsx');
    expect(JSON.stringify(body)).not.toContain('example.test');
  }
  expect(app.ports.signals.map((signal) => [signal.topic, signal.payload['id']])).toEqual([
    [`project:${project.id}:presence`, ada.id],
    [`project:${project.id}:presence`, bob.id],
    [`project:${project.id}:presence`, ada.id],
  ]);
  expect(JSON.stringify(app.ports.signals)).not.toContain('src/App.tsx');
  expect(JSON.stringify(app.ports.signals)).not.toContain('example.test');
  await app.database.db.run(
    sql`update project_presence set last_seen = now() - interval '25 hours' where user_id = ${ada.id}`,
  );
  await app.database.db.run(sql`delete from project_collaborators where user_id = ${bob.id}`);
  expect((await app.send('GET', path, { as: ada })).body).toEqual({ presence: [] });
});

test('news about a draft goes to its owner, not to the workspace', async () => {
  await create({ visibility: 'draft' });
  expect(app.ports.published.map((event) => event.topic)).toEqual([`user:${ada.id}`]);
});
