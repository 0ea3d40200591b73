import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const supervisor = join(import.meta.dirname, 'supervisor.fixture.mjs');
const mortal = join(import.meta.dirname, 'mortal.fixture.mjs');

interface Life {
  readonly pid: number;
  readonly args: readonly string[];
  readonly restarts: { readonly count: number; readonly cause: string } | null;
}

/** A supervised program whose lives end as planned, one word for each. */
function supervise(plan: string) {
  const folder = mkdtempSync(join(tmpdir(), 'loam-supervise-'));
  const file = join(folder, 'lives');
  const child = spawn(process.execPath, [supervisor, mortal, file, plan], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk) => (told += String(chunk)));
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const lives = (): Life[] =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [];
  return { child, exited: once(child, 'exit'), lives, told: () => told };
}

test('a program that is killed or throws is started again, on its port and with the cause', async () => {
  const { child, exited, lives, told } = supervise('kill,throw,stay');
  await vi.waitFor(() => expect(lives()).toHaveLength(3), { timeout: 10_000 });
  expect(lives()).toMatchObject([
    { args: [], restarts: null },
    { args: ['--port', '4321'], restarts: { count: 1, cause: 'killed by SIGKILL' } },
    { args: ['--port', '4321'], restarts: { count: 2, cause: 'planted' } },
  ]);
  expect(told()).toContain('The server ended unexpectedly (killed by SIGKILL). Starting it again in 0.02 s.');
  child.kill('SIGTERM');
  expect(await exited, 'a wanted end is no death').toEqual([0, null]);
  expect(lives()).toHaveLength(3);
});

test.each([
  ['that never became ready', 'refuse', 3, 1],
  ['that ended by itself in order', 'end', 0, 1],
  ['that could not stop in time', 'stop-badly', 1, 1],
  ['that dies again and again', 'kill,throw,refuse', 3, 3],
])('a program %s is not started again', async (_, plan, code, count) => {
  const { exited, lives } = supervise(plan);
  expect(await exited).toEqual([code, null]);
  expect(lives()).toHaveLength(count);
});
