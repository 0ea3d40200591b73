import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes on disk below the folders; stops counting once `enough` is passed. Links are not followed. */
export async function folderSize(folders: readonly string[], enough: number): Promise<number> {
  let total = 0;
  const waiting = [...folders];
  for (let folder = waiting.pop(); folder !== undefined && total <= enough; folder = waiting.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) waiting.push(path);
      const info = await lstat(path).catch(() => undefined);
      total += (info?.blocks ?? 0) * 512;
    }
  }
  return total;
}
