import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blobError, checkBlobKey, type BlobBody, type BlobStore } from './blob-store.ts';

export interface DiskBlobStoreOptions {
  readonly root: string;
}

// Keys have no part that begins with a dot, so that half-written files are never listed.
const UNFINISHED = '.unfinished';

export function createDiskBlobStore({ root }: DiskBlobStoreOptions): BlobStore {
  const pathOf = (key: string): string => {
    checkBlobKey(key);
    return join(root, ...key.split('/'));
  };
  return {
    async put(key, body) {
      const target = pathOf(key);
      await putFile({ root, target, body });
    },
    async get(key, part) {
      const handle = await open(pathOf(key), 'r').catch(undefinedWhenMissing);
      if (handle === undefined) return undefined;
      if ((await handle.stat()).isFile()) return handle.createReadStream(part);
      await handle.close();
      return undefined;
    },
    async has(key) {
      const found = await stat(pathOf(key)).catch(undefinedWhenMissing);
      return found?.isFile() ?? false;
    },
    async stat(key) {
      const found = await stat(pathOf(key)).catch(undefinedWhenMissing);
      return found?.isFile() ? { sizeBytes: found.size } : undefined;
    },
    async delete(key) {
      const target = pathOf(key);
      await rm(target).catch(undefinedWhenMissing);
      await removeEmptyFolders(root, dirname(target));
    },
    list: (prefix) => listKeys(root, prefix),
  };
}

async function putFile(file: { root: string; target: string; body: BlobBody }): Promise<void> {
  const unfinished = join(file.root, UNFINISHED);
  const draft = join(unfinished, randomUUID());
  await mkdir(unfinished, { recursive: true });
  try {
    await writeDurably(draft, file.body);
    await renameInto(draft, file.target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeDurably(path: string, body: BlobBody): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    if (body instanceof Uint8Array) await handle.writeFile(body);
    else for await (const chunk of body) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Another delete may remove the empty folder between making it and renaming into it. */
async function renameInto(draft: string, target: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await mkdir(dirname(target), { recursive: true });
      await rename(draft, target);
      break;
    } catch (error) {
      if (isTaken(error)) {
        throw blobError('blob_key_taken', 'Another key stands where this one needs a folder, or below it.');
      }
      if (attempt >= 5 || codeOf(error) !== 'ENOENT') throw error;
    }
  }
  // The rename itself is durable once the folder is.
  const folder = await open(dirname(target), 'r').catch(undefinedWhenMissing);
  if (folder === undefined) return;
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function removeEmptyFolders(root: string, from: string): Promise<void> {
  for (let folder = from; folder.length > root.length; folder = dirname(folder)) {
    const isGone = await rmdir(folder).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
  }
}

async function* listKeys(root: string, prefix: string): AsyncIterable<string> {
  const folder = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
  if (folder !== '') checkBlobKey(folder);
  for await (const key of walk(root, folder)) if (key.startsWith(prefix)) yield key;
}

async function* walk(root: string, folder: string): AsyncIterable<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(undefinedWhenMissing);
  const named = (entries ?? []).filter((entry) => !entry.name.startsWith('.'));
  const sorted = named.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of sorted) {
    const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(root, key);
    else if (entry.isFile()) yield key;
  }
}

function isTaken(error: unknown): boolean {
  return ['EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY'].includes(codeOf(error) ?? '');
}

function undefinedWhenMissing(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
  throw error;
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
