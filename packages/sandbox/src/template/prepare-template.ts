import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, lchown, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findSet,
  hashManifest,
  PREBUILT_DIR,
  readManifest,
  type DependencySet,
} from '../dependencies/dependency-set.ts';
import { install, type InstallerDeps } from '../dependencies/install.ts';
import { withStoreLock } from '../dependencies/store-lock.ts';
import { compilerCommand, TYPES_MEMORY } from '../checks/compiler.ts';
import { sandboxError } from '../errors.ts';
import { createSharedSets } from './shared-sets.ts';
import { makeOwnedFolder } from '../provider/account.ts';
import { removeTree } from '../provider/open-folder.ts';
import { collect, runInSandbox } from '../run.ts';
import { INSIDE } from '../runtime.ts';

export interface TemplateSet extends DependencySet {
  readonly depCacheDir: string;
}

export interface TemplateOptions {
  readonly projectDir: string;
  /** Where installations of one checkout hand each other what they prepared. */
  readonly sharedDir?: string | undefined;
  onPhase?(phase: TemplatePhase): void;
}

/** What takes long, in its order; a set that is there already has none of them. */
export type TemplatePhase = 'installing' | 'prebuilding';

/** The template is ours: what its prebuild writes may be shown to every project. */
const TEMPLATE = 'loam:template';

/** Installs and prebuilds the template's packages once. Two processes at the same time do the work once, too. */
export async function prepareTemplate(deps: InstallerDeps, options: TemplateOptions): Promise<TemplateSet> {
  const manifest = await readManifest(options.projectDir);
  const hash = hashManifest(manifest);
  const shared = createSharedSets(deps, options.sharedDir);
  return withStoreLock(deps.storeDir, `template-${hash}`, async () => {
    let set = await findSet(deps.storeDir, hash);
    if (!set) {
      await shared.take(hash);
      set = await findSet(deps.storeDir, hash);
    }
    if (!set) {
      options.onPhase?.('installing');
      ({ set } = await install(deps, { manifest, npmArguments: ['ci'] }));
    }
    if (set.depCacheDir === undefined) {
      options.onPhase?.('prebuilding');
      await prebuildShared(deps, set, options.projectDir);
    }
    const found = await findSet(deps.storeDir, set.hash);
    if (found?.depCacheDir === undefined)
      throw sandboxError('install_failed', 'The template was not prebuilt.');
    await shared.offer(found.hash);
    return { ...found, depCacheDir: found.depCacheDir };
  });
}

/** Runs Vite's dependency optimizer at the path that every project has, so that its outcome fits them all. */
async function prebuildShared(deps: InstallerDeps, set: DependencySet, projectDir: string): Promise<void> {
  const account = deps.provider.accountOf(TEMPLATE);
  const staging = join(deps.storeDir, `prebuild-${process.pid}-${randomBytes(6).toString('hex')}`);
  const appDir = join(staging, 'app');
  const modulesDir = join(staging, 'node_modules');
  const cacheDir = join(modulesDir, '.vite');
  await mkdir(staging, { recursive: true, mode: 0o711 });
  await mkdir(modulesDir);
  try {
    await copySources(projectDir, appDir);
    for (const folder of [appDir, cacheDir, join(modulesDir, '.vite-temp'), join(staging, 'types')])
      await makeOwnedFolder(folder, account);
    await runPrebuild(deps, set, staging);
    await checkTypesOnce(deps, set, staging);
    const prebuilt = join(staging, 'prebuilt');
    await mkdir(prebuilt);
    for (const name of ['deps', 'compile-cache']) {
      await rename(join(cacheDir, name), join(prebuilt, name)).catch(() => {});
    }
    await rename(join(staging, 'types', TYPES_MEMORY), join(prebuilt, TYPES_MEMORY)).catch(() => {});
    await handOver(prebuilt, account && 0);
    await rm(join(set.nodeModulesDir, PREBUILT_DIR), { recursive: true, force: true });
    await rename(prebuilt, join(set.nodeModulesDir, PREBUILT_DIR));
  } finally {
    await removeTree(staging);
  }
}

async function runPrebuild(deps: InstallerDeps, set: DependencySet, staging: string): Promise<void> {
  const cacheTarget = `${INSIDE.app}/node_modules/.vite`;
  const process = await deps.provider.start({
    projectId: TEMPLATE,
    network: 'none',
    limits: deps.limits,
    workingDir: INSIDE.app,
    mounts: [
      ...deps.runtime.mounts,
      { source: join(staging, 'app'), target: INSIDE.app, mode: 'rw' },
      { source: set.nodeModulesDir, target: `${INSIDE.app}/node_modules`, mode: 'ro' },
      { source: join(staging, 'node_modules', '.vite'), target: cacheTarget, mode: 'rw' },
      {
        source: join(staging, 'node_modules', '.vite-temp'),
        target: `${INSIDE.app}/node_modules/.vite-temp`,
        mode: 'rw',
      },
    ],
    env: {
      PATH: '/usr/bin:/bin',
      HOME: '/tmp',
      NODE_ENV: 'development',
      NODE_COMPILE_CACHE: `${cacheTarget}/compile-cache`,
    },
    command: [INSIDE.node, `${INSIDE.scripts}/prebuild.ts`, INSIDE.app, cacheTarget, 'all'],
  });
  const result = await collect(process);
  if (result.code === 0) return;
  throw sandboxError('install_failed', 'The packages of the template could not be prebuilt.', {
    meta: { reason: result.reason, log: `${result.stdout}${result.stderr}`.slice(-8000) },
  });
}

/** Most of the time of a first check goes into the packages, which are the same for all: their outcome is kept. */
async function checkTypesOnce(deps: InstallerDeps, set: DependencySet, staging: string): Promise<void> {
  const appDir = join(staging, 'app');
  const command = await compilerCommand(appDir, set);
  if (!command) return;
  await runInSandbox(deps.provider, {
    projectId: TEMPLATE,
    network: 'none',
    limits: deps.limits,
    workingDir: INSIDE.app,
    mounts: [
      ...deps.runtime.mounts,
      { source: appDir, target: INSIDE.app, mode: 'ro' },
      { source: set.nodeModulesDir, target: `${INSIDE.app}/node_modules`, mode: 'ro' },
      { source: join(staging, 'types'), target: INSIDE.out, mode: 'rw' },
    ],
    env: { PATH: '/usr/bin:/bin', HOME: '/tmp' },
    command,
  });
}

async function copySources(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !path.includes('/node_modules') });
  await mkdir(join(to, 'node_modules'), { recursive: true });
}

/**
 * To the owner, for everybody to read: Node keeps what it has compiled for its own account alone, and projects have
 * others. What is a link is not followed.
 */
async function handOver(path: string, owner: number | undefined): Promise<void> {
  // First the folder: from then on nobody else puts something into it.
  await setRights(path, { owner, mode: 0o755 });
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) await handOver(inner, owner);
    else if (entry.isFile()) await setRights(inner, { owner, mode: 0o644 });
    else if (owner !== undefined) await lchown(inner, owner, owner);
  }
}

interface Rights {
  readonly owner: number | undefined;
  readonly mode: number;
}

async function setRights(path: string, { owner, mode }: Rights): Promise<void> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    if (owner !== undefined) await file.chown(owner, owner);
    await file.chmod(mode);
  } finally {
    await file.close();
  }
}
