import { noSuchBucket } from './errors.ts';
import { isJson, numberOf, textOf } from './json.ts';
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
