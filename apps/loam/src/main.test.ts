import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call } from './local-listener.fixture.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

interface Run {
  readonly child: ChildProcess;
  readonly output: string[];
  readonly exited: Promise<unknown[]>;
  /** The port it says it is ready on. */
  ready(): Promise<number>;
}

function tempHome(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loam-main-'));
  chmodSync(folder, 0o711);
  onTestFinished(() =>
    vi.waitFor(() => rmSync(folder, { recursive: true, force: true }), { timeout: 10_000 }),
  );
  return join(folder, 'home');
}

function run(home: string): Run {
  const env = { PATH: process.env['PATH'], LOAM_HOME: home };
  const child = spawn(process.execPath, [program, '--port', '0'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => output.push(line));
  }
  const ready = () =>
    vi.waitFor(
      () => {
        const port = /is ready at http:\/\/localhost:(\d+)/.exec(output.join('\n'))?.[1];
        if (port === undefined) throw new Error(`not ready: ${output.join('\n')}`);
        return Number(port);
      },
      { timeout: 30_000 },
    );
  return { child, output, exited, ready };
}

test(
  'starts, refuses a second process, survives kill -9 and ends cleanly by Ctrl-C',
  { timeout: 90_000 },
  async () => {
    const home = tempHome();
    const socket = join(home, 'postgres', 'socket', '.s.PGSQL.5432');
    const pidFile = join(home, 'postgres', 'data', 'postmaster.pid');

    const first = run(home);
    const health = await call({ port: await first.ready(), host: 'localhost', path: '/api/health' });
    expect(health).toMatchObject({ status: 200, body: '{"status":"ok"}' });

    const second = run(home);
    expect(await second.exited).toEqual([1, null]);
    expect(second.output).toEqual([
      expect.stringContaining(`in use by process ${first.child.pid}. Stop it first`),
    ]);

    first.child.kill('SIGKILL');
    await first.exited;
    const third = run(home);
    const port = await third.ready();
    expect(third.output.join('\n')).not.toContain('preparing the database');

    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
    await vi.waitFor(() => expect(third.output).toContain('The database runs again.'), { timeout: 10_000 });
    await vi.waitFor(
      async () => expect((await call({ port, host: 'localhost', path: '/api/health' })).status).toBe(200),
      { timeout: 10_000 },
    );

    third.child.kill('SIGINT');
    third.child.kill('SIGINT');
    expect(await third.exited).toEqual([0, null]);
    expect(existsSync(socket)).toBe(false);
    expect(existsSync(pidFile)).toBe(false);
  },
);
