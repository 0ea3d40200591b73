import type { Readable } from 'node:stream';
import type { BlobStat } from '@loam/kernel';
import { type Json, isJson, numberOf, parseJson, textOf } from './json.ts';
import type { StorageOptions } from './ports.ts';
import { openDatabase, serviceActor, type StorageDatabase } from './store/database.ts';
import { blobUploadOf, takeExpired } from './store/uploads.ts';
import { blobKey, folderOf, madeAt, versionOfKey } from './versions.ts';

/** A file of a cloud, for what carries all of them somewhere else. */
export interface CloudFile {
  readonly bucketId: string;
  readonly name: string;
  readonly version: string;
  readonly sizeBytes: number;
  readonly metadata: Json;
  /** Undefined where it was deleted meanwhile. */
  open(): Promise<Readable | undefined>;
}

/** The files of whole clouds: for copies, exports, the end of a cloud, and for what was left behind. */
export interface CloudFiles {
  /** In the order of their ids; those that come meanwhile may or may not be among them. */
  listFiles(ref: string): AsyncGenerator<CloudFile>;
  /** Bytes for a row that is there already, as an import brings it. */
  putBytes(ref: string, version: string, body: AsyncIterable<Uint8Array>): Promise<BlobStat>;
  /**
   * Gives a copy of a database the bytes that its rows lead to. A file that its source no longer has is taken from the
   * copy as well. Doing it again goes on where it ended. Both databases exist.
   */
  copyFiles(
    from: string,
    to: string,
    signal?: AbortSignal,
  ): Promise<{ readonly copied: number; readonly missing: number }>;
  /** The bytes of a cloud that is gone. Doing it twice does no harm. */
  removeFiles(ref: string, signal?: AbortSignal): Promise<void>;
  /** Removes content that no row leads to, and uploads that nobody went on with. */
  sweep(ref: string, signal?: AbortSignal): Promise<{ readonly removed: number }>;
  /** What the rows of a cloud say that their files hold. */
  sizeBytes(ref: string): Promise<number>;
}

type Options = Pick<StorageOptions, 'databases' | 'blobs' | 'clock'>;

const pageRows = 500;
/** Longer than any upload may take: younger content may be waiting for its row. */
const graceMs = 48 * 3600 * 1000;

export function createCloudFiles(options: Options): CloudFiles {
  const { blobs } = options;
  return {
    listFiles: (ref) => listFiles(options, ref),
    async putBytes(ref, version, body) {
      const key = blobKey(ref, version);
      if (key === undefined) throw new TypeError('This is no version of a file.');
      return blobs.put(key, body);
    },
    copyFiles: (from, to, signal) => copyFiles(options, { from, to, signal }),
    async removeFiles(ref, signal) {
      for await (const key of blobs.list(folderOf(ref))) {
        signal?.throwIfAborted();
        await blobs.delete(key);
      }
    },
    sweep: (ref, signal) => sweep(options, ref, signal),
    async sizeBytes(ref) {
      const [row] = await open(options, ref).run(serviceActor, {
        text: `select coalesce(sum((metadata ->> 'size')::numeric), 0)::text from storage.objects
          where metadata ->> 'size' ~ '^\\d{1,15}$'`,
        values: [],
      });
      return Number(row?.[0] ?? 0);
    },
  };
}

function open({ databases }: Options, ref: string): StorageDatabase {
  return openDatabase(databases, { ref, method: '', path: '', operation: 'storage.files' });
}

async function* listFiles(options: Options, ref: string): AsyncGenerator<CloudFile> {
  const db = open(options, ref);
  let after: string | null = null;
  for (;;) {
    const rows: readonly { readonly [index: number]: string | null | undefined }[] = await db.run(
      serviceActor,
      {
        text: `select json_build_object('id', id, 'bucket_id', bucket_id, 'name', name, 'version', version,
          'metadata', metadata)::text
        from storage.objects where $1::uuid is null or id > $1::uuid order by id limit ${pageRows}`,
        values: [after],
      },
    );
    for (const row of rows) {
      const found = parseJson(row[0]);
      after = textOf(found, 'id') ?? after;
      const file = fileOf(options, ref, found);
      if (file) yield file;
    }
    if (rows.length < pageRows) return;
  }
}

function fileOf({ blobs }: Options, ref: string, row: Json | undefined): CloudFile | undefined {
  const version = textOf(row, 'version') ?? '';
  const key = blobKey(ref, version);
  const metadata = row?.['metadata'];
  return {
    bucketId: textOf(row, 'bucket_id') ?? '',
    name: textOf(row, 'name') ?? '',
    version,
    metadata: isJson(metadata) ? metadata : {},
    sizeBytes: (isJson(metadata) && numberOf(metadata, 'size')) || 0,
    open: async () => (key === undefined ? undefined : blobs.get(key)),
  };
}

interface Copying {
  readonly from: string;
  readonly to: string;
  readonly signal: AbortSignal | undefined;
}

async function copyFiles(options: Options, { from, to, signal }: Copying) {
  const { blobs } = options;
  let copied = 0;
  const missing: string[] = [];
  for await (const { version } of listFiles(options, to)) {
    signal?.throwIfAborted();
    const source = blobKey(from, version);
    const target = blobKey(to, version);
    if (source === undefined || target === undefined || (await blobs.has(target))) continue;
    if (await blobs.copy(source, target)) copied += 1;
    else missing.push(version);
  }
  const db = open(options, to);
  if (missing.length > 0)
    await db.run(serviceActor, {
      text: `delete from storage.objects where version in (select jsonb_array_elements_text($1::jsonb))`,
      values: [JSON.stringify(missing)],
    });
  // Half an upload is of no use without its parts, which stay where they are.
  await db.run(serviceActor, { text: 'delete from storage.resumable_uploads', values: [] });
  return { copied, missing: missing.length };
}

async function sweep(options: Options, ref: string, signal: AbortSignal | undefined) {
  const { blobs, clock } = options;
  const db = open(options, ref);
  const before = clock.now().getTime() - graceMs;
  for (const upload of await takeExpired(db)) {
    const key = blobKey(ref, upload.version);
    if (key !== undefined && !upload.isComplete) await blobs.abandonUpload(blobUploadOf(upload, key));
  }
  let removed = 0;
  let after: string | undefined;
  do {
    signal?.throwIfAborted();
    const page = await blobs.listPage(folderOf(ref), { limit: pageRows, after });
    const old = page.blobs.filter(({ key }) => isOlder(versionOfKey(key), before));
    for (const key of await unreferenced(
      db,
      old.map(({ key }) => key),
    )) {
      await blobs.delete(key);
      removed += 1;
    }
    ({ after } = page);
  } while (after !== undefined);
  return { removed };
}

/** A version that does not tell its age came with an import, which brings its row before its bytes. */
function isOlder(version: string | undefined, before: number): boolean {
  return version !== undefined && (madeAt(version)?.getTime() ?? 0) < before;
}

async function unreferenced(db: StorageDatabase, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const versions = keys.map((key) => versionOfKey(key) ?? '');
  const rows = await db.run(serviceActor, {
    text: `select v from jsonb_array_elements_text($1::jsonb) v
      where exists (select 1 from storage.objects o where o.version = v)
        or exists (select 1 from storage.resumable_uploads u where u.version = v or u.tail_version = v)`,
    values: [JSON.stringify(versions)],
  });
  const used = new Set(rows.map((row) => row[0]));
  return keys.filter((key) => !used.has(versionOfKey(key)));
}
