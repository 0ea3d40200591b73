import { lstat, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { PREBUILT_DIR, type DependencySet } from './dependencies/dependency-set.ts';
import { sandboxError } from './errors.ts';
import { ensureMountPoint, isWalkable, lendFolder, makeOwnedFolder, shortId } from './provider/account.ts';
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
  // A cache of other packages would be found stale by Vite and rebuilt; in its own folder it is simply not there.
  const modules = join(deps.root, 'cache', shortId(view.projectId), view.set.hash, 'node_modules');
  await mkdir(modules, { recursive: true, mode: 0o711 });
  const cacheDir = await makeOwnedFolder(join(modules, '.vite'), account);
  const tempDir = await makeOwnedFolder(join(modules, '.vite-temp'), account);
  if (view.set.depCacheDir !== undefined) await linkPrebuilt(cacheDir);
  if (deps.provider.hasMounts) await ensureMountPoint(join(view.sourceDir, 'node_modules'));
  if (account) await lendFolder(view.sourceDir, account);
  return [
    { source: view.sourceDir, target: INSIDE.app, mode: 'ro' },
    { source: view.set.nodeModulesDir, target: `${INSIDE.app}/node_modules`, mode: 'ro' },
    { source: cacheDir, target: CACHE_DIR, mode: 'rw' },
    { source: tempDir, target: `${INSIDE.app}/node_modules/.vite-temp`, mode: 'rw' },
  ];
}

/** Vite follows the link while the prebuilt cache fits, and replaces the link when it has to build its own. */
async function linkPrebuilt(cacheDir: string): Promise<void> {
  const place = join(cacheDir, 'deps');
  const found = await lstat(place).catch(() => undefined);
  if (!found) await symlink(`../${PREBUILT_DIR}/deps`, place);
}
