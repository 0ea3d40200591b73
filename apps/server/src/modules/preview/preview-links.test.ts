import { limits, PreviewLink, previewLinkTexts, ProjectId, type UserId } from '@loam/contract';
import { sql } from '@loam/db';
import { createDiskBlobStore } from '@loam/kernel';
import { createLocalRunner } from '@loam/runner/local';
import { fakeEngine, files, heads, sha } from '@loam/runner/testing';
import { createTestDatabase } from '@loam/testkit';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addUser, createModuleApp } from '../../testing/module-app.fixture.ts';
import { recordingPorts } from '../../testing/ports.ts';
import { createBuildsModule } from '../builds/index.ts';
import { createProjects } from '../projects/index.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import { createPreview } from './index.ts';

const database = await createTestDatabase();
const { db } = database;
const time = { now: new Date() };
const dataDir = await mkdtemp(join(tmpdir(), 'loam-preview-links-'));
const ports = recordingPorts({ clock: { now: () => time.now } });
const runtime = { ...ports, db };
const workspaces = createWorkspaces(runtime);
const projects = createProjects({ ...runtime, workspaces });
const engine = fakeEngine();
const runner = createLocalRunner({ ...ports, files, engine, root: join(dataDir, 'previews') });
const versions = {
  ensureRepo: async () => {},
  recordBuild: async () => {},
  findByCommit: async () => undefined,
};
const shared = { ...runtime, projects, runner };
const builds = createBuildsModule({
  ...shared,
  versions,
  leases: { runnerId: 'here', runnerOf: async () => 'here' },
  blobs: createDiskBlobStore({ root: join(dataDir, 'blobs') }),
});
const module = createPreview({ ...shared, versions, builds });
const call = createModuleApp({
  db,
  bindings: [...workspaces.bindings, ...projects.bindings, ...module.bindings],
  workspace: workspaces.workspaceAccess,
  project: projects.access,
});

let owner: UserId;
let workspaceId: string;
let id: ProjectId;

beforeAll(async () => {
  owner = await addUser(db, { name: 'Olga' });
  const workspace = await call(owner, 'POST /workspaces', { body: { name: 'Studio' } });
  workspaceId = String(workspace.body['id']);
});
beforeEach(async () => {
  time.now = new Date();
  await setWorkspace({ plan: 'biz' });
  id = await newProject();
});
afterAll(async () => {
  module.close();
  projects.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function setWorkspace({ plan = 'biz', isClosed = false }): Promise<void> {
  await db.run(
    sql`update workspaces set plan = ${plan}, disable_publish = ${isClosed} where id = ${workspaceId}`,
  );
}

async function newProject(): Promise<ProjectId> {
  const { body } = await call(owner, 'POST /projects', {
    body: { display_name: 'Garden', workspace_id: workspaceId, visibility: 'private' },
  });
  const made = ProjectId.parse(body['id']);
  heads.set(made, sha('a'));
  return made;
}

async function createLink(projectId = id): Promise<PreviewLink> {
  const { status, body } = await call(owner, `POST /projects/${projectId}/preview-link`, {
    hasSession: true,
  });
  expect(status).toBe(201);
  return PreviewLink.parse(body);
}

const pathOf = ({ url }: PreviewLink) => new URL(url).pathname + new URL(url).search;
const ask = (name: string, path: string, rest: { cookie?: string; commit?: string } = {}) =>
  module.hosts.resolve({ name, path, cookie: rest.cookie, ...(rest.commit && { commit: rest.commit }) });

async function enter(link: PreviewLink, projectId = id): Promise<string> {
  const answer = await ask(projectId, pathOf(link));
  if (answer.kind !== 'enter') throw new Error(`not let in: ${answer.kind}`);
  return answer.setCookie.split(';')[0] ?? '';
}

async function enterAsOwner(): Promise<string> {
  const { body } = await call(owner, `POST /projects/${id}/preview/ticket`);
  const ticket = new URL(String(body['url']));
  const inside = await ask(id, ticket.pathname + ticket.search);
  return inside.kind === 'enter' ? (inside.setCookie.split(';')[0] ?? '') : '';
}

const refused = { kind: 'refused' };
const app = { kind: 'build', isFinal: true };

test('a link shows the app as it was built last, and nothing of how it is made', async () => {
  const link = await createLink();
  expect(new URL(link.url).hostname.startsWith(id)).toBe(true);
  const cookie = await enter(link);
  await expect.poll(() => ask(id, '/', { cookie }), { timeout: 20_000 }).toMatchObject(app);
  const own = await enterAsOwner();
  await expect
    .poll(() => engine.started.map(({ projectId }) => projectId), { timeout: 20_000 })
    .toContain(id);
  engine.become(id, { kind: 'ready' });
  await expect
    .poll(() => ask(id, '/', { cookie: own }), { timeout: 20_000 })
    .toMatchObject({ kind: 'engine' });
  for (const path of ['/src/App.tsx', '/@vite/client', '/@fs/etc/passwd', '/index.html']) {
    expect(await ask(id, path, { cookie }), path).toMatchObject(app);
  }
  expect(await ask(id, '/assets/index.js.map', { cookie })).toEqual(refused);
  expect(await ask(id, '/_loam/state', { cookie })).toEqual({ kind: 'state', isLive: false });
});

test('it opens neither another project nor another version of its own', async () => {
  const link = await createLink();
  const cookie = await enter(link);
  const other = await newProject();
  expect(await ask(other, pathOf(link))).toEqual(refused);
  expect(await ask(other, '/', { cookie })).toEqual(refused);
  expect(await ask(id, '/', { cookie, commit: sha('a').slice(0, 12) })).toEqual(refused);
  expect(await ask(id, pathOf(link), { commit: sha('a').slice(0, 12) })).toEqual(refused);
});

test('its code and its session are nothing to the API', async () => {
  const link = await createLink();
  await enter(link);
  const code = new URL(link.url).searchParams.get('share') ?? '';
  for (const route of [
    `GET /projects/${id}`,
    `GET /projects/${id}?share=${code}`,
    `GET /projects/${id}/preview`,
  ]) {
    expect((await call(null, route)).status, route).toBe(401);
  }
});

test('one that was ended shows nothing from that moment, to those inside too', async () => {
  const link = await createLink();
  const cookie = await enter(link);
  await ask(id, '/', { cookie });
  const ended = await call(owner, `DELETE /projects/${id}/preview-link/${link.id}`);
  expect(ended.status).toBe(204);
  expect(await ask(id, '/', { cookie })).toEqual(refused);
  expect(await ask(id, pathOf(link))).toEqual(refused);
  expect(await ask(id, pathOf(link), { cookie })).toEqual(refused);
  expect((await call(owner, `DELETE /projects/${id}/preview-link/${link.id}`)).status).toBe(404);
  const next = await createLink();
  expect(next.url).not.toBe(link.url);
  expect(await ask(id, '/', { cookie }), 'the new link is for others').toEqual(refused);
});

test('after seven days it is over, and a new one can be made', async () => {
  const link = await createLink();
  expect((await createLink()).url, 'the one that works is given again').toBe(link.url);
  const cookie = await enter(link);
  expect(Date.parse(link.expires_at) - Date.parse(link.created_at)).toBe(limits.sharing.previewLinkExpiryMs);
  time.now = new Date(Date.parse(link.expires_at) - 1000);
  expect(await ask(id, '/', { cookie })).not.toEqual(refused);
  time.now = new Date(Date.parse(link.expires_at) + 2000);
  expect(await ask(id, '/', { cookie })).toEqual(refused);
  expect(await ask(id, pathOf(link))).toEqual(refused);
  const shown = await call(owner, `GET /projects/${id}/preview-link`, { hasSession: true });
  expect(shown.body).toEqual({ preview_link: null });
  expect((await createLink()).url).not.toBe(link.url);
});

test.each([
  ['free', false],
  ['pro', false],
  ['biz', true],
  ['enterprise', true],
])('a workspace on %s can make one: %s', async (plan, isAllowed) => {
  await setWorkspace({ plan });
  const made = await call(owner, `POST /projects/${id}/preview-link`, { hasSession: true });
  expect(made).toMatchObject(
    isAllowed
      ? { status: 201 }
      : { status: 403, body: { code: 'plan_required', detail: previewLinkTexts.needsPlan } },
  );
});

test('it stops where its maker could no longer make it', async () => {
  const link = await createLink();
  const cookie = await enter(link);
  const later = () => (time.now = new Date(time.now.getTime() + 3000));
  const isShown = async () => {
    later();
    return (await ask(id, '/', { cookie })).kind !== 'refused';
  };
  expect(await isShown()).toBe(true);
  await setWorkspace({ plan: 'pro' });
  expect(await isShown(), 'on a smaller plan').toBe(false);
  await setWorkspace({ isClosed: true });
  expect(await isShown(), 'where nothing is shown outside').toBe(false);
  await setWorkspace({});
  expect(await isShown(), 'as before').toBe(true);
  await call(owner, `DELETE /projects/${id}`);
  expect(await isShown(), 'of a deleted project').toBe(false);
});

test('who works on the project keeps the whole preview when they open the link', async () => {
  const link = await createLink();
  const cookie = await enterAsOwner();
  const again = await ask(id, pathOf(link), { cookie });
  expect(again).toMatchObject({ kind: 'enter' });
  expect(again.kind === 'enter' && again.setCookie.split(';')[0]).toBe(cookie);
});

test('ten thousand guesses open nothing', async () => {
  const link = await createLink();
  const code = new URL(link.url).searchParams.get('share') ?? '';
  const idPart = Buffer.from(code, 'base64url').subarray(0, 16);
  const before = await sessions();
  const kinds = new Set<string>();
  for (let tried = 0; tried < 10_000; tried += 1) {
    // Half of them know which link there is.
    const guess = tried % 2 ? Buffer.concat([idPart, randomBytes(16)]) : randomBytes(32);
    const answer = await ask(id, `/_loam/enter?share=${guess.toString('base64url')}`);
    kinds.add(answer.kind);
  }
  expect([...kinds]).toEqual(['refused']);
  expect(await sessions()).toBe(before);
});

async function sessions(): Promise<number> {
  return (await db.one<{ n: number }>(sql`select count(*)::int as n from preview_sessions`)).n;
}
