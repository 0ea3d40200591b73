import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { processStart } from './process-start.ts';

test('the start of a process stays the same and differs from that of a later one', async () => {
  const child = spawn('sleep', ['30']);
  await once(child, 'spawn');
  const started = processStart(child.pid ?? 0);
  expect(started).toBe(processStart(child.pid ?? 0));
  expect(started).not.toBe(processStart(process.pid));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(processStart(child.pid ?? 0)).toBeUndefined();
});

test('a process that ended but was not collected counts as gone', async () => {
  // The shell's child ends at once; the program that replaces the shell never collects it.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 30'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [output] = await once(parent.stdout, 'data');
  const pid = Number(String(output).trim());
  await vi.waitFor(() => expect(processStart(pid)).toBeUndefined(), { timeout: 10_000 });
  parent.kill('SIGKILL');
  await once(parent, 'exit');
});
