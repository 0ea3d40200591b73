import { ProjectId } from '@loam/contract';
import { silentLogger } from '@loam/kernel';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PreviewEngine } from './ports.ts';
import { createSnapshots, type Snapshots } from './snapshots.ts';

const projectId = ProjectId.parse('3f1c8a52-6f0e-4c35-9f0a-0d3a5f1b2c4d');
const shaOf = (number: number) => String(number).padStart(40, '0');

let folder: string;
let builds: number;
let snapshots: Snapshots;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loam-snapshots-'));
  builds = 0;
  const engine: Pick<PreviewEngine, 'build'> = {
    build: async () => {
      builds += 1;
      return { ok: false, errors: [{ message: 'not wanted' }], log: [] };
    },
  };
  snapshots = createSnapshots({
    engine,
    files: {
      has: async () => true,
      resolve: async (_, commit) => commit,
      checkout: async (_, { folder: into }) => into,
    },
    root: join(folder, 'kept'),
    logger: silentLogger,
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function built(text: string, page = 'index.html'): Promise<string> {
  const dir = join(folder, `dist-${text}`);
  await mkdir(join(dir, 'assets'), { recursive: true });
  await writeFile(join(dir, page), text);
  await writeFile(join(dir, 'assets', `${text}.js`), text);
  return dir;
}

test('a version that was built once is shown from its files, also when another took its place', async () => {
  const dist = await built('one');
  await snapshots.keep(projectId, shaOf(1), dist);
  await rm(dist, { recursive: true });
  const seen = await snapshots.look(projectId, shaOf(1));
  if (seen.kind !== 'built') throw new Error(seen.kind);
  expect(await readFile(join(seen.builtDir, 'assets', 'one.js'), 'utf8')).toBe('one');
  expect(await snapshots.commitWith(projectId, 'assets/one.js')).toBe(shaOf(1));
  expect(builds).toBe(0);
});

test('whoever looks while it is being copied waits for the copy', async () => {
  const keeping = snapshots.keep(projectId, shaOf(1), await built('one'));
  expect((await snapshots.look(projectId, shaOf(1))).kind).toBe('building');
  await keeping;
  expect((await snapshots.look(projectId, shaOf(1))).kind).toBe('built');
  expect(builds).toBe(0);
});

test('the last twenty are kept, by when they were looked at', async () => {
  await snapshots.keep(projectId, shaOf(0), await built('first'));
  for (let number = 1; number <= 20; number += 1) {
    await snapshots.look(projectId, shaOf(0));
    await snapshots.keep(projectId, shaOf(number), await built('next'));
  }
  const kept = await readdir(join(folder, 'kept', projectId));
  expect(kept).toHaveLength(20);
  expect(kept).toContain(shaOf(0));
});

test('what only its own server can show is not kept', async () => {
  await snapshots.keep(projectId, shaOf(1), await built('server', 'server.js'));
  expect((await snapshots.look(projectId, shaOf(1))).kind).toBe('building');
  await expect.poll(() => builds).toBe(1);
});
