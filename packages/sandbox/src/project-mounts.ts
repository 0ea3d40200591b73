import { chmod, chown, lstat, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { PREBUILT_DIR, type DependencySet } from './dependencies/dependency-set.ts';
import { sandboxError } from './errors.ts';
import { ensureMountPoint, isWalkable, makeOwnedFolder, shortId } from './provider/account.ts';
import type { Mount, SandboxProvider } from './provider/provider.ts';
import { INSIDE } from './runtime.ts';

export interface ProjectView {
  readonly projectId: string;
  readonly sourceDir: string;
  readonly set: DependencySet;
}

export interface MountDeps {
  readonly root: string;
  readonly provider: SandboxProvider;
}

export const CACHE_DIR = `${INSIDE.app}/node_modules/.vite`;
export const COMPILE_CACHE = `${INSIDE.app}/node_modules/${PREBUILT_DIR}/compile-cache`;

/** Sources and packages read-only at the same path for every project; only Vite's cache is the project's own. */
export async function projectMounts(deps: MountDeps, view: ProjectView): Promise<readonly Mount[]> {
  const account = deps.provider.accountOf(view.projectId);
  if (account && !(await isWalkable(view.sourceDir))) {
    throw sandboxError(
      'unreachable_path',
      `${view.sourceDir} lies in a folder that other accounts cannot enter (chmod o+x).`,
    );
  }
  const home = join(deps.root, 'cache', shortId(view.projectId));
  await mkdir(home, { recursive: true, mode: 0o711 });
  const modules = join(home, 'node_modules');
  await mkdir(modules, { recursive: true, mode: 0o711 });
  // A cache of other packages would be found stale by Vite and rebuilt; under its own name it is simply not there.
  const cacheDir = await makeOwnedFolder(join(modules, `vite-${view.set.hash}`), account);
  const tempDir = await makeOwnedFolder(join(modules, '.vite-temp'), account);
  if (view.set.depCacheDir !== undefined) await linkPrebuilt(deps, view.set, cacheDir);
  await ensureMountPoint(join(view.sourceDir, 'node_modules')).catch((error: unknown) => {
    if (deps.provider.level.startsWith('bubblewrap')) throw error;
  });
  if (account) {
    await chown(view.sourceDir, -1, account.gid).catch(() => chown(view.sourceDir, 0, account.gid));
    await chmod(view.sourceDir, 0o750);
  }
  return [
    { source: view.sourceDir, target: INSIDE.app, mode: 'ro' },
    { source: view.set.nodeModulesDir, target: `${INSIDE.app}/node_modules`, mode: 'ro' },
    { source: cacheDir, target: CACHE_DIR, mode: 'rw' },
    { source: tempDir, target: `${INSIDE.app}/node_modules/.vite-temp`, mode: 'rw' },
  ];
}

/** Vite follows the link while the prebuilt cache fits, and replaces the link when it has to build its own. */
async function linkPrebuilt(deps: MountDeps, set: DependencySet, cacheDir: string): Promise<void> {
  const place = join(cacheDir, 'deps');
  const isInside = deps.provider.level.startsWith('bubblewrap');
  const target = isInside
    ? `${INSIDE.app}/node_modules/${PREBUILT_DIR}/deps`
    : join(set.nodeModulesDir, PREBUILT_DIR, 'deps');
  const found = await lstat(place).catch(() => undefined);
  if (found) return;
  await rm(place, { force: true });
  await symlink(target, place);
}
