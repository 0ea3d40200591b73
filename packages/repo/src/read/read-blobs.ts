import { repoError } from '../errors.ts';
import type { RepoContext } from '../context.ts';

const BATCH_OBJECTS = 256;
const BATCH_BYTES = 8 * 1024 * 1024;

export interface BlobRef {
  readonly oid: string;
  readonly sizeBytes: number;
}

/** Contents in the order asked for, a bounded number of bytes in memory at once. */
export async function* readBlobs<T extends BlobRef>(
  context: Pick<RepoContext, 'readers'>,
  gitDir: string,
  refs: Iterable<T>,
): AsyncGenerator<{ readonly ref: T; readonly bytes: Buffer }> {
  for (const batch of batches(refs)) {
    const answers = await context.readers.read(
      gitDir,
      batch.map(({ oid }) => oid),
    );
    for (const [index, ref] of batch.entries()) {
      const found = answers[index];
      if (found?.type !== 'blob') throw repoError('damaged', 'A file of the repository is missing.');
      yield { ref, bytes: found.bytes };
    }
  }
}

function* batches<T extends BlobRef>(refs: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  let bytes = 0;
  for (const ref of refs) {
    batch.push(ref);
    bytes += ref.sizeBytes;
    if (batch.length >= BATCH_OBJECTS || bytes >= BATCH_BYTES) {
      yield batch;
      batch = [];
      bytes = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
