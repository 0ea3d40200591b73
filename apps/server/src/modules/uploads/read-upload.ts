import { type BlobStore, typeOfBytes, uploadKey } from '@loam/kernel';
import { uploadMaxBytes } from './policy.ts';
import type { UploadRow } from './store.ts';

export interface UploadBytes {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** Undefined while nothing has arrived. */
export async function readUpload(blobs: BlobStore, upload: UploadRow): Promise<UploadBytes | undefined> {
  const body = await blobs.get(uploadKey({ dirName: upload.dir_name, fileId: upload.id }));
  if (!body) return undefined;
  const chunks: Uint8Array[] = [];
  const parts: AsyncIterable<Uint8Array> = body;
  let size = 0;
  for await (const chunk of parts) {
    size += chunk.byteLength;
    // Whoever stored it kept to the limit; a file that grew by other means is not read whole.
    if (size > uploadMaxBytes) break;
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  return { bytes, contentType: typeOfBytes(bytes) };
}
