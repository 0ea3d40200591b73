import { DeploymentId, ProjectId } from '@loam/contract';
import type { PageVisit } from '@loam/inspect';
import { createDiskBlobStore, randomIds } from '@loam/kernel';
import type { CommitBuilds } from '@loam/runner';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobs, type JobRunner } from '../../jobs/create-jobs.ts';
import { recordingPorts } from '../../testing/ports.ts';
import { createThumbnails, type Thumbnails, type ThumbnailsDeps } from './thumbnails.ts';

const sha = 'c'.repeat(40);
const png = new Uint8Array([137, 80, 78, 71]);

const ports = recordingPorts();
let database: TestDatabase;
let jobs: JobRunner;
let folder: string;
let options: ThumbnailsDeps;
let thumbnails: Thumbnails;
const here = randomIds.uuid();
/** Which runner has the project. */
let placedAt: string;
let visited: string[] = [];
let pictured: string[] = [];
let page: Partial<PageVisit>;
/** After each visit. */
let seenAgain: () => void;
let projectId: ProjectId;
/** What the newest build was made from. */
let builtSha: string;

const visit: CommitBuilds['visit'] = async ({ projectId: id, commit }, { routes }) => {
  visited.push(`${id} ${commit}`);
  const visits = routes.map((route) => ({ ...emptyVisit(route), ...page }));
  seenAgain();
  return visits;
};

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'loam-thumbnails-'));
  jobs = createJobs({ db: database.db, logger: ports.logger, runnerId: here });
  options = {
    db: database.db,
    jobs,
    bus: ports.bus,
    leases: { runnerOf: async () => placedAt },
    blobs: createDiskBlobStore({ root: folder }),
    builds: { newest: async (id) => ({ projectId: id, commit: builtSha, hasPage: true }) },
    facts: { pictured: async (_, id, commitSha) => void pictured.push(`${id} ${commitSha}`) },
    visit,
    calmSeconds: 0,
    lookAgainMs: 10,
  };
  thumbnails = createThumbnails(options);
  await jobs.start();
});
afterAll(async () => {
  thumbnails.close();
  await jobs.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  visited = [];
  pictured = [];
  page = { screenshotPng: png };
  seenAgain = () => {};
  builtSha = sha;
  placedAt = here;
  projectId = ProjectId.parse(randomIds.uuid());
});

function emptyVisit(route: string): PageVisit {
  const nothing = { pageErrors: [], console: [], failedRequests: [], foreignRequests: [] };
  const shown = { title: '', text: 'Bread', isBlank: false, address: route };
  return { route, ...shown, ...nothing, screenshotPng: undefined };
}

const answerFor = (thumbnail_commit_sha: string | null) =>
  thumbnails.answer({ id: projectId, thumbnail_commit_sha });

test('a version that was built is pictured once, and the picture is answered', async () => {
  await thumbnails.built(projectId, sha);
  await expect.poll(() => pictured, { timeout: 10_000 }).toEqual([`${projectId} ${sha}`]);
  expect(visited).toEqual([`${projectId} ${sha}`]);
  const answer = await answerFor(sha);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toContain('private');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png);
});

test('what was published is pictured, whoever built it', async () => {
  const deploymentId = DeploymentId.parse(randomIds.uuid());
  ports.bus.publish('site.published', { projectId, deploymentId, commitSha: sha, url: 'https://a.example' });
  await expect.poll(() => pictured, { timeout: 10_000 }).toEqual([`${projectId} ${sha}`]);
});

test('a picture is of the version that was built last, also after a return to an earlier one', async () => {
  builtSha = 'd'.repeat(40);
  await thumbnails.built(projectId, sha);
  await expect.poll(() => pictured, { timeout: 10_000 }).toEqual([`${projectId} ${builtSha}`]);
});

test('the picture is taken where the build is, whoever takes the job first', async () => {
  const there = randomIds.uuid();
  placedAt = there;
  const pictures: string[] = [];
  const others = createJobs({ db: database.db, logger: ports.logger, runnerId: there });
  const otherThumbnails = createThumbnails({
    ...options,
    jobs: others,
    facts: { pictured: async (_, id) => void pictures.push(id) },
  });
  await others.start();
  try {
    await thumbnails.built(projectId, sha);
    await expect.poll(() => pictures, { timeout: 10_000 }).toEqual([projectId]);
    expect(pictured).toEqual([]);
  } finally {
    otherThumbnails.close();
    await others.stop();
  }
});

test('a page that could not be drawn at first is looked at again', async () => {
  page = { screenshotPng: png, isBlank: true };
  seenAgain = () => {
    page = { screenshotPng: png };
  };
  await thumbnails.built(projectId, sha);
  await expect.poll(() => pictured, { timeout: 10_000 }).toEqual([`${projectId} ${sha}`]);
  expect(visited).toHaveLength(2);
});

test('a page that shows nothing gives no picture', async () => {
  page = { screenshotPng: png, isBlank: true };
  await thumbnails.built(projectId, sha);
  await expect.poll(() => visited, { timeout: 10_000 }).toHaveLength(3);
  await expect
    .poll(async () => (await jobs.stats()).find(({ name }) => name === 'preview-picture'))
    .toMatchObject({ active: 0 });
  expect(pictured).toEqual([]);
  await expect(answerFor(null)).rejects.toMatchObject({ code: 'not_found' });
});

test('with the project its picture goes', async () => {
  await thumbnails.built(projectId, sha);
  await expect.poll(() => pictured, { timeout: 10_000 }).toHaveLength(1);
  await thumbnails.remove(projectId);
  await expect(answerFor(sha)).rejects.toMatchObject({ code: 'not_found' });
});
