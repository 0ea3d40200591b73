import { constants, existsSync, type Dirent } from 'node:fs';
import { chmod, lstat, open, readdir, rm, rmdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrno } from '../errors.ts';

/**
 * A folder that a sandbox can write, held by its descriptor: what its path means by now does not matter. Parts of it may
 * become links to anything on this machine between two steps of ours.
 */
export interface OpenFolder {
  /** A name of the folder itself; below it lies what is in it. */
  readonly place: string;
  list(): Promise<Dirent[]>;
  close(): Promise<void>;
}

const FOLDER_FLAGS = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
/** Not among Node's constants: a descriptor that names a file and grants nothing. */
const O_PATH = 0o10000000;
const DESCRIPTORS = '/proc/self/fd';
const hasDescriptors = existsSync(DESCRIPTORS);

/** Throws where a link, or anything else, is in its place. */
export async function openFolder(path: string): Promise<OpenFolder> {
  const folder = await open(path, FOLDER_FLAGS);
  const place = hasDescriptors ? `${DESCRIPTORS}/${folder.fd}` : path;
  return {
    place,
    list: () => readdir(place, { withFileTypes: true }),
    close: () => folder.close(),
  };
}

/** Removes what is there, and nothing that it leads to. Only its last part may be somebody else's. */
export async function removeTree(path: string): Promise<void> {
  if (!hasDescriptors) return rm(path, { recursive: true, force: true });
  try {
    const found = await lstat(path);
    if (found.isDirectory()) await removeFolder(path);
    else await unlink(path);
  } catch (error) {
    if (!hasErrno(error, 'ENOENT')) throw error;
  }
}

async function removeFolder(path: string): Promise<void> {
  const folder = await openFolder(path).catch((error: unknown) => openLocked(path, error));
  try {
    for (const entry of await folder.list()) {
      const inner = join(folder.place, entry.name);
      if (entry.isDirectory()) await removeFolder(inner);
      else await unlink(inner);
    }
  } finally {
    await folder.close();
  }
  await rmdir(path);
}

/** Without the rights of root we cannot list what its owner, who is us, has closed. */
async function openLocked(path: string, error: unknown): Promise<OpenFolder> {
  if (!hasErrno(error, 'EACCES')) throw error;
  const named = await open(path, O_PATH | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    await chmod(`${DESCRIPTORS}/${named.fd}`, 0o700);
  } finally {
    await named.close();
  }
  return openFolder(path);
}
