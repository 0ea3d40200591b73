import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const launcher = join(import.meta.dirname, 'launcher.fixture.mjs');

describe('stopping', () => {
  let folder = '';
  let npm: ChildProcess | undefined;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'loam-stop-'));
    // The outer process stands for npm: it waits for its child and passes nothing on.
    npm = spawn('sh', ['-c', `"${process.execPath}" "${launcher}" "${folder}" & wait`], { stdio: 'ignore' });
    await vi.waitFor(() => expect(existsSync(join(folder, 'server-pid'))).toBe(true), { timeout: 10_000 });
  });

  afterEach(() => {
    npm?.kill('SIGKILL');
    for (const name of ['launcher-pid', 'server-pid'])
      if (isAlive(pidOf(name))) process.kill(pidOf(name), 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  function pidOf(name: string): number {
    return Number(readFileSync(join(folder, name), 'utf8'));
  }

  async function expectAllGone(): Promise<void> {
    await vi.waitFor(
      () => expect([isAlive(pidOf('launcher-pid')), isAlive(pidOf('server-pid'))]).toEqual([false, false]),
      { timeout: 10_000 },
    );
    expect(readFileSync(join(folder, 'stopped'), 'utf8')).toBe('in order');
  }

  test('a killed npm stops launcher and server', async () => {
    npm?.kill('SIGKILL');
    await expectAllGone();
  });

  test('a killed launcher stops the server', async () => {
    process.kill(pidOf('launcher-pid'), 'SIGKILL');
    await expectAllGone();
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s to the launcher, sent twice, stops the server once',
    async (signal) => {
      const launcherPid = pidOf('launcher-pid');
      process.kill(launcherPid, signal);
      process.kill(launcherPid, signal);
      await expectAllGone();
    },
  );
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

/** In a container without an init a dead orphan keeps its number. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && /\) Z /.test(readFileSync(file, 'utf8'));
}
