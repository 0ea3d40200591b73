import { constants, createReadStream } from 'node:fs';
import { open, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ArtefactContent, ArtefactFile } from '../ports/commit-builds.ts';

/** Only real files below the folder: a link in a build leads nowhere. */
export async function openArtefactFile(folder: string, path: string): Promise<ArtefactFile | undefined> {
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined) return undefined;
  const wanted = join(root, path);
  const real = await realpath(wanted).catch(() => undefined);
  if (real === undefined || real !== wanted || !real.startsWith(`${root}${sep}`)) return undefined;
  const found = await stat(real).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return {
    sizeBytes: found.size,
    bytes: () => readFile(real),
    stream: () => createReadStream(real),
  };
}

/** The files below a folder, one at a time. Links and special files are left out: a build cannot lead outside of it. */
export async function* readArtefactFiles(root: string, folder = ''): AsyncGenerator<ArtefactContent> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* readArtefactFiles(root, path);
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
