import type { BlobStore } from '@loam/kernel';
import { filePrefix, formsKey, manifestPrefix } from '../manifest.ts';
import { readManifest } from './read-manifest.ts';

export interface PruneOptions {
  readonly blobs: BlobStore;
  /** The manifests that somebody refers to. */
  readonly keep: Iterable<string>;
  /** Asked before each deletion; throws when someone may be storing again. */
  requireAlone?(): Promise<void>;
}

/**
 * Deletes every file that no kept manifest names. The caller makes sure that nothing is being stored meanwhile: a file
 * that is there already is not written again, and its manifest is not yet known.
 */
export async function pruneSites({
  blobs,
  keep,
  requireAlone,
}: PruneOptions): Promise<{ readonly deleted: number }> {
  const keptManifests = new Set(keep);
  const keptHashes = new Set<string>();
  for (const key of keptManifests) {
    const manifest = await readManifest(blobs, key);
    const named = [manifest.files, manifest.server?.files ?? {}].flatMap((files) => Object.values(files));
    for (const { hash } of named) keptHashes.add(hash);
  }
  let deleted = 0;
  const sweep = async (prefix: string, isKept: (key: string) => boolean) => {
    for await (const key of blobs.list(prefix)) {
      if (isKept(key)) continue;
      await requireAlone?.();
      // What says that a file and its forms are whole goes before any of them.
      if (prefix === filePrefix) await blobs.delete(formsKey(hashIn(key)));
      await blobs.delete(key);
      deleted += 1;
    }
  };
  await sweep(manifestPrefix, (key) => keptManifests.has(key));
  await sweep(filePrefix, (key) => keptHashes.has(hashIn(key)));
  return { deleted };
}

function hashIn(key: string): string {
  const [hash = ''] = key.slice(key.lastIndexOf('/') + 1).split('.');
  return hash;
}
