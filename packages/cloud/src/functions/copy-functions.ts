import { randomUUID } from 'node:crypto';
import { filesPrefix, readSources } from './deploy.ts';
import type { SourceFile } from './import-map.ts';
import type { FunctionBlobs, FunctionRecord, FunctionStore } from './ports.ts';

interface Place {
  readonly store: FunctionStore;
  readonly blobs: FunctionBlobs;
}

/** A function with what it was deployed from, for whoever takes a project somewhere else. */
export interface FunctionWithSources {
  readonly record: FunctionRecord;
  /** Paths below the folder of all functions. */
  readonly files: readonly SourceFile[];
}

export async function listWithSources(
  { store, blobs }: Place,
  ref: string,
): Promise<readonly FunctionWithSources[]> {
  const found: FunctionWithSources[] = [];
  // One after the other: their files together may be large.
  for (const record of await store.list(ref)) {
    found.push({ record, files: (await readSources(blobs, record)).files });
  }
  return found;
}

/** The same functions for another project; those it has by the same names are replaced. Doing it again does no harm. */
export async function copyFunctions({ store, blobs }: Place, from: string, to: string): Promise<void> {
  for (const { id: _id, version: _version, createdAtMs: _at, ...copied } of await store.list(from)) {
    const packed = await blobs.read(copied.filesKey);
    if (!packed) continue;
    const filesKey = `${filesPrefix(to)}${copied.slug}/${randomUUID()}`;
    await blobs.put(filesKey, packed);
    const { unusedKeys } = await store.save(to, { ...copied, filesKey });
    await Promise.all(unusedKeys.map((key) => blobs.remove(key)));
  }
}

/** Every file of every version, also of deployments that came to nothing. */
export async function removeAllFiles({ blobs }: Place, ref: string): Promise<void> {
  for await (const key of blobs.list(filesPrefix(ref))) await blobs.remove(key);
}
