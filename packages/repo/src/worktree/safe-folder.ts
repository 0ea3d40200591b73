import { constants, existsSync } from 'node:fs';
import { lstat, mkdir, open, rename, rm, rmdir, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { repoError } from '../errors.ts';

/** Writes below one folder, also while its owner swaps parts of it for links. */
export interface SafeFolder {
  write(path: string, bytes: Uint8Array, executable: boolean): Promise<void>;
  /** Removes a file, and folders that became empty with it. */
  remove(path: string): Promise<void>;
}

interface OpenFolder {
  /** A name of the opened folder itself, whatever its path means by now. */
  readonly place: string;
  close(): Promise<void>;
}

const FOLDER_FLAGS = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
const FILE_FLAGS = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

export function openSafeFolder(root: string, draftName: () => string): SafeFolder {
  return {
    async write(path, bytes, executable) {
      const { folders, name } = split(path);
      const parent = await enter(root, folders, true);
      if (parent === undefined) throw refused(path);
      try {
        await writeInto(parent.place, { name, bytes, executable, draft: `.loam-${draftName()}` });
      } finally {
        await parent.close();
      }
    },
    async remove(path) {
      const { folders, name } = split(path);
      const parent = await enter(root, folders, false);
      if (parent !== undefined) {
        await unlink(join(parent.place, name)).catch(() => undefined);
        await parent.close();
      }
      await removeEmpty(root, folders);
    },
  };
}

async function writeInto(
  place: string,
  file: { name: string; bytes: Uint8Array; executable: boolean; draft: string },
): Promise<void> {
  const draft = join(place, file.draft);
  const target = join(place, file.name);
  try {
    const handle = await open(draft, FILE_FLAGS, file.executable ? 0o755 : 0o644);
    try {
      await handle.writeFile(file.bytes);
    } finally {
      await handle.close();
    }
    const current = await lstat(target).catch(() => undefined);
    if (current?.isDirectory()) await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Steps from folder to folder without following links. Where the system names open folders (/proc/self/fd) each
 * step starts at the opened one, so that nothing can be swapped in between.
 */
async function enter(
  root: string,
  folders: readonly string[],
  make: boolean,
): Promise<OpenFolder | undefined> {
  let current = await openFolder(root);
  if (current === undefined) throw repoError('folder_refused', 'The target is no folder.');
  for (const name of folders) {
    const path = join(current.place, name);
    let next = await openFolder(path);
    if (next === undefined && make) {
      // A file or a link stands where the project has a folder: it gives way, its target is not touched.
      await unlink(path).catch(() => undefined);
      await mkdir(path).catch(() => undefined);
      next = await openFolder(path);
    }
    await current.close();
    if (next === undefined) return undefined;
    current = next;
  }
  return current;
}

async function openFolder(path: string): Promise<OpenFolder | undefined> {
  let handle: FileHandle;
  try {
    handle = await open(path, FOLDER_FLAGS);
  } catch {
    return undefined;
  }
  const byHandle = `/proc/self/fd/${handle.fd}`;
  return { place: existsSync(byHandle) ? byHandle : path, close: () => handle.close() };
}

async function removeEmpty(root: string, folders: readonly string[]): Promise<void> {
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const parent = await enter(root, folders.slice(0, depth - 1), false);
    if (parent === undefined) continue;
    const isRemoved = await rmdir(join(parent.place, folders[depth - 1] ?? '')).then(
      () => true,
      () => false,
    );
    await parent.close();
    if (!isRemoved) return;
  }
}

function split(path: string): { readonly folders: readonly string[]; readonly name: string } {
  const parts = path.split('/');
  return { folders: parts.slice(0, -1), name: parts.at(-1) ?? '' };
}

function refused(path: string): Error {
  return repoError('folder_refused', 'The folder of a file could not be opened.', { meta: { path } });
}
