import { createHash } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Not sources: packages come from elsewhere, and the history is no part of a version. */
export const NO_SOURCES: ReadonlySet<string> = new Set(['node_modules', '.git']);

/** Names a state of a project's files: two folders with the same files have the same one. */
export async function digestSources(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const visit = async (at: string): Promise<void> => {
    const entries = await readdir(join(folder, at), { withFileTypes: true });
    for (const entry of entries.toSorted((left, right) => (left.name < right.name ? -1 : 1))) {
      if (at === '' && NO_SOURCES.has(entry.name)) continue;
      const path = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory()) await visit(path);
      else {
        const place = join(folder, path);
        const content = entry.isSymbolicLink() ? await readlink(place) : await readFile(place);
        hash.update(`${path}\0${content.length}\0`).update(content);
      }
    }
  };
  await visit('');
  return hash.digest('hex');
}
