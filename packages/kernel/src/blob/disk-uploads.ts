import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  blobError,
  MAX_PARTS,
  MIN_PART_BYTES,
  type BlobStat,
  type BlobStore,
  type BlobUpload,
  type UploadedPart,
} from './blob-store.ts';
import { statOf, undefinedWhenMissing } from './disk-files.ts';
import { writeDraft } from './disk-write.ts';

type Uploads = Pick<
  BlobStore,
  'beginUpload' | 'putPart' | 'finishUpload' | 'abandonUpload' | 'abandonUploadsBefore'
>;

export interface DiskUploadsOptions {
  readonly root: string;
  pathOf(key: string): string;
  /** Gives the file the key at that path. */
  replace(target: string, draft: string): Promise<BlobStat>;
}

const ID = /^[0-9a-f-]{36}$/;

/** Each upload has a hidden folder; its parts are joined when it is finished. */
export function createDiskUploads({ root, pathOf, replace }: DiskUploadsOptions): Uploads {
  const folderOf = (upload: BlobUpload): string => {
    pathOf(upload.key);
    if (!ID.test(upload.id)) throw unknown();
    return join(root, '.uploads', upload.id);
  };
  const partIn = (upload: BlobUpload, number: number): string => {
    if (!Number.isInteger(number) || number < 1 || number > MAX_PARTS) {
      throw blobError('blob_part_refused', `Parts are numbered from 1 to ${MAX_PARTS}.`);
    }
    return join(folderOf(upload), String(number));
  };
  return {
    async beginUpload(key) {
      const upload = { key, id: randomUUID() };
      await mkdir(folderOf(upload), { recursive: true });
      return upload;
    },
    async putPart(upload, number, body) {
      const path = partIn(upload, number);
      await using draft = await writeDraft(root, body);
      // One that was finished or abandoned has no folder any more.
      await rename(draft.path, path).catch(() => Promise.reject(unknown()));
      const stat = await statOf(path);
      if (!stat) throw unknown();
      return { number, ...stat };
    },
    async finishUpload(upload, parts) {
      const target = pathOf(upload.key);
      const paths = await checkParts(parts, (number) => partIn(upload, number));
      await using draft = await writeDraft(root, joined(paths));
      const stat = await replace(target, draft.path);
      await rm(folderOf(upload), { recursive: true, force: true });
      return stat;
    },
    abandonUpload: async (upload) => rm(folderOf(upload), { recursive: true, force: true }),
    abandonUploadsBefore: (moment) => removeFoldersBefore(join(root, '.uploads'), moment),
  };
}

/** A folder changes with every part that comes into it. */
async function removeFoldersBefore(folder: string, moment: Date): Promise<number> {
  let removed = 0;
  for (const name of (await readdir(folder).catch(undefinedWhenMissing)) ?? []) {
    const path = join(folder, name);
    const info = await stat(path).catch(undefinedWhenMissing);
    if (!info || info.mtime >= moment) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

async function checkParts(
  parts: readonly UploadedPart[],
  pathOf: (number: number) => string,
): Promise<readonly string[]> {
  if (parts.length === 0) throw blobError('blob_part_refused', 'An upload has at least one part.');
  const paths: string[] = [];
  for (const [index, { number, etag }] of parts.entries()) {
    const before = parts[index - 1]?.number ?? 0;
    const stat = number > before ? await statOf(pathOf(number)) : undefined;
    if (stat?.etag !== etag)
      throw blobError('blob_part_refused', `Part ${number} is not there as it was named.`);
    if (index < parts.length - 1 && stat.sizeBytes < MIN_PART_BYTES) {
      throw blobError('blob_part_refused', `Part ${number} is smaller than ${MIN_PART_BYTES} bytes.`);
    }
    paths.push(pathOf(number));
  }
  return paths;
}

async function* joined(paths: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const path of paths) yield* createReadStream(path);
}

function unknown() {
  return blobError('blob_upload_unknown', 'There is no such upload.');
}
