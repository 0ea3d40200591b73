import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltFile } from './store-site.ts';

/** The files below a folder, one at a time. Links and special files are left out: a build cannot lead outside of it. */
export async function* readBuiltFolder(root: string, folder = ''): AsyncGenerator<BuiltFile> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* readBuiltFolder(root, path);
    else if (entry.isFile()) yield { path, content: await readPlainFile(join(root, path)) };
  }
}

async function readPlainFile(path: string): Promise<Buffer> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
