import { lstat, readdir, readlink, rename, rm, rmdir, symlink } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { hasErrno, sandboxError } from '../errors.ts';
import { outerFirst } from './bubblewrap-arguments.ts';
import type { Mount } from './provider.ts';

/**
 * Stands in for mounts where there are none. What would be mounted inside another folder is linked into it; of one that
 * has further ones inside, the entries are linked beside those.
 */
export async function linkMounts(mounts: readonly Mount[]): Promise<void> {
  for (const mount of mounts.filter(({ target }) => depthOf(mounts, target) === 1)) {
    const parts = mounts.filter(({ target }) => target.startsWith(`${mount.target}/`));
    const folder = parts.length === 0 ? mount.source : await joinParts(mount, parts);
    await placeLink(hostPath(mounts, mount.target), folder);
  }
}

/** Links make the nested ones reachable below the outermost: its place on the machine is the only change. */
export function hostPath(mounts: readonly Mount[], text: string): string {
  const mount = outerFirst(mounts).find(({ target }) => isWithin(target, text));
  return mount ? mount.source + text.slice(mount.target.length) : text;
}

/** What a program prints names its files as every other project would name them. */
export function insidePaths(mounts: readonly Mount[], text: string): string {
  return outerFirst(mounts)
    .filter(({ target }) => depthOf(mounts, target) === 0)
    .toSorted((left, right) => right.source.length - left.source.length)
    .reduce((told, { source, target }) => told.replaceAll(source, target), text);
}

async function joinParts(mount: Mount, parts: readonly Mount[]): Promise<string> {
  const folder = dirname(parts[0]?.source ?? '');
  const names = new Set(parts.map(({ target }) => basename(target)));
  if (parts.some(({ source, target }) => source !== join(folder, basename(target)))) {
    throw sandboxError('unsafe_path', `What lies inside ${mount.target} does not lie in one folder.`);
  }
  for (const name of await readdir(mount.source)) {
    if (!names.has(name)) await placeLink(join(folder, name), join(mount.source, name));
  }
  return folder;
}

async function placeLink(place: string, target: string): Promise<void> {
  const found = await lstat(place).catch(() => undefined);
  if (found?.isSymbolicLink() && (await readlink(place)) === target) return;
  if (found?.isDirectory()) await rmdir(place);
  else if (found && !found.isSymbolicLink()) throw sandboxError('unsafe_path', `${place} is in the way.`);
  const fresh = `${place}.${randomBytes(6).toString('hex')}`;
  await symlink(target, fresh);
  await rename(fresh, place).catch(async (error: unknown) => {
    await rm(fresh, { force: true });
    if (!hasErrno(error, 'EEXIST')) throw error;
  });
}

function depthOf(mounts: readonly Mount[], target: string): number {
  return mounts.filter((other) => other.target !== target && isWithin(other.target, target)).length;
}

function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
