import { bundleProgram } from '@loam/testkit';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { call } from './local-listener.fixture.ts';

const program = await bundleProgram(new URL('./main.ts', import.meta.url));

const supervisor = fileURLToPath(
  new URL('../../../scripts/bootstrap/supervisor.fixture.mjs', import.meta.url),
);
/** Lets a signal stand for a fault that nobody catches. */
const thrower = 'data:text/javascript,process.on("SIGUSR2",()=>{throw new Error("planted")})';

interface Run {
  readonly child: ChildProcess;
  readonly output: string[];
  readonly exited: Promise<unknown[]>;
  /** The port it says it is ready on. */
  ready(): Promise<number>;
}

/** One for all: what is prepared once takes longer than everything else here. */
const folder = mkdtempSync(join(tmpdir(), 'loam-main-'));
chmodSync(folder, 0o711);
const home = join(folder, 'home');
afterAll(() => vi.waitFor(() => rmSync(folder, { recursive: true, force: true }), { timeout: 10_000 }));

function run(before: readonly string[] = []): Run {
  const env = { ...machineSettings(), LOAM_HOME: home };
  const child = spawn(process.execPath, [...before, program, '--port', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
      { timeout: 120_000 },
    );
  return { child, output, exited, ready };
}

/** How this machine reaches its package registry, and nothing that is set for an installation. */
function machineSettings(): NodeJS.ProcessEnv {
  const isNeeded = (name: string) =>
    /^(PATH|HOME|NODE_EXTRA_CA_CERTS|npm_config_.*|https?_proxy|no_proxy)$/i.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isNeeded(name)));
}

test(
  'starts, refuses a second process, survives kill -9 and ends cleanly by Ctrl-C',
  { timeout: 200_000 },
  async () => {
    const socket = join(home, 'postgres', 'socket', '.s.PGSQL.5432');
    const pidFile = join(home, 'postgres', 'data', 'postmaster.pid');

    const first = run();
    const health = await call({ port: await first.ready(), host: 'localhost', path: '/api/health' });
    expect(health).toMatchObject({ status: 200, body: '{"status":"ok"}' });

    const second = run();
    expect(await second.exited).toEqual([1, null]);
    expect(second.output).toEqual([
      expect.stringContaining(`in use by process ${first.child.pid}. Stop it first`),
    ]);

    first.child.kill('SIGKILL');
    await first.exited;
    const third = run();
    const port = await third.ready();
    expect(third.output.join('\n'), 'what is prepared once is not prepared twice').not.toContain('preparing');

    const postgres = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    // Number 0 would be this whole group of processes.
    expect(postgres).toBeGreaterThan(1);
    process.kill(postgres, 'SIGKILL');
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

test(
  'a server that is killed or throws answers again at its address, and nothing acknowledged is lost',
  { timeout: 200_000 },
  async () => {
    const supervised = run([supervisor, '--import', thrower]);
    const port = await supervised.ready();
    const send = (path: string, more: { token?: string; body?: object } = {}) =>
      fetch(`http://127.0.0.1:${port}/api${path}`, {
        method: more.body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          ...(more.token === undefined ? {} : { authorization: `Bearer ${more.token}` }),
        },
        ...(more.body ? { body: JSON.stringify(more.body) } : {}),
      });
    const person = { name: 'Ada', email: 'ada@example.com', password: 'a long password 1' };
    const signedUp: unknown = await (await send('/auth/sign-up/email', { body: person })).json();
    const token = fieldOf(signedUp, 'token');
    const deaths = [
      { signal: 'SIGKILL', cause: 'killed by SIGKILL' },
      { signal: 'SIGUSR2', cause: 'Error: planted' },
    ] as const;
    for (const [index, { signal, cause }] of deaths.entries()) {
      const body = { display_name: `Garden ${index}` };
      const made = await send('/projects', { token, body });
      expect(made.status).toBe(201);
      const id = fieldOf(await made.json(), 'id');
      process.kill(serverPid(), signal);
      await vi.waitFor(() => expect(readyCount(supervised.output)).toBe(index + 2), { timeout: 60_000 });
      expect((await send(`/projects/${id}`, { token })).status).toBe(200);
      expect(await (await send('/admin/health', { token })).json()).toMatchObject({
        restarts: { count: index + 1, cause },
      });
    }

    supervised.child.kill('SIGINT');
    expect(await supervised.exited).toEqual([0, null]);
    expect(existsSync(join(home, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
  },
);

/** The process that holds the folder. */
function serverPid(): number {
  const name = readdirSync(home).find((entry) => /^lock\.\d+$/.test(entry)) ?? '';
  return Number(fieldOf(JSON.parse(readFileSync(join(home, name), 'utf8')), 'pid'));
}

function fieldOf(value: unknown, name: string): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return String(fields.find(([key]) => key === name)?.[1]);
}

function readyCount(output: readonly string[]): number {
  return output.filter((line) => line.includes('is ready at')).length;
}
