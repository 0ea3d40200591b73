import { link, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A build is never written again once it is whole; what it has in common with another need not lie there twice. */
export async function shareFiles(folder: string, earlier: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const known = join(earlier, path.slice(folder.length));
    if (await isSameFile(path, known)) await replaceByLink(path, known);
  }
}

async function isSameFile(path: string, known: string): Promise<boolean> {
  const [mine, theirs] = await Promise.all([stat(path), stat(known).catch(() => undefined)]);
  if (!theirs?.isFile() || theirs.size !== mine.size) return false;
  const [left, right] = await Promise.all([readFile(path), readFile(known)]);
  return left.equals(right);
}

/** A file system without links keeps both; the file itself is there at every moment. */
async function replaceByLink(path: string, known: string): Promise<void> {
  const beside = `${path}.shared`;
  try {
    await link(known, beside);
    await rename(beside, path);
  } catch {
    await rm(beside, { force: true });
  }
}
