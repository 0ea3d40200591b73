import type { BigIntStats } from 'node:fs';
import { rmdir, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError } from '../app-error.ts';
import type { BlobStat } from './blob-store.ts';

/** Of a file; a folder is part of other keys. */
export async function statOf(path: string): Promise<BlobStat | undefined> {
  const found = await stat(path, { bigint: true }).catch(undefinedWhenMissing);
  return found && describe(found);
}

export async function statOfHandle(handle: FileHandle): Promise<BlobStat | undefined> {
  return describe(await handle.stat({ bigint: true }));
}

/** A file is never written to once it has its key: which one it is, and since when, tells its bytes apart. */
function describe(found: BigIntStats): BlobStat | undefined {
  if (!found.isFile()) return undefined;
  const etag = [found.ino, found.mtimeNs, found.size].map((part) => part.toString(36)).join('-');
  return { sizeBytes: Number(found.size), etag };
}

export async function removeEmptyFolders(root: string, from: string): Promise<void> {
  for (let folder = from; folder.length > root.length; folder = dirname(folder)) {
    const isGone = await rmdir(folder).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
  }
}

export function isTaken(error: unknown): boolean {
  return error instanceof AppError && error.code === 'blob_key_taken';
}

export function undefinedWhenMissing(error: unknown): undefined {
  if (errnoOf(error) === 'ENOENT' || errnoOf(error) === 'ENOTDIR') return undefined;
  throw error;
}

export function errnoOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
