import { type BlobStore, typeOfBytes, typeSampleBytes, uploadKey } from '@loam/kernel';
import { buffer } from 'node:stream/consumers';
import { uploadMaxBytes } from './policy.ts';
import type { UploadRow } from './store.ts';

export interface UploadBytes {
  readonly bytes: Buffer;
  readonly contentType: string;
}

export interface UploadFacts {
  readonly sizeBytes: number;
  readonly contentType: string;
}

/** What has arrived, from its size and its first bytes alone; undefined while nothing has. */
export async function statUpload(blobs: BlobStore, upload: UploadRow): Promise<UploadFacts | undefined> {
  const key = keyOf(upload);
  const stat = await blobs.stat(key);
  if (!stat) return undefined;
  const sample =
    stat.sizeBytes === 0 ? undefined : await blobs.get(key, { start: 0, end: typeSampleBytes - 1 });
  return { ...stat, contentType: typeOfBytes(sample ? await buffer(sample) : Buffer.alloc(0)) };
}

/** Undefined while nothing has arrived, and for a file that is larger than an upload may be. */
export async function readUpload(blobs: BlobStore, upload: UploadRow): Promise<UploadBytes | undefined> {
  const key = keyOf(upload);
  const { sizeBytes = Infinity } = (await blobs.stat(key)) ?? {};
  const body = sizeBytes <= uploadMaxBytes ? await blobs.get(key) : undefined;
  if (!body) return undefined;
  const bytes = await buffer(body);
  return { bytes, contentType: typeOfBytes(bytes) };
}

function keyOf(upload: UploadRow): string {
  return uploadKey({ dirName: upload.dir_name, fileId: upload.id });
}
