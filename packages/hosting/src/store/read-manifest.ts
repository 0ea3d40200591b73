import type { BlobStore } from '@loam/kernel';
import { buffer } from 'node:stream/consumers';
import { hostingError } from '../errors.ts';
import { decodeManifest, type SiteManifest } from '../manifest.ts';

export async function readManifest(blobs: Pick<BlobStore, 'get'>, key: string): Promise<SiteManifest> {
  const stream = await blobs.get(key);
  if (!stream)
    throw hostingError('manifest_missing', 'The list of files of a deployment is missing.', {
      meta: { key },
    });
  return decodeManifest(key, await buffer(stream));
}
