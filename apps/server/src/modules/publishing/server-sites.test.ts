import { Deployment, DeploymentWithLog, type Project } from '@loam/contract';
import type { ServerProgram, TrialPool } from '@loam/hosting';
import { AppError } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addPerson, type Person } from '../../testing/people.ts';
import { openPublisher, type Built, type Publisher } from './publishing.fixture.ts';

let database: TestDatabase;
let folder: string;
let publisher: Publisher;
let ada: Person;
let build: (commitSha: string) => Built;
/** What each server that was tried was made of, and who asked it for what. */
let tried: { readonly files: readonly string[]; readonly siteId: string; asked: string[] }[];
let stops: (() => void)[];
let isDown: boolean;

const secret = 'stored-value-of-the-project';

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-server-sites-'));
  publisher = await openPublisher({
    db: database.db,
    folder,
    build: (commitSha) => build(commitSha),
    servers: { tryOut },
    knownSecrets: async () => [{ name: 'TOKEN', value: secret }],
  });
  ada = await addPerson(database.db, 'ada');
});
afterAll(async () => {
  await publisher.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  tried = [];
  stops = [];
  isDown = false;
});
afterEach(() => stops.forEach((stop) => stop()));

/** Runs nothing: the text of the stored program says how it behaves. */
async function tryOut(program: ServerProgram): Promise<Awaited<ReturnType<TrialPool['tryOut']>>> {
  const files = program.files.map(({ path }) => path).toSorted();
  const trial = { files, siteId: program.siteId, asked: new Array<string>() };
  tried.push(trial);
  const entry = program.files.find(({ path }) => path === program.entry);
  const code = await readFile(join(folder, 'blobs', entry?.blobKey ?? ''), 'utf8');
  if (isDown || code.includes('no start')) {
    throw new AppError({
      code: 'site_server_failed',
      detail: 'The server of the site does not start.',
      meta: { log: ['\u001b[31mCannot find package left\u001b[39m'] },
    });
  }
  const server = createServer((request, response) => {
    trial.asked.push(`${request.headers.host}${request.url}`);
    response.writeHead(code.includes('broken') ? 500 : 200).end();
  });
  const socketPath = join(folder, `s${tried.length}-${program.siteId.slice(0, 8)}`);
  server.listen(socketPath);
  await once(server, 'listening');
  stops.push(() => server.close());
  return {
    address: { socketPath },
    log: () => [{ text: 'a table is missing' }],
    done: () => {},
    giveUp: async () => {},
  };
}

const app = (code: string, more: Readonly<Record<string, string>> = {}) => ({
  'client/assets/index-BqTk9_xZ.js': 'run()',
  'server/server.js': code,
  'server/assets/router.js': 'export {}',
  ...more,
});

const publish = (project: Pick<Project, 'id'>) =>
  publisher.send(ada, `POST /projects/${project.id}/deployments`);

async function manifestOf(project: Pick<Project, 'name'>): Promise<unknown> {
  const site = await publisher.source.find({ kind: 'slug', slug: project.name });
  if (site?.kind !== 'live') return undefined;
  return JSON.parse(await readFile(join(folder, 'blobs', site.manifestKey), 'utf8'));
}

async function history(project: Pick<Project, 'id'>): Promise<Deployment[]> {
  const { body } = await publisher.send(ada, `GET /projects/${project.id}/deployments`);
  return z.object({ deployments: z.array(Deployment) }).parse(body).deployments;
}

test('a project with a server is live once its stored server has answered; its files are kept apart', async () => {
  const project = await publisher.newProject(ada);
  build = () => app(`fetch; "${secret}"`);
  expect((await publish(project)).status).toBe(200);
  expect(tried).toEqual([
    {
      files: ['assets/router.js', 'server.js'],
      siteId: project.id,
      asked: [`${project.name}.sites.loam.example.net/`],
    },
  ]);
  const manifest = z
    .object({ files: z.record(z.string(), z.unknown()), server: z.object({ entry: z.string() }) })
    .parse(await manifestOf(project));
  expect(Object.keys(manifest.files)).toEqual(['assets/index-BqTk9_xZ.js']);
  expect(manifest.server.entry).toBe('server.js');
});

test('a secret in the part for visitors stops the publish', async () => {
  const project = await publisher.newProject(ada);
  build = () => app('fetch', { 'client/assets/index-BqTk9_xZ.js': secret });
  expect(await publish(project)).toMatchObject({ status: 422, body: { code: 'build_failed' } });
  expect(tried).toEqual([]);
});

test.each([
  ['does not start', 'no start', 'Cannot find package left'],
  ['starts and fails', 'broken', 'a table is missing'],
])('a server that %s leaves the site as it is, and its log says why', async (_, code, line) => {
  const project = await publisher.newProject(ada);
  build = () => app('fetch');
  await publish(project);
  const before = await manifestOf(project);
  await publisher.save(ada, project.id, code);
  build = () => app(code);
  const answer = await publish(project);
  expect(answer).toMatchObject({ status: 422, body: { code: 'build_failed' } });
  expect(answer.body['detail']).toContain(line);
  expect(await manifestOf(project)).toEqual(before);
  const [failed] = await history(project);
  const { body } = await publisher.send(ada, `GET /projects/${project.id}/deployments/${failed?.id}`);
  expect(DeploymentWithLog.parse(body).log).toContain(line);
});

test('a return to an earlier deployment asks its server first', async () => {
  const project = await publisher.newProject(ada);
  build = () => app('first');
  await publish(project);
  const first = await manifestOf(project);
  await publisher.save(ada, project.id, 'second');
  build = () => app('second');
  await publish(project);
  const [, old] = await history(project);
  const rollBack = () => publisher.send(ada, `POST /projects/${project.id}/deployments/${old?.id}/rollback`);
  const second = await manifestOf(project);
  isDown = true;
  expect(await rollBack()).toMatchObject({ status: 422, body: { code: 'build_failed' } });
  expect(await manifestOf(project)).toEqual(second);
  isDown = false;
  expect((await rollBack()).status).toBe(200);
  expect(tried).toHaveLength(4);
  expect(await manifestOf(project)).toEqual(first);
});
