import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskBlobStore, randomIds, silentLogger, systemClock } from '@loam/kernel';
import { createRepoStore, type RepoStore } from '@loam/repo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorkingCopies } from './working-copies.ts';

const author = { name: 'Ada', email: 'ada@example.com' };
let folder: string;
let repo: RepoStore;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loam-copies-'));
  repo = createRepoStore({
    root: join(folder, 'repos'),
    clock: systemClock,
    ids: randomIds,
    logger: silentLogger,
    blobs: createDiskBlobStore({ root: join(folder, 'blobs') }),
    outbound: { resolve: async () => [] },
  });
});
afterAll(async () => {
  await repo.close();
  await rm(folder, { recursive: true, force: true });
});

async function newProject() {
  count += 1;
  const projectId = `7b0c1b1e-3c58-4c36-9d5a-0f6f4f3f8f${String(count).padStart(2, '0')}`;
  const files = [
    { path: 'a.tsx', content: 'saved a' },
    { path: 'b.tsx', content: 'saved b' },
  ];
  const commit = await repo.create(projectId, { files, author, message: 'first' });
  const root = join(folder, 'live');
  const open = () => createWorkingCopies({ root, files: repo });
  return {
    projectId,
    commit,
    open,
    text: (path: string) => readFile(join(root, projectId, 'app', path), 'utf8').catch(() => undefined),
    save: async (path: string, content: string) => {
      const baseSha = await repo.head(projectId);
      const changes = [{ kind: 'write' as const, path, content }];
      return (await repo.commit(projectId, { baseSha, changes, author, message: 'm' })).sha;
    },
  };
}

test('unsaved files lie over the version until others, or none, take their place', async () => {
  const { projectId, commit, open, text } = await newProject();
  const copies = open();
  const overlay = (files: [string, string][]) => copies.overlay(projectId, { commit, files: new Map(files) });
  expect(await overlay([['a.tsx', 'tried a']])).toBe(true);
  await copies.bring(projectId);
  expect([await text('a.tsx'), await text('b.tsx')]).toEqual(['tried a', 'saved b']);
  await overlay([
    ['b.tsx', 'tried b'],
    ['public/new.png', 'new'],
  ]);
  expect([await text('a.tsx'), await text('b.tsx'), await text('public/new.png')]).toEqual([
    'saved a',
    'tried b',
    'new',
  ]);
  await overlay([]);
  expect([await text('a.tsx'), await text('b.tsx'), await text('public/new.png')]).toEqual([
    'saved a',
    'saved b',
    undefined,
  ]);
});

test('a new version takes the place of all that was unsaved', async () => {
  const { projectId, commit, open, text, save } = await newProject();
  const copies = open();
  const files = new Map([
    ['a.tsx', 'tried a'],
    ['b.tsx', 'tried b'],
  ]);
  await copies.overlay(projectId, { commit, files });
  await save('a.tsx', 'tried a');
  expect(await copies.overlay(projectId, { commit, files })).toBe(false);
  expect([await text('a.tsx'), await text('b.tsx')]).toEqual(['tried a', 'saved b']);
});

test('what a process left unsaved when it ended is put back by the next one', async () => {
  const { projectId, commit, open, text } = await newProject();
  await open().overlay(projectId, { commit, files: new Map([['a.tsx', 'tried a']]) });
  await open().bring(projectId);
  expect(await text('a.tsx')).toBe('saved a');
});
