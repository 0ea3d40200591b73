import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeEngine } from '../testing/fake-engine.ts';
import { createStarterBuild } from './starter-build.ts';

const starter = [
  { path: 'index.html', content: '<div id="root"></div>' },
  { path: 'src/main.tsx', content: Buffer.from('start();') },
];
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'loam-starter-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function project(name: string, changed: Readonly<Record<string, string>> = {}): Promise<string> {
  const all = { ...Object.fromEntries(starter.map(({ path, content }) => [path, content])), ...changed };
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(root, name, path)), { recursive: true });
    await writeFile(join(root, name, path), content);
  }
  return join(root, name);
}

function counted() {
  const built: string[] = [];
  const fake = fakeEngine();
  const engine: typeof fake = {
    ...fake,
    build(projectId, input) {
      built.push(projectId);
      return fake.build(projectId, input);
    },
  };
  const open = () =>
    createStarterBuild({ engine, root: join(root, 'starter'), starterFiles: async () => starter });
  return { built, open };
}

test('projects that are as they began share one build, also after the next start', async () => {
  const { built, open } = counted();
  const [one, two] = [await project('one'), await project('two', { 'node_modules/x/index.js': 'x' })];
  const builds = open();
  const dirs = await Promise.all([builds.find(one), builds.find(two)]);
  expect(new Set(dirs).size).toBe(1);
  expect(await readFile(join(dirs[0] ?? '', 'index.html'), 'utf8')).toBe('built');
  expect(await open().find(two)).toBe(dirs[0]);
  expect(built, 'under no name of a project').toEqual(['loam-starter']);
});

test.each([
  ['a changed file', { 'src/main.tsx': 'other();' }],
  ['a file more', { 'src/evil.ts': 'x' }],
])('a project with %s has no part in it', async (_, changed) => {
  const { built, open } = counted();
  expect(await open().find(await project('mine', changed))).toBeUndefined();
  expect(built).toEqual([]);
});

test('made beforehand, it is there for the first project and not made again', async () => {
  const { built, open } = counted();
  let works = 0;
  expect(await open().prepare(() => (works += 1))).toBe(true);
  const builds = open();
  expect(await builds.prepare(() => (works += 1))).toBe(true);
  const dir = (await builds.find(await project('one'))) ?? '';
  expect(await readFile(join(dir, 'index.html'), 'utf8')).toBe('built');
  expect({ built, works }).toEqual({ built: ['loam-starter'], works: 1 });
  expect(await readdir(join(root, 'starter')), 'the sources are gone').toHaveLength(1);
});

test('starter files that could not be read once are read again for the next project', async () => {
  let isBroken = true;
  const builds = createStarterBuild({
    engine: fakeEngine(),
    root: join(root, 'starter'),
    async starterFiles() {
      if (isBroken) throw new Error('for a moment');
      return starter;
    },
  });
  const one = await project('one');
  await expect(builds.find(one)).rejects.toThrow('for a moment');
  isBroken = false;
  expect(await builds.find(one)).toBeDefined();
});
