import { ProjectId } from '@loam/contract';
import { silentLogger } from '@loam/kernel';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBuiltFolders } from './built-folders.ts';
import { fakeEngine } from './preview.fixture.ts';
import { createSnapshots } from './snapshots.ts';

const projectId = ProjectId.parse(crypto.randomUUID());
const commit = 'a'.repeat(40);
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'loam-built-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** What a project with a server of its own leaves: scripts, and not one page. */
const withoutPages = {
  ...fakeEngine(),
  async build(_: string, { outDir }: { readonly outDir: string }) {
    await mkdir(join(outDir, 'client', 'assets'), { recursive: true });
    return { ok: true, errors: [] };
  },
};

test('a build without a page stands in for nothing, and is a build all the same', async () => {
  const folders = createBuiltFolders(join(root, 'built'));
  const copy = { folder: root, commit, hasChanged: true };
  await folders.build(withoutPages, projectId, copy);
  expect(await folders.newest(projectId)).toBeUndefined();
  expect(await folders.commitOf(projectId)).toBe(commit);
  await folders.build(fakeEngine(), projectId, copy);
  expect(await folders.newest(projectId)).toBe(folders.dirOf(projectId));
});

test('a past version without a page says why it is not shown', async () => {
  const snapshots = createSnapshots({
    engine: withoutPages,
    files: { has: async () => true, resolve: async () => commit, checkout: async () => commit },
    root: join(root, 'past'),
    logger: silentLogger,
  });
  const look = () => snapshots.look(projectId, commit);
  await expect
    .poll(look)
    .toMatchObject({ kind: 'failed', error: { message: expect.stringContaining('own server') } });
});
