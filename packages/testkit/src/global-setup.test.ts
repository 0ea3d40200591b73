import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sweepThrowAwayClusters } from '@loam/postgres';
import { expect, test, vi } from 'vitest';

const program = fileURLToPath(new URL('./hold-test-cluster.fixture.ts', import.meta.url));

async function startRun() {
  const run = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(run, 'exit');
  const [url] = await once(createInterface({ input: run.stdout }), 'line');
  const socketDir = new URL(String(url)).searchParams.get('host') ?? '';
  return { run, exited, socketDir, folder: dirname(dirname(socketDir)) };
}

test('a finished run leaves nothing', async () => {
  const { run, exited, folder } = await startRun();
  expect(existsSync(folder)).toBe(true);
  run.stdin.write('end\n');
  expect(await exited).toEqual([0, null]);
  expect(existsSync(folder)).toBe(false);
});

test.each(['SIGINT', 'SIGTERM'] as const)('a run ended by %s leaves nothing', async (signal) => {
  const { run, exited, folder } = await startRun();
  run.kill(signal);
  expect(await exited).toEqual([null, signal]);
  expect(existsSync(folder)).toBe(false);
});

test('a killed run leaves no PostgreSQL, and the next run sweeps its folder', async () => {
  const { run, exited, socketDir, folder } = await startRun();
  run.kill('SIGKILL');
  await exited;
  await vi.waitFor(() => expect(existsSync(`${socketDir}/.s.PGSQL.5432`)).toBe(false), { timeout: 10_000 });
  // Another run of this machine may have swept it first.
  sweepThrowAwayClusters(dirname(folder));
  expect(existsSync(folder)).toBe(false);
});
