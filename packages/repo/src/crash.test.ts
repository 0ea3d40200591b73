import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AUTHOR, openTestStore, type TestStore } from './testing/store.fixture.ts';
import type { CrashPoint } from './ports.ts';

const program = fileURLToPath(new URL('./testing/crash.fixture.ts', import.meta.url));

/** Runs until killed; what it said before is all that anyone may rely on. */
function runUntilKilled(test: TestStore, point: CrashPoint, count: number): readonly string[] {
  const result = spawnSync(process.execPath, [program, test.folder, point, String(count)], {
    encoding: 'utf8',
    timeout: 15_000,
  });
  expect(result.stderr).toBe('');
  expect(result.signal).toBe('SIGKILL');
  return result.stdout.trim().split('\n').filter(Boolean);
}

async function expectUsable(test: TestStore, acknowledged: readonly string[]): Promise<void> {
  const { store } = test;
  expect((await store.reconcile('p1')).health.kind).toBe('healthy');
  const { entries } = await store.log('p1', { limit: 100 });
  const shas = entries.map(({ sha }) => sha);
  expect(shas).toEqual(expect.arrayContaining([...acknowledged]));
  expect(shas.length - acknowledged.length).toBeLessThanOrEqual(1);
  const changes = [{ kind: 'write' as const, path: 'after', content: 'after' }];
  const baseSha = await store.head('p1');
  const { sha } = await store.commit('p1', { baseSha, changes, author: AUTHOR, message: 'after' });
  await store.flush();
  expect(test.git('p1', 'fsck', '--full', '--no-dangling')).toBe('');
  expect(await test.elsewhere().restore('p1')).toBe(sha);
}

describe('killed at', () => {
  it.each<[CrashPoint, number]>([
    ['commit.locked', 3],
    ['commit.objects-written', 1],
    ['commit.objects-written', 3],
    ['commit.ref-moved', 3],
    ['bundle.created', 1],
    ['bundle.part-stored', 3],
    ['bundle.manifest-stored', 3],
  ])('%s (time %i), nothing acknowledged is lost and the project goes on', async (point, count) => {
    await using test = openTestStore();
    const acknowledged = runUntilKilled(test, point, count);
    await expectUsable(test, acknowledged);
  });

  it('create.objects-written, there is no project and it can be created', async () => {
    await using test = openTestStore();
    expect(runUntilKilled(test, 'create.objects-written', 1)).toEqual([]);
    expect(await test.store.has('p1')).toBe(false);
    const files = [{ path: 'a', content: 'a' }];
    await test.store.create('p1', { files, author: AUTHOR, message: 'm' });
    expect(existsSync(test.gitDir('p1'))).toBe(true);
  });

  it('create.renamed, the project is whole', async () => {
    await using test = openTestStore();
    runUntilKilled(test, 'create.renamed', 1);
    await expectUsable(test, []);
  });

  it('copy.built, there is no copy and it can be made; copy.renamed, it is whole', async () => {
    await using test = openTestStore();
    const files = [{ path: 'a', content: 'a' }];
    const first = await test.store.create('p0', { files, author: AUTHOR, message: 'm' });
    await test.store.flush();
    expect(runUntilKilled(test, 'copy.built', 1)).toEqual([]);
    expect(await test.store.has('p1')).toBe(false);
    await test.store.removeLeftovers();
    expect(readdirSync(join(test.root, 'drafts'))).toEqual([]);
    runUntilKilled(test, 'copy.renamed', 1);
    await expectUsable(test, [first]);
  });

  it('restore.built, the restore can be done again', async () => {
    await using test = openTestStore();
    const files = [{ path: 'a', content: 'a' }];
    const sha = await test.store.create('p1', { files, author: AUTHOR, message: 'm' });
    await test.store.flush();
    await test.store.remove('p1');
    expect(runUntilKilled(test, 'restore.built', 1)).toEqual([]);
    expect(await test.store.has('p1')).toBe(false);
    expect(await test.store.restore('p1')).toBe(sha);
    await expectUsable(test, [sha]);
  });
});
