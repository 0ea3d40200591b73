import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Installation {
  readonly url: string;
  /** The sources of a project, as its preview has them. */
  sourcesOf(projectId: string): string;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('../../apps/loam/dist/main.js', import.meta.url));
const patienceMs = 180_000;

/** The product as it was built, with a home that nobody has used. */
export async function startInstallation(
  settings: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const home = await mkdtemp(join(tmpdir(), 'loam-bench-first-'));
  // PostgreSQL may run as another user, who has to pass through this folder.
  await chmod(home, 0o755);
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), LOAM_HOME: home, ...settings },
  });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the product did not start')), patienceMs);
    child.once('exit', (code) => reject(new Error(`the product ended with code ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (!String(chunk).includes('ready at')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  return {
    url: `http://localhost:${port}`,
    sourcesOf: (projectId) => join(home, 'previews', 'live', projectId, 'app'),
    async stop() {
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
      child.kill('SIGTERM');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
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
