import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from './open-folder.ts';

/** An empty file takes room as well, and there is only so much of it for all. */
const ENTRY_BYTES = 512;
/** Deeper down nobody counts: such a tree is past its bound. */
const MAX_DEPTH = 64;

/** Bytes on disk below the folders; stops counting once `enough` is passed. Links are not followed. */
export async function folderSize(folders: readonly string[], enough: number): Promise<number> {
  let total = 0;
  for (const folder of folders) total += await sizeOf(folder, enough - total, MAX_DEPTH);
  return total;
}

async function sizeOf(path: string, enough: number, depth: number): Promise<number> {
  if (depth === 0) return enough + 1;
  const folder = await openFolder(path).catch(() => undefined);
  if (!folder) return 0;
  let total = 0;
  try {
    for (const entry of await folder.list()) {
      const inner = join(folder.place, entry.name);
      const info = await lstat(inner).catch(() => undefined);
      total += Math.max(ENTRY_BYTES, (info?.blocks ?? 0) * 512);
      if (total <= enough && entry.isDirectory()) total += await sizeOf(inner, enough - total, depth - 1);
      if (total > enough) break;
    }
  } catch {
    // It was removed meanwhile.
  } finally {
    await folder.close();
  }
  return total;
}
