import { randomIds, silentLogger } from '@loam/kernel';
import { digestSources } from '@loam/sandbox';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import type { StagedChange, TypeFault } from '../ports/trials.ts';
import { fakeEngine, sha } from '../testing/fake-engine.ts';
import { createBuildStore } from './build-store.ts';
import { createCommitMaker } from './commit-builds.ts';
import { createTrialFolder } from './trial-folder.ts';
import { createLocalTrials } from './trials.ts';
import { createWorkingCopies } from './working-copies.ts';

const root = await mkdtemp(join(tmpdir(), 'loam-trials-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const write = (path: string, content: string): StagedChange => ({ path, action: 'write', content });
const signal = new AbortController().signal;
const base = { 'src/a.ts': 'a of the base', 'src/b.ts': 'b of the base' };

async function writeBase(folder: string): Promise<void> {
  for (const [path, text] of Object.entries(base)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Some turns of the event loop: whatever needs no more than the disk is done by then. */
async function nextTurns(): Promise<'waits'> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  return 'waits';
}

const textOf = (folder: string, path: string) => readFile(join(folder, path), 'utf8').catch(() => 'gone');

test('each set of changes is put on the base alone, whatever was tried before', async () => {
  const folder = join(root, 'applied');
  await writeBase(folder);
  const { apply } = createTrialFolder(folder);
  const first = await apply([
    write('src/a.ts', 'changed'),
    { path: 'src/c/d.ts', action: 'rename', from: 'src/b.ts' },
    write('new.txt', 'new'),
  ]);
  expect(await textOf(folder, 'src/a.ts')).toBe('changed');
  expect(await textOf(folder, 'src/b.ts')).toBe('gone');
  expect(await textOf(folder, 'src/c/d.ts')).toBe('b of the base');
  const second = await apply([{ path: 'src/a.ts', action: 'delete' }]);
  expect(await textOf(folder, 'src/a.ts')).toBe('gone');
  expect(await textOf(folder, 'src/b.ts')).toBe('b of the base');
  expect(await textOf(folder, 'new.txt')).toBe('gone');
  expect(second).not.toBe(first);
  await apply([]);
  expect(await textOf(folder, 'src/a.ts')).toBe('a of the base');
});

/** An engine whose build copies the sources, and whose compiler finds the word `wrong`. */
async function openTrial() {
  const { trials, projectId, ...rest } = makeTrials();
  return { projectId, ...rest, trial: await trials.open(projectId, sha('a')) };
}

function makeTrials(beforeTypes?: () => Promise<void>) {
  const projectId = randomIds.uuid();
  const home = join(root, projectId);
  const built: string[] = [];
  const engine = {
    ...fakeEngine(),
    async build(_: string, input: { sourceDir: string; outDir: string; signal?: AbortSignal }) {
      const { sourceDir, outDir, signal: stopping } = input;
      built.push(await textOf(sourceDir, 'src/a.ts'));
      const sourceDigest = await digestSources(sourceDir);
      if ((await textOf(sourceDir, 'src/a.ts')) === 'slow') {
        if (stopping?.aborted !== true) await once(stopping ?? signal, 'abort');
        return { ok: false, errors: [{ message: 'The build was stopped.' }] };
      }
      if ((await textOf(sourceDir, 'src/a.ts')) === 'moving') {
        await writeFile(join(sourceDir, 'src/b.ts'), 'not what was built');
      }
      if ((await textOf(sourceDir, 'src/a.ts')) === 'broken')
        return { ok: false, errors: [{ message: 'Unexpected token (3:14)', file: 'src/a.ts', line: 3 }] };
      await cp(join(sourceDir, 'src'), outDir, { recursive: true });
      await writeFile(join(outDir, 'index.html'), '');
      return { ok: true, errors: [], sourceDigest };
    },
    async types(_: string, { sourceDir }: { sourceDir: string }): Promise<TypeFault[]> {
      const faultIn = (file: string, line: number) => ({
        file,
        line,
        column: 1,
        code: 'TS1',
        message: 'wrong',
      });
      const isWrong = (await textOf(sourceDir, 'src/a.ts')).includes('wrong');
      return [faultIn('src/b.ts', isWrong ? 9 : 1), ...(isWrong ? [faultIn('src/a.ts', 1)] : [])];
    },
  };
  const files = {
    has: async () => true,
    head: async () => sha('a'),
    resolve: async () => sha('a'),
    rawFile: async () => ({ body: Readable.from(['']) }),
    checkout: async (_: string, { folder, commit }: { folder: string; commit?: string }) => {
      if (commit === sha('f')) throw new Error('the disk is full');
      if (folder.endsWith('/types')) await beforeTypes?.();
      await writeBase(folder);
      return sha('a');
    },
    sync: async () => undefined,
  };
  const store = createBuildStore(join(home, 'builds'));
  const copies = createWorkingCopies({ root: join(home, 'copies'), files });
  const parts = { engine, files, store, ids: randomIds };
  const maker = createCommitMaker({ ...parts, copies, starter: undefined, root: join(home, 'apart') });
  const trials = createLocalTrials({
    ...parts,
    maker,
    browser: undefined,
    root: join(home, 'trial'),
    logger: silentLogger,
  });
  /** A file of the newest build. */
  const shown = async (path: string) => {
    const newest = await store.newest(projectId);
    return newest && textOf(store.folderOf(newest), path);
  };
  return { projectId, trials, shown, built, home };
}

test('only type errors that the base did not have are told', async () => {
  const { trial } = await openTrial();
  expect(await trial.types([write('src/a.ts', 'right')], signal)).toEqual([]);
  const faults = await trial.types([write('src/a.ts', 'wrong')], signal);
  expect(faults).toMatchObject([{ file: 'src/a.ts', code: 'TS1' }]);
});

test('a build is made once for the same changes', async () => {
  const { trial, built } = await openTrial();
  const changes = [write('src/a.ts', 'broken')];
  const [fault] = await trial.build(changes, signal);
  expect(fault).toMatchObject({ file: 'src/a.ts', line: 3 });
  await trial.build(changes, signal);
  expect(built).toEqual(['broken']);
});

test('what was tried is the build of the version that came of it', async () => {
  const { trial, built, shown } = await openTrial();
  const changes = [write('src/a.ts', 'good')];
  await trial.build(changes, signal);
  expect(await trial.keep(sha('b'), changes)).toBe(true);
  expect(await shown('a.ts')).toBe('good');
  expect(built).toEqual(['good']);
});

test('nothing is taken over when the version has other changes', async () => {
  const { trial, shown } = await openTrial();
  await trial.build([write('src/a.ts', 'good')], signal);
  expect(await trial.keep(sha('b'), [write('src/a.ts', 'other')])).toBe(false);
  expect(await shown('a.ts')).toBeUndefined();
});

test('files that are not those that were built are not taken for them', async () => {
  const { trial, shown } = await openTrial();
  const changes = [write('src/a.ts', 'moving')];
  await trial.build(changes, signal);
  expect(await trial.keep(sha('b'), changes)).toBe(false);
  expect(await shown('a.ts')).toBeUndefined();
});

test('the build of a turn that is over is stopped, and the next turn has a folder of its own', async () => {
  const { trials, projectId, shown, built, home } = makeTrials();
  const stopped = await trials.open(projectId, sha('a'));
  const running = stopped.build([write('src/a.ts', 'slow')], signal);
  await expect.poll(() => built).toEqual(['slow']);
  const next = await trials.open(projectId, sha('a'));
  expect(await readdir(join(home, 'trial', projectId))).toHaveLength(2);
  await stopped.close();
  expect(await running).toMatchObject([{ message: 'The build was stopped.' }]);
  const changes = [write('src/a.ts', 'good')];
  await next.build(changes, signal);
  await next.keep(sha('b'), changes);
  expect(await shown('a.ts')).toBe('good');
  await next.close();
  expect(await readdir(join(home, 'trial', projectId))).toEqual([]);
});

test('a turn that ends while files are still written leaves no folder behind', async () => {
  const begun = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  const { trials, projectId, home } = makeTrials(() => {
    begun.resolve();
    return slow.promise;
  });
  const trial = await trials.open(projectId, sha('a'));
  const types = trial.types([write('src/a.ts', 'right')], signal).catch(() => []);
  await begun.promise;
  const closed = trial.close();
  const removed = Promise.race([closed.then(() => 'removed'), nextTurns()]);
  expect(await removed).toBe('waits');
  slow.resolve();
  await Promise.all([types, closed]);
  expect(await readdir(join(home, 'trial', projectId))).toEqual([]);
});

test('a build that was asked to stop is made anew when somebody asks again', async () => {
  const { trial, built } = await openTrial();
  const changes = [write('src/a.ts', 'slow')];
  for (const rounds of [['slow'], ['slow', 'slow']]) {
    const stopping = new AbortController();
    const running = trial.build(changes, stopping.signal);
    await expect.poll(() => built).toEqual(rounds);
    stopping.abort();
    await running;
  }
});

test('a trial that cannot begin leaves nothing', async () => {
  const { trials, projectId, home } = makeTrials();
  await expect(trials.open(projectId, sha('f'))).rejects.toThrow('the disk is full');
  expect(await readdir(join(home, 'trial', projectId))).toEqual([]);
});

test('what a killed process left of a turn is removed with the next one', async () => {
  const { trials, projectId, home } = makeTrials();
  await mkdir(join(home, 'trial', projectId, 'left', 'app'), { recursive: true });
  await trials.open(projectId, sha('a'));
  const [folder, ...others] = await readdir(join(home, 'trial', projectId));
  expect([folder === 'left', others]).toEqual([false, []]);
});
