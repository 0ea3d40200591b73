import { ProjectId } from '@loam/contract';
import { randomIds, silentLogger } from '@loam/kernel';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPreviewBuilds } from './builds.ts';
import { createCommitBuilds } from './commit-builds.ts';
import { fakeEngine, files, heads, sha } from './preview.fixture.ts';
import { createWorkingCopies } from './working-copies.ts';

const project = ProjectId.parse('7b0c1b1e-3c58-4c36-9d5a-0f6f4f3f8f11');
let root: string;
let made: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'loam-commit-builds-'));
  made = [];
  heads.set(project, sha('a'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

function open() {
  const plain = fakeEngine();
  const engine = {
    ...plain,
    async build(projectId: string, input: { readonly sourceDir: string; readonly outDir: string }) {
      made.push(await readFile(join(input.sourceDir, 'version'), 'utf8'));
      return plain.build(projectId, input);
    },
  };
  const builds = createPreviewBuilds({
    engine,
    copies: createWorkingCopies({ root: join(root, 'copies'), files }),
    root: join(root, 'built'),
    versions: { recordBuild: async () => {} },
    logger: silentLogger,
  });
  return createCommitBuilds({ engine, files, builds, root: join(root, 'apart'), ids: randomIds });
}

const isAdopted = (commit: string) =>
  open().use(project, commit, async (build) => build.ok && build.isAdopted);

test('the newest version is built once, and adopted ever after', async () => {
  expect([await isAdopted(sha('a')), await isAdopted(sha('a'))]).toEqual([false, true]);
  expect(made).toEqual([sha('a')]);
});

test('a build that a killed process was replacing is not trusted', async () => {
  await isAdopted(sha('a'));
  await writeFile(join(root, 'built', project, 'unsure'), '');
  expect([await isAdopted(sha('a')), await isAdopted(sha('a'))]).toEqual([false, true]);
});

test('a version that is not the newest is built apart, and the newest build stays what it is', async () => {
  await isAdopted(sha('a'));
  const dir = await open().use(project, sha('b'), async (build) => (build.ok ? build.dir : ''));
  expect(dir).toContain('apart');
  expect(await isAdopted(sha('a'))).toBe(true);
});

test('a build is not replaced while somebody works with it', async () => {
  const commits = open();
  const order: string[] = [];
  const door = Promise.withResolvers<void>();
  const first = commits.use(project, sha('a'), async () => {
    await door.promise;
    order.push('read');
  });
  heads.set(project, sha('c'));
  const second = commits.use(project, sha('c'), async () => void order.push('replaced'));
  door.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['read', 'replaced']);
});
