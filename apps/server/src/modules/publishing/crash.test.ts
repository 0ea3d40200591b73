import { Deployment } from '@loam/contract';
import { sql } from '@loam/db';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { prepareFork } from '../../testing/fork-fixture.ts';
import { addPerson, type Person } from '../../testing/people.ts';
import { publishPoints } from './context.ts';
import { expireDeployments, openPublisher, type Publisher } from './publishing.fixture.ts';

let database: TestDatabase;
let folder: string;
/** Takes requests; the work is done by others. */
let front: Publisher;
let ada: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-publish-crash-'));
  front = await openPublisher({ db: database.db, folder, works: false });
  ada = await addPerson(database.db, 'ada');
});
afterAll(async () => {
  await front.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const forkVictim = await prepareFork(new URL('./deployment-victim.fixture.ts', import.meta.url));

async function liveCommit(slug: string): Promise<string | undefined> {
  const site = await front.source.find({ kind: 'slug', slug });
  if (site?.kind !== 'live') return undefined;
  // The manifest and everything that it names is there, or it is no site.
  const stored = await front.blobs.has(site.manifestKey);
  const row = await database.db.first<{ commit_sha: string }>(
    sql`select commit_sha from deployments where id = ${site.deploymentId}`,
  );
  return stored ? row?.commit_sha : 'broken';
}

async function history(projectId: string): Promise<Deployment[]> {
  const { body } = await front.send(ada, `GET /projects/${projectId}/deployments`);
  return z.object({ deployments: z.array(Deployment) }).parse(body).deployments;
}

/** Another process, which does the work that is there. */
async function withWorker<T>(work: () => Promise<T>): Promise<T> {
  const worker = await openPublisher({ db: database.db, folder });
  try {
    return await work();
  } finally {
    await worker.close();
  }
}

test.each(publishPoints)(
  'killed when it is %s: visitors see the old or the new, and the publish goes on',
  { timeout: 180_000 },
  async (point) => {
    const project = await front.newProject(ada);
    const old = project.latest_commit_sha ?? '';
    await withWorker(() => front.send(ada, `POST /projects/${project.id}/deployments`));
    expect(await liveCommit(project.name)).toBe(old);
    const newest = await front.save(ada, project.id, point);
    const asked = front.send(ada, `POST /projects/${project.id}/deployments`);
    await expect.poll(async () => (await history(project.id)).length).toBe(2);
    const child = forkVictim([database.url, folder, point], { stdio: 'ignore' });
    await once(child, 'exit');
    expect(await liveCommit(project.name)).toBe(point === 'switched' ? newest : old);
    await expireDeployments(database.db);

    await withWorker(async () => {
      const answer = await asked;
      expect(answer.status).toBe(200);
      expect(await liveCommit(project.name)).toBe(newest);
      const [deployment] = await history(project.id);
      expect(answer.body['deployment_id']).toBe(deployment?.id);
      expect(deployment).toMatchObject({ status: 'succeeded', is_live: true });
    });
  },
);

test('a publish that kills whoever works on it is given up', async () => {
  const project = await front.newProject(ada);
  const asked = front.send(ada, `POST /projects/${project.id}/deployments`);
  await expect.poll(async () => (await history(project.id)).length).toBe(1);
  await database.db.run(sql`
    update deployments set attempts = 3, created_at = now() - interval '1 minute'
    where project_id = ${project.id}`);
  await front.tick('publishing-resume');
  expect(await asked).toMatchObject({ status: 503, body: { detail: expect.stringMatching(/interrupted/) } });
});
