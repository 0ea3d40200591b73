import { EditId, Preview, ProjectError, ProjectId, type UserId } from '@loam/contract';
import { sql } from '@loam/db';
import { createDiskBlobStore } from '@loam/kernel';
import type { NoExecution } from '@loam/runner';
import { createLocalRunner, type Engine } from '@loam/runner/local';
import { fakeEngine, type FakeEngine, files, heads, sha } from '@loam/runner/testing';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addUser, type Call, createModuleApp } from '../../testing/module-app.fixture.ts';
import { recordingPorts, type RecordingPorts } from '../../testing/ports.ts';
import { createBuildsModule } from '../builds/index.ts';
import { createProjects, type Projects } from '../projects/index.ts';
import { createWorkspaces, type Workspaces } from '../workspaces/index.ts';
import { createPreview, type PreviewModule } from './index.ts';

let database: TestDatabase;
let dataDir: string;
let ports: RecordingPorts;
let projects: Projects;
let workspaces: Workspaces;
let module: PreviewModule;
let call: Call;
let engine: FakeEngine;
let ann: UserId;
let guest: UserId;
let now: number;

function startModule(with_: Engine | NoExecution): PreviewModule {
  const told = builds; // of this test: what an earlier one left running is told elsewhere
  const runner = createLocalRunner({ ...ports, files, engine: with_, root: join(dataDir, 'previews') });
  const shared = { ...ports, db: database.db, projects, runner };
  const versions = {
    ensureRepo: async () => {},
    recordBuild: async (_projectId: ProjectId, commit: string, status: string) =>
      void told.push(`${status} ${commit[0]}`),
    findByCommit: async () => undefined,
  };
  const blobs = createDiskBlobStore({ root: join(dataDir, 'blobs') });
  const leases = { runnerId: 'here', runnerOf: async () => 'here' };
  const owner = createBuildsModule({ ...shared, leases, versions, blobs });
  return createPreview({ ...shared, versions, builds: owner });
}

let builds: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'loam-preview-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  now = 1_800_000_000_000;
  builds = [];
  ports = recordingPorts({ clock: { now: () => new Date(now) } });
  const runtime = { ...ports, db: database.db };
  workspaces = createWorkspaces(runtime);
  projects = createProjects({ ...runtime, workspaces });
  engine = fakeEngine();
  use(startModule(engine));
  ann = await addUser(database.db, { name: 'Ann' });
  guest = await addUser(database.db, { name: 'Guest' });
});

function use(started: PreviewModule): void {
  module = started;
  call = createModuleApp({
    db: database.db,
    bindings: [...projects.bindings, ...module.bindings],
    workspace: workspaces.workspaceAccess,
    project: projects.access,
  });
}

async function newProject(): Promise<ProjectId> {
  const { body } = await call(ann, 'POST /projects', {
    body: { display_name: 'Garden', visibility: 'private' },
  });
  const id = ProjectId.parse(body['id']);
  heads.set(id, sha('a'));
  return id;
}

async function ticketFor(as: UserId | null, id: ProjectId, query = ''): Promise<URL> {
  const { status, body } = await call(as, `POST /projects/${id}/preview/ticket${query}`);
  expect(status).toBe(200);
  return new URL(z.object({ url: z.string() }).parse(body).url);
}

/** The machine may be busy with other tests. */
const soon = { timeout: 10_000 };
const pathOf = (url: URL) => `${url.pathname}${url.search}`;
const ask = (name: string, path: string, cookie?: string) => module.hosts.resolve({ name, path, cookie });

async function enter(as: UserId | null, id: ProjectId): Promise<string> {
  const answer = await ask(id, pathOf(await ticketFor(as, id)));
  if (answer.kind !== 'enter') throw new Error(`not let in: ${answer.kind}`);
  return answer.setCookie.split(';')[0] ?? '';
}

const refused = { kind: 'refused' };

test('whoever is in stays in when the address with the used ticket is opened again', async () => {
  const id = await newProject();
  const path = pathOf(await ticketFor(ann, id, '?path=/about'));
  const first = await ask(id, path);
  if (first.kind !== 'enter') throw new Error(`not let in: ${first.kind}`);
  const cookie = first.setCookie.split(';')[0];
  expect(await ask(id, path, cookie)).toMatchObject({ kind: 'enter', location: '/about' });
  expect(await ask(id, path)).toEqual(refused);
  expect(await ask(await newProject(), path, cookie)).toEqual(refused);
});

test('a ticket opens the preview once, with a cookie that only this host gets back', async () => {
  const id = await newProject();
  const url = await ticketFor(ann, id, '?path=/about%3Fx=1');
  expect(url.host).toBe(`${id}.preview.localhost:3000`);
  const entered = await ask(id, pathOf(url));
  expect(entered).toMatchObject({ kind: 'enter', location: '/about?x=1' });
  const cookie = entered.kind === 'enter' ? entered.setCookie : '';
  expect(cookie.split('; ').slice(1).toSorted()).toEqual(
    ['HttpOnly', 'Max-Age=43200', 'Partitioned', 'Path=/', 'SameSite=None', 'Secure'].toSorted(),
  );
  expect(cookie).not.toMatch(/domain/i);
  expect(await ask(id, pathOf(url))).toEqual(refused);
});

test('of fifty who use the same ticket at once, one gets in', async () => {
  const id = await newProject();
  const path = pathOf(await ticketFor(ann, id));
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(id, path)));
  expect(answers.filter(({ kind }) => kind === 'enter')).toHaveLength(1);
});

test('a ticket that is a minute old opens nothing', async () => {
  const id = await newProject();
  const path = pathOf(await ticketFor(ann, id));
  await database.db.run(sql`update preview_tickets set expires_at = now() where project_id = ${id}`);
  expect(await ask(id, path)).toEqual(refused);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/%0d%0aset-cookie:x',
  '/_loam/enter?x',
])('a ticket leads to no other place than the preview: %s', async (path) => {
  const id = await newProject();
  const url = await ticketFor(ann, id);
  url.searchParams.set('to', decodeURIComponent(path));
  expect(await ask(id, pathOf(url))).toMatchObject({ location: '/' });
});

test('without a session nothing is served, and an unknown project answers the same', async () => {
  const id = await newProject();
  for (const name of [id, crypto.randomUUID(), 'no-such-name', 'garden']) {
    expect(await ask(name, '/')).toEqual(refused);
    expect(await ask(name, '/', '__Host-loam_preview=guessed-guessed-guessed')).toEqual(refused);
  }
  expect(engine.started).toEqual([]);
});

test("one project's ticket and session are worth nothing at another", async () => {
  const [garden, shop] = [await newProject(), await newProject()];
  const cookie = await enter(ann, garden);
  expect(await ask(shop, '/', cookie)).toEqual(refused);
  expect(await ask(shop, pathOf(await ticketFor(ann, garden)))).toEqual(refused);
  expect(await ask(garden, '/', cookie)).not.toEqual(refused);
});

test('two cookies of our name are none: nobody knows which one a neighbour planted', async () => {
  const id = await newProject();
  const cookie = await enter(ann, id);
  expect(await ask(id, '/', `${cookie}; ${cookie}`)).toEqual(refused);
});

test('a private project gives no ticket to a stranger, and to nobody without an account', async () => {
  const id = await newProject();
  expect((await call(guest, `POST /projects/${id}/preview/ticket`)).status).toBe(404);
  expect((await call(null, `POST /projects/${id}/preview/ticket`)).status).toBe(401);
});

test('who is removed loses the preview, and the open socket, at once', async () => {
  const id = await newProject();
  await database.db.run(sql`
    insert into project_collaborators (id, project_id, user_id, email, access_level, joined_at)
    values (${crypto.randomUUID()}, ${id}, ${guest}, 'guest@example.test', 'read', now())`);
  const cookie = await enter(guest, id);
  expect(await ask(id, '/', cookie)).not.toEqual(refused);
  const lost = new Promise<void>((resolve) => {
    module.hosts.watch({ name: id, path: '/', cookie }, resolve);
  });
  await database.db.run(sql`delete from project_collaborators where user_id = ${guest}`);
  ports.bus.publish('project.access_changed', { projectId: id });
  await lost;
  expect(await ask(id, '/', cookie)).toEqual(refused);
});

test('a loss that no event told of is noticed after two seconds', async () => {
  const id = await newProject();
  const cookie = await enter(ann, id);
  await ask(id, '/', cookie);
  await database.db.run(sql`update users set disabled_at = now() where id = ${ann}`);
  now += 2001;
  expect(await ask(id, '/', cookie)).toEqual(refused);
});

test('a preview starts when it is asked for, from a copy of the newest version, and follows new ones', async () => {
  const id = await newProject();
  const cookie = await enter(ann, id);
  await expect.poll(() => engine.started.length, soon).toBeGreaterThan(0);
  const folder = engine.started[0]?.sourceDir ?? '';
  expect(await readFile(join(folder, 'version'), 'utf8')).toBe(sha('a'));
  engine.become(id, { kind: 'ready' });
  expect(await ask(id, '/', cookie)).toMatchObject({ kind: 'engine', address: { socketPath: `/run/${id}` } });
  heads.set(id, sha('b'));
  ports.bus.publish('edit.created', {
    projectId: id,
    editId: EditId.parse(crypto.randomUUID()),
    commitSha: sha('b'),
  });
  await expect.poll(() => readFile(join(folder, 'version'), 'utf8'), soon).toBe(sha('b'));
});

test('each version is built, and the newest good build stands in while the code is broken', async () => {
  const id = await newProject();
  const cookie = await enter(ann, id);
  await expect.poll(() => builds, soon).toEqual(['building a', 'succeeded a']);
  expect(ports.signals.at(-1), 'whoever waits may look').toMatchObject({ type: 'preview.changed' });
  expect(await ask(id, '/', cookie)).toMatchObject({ kind: 'build' });
  engine.become(id, { kind: 'ready' });
  expect(await ask(id, '/', cookie)).toMatchObject({ kind: 'engine', isBroken: false });
  expect(await ask(id, '/_loam/state', cookie)).toEqual({ kind: 'state', isLive: true });
  engine.become(id, { kind: 'broken', error: { message: 'Unexpected token' } });
  expect(await ask(id, '/', cookie)).toMatchObject({
    kind: 'engine',
    isBroken: true,
    build: { projectId: id, commit: sha('a') },
  });
  expect(await ask(id, '/_loam/state', cookie)).toEqual({ kind: 'state', isLive: false });
});

async function preview(id: ProjectId): Promise<Preview> {
  return Preview.parse((await call(ann, `GET /projects/${id}/preview`)).body);
}

test('a past version has an address of its own and is built when someone looks', async () => {
  const id = await newProject();
  const url = await ticketFor(ann, id, `?commit_sha=${sha('a')}`);
  expect(url.host).toBe(`${id}--aaaaaaaaaaaa.preview.localhost:3000`);
  expect(engine.started).toEqual([]);
  const at = (path: string, commit: string, cookie?: string) =>
    module.hosts.resolve({ name: id, commit, path, cookie });
  const entered = await at(pathOf(url), 'aaaaaaaaaaaa');
  const cookie = entered.kind === 'enter' ? (entered.setCookie.split(';')[0] ?? '') : '';
  expect(await at('/', 'aaaaaaaaaaaa')).toEqual(refused);
  expect(await at('/', 'bbbbbbbbbbbb', cookie)).toEqual(refused);
  expect(await at('/', 'aaaaaaaaaaaa', cookie)).toMatchObject({ kind: 'page', page: { state: 'starting' } });
  await expect
    .poll(async () => at('/', 'aaaaaaaaaaaa', cookie), soon)
    .toMatchObject({ kind: 'build', isFinal: true });
  expect(engine.started).toEqual([]);
});

test('a past version that does not build says so', async () => {
  const id = await newProject();
  engine.build = async () => ({ ok: false, errors: [{ message: 'Unexpected token', file: 'src/App.tsx' }] });
  const cookie = await enter(ann, id);
  const look = () => module.hosts.resolve({ name: id, commit: 'aaaaaaaaaaaa', path: '/', cookie });
  await expect
    .poll(look, soon)
    .toMatchObject({ kind: 'page', page: { state: 'snapshot', error: { message: 'Unexpected token' } } });
});

test('its state is told with the log, and changes reach whoever looks at the project', async () => {
  const id = await newProject();
  expect((await preview(id)).state).toBe('empty');
  await ticketFor(ann, id);
  await expect.poll(() => engine.started.length, soon).toBeGreaterThan(0);
  expect(await preview(id)).toMatchObject({ state: 'starting', level: 'bubblewrap', commit_sha: sha('a') });
  engine.become(id, {
    kind: 'broken',
    error: { message: '\u001b[31mbad\u001b[39m', file: 'src/App.tsx', line: 3 },
  });
  const broken = await preview(id);
  expect(broken).toMatchObject({ state: 'broken', error: { message: 'bad', file: 'src/App.tsx', line: 3 } });
  expect(broken.boot_log.map(({ text }) => text)).toEqual(['ready']);
  const told = ports.signals.filter(({ topic }) => topic === `project:${id}`);
  expect(told.map(({ type, payload }) => [type, payload['state']])).toContainEqual([
    'preview.changed',
    'broken',
  ]);
});

test('without an engine the state says so and why, and nobody waits for a page', async () => {
  use(startModule({ kind: 'none', reason: 'Previews cannot run on this machine.' }));
  const id = await newProject();
  expect(await preview(id)).toMatchObject({
    state: 'unavailable',
    reason: 'Previews cannot run on this machine.',
    level: null,
  });
  const cookie = await enter(ann, id);
  expect(await ask(id, '/', cookie)).toMatchObject({ kind: 'page', page: { state: 'unavailable' } });
});

test('only editors restart a preview, and a deleted project stops', async () => {
  const id = await newProject();
  await ticketFor(ann, id);
  await expect.poll(() => engine.started.length, soon).toBe(1);
  expect((await call(ann, `POST /projects/${id}/preview/restart`)).status).toBe(200);
  expect(engine.stopped).toEqual([id]);
  expect(engine.started).toHaveLength(2);
  expect((await call(guest, `POST /projects/${id}/preview/restart`)).status).toBe(404);
  ports.bus.publish('project.deleted', { projectId: id });
  await expect.poll(() => engine.stopped, soon).toEqual([id, id]);
});

const Errors = z.object({ errors: z.array(ProjectError) });

async function openErrors(id: ProjectId): Promise<z.infer<typeof Errors>['errors']> {
  return Errors.parse((await call(ann, `GET /projects/${id}/errors`)).body).errors;
}

test('an error that comes again is counted, once handled comes anew, and goes when it was mended', async () => {
  const id = await newProject();
  const place = { filename: 'src/a.ts', lineno: 1 };
  const error = { type: 'runtime', error_message: 'x is undefined', meta_data: place };
  const report = () => call(ann, `POST /projects/${id}/errors`, { body: { errors: [error, error] } });
  expect((await report()).status).toBe(200);
  await report();
  const [first, ...others] = await openErrors(id);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ ...error, occurrences: 4, handled_at: null });
  const changes = () => ports.published.filter(({ topic }) => topic === `project:${id}:errors`).length;
  expect(changes()).toBe(1);
  const handled = await call(ann, `PATCH /projects/${id}/handle-errors`, {
    body: { error_ids: [first?.id] },
  });
  expect(handled.body).toEqual({ handled: 1 });
  expect(await openErrors(id)).toEqual([]);
  expect(changes()).toBe(2);
  await report();
  await module.errors.settle(id, { type: 'runtime', about: 'y is undefined' });
  expect(await openErrors(id)).toHaveLength(1);
  await module.errors.settle(id, { type: 'runtime', about: 'x is undefined' });
  expect(await openErrors(id)).toEqual([]);
});

test("another project's errors cannot be handled from here", async () => {
  const [garden, shop] = [await newProject(), await newProject()];
  await call(ann, `POST /projects/${shop}/errors`, {
    body: { errors: [{ type: 'runtime', error_message: 'x' }] },
  });
  const [error] = await openErrors(shop);
  const answer = await call(ann, `PATCH /projects/${garden}/handle-errors`, {
    body: { error_ids: [error?.id] },
  });
  expect(answer.body).toEqual({ handled: 0 });
  expect(await openErrors(shop)).toHaveLength(1);
});

test('beyond a hundred open errors the oldest give way, and a page cannot report what only the server finds', async () => {
  const id = await newProject();
  for (let batch = 0; batch < 6; batch += 1) {
    const errors = Array.from({ length: 20 }, (_, index) => ({
      type: 'runtime',
      error_message: `${batch}-${index}`,
    }));
    await call(ann, `POST /projects/${id}/errors`, { body: { errors } });
  }
  const kept = await openErrors(id);
  expect(kept).toHaveLength(100);
  expect(kept.map(({ error_message: message }) => message)).not.toContain('0-0');
  const build = { errors: [{ type: 'build', error_message: 'x' }] };
  expect((await call(ann, `POST /projects/${id}/errors`, { body: build })).status).toBe(400);
});

test('an error or a crash of the engine is kept until the code compiles again', async () => {
  const id = await newProject();
  const error = { message: 'Unexpected token', file: 'src/App.tsx', line: 3 };
  engine.tell({ kind: 'failed', projectId: id, error });
  await expect
    .poll(() => openErrors(id), soon)
    .toMatchObject([{ type: 'build', meta_data: { filename: 'src/App.tsx', lineno: 3 } }]);
  engine.become(id, { kind: 'ready' });
  await expect.poll(() => openErrors(id), soon).toEqual([]);
  const crashed = { kind: 'crashed', attempt: 1, retryAtMs: 0, reason: 'ran out of memory' } as const;
  engine.become(id, { ...crashed, error: undefined });
  const told = { type: 'build', error_message: 'The preview ran out of memory.' };
  await expect.poll(() => openErrors(id), soon).toMatchObject([told]);
});
