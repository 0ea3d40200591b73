import { noSuchBucket, noSuchKey, storageError } from './errors.ts';
import { isJson, numberOf, textOf } from './json.ts';
import { checkObjectName } from './names.ts';
import type { StorageDatabases } from './ports.ts';
import { openDatabase, serviceActor } from './store/database.ts';
import { searchObjects } from './store/listing.ts';

/** A file or a folder, as those who build the app look at it. */
export interface FolderEntry {
  /** Undefined for a folder. */
  readonly id: string | undefined;
  readonly name: string;
  readonly sizeBytes: number | undefined;
  readonly mimeType: string | undefined;
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
}

export interface FolderPage {
  readonly bucketId: string;
  /** With a slash at its end; empty for the top of the bucket. */
  readonly folder: string;
  readonly limit: number;
  readonly offset: number;
}

/** Everything in the folder, whatever the project's policies say. Throws `NoSuchBucket`. */
export async function listFolder(
  databases: StorageDatabases,
  ref: string,
  { bucketId, folder, limit, offset }: FolderPage,
): Promise<readonly FolderEntry[]> {
  const db = openDatabase(databases, { ref, method: 'GET', path: '', operation: 'storage.object.list' });
  const [bucket] = await db.run(serviceActor, {
    text: 'select 1 from storage.buckets where id = $1',
    values: [bucketId],
  });
  if (!bucket) throw noSuchBucket();
  const sort = { search: '', sortColumn: 'name', sortOrder: 'asc' } as const;
  const found = await searchObjects(db, serviceActor, { bucketId, folder, limit, offset, ...sort });
  return found.map((entry) => {
    const metadata = isJson(entry['metadata']) ? entry['metadata'] : undefined;
    return {
      id: textOf(entry, 'id'),
      name: textOf(entry, 'name') ?? '',
      sizeBytes: numberOf(metadata, 'size'),
      mimeType: textOf(metadata, 'mimetype'),
      createdAt: textOf(entry, 'created_at'),
      updatedAt: textOf(entry, 'updated_at'),
    };
  });
}

export interface FolderMove {
  readonly bucketId: string;
  /** Both with a slash at their ends. */
  readonly from: string;
  readonly to: string;
}

/** All files of a folder or none: only rows change, the bytes stay where they are. Answers how many there were. */
export async function moveFolder(
  databases: StorageDatabases,
  ref: string,
  { bucketId, from, to }: FolderMove,
): Promise<number> {
  checkObjectName(to);
  if (to.startsWith(from)) throw storageError('InvalidKey', 'A folder cannot be moved into itself.');
  const db = openDatabase(databases, { ref, method: 'POST', path: '', operation: 'storage.object.move' });
  const moved = await db
    .run(serviceActor, {
      text: `update storage.objects set name = $3 || substr(name, length($2) + 1)
        where bucket_id = $1 and starts_with(name, $2) returning id::text`,
      values: [bucketId, from, to],
    })
    .catch(tellTaken);
  if (moved.length === 0) throw noSuchKey();
  return moved.length;
}

/** The whole names of the next files of a folder, at whatever depth. */
export async function listNames(
  databases: StorageDatabases,
  ref: string,
  page: { readonly bucketId: string; readonly folder: string; readonly limit: number },
): Promise<readonly string[]> {
  const db = openDatabase(databases, { ref, method: 'GET', path: '', operation: 'storage.object.list' });
  const rows = await db.run(serviceActor, {
    text: 'select name from storage.objects where bucket_id = $1 and starts_with(name, $2) limit $3::int',
    values: [page.bucketId, page.folder, String(page.limit)],
  });
  return rows.map((row) => row[0] ?? '');
}

function tellTaken(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505')
    throw storageError('KeyAlreadyExists', 'A file of this name is there already.', { cause: error });
  throw error;
}
