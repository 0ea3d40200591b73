import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DRAFT_STALE_MS = 60 * 60 * 1000;

/**
 * Removes what a killed git left behind. Only for who holds the project: no git of ours writes a ref then.
 * A fetch may run beside; what it writes (its own refs and unfinished packs) goes only when it is old.
 */
export async function clearStaleLocks(gitDir: string): Promise<readonly string[]> {
  const entries = await readdir(gitDir, { recursive: true, withFileTypes: true });
  const stale: string[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const kind = kindOf(path.slice(gitDir.length + 1), entry.name);
    if (kind === 'lock' || (kind === 'draft' && (await isOld(path)))) stale.push(path);
  }
  await Promise.all(stale.map((path) => rm(path, { force: true })));
  return stale;
}

function kindOf(path: string, name: string): 'lock' | 'draft' | 'kept' {
  if (path.startsWith('objects/')) return name.startsWith('tmp_') ? 'draft' : 'kept';
  if (!name.endsWith('.lock')) return 'kept';
  return path.startsWith('refs/loam/') ? 'draft' : 'lock';
}

async function isOld(path: string): Promise<boolean> {
  const info = await stat(path).catch(() => undefined);
  return info !== undefined && Date.now() - info.mtimeMs > DRAFT_STALE_MS;
}
