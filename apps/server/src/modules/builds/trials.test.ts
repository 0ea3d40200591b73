import type { FileChange } from '@loam/agent';
import { ProjectId } from '@loam/contract';
import { AppError, randomIds } from '@loam/kernel';
import type { StagedTrial } from '@loam/runner';
import { sha } from '@loam/runner/testing';
import { expect, test } from 'vitest';
import { createTrials } from './trials.ts';

const projectId = ProjectId.parse(randomIds.uuid());
const signal = new AbortController().signal;
const changes: readonly FileChange[] = [{ path: 'src/a.ts', action: 'write', content: 'a' }];

function setUp(parts: Partial<StagedTrial> = {}, parent = sha('a')) {
  const log: string[] = [];
  const trial: StagedTrial = {
    build: async () => [],
    types: async () => [],
    fileTypes: undefined,
    visit: undefined,
    locate: async (stack) => ({ stack, place: {} }),
    addPackages: async () => changes,
    removePackages: async () => [],
    keep: async () => true,
    close: async () => void log.push('closed'),
    ...parts,
  };
  const trials = createTrials({
    execution: { kind: 'ready', trials: { open: async () => trial } },
    builds: {
      defer: () => () => void log.push('released'),
      adopt: async (_, commit, keep) => void ((await keep()) && log.push(`adopted ${commit[0]}`)),
    },
    versions: { findByCommit: async () => ({ parent_sha: parent }) },
  });
  return { log, open: () => trials.open(projectId, sha('a')) };
}

test('errors of a build have a fingerprint without positions', async () => {
  const fault = { message: 'Unexpected token (3:14)', file: 'src/a.ts', line: 3 };
  const { open } = setUp({ build: async () => [fault] });
  const [told] = await (await open()).checks.build(changes, signal);
  expect(told).toMatchObject({ kind: 'build', path: 'src/a.ts', line: 3 });
  expect(told?.fingerprint).not.toMatch(/3|14/);
});

test('the build of a turn is that of the version that came of it, unless somebody saved in between', async () => {
  const mine = setUp();
  await (await mine.open()).keep(sha('b'), changes);
  expect(mine.log).toEqual(['adopted b']);
  const other = setUp({}, sha('d'));
  await (await other.open()).keep(sha('b'), changes);
  expect(other.log).toEqual([]);
});

test('packages that cannot be had are told in the words of a model, a bug is not', async () => {
  const refuse = (error: unknown) => setUp({ addPackages: () => Promise.reject(error) }).open();
  const known = await refuse(new AppError({ code: 'install_failed', detail: 'npm error code E404' }));
  expect(await known.packages?.add(['x'], [], signal)).toMatchObject({ ok: false });
  const bug = await refuse(new TypeError('bug'));
  await expect(bug.packages?.add(['x'], [], signal)).rejects.toThrow('bug');
  const fine = await setUp().open();
  expect(await fine.packages?.add(['x'], [], signal)).toEqual({ ok: true, changes });
});

test('a trial that cannot begin defers nothing', async () => {
  const log: string[] = [];
  const trials = createTrials({
    execution: { kind: 'ready', trials: { open: () => Promise.reject(new Error('the disk is full')) } },
    builds: { defer: () => () => void log.push('released'), adopt: async () => {} },
    versions: { findByCommit: async () => undefined },
  });
  await expect(trials.open(projectId, sha('a'))).rejects.toThrow('the disk is full');
  expect(log).toEqual(['released']);
});

test('where nothing runs nothing is tried', async () => {
  const trials = createTrials({
    execution: { kind: 'none', reason: 'no' },
    builds: { defer: () => () => {}, adopt: async () => {} },
    versions: { findByCommit: async () => undefined },
  });
  const { checks, packages } = await trials.open(projectId, sha('a'));
  expect([await checks.build(changes, signal), checks.look, packages]).toEqual([[], undefined, undefined]);
});
