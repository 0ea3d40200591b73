import { ProjectId, type UserId } from '@loam/contract';
import { sql } from '@loam/db';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import type { AnalysisInput, SpeedResult } from '@loam/inspect';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobs, type JobRunner } from '../../jobs/create-jobs.ts';
import { addUser, createModuleApp, type Call } from '../../testing/module-app.fixture.ts';
import { recordingPorts, type RecordingPorts } from '../../testing/ports.ts';
import { createProjects } from '../projects/index.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import { createSpeed } from './index.ts';

const sha = 'a'.repeat(40);
const body = { url_source: 'publish', strategy: 'desktop', categories: ['seo'] };

let database: TestDatabase;
let ports: RecordingPorts;
let jobs: JobRunner;
let call: Call;
let ann: UserId;
let projectId: ProjectId;
let asked: AnalysisInput[] = [];
let answer: (input: AnalysisInput) => Promise<SpeedResult>;
let now = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  ports = recordingPorts({ clock: { now: () => new Date(now) } });
  jobs = createJobs({ db: database.db, logger: ports.logger });
  const runtime = { ...ports, db: database.db, jobs };
  call = appOf(
    createSpeed({
      ...runtime,
      analyser: {
        analyse: (input) => {
          asked.push(input);
          return answer(input);
        },
      },
    }).bindings,
  );
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});
beforeEach(async () => {
  now = Date.now();
  asked = [];
  answer = async () => resultWith(0.92);
  ann = await addUser(database.db, { name: 'Ann' });
  const made = await call(ann, 'POST /projects', { body: { display_name: 'Garden', visibility: 'private' } });
  projectId = ProjectId.parse(made.body['id']);
});

function appOf(bindings: ReturnType<typeof createSpeed>['bindings']): Call {
  const runtime = { ...ports, db: database.db };
  const workspaces = createWorkspaces(runtime);
  const projects = createProjects({ ...runtime, workspaces });
  return createModuleApp({
    db: database.db,
    bindings: [...projects.bindings, ...bindings],
    workspace: workspaces.workspaceAccess,
    project: projects.access,
  });
}

function resultWith(score: number): SpeedResult {
  return {
    finalUrl: 'https://garden.example/',
    fetchTime: '2026-01-01T00:00:00.000Z',
    categories: { seo: { id: 'seo', title: 'SEO', score, auditRefs: [] } },
    audits: {},
    screenshot: null,
  };
}

const publish = (commit = sha) =>
  database.db.run(sql`
    update projects set url = 'https://garden.example', is_published = true, published_commit_sha = ${commit}
    where id = ${projectId}`);
const analyse = (more: object = {}) =>
  call(ann, `POST /projects/${projectId}/preview-page-speed`, { body: { ...body, ...more } });

test('a site that is not published is not analysed', async () => {
  expect(await analyse()).toMatchObject({ status: 409, body: { detail: 'Publish first to run analysis' } });
  expect(asked).toEqual([]);
});

test('the published address is analysed, and the answer is kept', async () => {
  await publish();
  const first = await analyse();
  expect(first).toMatchObject({
    status: 200,
    body: {
      strategy: 'desktop',
      published_commit_sha: sha,
      results: { lighthouseResult: { categories: { seo: { score: 0.92 } } } },
    },
  });
  expect(asked).toMatchObject([{ url: 'https://garden.example', strategy: 'desktop', categories: ['seo'] }]);
  const kept = await call(ann, `GET /projects/${projectId}/page-speed`);
  expect(kept.body).toMatchObject({
    analyses: [{ strategy: 'desktop', timestamp: first.body['timestamp'] }],
    unavailable_reason: null,
  });
});

test('within fifteen minutes the same is answered again, unless it is forced, wider or of another version', async () => {
  await publish();
  await analyse();
  now += 14 * 60_000;
  await analyse();
  expect(asked).toHaveLength(1);
  await analyse({ force: true });
  expect(asked).toHaveLength(2);
  await publish('b'.repeat(40));
  await analyse();
  expect(asked).toHaveLength(3);
  now = Date.now() + 16 * 60_000;
  await analyse();
  expect(asked).toHaveLength(4);
});

test('two who ask at once wait for one analysis each way, and both are answered', async () => {
  await publish();
  const answers = await Promise.all([analyse({ force: true }), analyse({ force: true })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('of two who ask at once for different things each is answered with what was asked', async () => {
  await publish();
  answer = async ({ categories }) => ({
    ...resultWith(0.5),
    categories: Object.fromEntries(
      categories.map((id) => [id, { id, title: id, score: 0.5, auditRefs: [] }]),
    ),
  });
  const [seo, performance] = await Promise.all([
    analyse({ force: true }),
    analyse({ force: true, categories: ['performance'] }),
  ]);
  expect(seo).toMatchObject({ body: { results: { lighthouseResult: { categories: { seo: {} } } } } });
  expect(performance).toMatchObject({
    body: { results: { lighthouseResult: { categories: { performance: {} } } } },
  });
});

test('nobody looks on for a caller who left; what was asked for is kept', async () => {
  await publish();
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  answer = async () => {
    begun.resolve();
    await finish.promise;
    return resultWith(0.7);
  };
  const leaving = new AbortController();
  const waiting = call(ann, `POST /projects/${projectId}/preview-page-speed`, {
    body,
    signal: leaving.signal,
  });
  await begun.promise;
  leaving.abort();
  expect((await waiting).status).toBe(503);
  finish.resolve();
  const kept = async () => (await call(ann, `GET /projects/${projectId}/page-speed`)).body['analyses'];
  await expect.poll(kept).toHaveLength(1);
});

test('an analysis that fails says so, keeps the one before it, and can be tried again', async () => {
  await publish();
  await analyse();
  answer = () => Promise.reject(new Error('crashed'));
  expect(await analyse({ force: true })).toMatchObject({
    status: 503,
    body: { detail: 'The site could not be analysed. Please try again.' },
  });
  const kept = await call(ann, `GET /projects/${projectId}/page-speed`);
  expect(kept.body).toMatchObject({ analyses: [{ strategy: 'desktop' }] });
  answer = async () => resultWith(0.5);
  expect(await analyse({ force: true })).toMatchObject({ status: 200 });
});

test('an analysis without what was asked for has failed, and nobody waits for the rest', async () => {
  await publish();
  answer = async () => ({ ...resultWith(0.92), categories: {} });
  expect(await analyse()).toMatchObject({ status: 503 });
  expect(asked).toHaveLength(1);
  const kept = await call(ann, `GET /projects/${projectId}/page-speed`);
  expect(kept.body).toMatchObject({ analyses: [] });
});

test('without a browser the reason is said instead', async () => {
  await publish();
  const without = appOf(createSpeed({ ...ports, db: database.db, jobs }).bindings);
  const shown = await without(ann, `GET /projects/${projectId}/page-speed`);
  expect(shown.body['unavailable_reason']).toContain('Chromium');
  expect(await without(ann, `POST /projects/${projectId}/preview-page-speed`, { body })).toMatchObject({
    status: 503,
  });
});
