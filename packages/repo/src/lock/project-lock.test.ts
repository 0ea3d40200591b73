import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProjectLocks } from './project-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loam-lock-'));
  file = join(folder, 'locks/p1.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (waitMs = 10_000) => createProjectLocks({ waitMs, foreignStaleMs: 1000 });

async function plant(holder: object): Promise<void> {
  await open().hold(file, () => Promise.resolve());
  writeFileSync(file, JSON.stringify(holder));
}

describe('a project lock', () => {
  it('lets one in at a time, in the order of asking, also after a failure', async () => {
    const locks = open();
    const seen: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      seen.push(`${name} in`);
      await Promise.resolve();
      seen.push(`${name} out`);
      if (name === 'b') throw new RangeError('b failed');
    };
    const all = ['a', 'b', 'c'].map((name) => locks.hold(file, work(name)));
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
    expect(existsSync(file)).toBe(false);
  });

  it('of a project that was never written is had at once, however long its folder takes to make', async () => {
    const hasty = createProjectLocks({ waitMs: -1, foreignStaleMs: 1000 });
    await expect(hasty.hold(file, () => Promise.resolve('mine'))).resolves.toBe('mine');
  });

  it('is not taken from a process that lives', async () => {
    const [first, second] = [open(), open(60)];
    await first.hold(file, async () => {
      await expect(second.hold(file, () => Promise.resolve())).rejects.toMatchObject({ code: 'busy' });
    });
    await expect(second.hold(file, () => Promise.resolve('mine'))).resolves.toBe('mine');
  });

  it.each([
    ['a dead process', { pid: 4_194_303, host: hostname(), startedAt: '1' }],
    ['a process whose number was given to another', { pid: process.pid, host: hostname(), startedAt: '1' }],
  ])('of %s belongs to nobody', async (_, holder) => {
    await plant(holder);
    await expect(open().hold(file, () => Promise.resolve('mine'))).resolves.toBe('mine');
  });

  it('of another machine is left alone until it is old', async () => {
    await plant({ pid: 1, host: 'elsewhere', startedAt: '1' });
    await expect(open(60).hold(file, () => Promise.resolve())).rejects.toMatchObject({ code: 'busy' });
    utimesSync(file, 1, 1);
    await expect(open().hold(file, () => Promise.resolve('mine'))).resolves.toBe('mine');
  });

  it('that a crash left empty is removed once it cannot be in the making', async () => {
    await open().hold(file, () => Promise.resolve());
    writeFileSync(file, '');
    await expect(open(60).hold(file, () => Promise.resolve())).rejects.toMatchObject({ code: 'busy' });
    utimesSync(file, 1, 1);
    await expect(open().hold(file, () => Promise.resolve('mine'))).resolves.toBe('mine');
  });

  it('that many find stale at once is taken by one after the other', async () => {
    await plant({ pid: 4_194_303, host: hostname(), startedAt: '1' });
    let inside = 0;
    let most = 0;
    const takers = Array.from({ length: 10 }, () =>
      createProjectLocks({ waitMs: 5000, foreignStaleMs: 1000 }).hold(file, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await Promise.resolve();
        inside -= 1;
      }),
    );
    await Promise.all(takers);
    expect(most).toBe(1);
  });
});

it('on a full disk neither an open file nor an empty lock is left behind', () => {
  const program = fileURLToPath(new URL('../testing/full-disk.fixture.ts', import.meta.url));
  const { stdout } = spawnSync(
    'prlimit',
    ['--fsize=0', process.execPath, program, join(folder, 'full.lock')],
    { encoding: 'utf8' },
  );
  expect(JSON.parse(stdout)).toEqual({ code: 'EFBIG', isLockLeft: false, openFiles: 0 });
});
