import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../app-error.ts';
import { blobError, checkBlobKey, type BlobBody, type BlobStat, type BlobStore } from './blob-store.ts';

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
      await putFile({ root, target, body, place: rename });
    },
    async putNew(key, body) {
      const target = pathOf(key);
      if (await statOf(target)) return false;
      try {
        await putFile({ root, target, body, place: link });
        return true;
      } catch (error) {
        const isThere =
          error instanceof AppError && error.code === 'blob_key_taken' && (await statOf(target));
        if (isThere) return false;
        throw error;
      }
    },
    async get(key, part) {
      const handle = await open(pathOf(key), 'r').catch(undefinedWhenMissing);
      if (handle === undefined) return undefined;
      if ((await handle.stat()).isFile()) return handle.createReadStream(part);
      await handle.close();
      return undefined;
    },
    async has(key) {
      return (await statOf(pathOf(key))) !== undefined;
    },
    async stat(key) {
      return statOf(pathOf(key));
    },
    async delete(key) {
      const target = pathOf(key);
      await rm(target).catch(undefinedWhenMissing);
      await removeEmptyFolders(root, dirname(target));
    },
    list: (prefix) => listKeys(root, prefix),
  };
}

/** Of a file; a folder is part of other keys. */
async function statOf(path: string): Promise<BlobStat | undefined> {
  const found = await stat(path).catch(undefinedWhenMissing);
  return found?.isFile() ? { sizeBytes: found.size } : undefined;
}

interface NewFile {
  readonly root: string;
  readonly target: string;
  readonly body: BlobBody;
  /** `link` fails where something is already, which a rename would replace. */
  readonly place: (draft: string, target: string) => Promise<void>;
}

async function putFile(file: NewFile): Promise<void> {
  const unfinished = join(file.root, UNFINISHED);
  const draft = join(unfinished, randomUUID());
  await mkdir(unfinished, { recursive: true });
  try {
    await writeDurably(draft, file.body);
    await moveInto(draft, file);
  } finally {
    await rm(draft, { force: true });
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

/** Another delete may remove the empty folder between making it and moving into it. */
async function moveInto(draft: string, { target, place }: NewFile): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await mkdir(dirname(target), { recursive: true });
      await place(draft, target);
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
