import { errorMessage } from '@loam/kernel';
import type { StorageOptions } from './ports.ts';
import { blobKey } from './versions.ts';

/** Removes content that no file leads to any more. What cannot be removed now is found by the sweep. */
export async function disposeContent(
  { blobs, logger }: Pick<StorageOptions, 'blobs' | 'logger'>,
  ref: string,
  versions: readonly (string | undefined)[],
): Promise<void> {
  for (const version of versions) {
    const key = version === undefined ? undefined : blobKey(ref, version);
    if (key === undefined) continue;
    await blobs
      .delete(key)
      .catch((error: unknown) =>
        logger.warn({ ref, error: errorMessage(error) }, 'the content of a deleted file stays for the sweep'),
      );
  }
}
