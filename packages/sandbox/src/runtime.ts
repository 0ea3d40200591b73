import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasErrno } from './errors.ts';
import { isReachable } from './provider/account.ts';
import type { Mount } from './provider/provider.ts';

/** Where our own parts lie inside a sandbox. */
export const INSIDE = {
  app: '/app',
  node: '/opt/loam/node',
  scripts: '/opt/loam/inside',
  npm: '/opt/loam/npm',
  run: '/run/loam',
  /** Where a program listens. */
  socket: '/run/loam/s',
  /** Sockets that lead out. */
  doors: '/run/loam-doors',
  out: '/run/loam-out',
  registry: '/run/loam-registry',
} as const;

export interface Runtime {
  /** The Node binary and the scripts that run inside. */
  readonly mounts: readonly Mount[];
}

export interface RuntimeOptions {
  readonly root: string;
  readonly nodePath?: string;
  readonly scriptsDir?: string;
}

/** Accounts of projects cannot walk into a private checkout: what they cannot reach is copied. */
export async function prepareRuntime(options: RuntimeOptions): Promise<Runtime> {
  const scriptsDir = options.scriptsDir ?? fileURLToPath(new URL('./inside/', import.meta.url));
  const node = await reachableCopy(options.nodePath ?? process.execPath, options.root);
  const scripts = await copyOf(
    scriptsDir,
    join(options.root, 'runtime', `inside-${await hashOf(scriptsDir)}`),
  );
  return {
    mounts: [
      { source: node, target: INSIDE.node, mode: 'ro' },
      { source: scripts, target: INSIDE.scripts, mode: 'ro' },
    ],
  };
}

export async function reachableCopy(path: string, root: string): Promise<string> {
  const real = await realpath(path);
  if (await isReachable(real)) return real;
  const { size, mtimeMs } = await stat(real);
  const name = createHash('sha256').update(`${real}:${size}:${mtimeMs}`).digest('hex').slice(0, 16);
  return copyOf(real, join(root, 'runtime', name));
}

/** Whole or not there: a copy that was interrupted is not mistaken for one that was finished. */
async function copyOf(source: string, target: string): Promise<string> {
  if (await exists(target)) return target;
  const staging = `${target}.${process.pid}.part`;
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  await rm(staging, { recursive: true, force: true });
  await cp(source, staging, { recursive: true });
  await rename(staging, target).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true });
    if (!hasErrno(error, 'EEXIST', 'ENOTEMPTY')) throw error;
  });
  return target;
}

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).toSorted()) {
    hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
