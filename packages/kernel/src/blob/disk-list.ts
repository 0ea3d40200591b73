import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBlobKey, compareBlobKeys, type BlobPage, type ListedBlob } from './blob-store.ts';
import { statOf, undefinedWhenMissing } from './disk-files.ts';

/** Keys in the order of their bytes: a folder stands where its slash puts it. */
export async function* listKeys(root: string, prefix: string, after?: string): AsyncIterable<string> {
  const folder = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
  if (folder !== '') checkBlobKey(folder);
  for await (const key of walk(root, folder, { prefix, after })) yield key;
}

export async function listPage(
  root: string,
  prefix: string,
  page: { readonly limit: number; readonly after?: string | undefined },
): Promise<BlobPage> {
  const blobs: ListedBlob[] = [];
  for await (const key of listKeys(root, prefix, page.after)) {
    if (blobs.length === page.limit) return { blobs, after: blobs.at(-1)?.key };
    const stat = await statOf(join(root, key));
    if (stat) blobs.push({ key, ...stat });
  }
  return { blobs, after: undefined };
}

interface Wanted {
  readonly prefix: string;
  readonly after: string | undefined;
}

async function* walk(root: string, folder: string, wanted: Wanted): AsyncIterable<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(undefinedWhenMissing);
  const sorted = (entries ?? [])
    .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isFile()))
    .map((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? `${path}/` : path;
    })
    .filter((path) => mayHold(path, wanted))
    .toSorted(compareBlobKeys);
  for (const path of sorted) {
    if (path.endsWith('/')) yield* walk(root, path.slice(0, -1), wanted);
    else yield path;
  }
}

/** Whole folders before the place where a page begins are not read. */
function mayHold(path: string, { prefix, after }: Wanted): boolean {
  const isFolder = path.endsWith('/');
  if (!path.startsWith(prefix) && !(isFolder && prefix.startsWith(path))) return false;
  if (after === undefined) return true;
  return compareBlobKeys(path, after) > 0 || (isFolder && after.startsWith(path));
}
