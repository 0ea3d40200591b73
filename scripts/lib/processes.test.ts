import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createProcesses } from './processes.ts';
import { repositoryRoot } from './root.ts';

describe('processes', () => {
  let processes = createProcesses(repositoryRoot);
  beforeEach(() => {
    processes = createProcesses(repositoryRoot);
  });

  test('collects both outputs and the exit code', async () => {
    const result = await processes.run('node', [
      '-e',
      "console.log('out'); console.error('err'); process.exit(3)",
    ]);
    expect(result).toMatchObject({ code: 3, output: expect.stringContaining('out') });
    expect(result.output).toContain('err');
  });

  test('colours are taken out of what is collected', async () => {
    const { output } = await processes.run('node', ['-e', "process.stdout.write('\\x1b[31mred\\x1b[0m')"]);
    expect(output).toBe('red');
  });

  test('a program that does not exist is a failure with a message', async () => {
    expect(await processes.run('no-such-program', [])).toMatchObject({
      code: 127,
      output: expect.stringContaining('no-such-program could not be started'),
    });
  });

  test('stopAll reaches what still runs', async () => {
    const ended = processes.run('node', ['-e', 'setInterval(() => {}, 1000)']);
    await vi.waitFor(() => expect(processes.runningCount()).toBe(1), { timeout: 10_000 });
    processes.stopAll('SIGTERM');
    expect((await ended).code).toBe(143);
    expect(processes.runningCount()).toBe(0);
  });

  test('nothing is started after a stop', async () => {
    processes.stopAll('SIGTERM');
    const result = await processes.run('node', ['-e', "console.log('started')"]);
    expect(result).toMatchObject({ code: 143, output: '' });
  });
});
