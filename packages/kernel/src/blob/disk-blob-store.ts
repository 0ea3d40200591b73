import { link, open, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  checkBlobKey,
  type BlobCondition,
  type BlobPart,
  type BlobStat,
  type BlobStore,
  type OpenBlob,
} from './blob-store.ts';
import { isTaken, removeEmptyFolders, statOf, statOfHandle, undefinedWhenMissing } from './disk-files.ts';
import { listKeys, listPage } from './disk-list.ts';
import { createDiskUploads } from './disk-uploads.ts';
import { copyFileTo, place, writeDraft } from './disk-write.ts';
import { createKeyLocks } from './key-locks.ts';

export interface DiskBlobStoreOptions {
  readonly root: string;
}

/** For all stores of this process: several may have the same folder. */
const locks = createKeyLocks();

export function createDiskBlobStore({ root }: DiskBlobStoreOptions): BlobStore {
  const pathOf = (key: string): string => {
    checkBlobKey(key);
    return join(root, ...key.split('/'));
  };
  const openKey = async (key: string, part?: BlobPart) => openFile(pathOf(key), part);
  const uploads = createDiskUploads({ root, pathOf, replace: (target, draft) => replace(target, draft) });
  return {
    ...uploads,
    async put(key, body) {
      const target = pathOf(key);
      await using draft = await writeDraft(root, body);
      return await replace(target, draft.path);
    },
    async putIf(key, body, condition) {
      const target = pathOf(key);
      // What cannot succeed is not written first.
      if (!holds(condition, await statOf(target))) return undefined;
      await using draft = await writeDraft(root, body);
      return condition === 'absent'
        ? await putAbsent(target, draft.path)
        : await replaceIf(target, draft.path, condition);
    },
    async copy(from, to) {
      const [source, target] = [pathOf(from), pathOf(to)];
      await using draft = await copyFileTo(root, source);
      return draft && (await replace(target, draft.path));
    },
    open: openKey,
    get: async (key, part) => (await openKey(key, part))?.body,
    has: async (key) => (await statOf(pathOf(key))) !== undefined,
    stat: async (key) => statOf(pathOf(key)),
    async delete(key) {
      const target = pathOf(key);
      // A folder is part of other keys.
      if (!(await statOf(target))) return;
      await locks.hold(target, () => unlink(target).catch(undefinedWhenMissing));
      await removeEmptyFolders(root, dirname(target));
    },
    list: (prefix) => listKeys(root, prefix),
    listPage: (prefix, page) => listPage(root, prefix, page),
  };
}

async function openFile(path: string, part: BlobPart | undefined): Promise<OpenBlob | undefined> {
  const handle = await open(path, 'r').catch(undefinedWhenMissing);
  if (handle === undefined) return undefined;
  const stat = await statOfHandle(handle);
  if (stat) return { stat, body: handle.createReadStream(part) };
  await handle.close();
  return undefined;
}

function replace(target: string, draft: string): Promise<BlobStat> {
  return locks.hold(target, () => place(draft, target, rename));
}

/** Other processes may come to the same thought: only one link can be made. */
async function putAbsent(target: string, draft: string): Promise<BlobStat | undefined> {
  try {
    return await place(draft, target, link);
  } catch (error) {
    if (isTaken(error) && (await statOf(target))) return undefined;
    throw error;
  }
}

function replaceIf(target: string, draft: string, condition: BlobCondition): Promise<BlobStat | undefined> {
  return locks.hold(target, async () =>
    holds(condition, await statOf(target)) ? place(draft, target, rename) : undefined,
  );
}

function holds(condition: BlobCondition, found: BlobStat | undefined): boolean {
  return condition === 'absent' ? found === undefined : found?.etag === condition.etag;
}
