import { Deployment, DeploymentWithLog, Project, publishingLimits } from '@loam/contract';
import { sql } from '@loam/db';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addPerson, addCollaborator, type Person } from '../../testing/people.ts';
import { type Built, openPublisher, pageOf, type Publisher } from './publishing.fixture.ts';

let database: TestDatabase;
let folder: string;
let publisher: Publisher;
let ada: Person;
/** How versions build, where a test wants it otherwise. */
let build: (commitSha: string) => Promise<Built> | Built;
const plain = (commitSha: string): Built => ({
  'index.html': pageOf(commitSha),
  [`assets/index-${commitSha.slice(0, 4)}Ab3_.js`]: commitSha,
});

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-publishing-'));
  publisher = await openPublisher({ db: database.db, folder, build: (commit) => build(commit) });
  ada = await addPerson(database.db, 'ada');
});
beforeEach(() => {
  build = plain;
});
afterAll(async () => {
  await publisher.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const publish = (project: { id: string }, body: object = {}) =>
  publisher.send(ada, `POST /projects/${project.id}/deployments`, body);
const readProject = async (id: string) =>
  Project.parse((await publisher.send(ada, `GET /projects/${id}`)).body);
const readDeployment = async (project: { id: string }, id: unknown) =>
  DeploymentWithLog.parse(
    (await publisher.send(ada, `GET /projects/${project.id}/deployments/${String(id)}`)).body,
  );
const history = async (project: { id: string }) =>
  z
    .object({ deployments: z.array(Deployment) })
    .parse((await publisher.send(ada, `GET /projects/${project.id}/deployments`)).body).deployments;

/** What visitors get at an address. */
async function page(slug: string): Promise<string | undefined> {
  const site = await publisher.source.find({ kind: 'slug', slug });
  if (site?.kind !== 'live') return site?.kind;
  const manifest = z
    .object({ files: z.record(z.string(), z.object({ hash: z.string() })) })
    .parse(JSON.parse(await blob(site.manifestKey)));
  const hash = manifest.files['index.html']?.hash ?? '';
  return blob(`sites/files/${hash.slice(0, 2)}/${hash}`);
}

async function blob(key: string): Promise<string> {
  const stream = await publisher.blobs.get(key);
  if (!stream) throw new TypeError(`${key} is gone`);
  return (await buffer(stream)).toString();
}

test('a publish answers when visitors see it, and says all that happened', async () => {
  const project = await publisher.newProject(ada);
  expect(await page(project.name)).toBeUndefined();
  const sent = await publish(project);
  expect(sent.status).toBe(200);
  const sha = project.latest_commit_sha ?? '';
  expect(await page(project.name)).toBe(pageOf(sha));
  const deployment = await readDeployment(project, sent.body['deployment_id']);
  expect(deployment).toMatchObject({
    status: 'succeeded',
    phase: 'switching',
    commit_sha: sha,
    is_live: true,
    can_roll_back: false,
    files: 2,
    user_id: ada.id,
  });
  expect(Object.keys(deployment.phase_ms).toSorted()).toEqual(
    ['building', 'queued', 'scanning', 'storing', 'switching'].toSorted(),
  );
  expect(deployment.log).toContain('built');
  const url = `https://${project.name}.sites.loam.example.net`;
  expect(await readProject(project.id)).toMatchObject({
    is_published: true,
    url,
    published_deployment: { commit_sha: sha },
  });
  expect((await publisher.send(ada, `GET /projects/${project.id}/publishing`)).body).toMatchObject({
    is_published: true,
    url,
    site_url: url,
    live: { id: deployment.id },
    running: null,
    disabled_reason: null,
  });
  const told = publisher.files.ports.published.filter(
    ({ topic }) => topic === `project:${project.id}:deployments`,
  );
  expect(told.map(({ payload }) => payload['phase'])).toEqual([
    'queued',
    'building',
    'scanning',
    'storing',
    'switching',
    'switching',
  ]);
});

test('the same version again is the deployment that is live, without a build', async () => {
  const project = await publisher.newProject(ada);
  const first = await publish(project);
  const count = publisher.builds.length;
  expect(await publish(project)).toEqual(first);
  expect(publisher.builds).toHaveLength(count);
});

test('a build that fails is told in the words of the tool; the old site stays', async () => {
  const project = await publisher.newProject(ada);
  await publish(project);
  const before = await page(project.name);
  await publisher.save(ada, project.id, 'broken');
  build = () => ({ fault: 'Unexpected token' });
  const sent = await publish(project);
  expect(sent).toMatchObject({
    status: 422,
    body: { code: 'build_failed', detail: 'src/a.ts:3: Unexpected token' },
  });
  expect(await page(project.name)).toBe(before);
  const [newest] = await history(project);
  expect(sent.body).toMatchObject({
    deployment: { id: newest?.id, log: expect.arrayContaining(['src/a.ts:3: Unexpected token']) },
  });
  expect(newest).toMatchObject({
    status: 'failed',
    phase: 'building',
    is_build_error: true,
    can_roll_back: false,
  });
  build = plain;
  expect((await publish(project)).status).toBe(200);
});

test('a secret in the build stops it and the file is named, without the secret', async () => {
  const project = await publisher.newProject(ada);
  const secret = ['sk', 'live', '51Hq9Kq2LmN8pRt7VwZa3BcDe'].join('_');
  build = (commit) => ({ 'index.html': pageOf(commit), 'assets/a.js': `const key = "${secret}"` });
  const sent = await publish(project);
  expect(sent).toMatchObject({ status: 422, body: { code: 'build_failed' } });
  expect(sent.body['detail']).toContain('assets/a.js');
  expect(JSON.stringify(sent.body)).not.toContain(secret);
  expect(await page(project.name)).toBeUndefined();
});

test('a build without a page is no site', async () => {
  const project = await publisher.newProject(ada);
  build = () => ({ 'readme.txt': 'x' });
  expect(await publish(project)).toMatchObject({
    status: 422,
    body: { detail: 'The build made no index.html.' },
  });
});

test('of two publishes at once the newest version is shown, and both callers are told its deployment', async () => {
  const project = await publisher.newProject(ada);
  const door = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  const old = project.latest_commit_sha;
  build = async (commit) => {
    if (commit === old) {
      entered.resolve();
      await door.promise;
    }
    return plain(commit);
  };
  const first = publish(project);
  await entered.promise;
  const joined = publish(project, { commit_sha: old });
  const newest = await publisher.save(ada, project.id, 'second');
  const second = publish(project);
  const late = await second;
  const tooOld = publish(project, { commit_sha: old });
  door.resolve();
  const [a, b] = await Promise.all([first, joined]);
  expect(late.status).toBe(200);
  expect([a, b]).toEqual([late, late]);
  await tooOld;
  const rows = await history(project);
  expect(rows.find(({ id }) => id === late.body['deployment_id'])).toMatchObject({ commit_sha: newest });
  expect(rows.filter(({ status }) => status === 'running')).toEqual([]);
  expect(rows.at(-1)).toMatchObject({ status: 'superseded', commit_sha: old });
});

test('an older version that is asked for while a newer one is published is not shown after it', async () => {
  const project = await publisher.newProject(ada);
  const old = project.latest_commit_sha ?? '';
  const newest = await publisher.save(ada, project.id, 'newer');
  const door = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  build = async (commit) => {
    entered.resolve();
    await door.promise;
    return plain(commit);
  };
  const first = publish(project);
  await entered.promise;
  const second = publish(project, { commit_sha: old });
  await expect.poll(() => history(project)).toHaveLength(2);
  door.resolve();
  expect(await second).toEqual(await first);
  expect(await page(project.name)).toBe(pageOf(newest));
});

test('the addresses of the application are told to search engines, as its router has them in that version', async () => {
  const project = await publisher.newProject(ada);
  const source = `export const App = () => (
    <Routes><Route path="/" element={<Home />} /><Route path="prices" element={<Prices />} />
      <Route path="items/:id" element={<Item />} /><Route path="*" element={<Missing />} /></Routes>);`;
  await publisher.send(ada, `POST /projects/${project.id}/edit-code`, {
    changes: [
      { path: 'src/App.tsx', content: source },
      { path: 'src/broken.tsx', content: 'export const Broken = <Route path=' },
    ],
  });
  await publish(project);
  const site = await publisher.source.find({ kind: 'slug', slug: project.name });
  const manifest: unknown = JSON.parse(await blob(site?.kind === 'live' ? site.manifestKey : ''));
  expect(manifest).toMatchObject({ routes: ['/', '/prices'] });
});

test('an earlier deployment is live again at once, without a build', async () => {
  const project = await publisher.newProject(ada);
  const first = await publish(project);
  const before = await page(project.name);
  await publisher.save(ada, project.id, 'two');
  await publish(project);
  const count = publisher.builds.length;
  const back = `POST /projects/${project.id}/deployments/${String(first.body['deployment_id'])}/rollback`;
  expect(await publisher.send(ada, back)).toEqual(first);
  expect(publisher.builds).toHaveLength(count);
  expect(await page(project.name)).toBe(before);
  expect(await readProject(project.id)).toMatchObject({
    published_deployment: { commit_sha: project.latest_commit_sha },
  });
  const rows = await history(project);
  expect(rows.map((row) => [row.is_live, row.can_roll_back, row.is_first])).toEqual([
    [false, true, false],
    [true, false, true],
  ]);
  const site = await publisher.source.find({ kind: 'slug', slug: project.name });
  expect(site).toMatchObject({ kind: 'live', previousManifestKeys: { length: 1 } });
});

test('a site is taken down once, and can be shown again', async () => {
  const project = await publisher.newProject(ada);
  const down = `POST /projects/${project.id}/unpublish`;
  expect((await publisher.send(ada, down)).status).toBe(409);
  await publish(project);
  expect(await publisher.send(ada, down)).toMatchObject({
    status: 200,
    body: { is_published: false, live: null },
  });
  expect(await page(project.name)).toBe('down');
  expect(await readProject(project.id)).toMatchObject({
    is_published: false,
    url: null,
    published_deployment: null,
  });
  expect((await publisher.send(ada, down)).status).toBe(409);
  expect((await publish(project)).status).toBe(200);
  expect(await page(project.name)).toBe(pageOf(project.latest_commit_sha ?? ''));
});

test('a workspace that turned publishing off publishes nothing, and says so', async () => {
  const project = await publisher.newProject(ada);
  await database.db.run(sql`update workspaces set disable_publish = true where id = ${project.workspace_id}`);
  expect(await publish(project)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const { body } = await publisher.send(ada, `GET /projects/${project.id}/publishing`);
  expect(body['disabled_reason']).toMatch(/turned off/);
});

test('a project is published in its first moment, before anything made its repository', async () => {
  const { id } = await publisher.files.newProject(ada);
  expect((await readProject(id)).latest_commit_sha).toBeNull();
  expect((await publish({ id })).status).toBe(200);
  const { name, latest_commit_sha: commitSha } = await readProject(id);
  expect(commitSha).not.toBeNull();
  expect(await page(name)).toContain(commitSha);
});

test('a version of another project is none of this one', async () => {
  const [project, other] = [await publisher.newProject(ada), await publisher.newProject(ada)];
  expect((await publish(project, { commit_sha: '1'.repeat(40) })).status).toBe(400);
  await publisher.save(ada, other.id, 'only here');
  const foreign = (await readProject(other.id)).latest_commit_sha;
  expect((await publish(project, { commit_sha: foreign })).status).toBe(400);
});

test('who may only look publishes nothing; a stranger learns nothing', async () => {
  const project = await publisher.newProject(ada);
  const [reader, stranger] = [await addPerson(database.db, 'rea'), await addPerson(database.db, 'str')];
  await addCollaborator(database.db, project.id, { person: reader, level: 'read' });
  const route = `POST /projects/${project.id}/deployments`;
  expect((await publisher.send(reader, route)).status).toBe(403);
  expect((await publisher.send(undefined, route)).status).toBe(401);
  expect((await publisher.send(stranger, `GET /projects/${project.id}/publishing`)).status).toBe(
    project.visibility === 'public' ? 403 : 404,
  );
});

test('a new name leads on from the old one, which nobody else gets for 30 days', async () => {
  const project = await publisher.newProject(ada);
  await publish(project);
  const other = await publisher.newProject(ada);
  const renamed = `${project.name}-new`;
  await publisher.send(ada, `PUT /projects/${project.id}`, { name: renamed });
  expect((await readProject(project.id)).url).toBe(`https://${renamed}.sites.loam.example.net`);
  expect(await publisher.source.find({ kind: 'slug', slug: project.name })).toMatchObject({
    kind: 'redirect',
    origin: `https://${renamed}.sites.loam.example.net`,
  });
  expect(await page(renamed)).toBe(pageOf(project.latest_commit_sha ?? ''));
  const take = () => publisher.send(ada, `PUT /projects/${other.id}`, { name: project.name });
  expect((await take()).status).toBe(409);
  const wish = { name: project.name, workspace_id: other.workspace_id };
  expect((await publisher.send(ada, 'POST /projects', wish)).status).toBe(409);
  const { days } = await database.db.one<{ days: number }>(sql`
    select extract(day from free_at - released_at)::int as days from former_site_names where name = ${project.name}`);
  expect(days * 86_400_000).toBe(publishingLimits.releasedNameQuarantineMs);
  await database.db.run(sql`update former_site_names set free_at = now() where name = ${project.name}`);
  expect((await take()).status).toBe(200);
  expect(await page(project.name)).toBeUndefined();
});

test('a project gets its own old name back at any time', async () => {
  const project = await publisher.newProject(ada);
  await publish(project);
  await publisher.send(ada, `PUT /projects/${project.id}`, { name: `${project.name}-x` });
  expect((await publisher.send(ada, `PUT /projects/${project.id}`, { name: project.name })).status).toBe(200);
  expect(await page(project.name)).toBe(pageOf(project.latest_commit_sha ?? ''));
  expect(await page(`${project.name}-x`)).toBe('redirect');
});

test('the site of a deleted project is gone, comes back with it, and leaves its name in quarantine', async () => {
  const project = await publisher.newProject(ada);
  await publish(project);
  await publisher.send(ada, `DELETE /projects/${project.id}`);
  expect(await page(project.name)).toBeUndefined();
  await publisher.send(ada, `POST /projects/${project.id}/restore`);
  expect(await page(project.name)).toBe(pageOf(project.latest_commit_sha ?? ''));
  await database.db.run(sql`delete from projects where id = ${project.id}`);
  const other = await publisher.newProject(ada);
  expect((await publisher.send(ada, `PUT /projects/${other.id}`, { name: project.name })).status).toBe(409);
});

test('files that no kept deployment names are removed, those of the last ten stay', async () => {
  const project = await publisher.newProject(ada);
  for (let n = 0; n < publishingLimits.keptDeployments + 2; n += 1) {
    await publisher.save(ada, project.id, `version ${n}`);
    await publish(project);
  }
  const keys = async () => {
    let count = 0;
    for await (const key of publisher.blobs.list('sites/files/')) count += key === '' ? 0 : 1;
    return count;
  };
  // What the tests before this one left.
  await publisher.tick('publishing-prune');
  const before = await keys();
  await publisher.tick('publishing-prune');
  expect(await keys()).toBe(before);
  await database.db.run(sql`
    update deployments set deactivated_at = deactivated_at - interval '2 days' where project_id = ${project.id}`);
  await publisher.tick('publishing-prune');
  expect(await keys()).toBeLessThan(before);
  const rows = await history(project);
  expect(rows.filter(({ is_live, can_roll_back }) => is_live || can_roll_back)).toHaveLength(
    publishingLimits.keptDeployments,
  );
  const oldest = rows.at(-1);
  const back = `POST /projects/${project.id}/deployments/${oldest?.id}/rollback`;
  expect((await publisher.send(ada, back)).status).toBe(410);
  expect(await page(project.name)).toContain(rows[0]?.commit_sha);
});
