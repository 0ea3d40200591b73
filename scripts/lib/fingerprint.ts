import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache', 'test-results']);

/** One hash over the names and contents of all files below the given paths; tests do not count. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  const files = paths
    .flatMap((start) => filesBelow(root, start))
    .filter((path) => !/\.test\.tsx?$/.test(path));
  for (const path of files.toSorted()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

export function filesBelow(root: string, path: string): readonly string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesBelow(root, child);
    return entry.isFile() ? [child] : [];
  });
}
