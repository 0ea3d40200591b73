import { randomIds } from '@loam/kernel';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeEngine, files, heads, sha } from '../testing/fake-engine.ts';
import { createBuildStore } from './build-store.ts';
import { createCommitMaker } from './commit-builds.ts';
import { createWorkingCopies } from './working-copies.ts';

const project = '7b0c1b1e-3c58-4c36-9d5a-0f6f4f3f8f11';
let root: string;
let made: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'loam-commit-builds-'));
  made = [];
  heads.set(project, sha('a'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

function open(options: { readonly isOk?: boolean; readonly before?: () => Promise<void> } = {}) {
  const plain = fakeEngine();
  const engine = {
    ...plain,
    async build(projectId: string, input: { readonly sourceDir: string; readonly outDir: string }) {
      made.push(await readFile(join(input.sourceDir, 'version'), 'utf8'));
      await options.before?.();
      if (options.isOk === false) return { ok: false, errors: [{ message: 'no' }] };
      return plain.build(projectId, input);
    },
  };
  const store = createBuildStore(join(root, 'builds'));
  const maker = createCommitMaker({
    engine,
    files,
    copies: createWorkingCopies({ root: join(root, 'copies'), files }),
    store,
    starter: undefined,
    root: join(root, 'apart'),
    ids: randomIds,
  });
  const make = async (commit: string) => {
    const built = await maker.make({ projectId: project, commit, onBegin: undefined });
    return built.ok ? built.origin : built.errors[0]?.message;
  };
  return { maker, store, make };
}

const newest = async () => (await open().store.newest(project))?.commit;

test('the newest version is built once, also for those who ask meanwhile and after the next start', async () => {
  const { make } = open();
  expect((await Promise.all([make(sha('a')), make(sha('a'))])).toSorted()).toEqual(['built', 'joined']);
  expect(await open().make(sha('a'))).toBe('present');
  expect(made).toEqual([sha('a')]);
  expect(await newest()).toBe(sha('a'));
});

test('an earlier version is built apart, and the newest build stays what it is', async () => {
  const { make } = open();
  await make(sha('a'));
  expect(await make(sha('b'))).toBe('built');
  expect(await newest()).toBe(sha('a'));
  expect(await readdir(join(root, 'apart', project)), 'its sources are gone').toEqual([]);
});

/** Some turns of the event loop: whatever needs no more than the disk is done by then. */
async function nextTurns(): Promise<'waits'> {
  for (let turn = 0; turn < 20_000; turn += 1) await new Promise(setImmediate);
  return 'waits';
}

test('what was adopted while an older version was built is the newest all the same', async () => {
  const [begun, door] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { maker, make } = open({
    before() {
      begun.resolve();
      return door.promise;
    },
  });
  const building = make(sha('a'));
  await begun.promise;
  heads.set(project, sha('c'));
  const adopting = maker.adopt(project, sha('c'), join(root, 'copies'));
  expect(await Promise.race([adopting.then(() => 'adopted'), nextTurns()])).toBe('waits');
  door.resolve();
  await Promise.all([building, adopting]);
  expect(await readFile(join(root, 'builds', project, 'newest'), 'utf8')).toBe(sha('c'));
  expect(await open().make(sha('c'))).toBe('present');
});

test('a version that does not build leaves the build before it', async () => {
  await open().make(sha('a'));
  heads.set(project, sha('b'));
  expect(await open({ isOk: false }).make(sha('b'))).toBe('no');
  expect(await newest()).toBe(sha('a'));
});

test('with the project all of it goes', async () => {
  const { maker, make } = open();
  await make(sha('a'));
  await maker.remove(project);
  expect(await newest()).toBeUndefined();
  expect(await readdir(join(root, 'copies'))).toEqual([]);
});
