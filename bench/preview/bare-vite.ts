import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface BareVite {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** What a developer has: Vite on a port of this machine, answering its first page. */
export async function startBareVite(dir: string): Promise<BareVite> {
  const port = await freePort();
  const program = join(dir, 'node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [program, '--port', String(port), '--strictPort', '--configLoader', 'native'],
    { cwd: dir, stdio: 'ignore', env: { PATH: '/usr/bin:/bin', NODE_ENV: 'development' } },
  );
  const { pid } = child;
  if (pid === undefined) throw new Error('bare Vite does not start');
  while (!(await answers(port))) await sleep(5);
  return {
    url: `http://localhost:${port}/`,
    pid,
    stop: () =>
      new Promise((resolve) => {
        child.once('close', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

export async function buildBare(dir: string): Promise<number> {
  const startedAt = performance.now();
  const program = join(dir, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [program, 'build'], { cwd: dir, stdio: 'ignore' });
  await new Promise<void>((resolve) => child.once('close', () => resolve()));
  return performance.now() - startedAt;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { host: 'localhost', accept: 'text/html' };
    const outgoing = request({ host: 'localhost', port, path: '/', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
    });
    outgoing.on('error', () => resolve(false));
    outgoing.end();
  });
}

async function freePort(): Promise<number> {
  const free = createServer();
  const port = await new Promise<number>((resolve) => {
    free.listen(0, 'localhost', () => {
      const address = free.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  await new Promise<void>((resolve) => free.close(() => resolve()));
  return port;
}
