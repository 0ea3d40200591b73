import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface ProcessOptions {
  readonly role: 'server' | 'edge';
  readonly home: string;
  readonly databaseUrl: string;
}

export interface RunningProcess {
  /** The same after every start. */
  readonly port: number;
  start(): Promise<void>;
  /** At once, with everything that it started. */
  kill(): Promise<void>;
  /** One of the processes that build; false where there is none. */
  killWorker(random: () => number): boolean;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const patienceMs = 60_000;

/** One role of the product, ready to answer. */
export async function startProcess({ role, home, databaseUrl }: ProcessOptions): Promise<RunningProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, ['apps/loam/src/main.ts', '--role', role], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        LOAM_HOME: home,
        DATABASE_URL: databaseUrl,
        LOAM_LOG_LEVEL: 'silent',
      },
    });
    await untilHealthy(port);
  };
  await start();
  return {
    port,
    start,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    killWorker(random) {
      const workers = child?.pid === undefined ? [] : workersBelow(child.pid);
      const chosen = workers[Math.floor(random() * workers.length)];
      if (chosen === undefined) return false;
      process.kill(chosen, 'SIGKILL');
      return true;
    },
  };
}

async function untilHealthy(port: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 50) {
    const isHealthy = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      async (answer) => (await answer.text(), answer.ok),
      () => false,
    );
    if (isHealthy) return;
    await sleep(50);
  }
  throw new Error('a process of the product does not answer');
}

function workersBelow(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [
    ...(commandOf(child).includes('build-worker') ? [child] : []),
    ...workersBelow(child),
  ]);
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
