import type { BlobUpload, UploadedPart } from '@loam/kernel';
import { isJson, type Json, numberOf, parseJson, textOf } from '../json.ts';
import { serviceActor, type Statement, type StorageDatabase } from './database.ts';
import type { Place } from './objects.ts';

/** An upload that comes in pieces, as the database knows it. */
export interface Upload extends Place {
  readonly id: string;
  readonly owner: string | undefined;
  readonly isUpsert: boolean;
  readonly mimeType: string;
  readonly cacheControl: string;
  readonly userMetadata: Json | undefined;
  readonly uploadMetadata: string;
  readonly sizeBytes: number;
  readonly offsetBytes: number;
  readonly version: string;
  readonly blobUploadId: string;
  readonly tailVersion: string | undefined;
  readonly isComplete: boolean;
  readonly expiresAt: Date;
}

export type NewUpload = Omit<Upload, 'offsetBytes' | 'tailVersion' | 'isComplete'>;

export interface StoredPart extends UploadedPart {
  readonly md5: string;
  readonly sizeBytes: number;
}

const wire = `json_build_object('id', id, 'bucket_id', bucket_id, 'name', name, 'owner_id', owner_id,
  'is_upsert', is_upsert, 'metadata', metadata, 'user_metadata', user_metadata, 'upload_metadata', upload_metadata,
  'size_bytes', size_bytes, 'offset_bytes', offset_bytes, 'version', version, 'blob_upload', blob_upload,
  'tail_version', tail_version, 'is_complete', is_complete, 'expires_at', expires_at)::text`;

export async function createUpload(db: StorageDatabase, upload: NewUpload): Promise<void> {
  const { mimeType, cacheControl, userMetadata } = upload;
  await db.run(serviceActor, {
    text: `insert into storage.resumable_uploads (id, bucket_id, name, owner_id, is_upsert, metadata, user_metadata,
        upload_metadata, size_bytes, version, blob_upload, expires_at)
      values ($1::uuid, $2, $3, $4, $5::boolean, $6::jsonb, $7::jsonb, $8, $9::bigint, $10, $11, $12::timestamptz)`,
    values: [
      upload.id,
      upload.bucketId,
      upload.name,
      upload.owner ?? null,
      String(upload.isUpsert),
      JSON.stringify({ mimeType, cacheControl }),
      userMetadata === undefined ? null : JSON.stringify(userMetadata),
      upload.uploadMetadata,
      String(upload.sizeBytes),
      upload.version,
      upload.blobUploadId,
      upload.expiresAt.toISOString(),
    ],
  });
}

export async function findUpload(db: StorageDatabase, id: string): Promise<Upload | undefined> {
  const [row] = await db.run(serviceActor, {
    text: `select ${wire} from storage.resumable_uploads where id = $1::uuid and expires_at > now()`,
    values: [id],
  });
  return uploadOf(row?.[0]);
}

/** Makes this sender the one whose pieces count; undefined when the upload is not at this offset. */
export async function takeOver(
  db: StorageDatabase,
  { id, sender, offsetBytes }: { readonly id: string; readonly sender: string; readonly offsetBytes: number },
): Promise<Upload | undefined> {
  const [row] = await db.run(serviceActor, {
    text: `update storage.resumable_uploads set sender = $2::uuid
      where id = $1::uuid and offset_bytes = $3::bigint and expires_at > now() returning ${wire}`,
    values: [id, sender, String(offsetBytes)],
  });
  return uploadOf(row?.[0]);
}

/** A number that no other sender writes to; undefined when somebody took over. */
export async function nextPart(db: StorageDatabase, id: string, sender: string): Promise<number | undefined> {
  const [row] = await db.run(serviceActor, {
    text: `update storage.resumable_uploads set next_part = next_part + 1
      where id = $1::uuid and sender = $2::uuid returning next_part - 1`,
    values: [id, sender],
  });
  const number = row?.[0] ?? undefined;
  return number === undefined ? undefined : Number(number);
}

export interface Progress {
  readonly id: string;
  readonly sender: string;
  readonly from: number;
  readonly to: number;
  readonly part?: StoredPart | undefined;
  readonly tailVersion: string | undefined;
}

/** From now on these bytes count. False when somebody took over. */
export async function advance(db: StorageDatabase, progress: Progress): Promise<boolean> {
  const { part } = progress;
  const values = [
    progress.id,
    progress.sender,
    String(progress.from),
    String(progress.to),
    progress.tailVersion ?? null,
  ];
  const text = `update storage.resumable_uploads set offset_bytes = $4::bigint, tail_version = $5
    where id = $1::uuid and sender = $2::uuid and offset_bytes = $3::bigint returning id`;
  if (!part) return (await db.run(serviceActor, { text, values })).length > 0;
  const rows = await db.run(serviceActor, {
    text: `with moved as (${text})
      insert into storage.resumable_parts (upload_id, number, etag, md5, size_bytes)
      select id, $6::int, $7, $8, $9::bigint from moved returning number`,
    values: [...values, String(part.number), part.etag, part.md5, String(part.sizeBytes)],
  });
  return rows.length > 0;
}

export async function listParts(db: StorageDatabase, id: string): Promise<readonly StoredPart[]> {
  const rows = await db.run(serviceActor, {
    text: `select number, etag, md5, size_bytes from storage.resumable_parts where upload_id = $1::uuid order by number`,
    values: [id],
  });
  return rows.map((row) => ({
    number: Number(row[0]),
    etag: row[1] ?? '',
    md5: row[2] ?? '',
    sizeBytes: Number(row[3]),
  }));
}

/** Part of the transaction that makes the file: both are true, or neither is. */
export function completeStatement(id: string): Statement {
  return {
    text: `update storage.resumable_uploads set offset_bytes = size_bytes, is_complete = true, tail_version = null
      where id = $1::uuid`,
    values: [id],
  };
}

export async function deleteUpload(db: StorageDatabase, id: string): Promise<void> {
  await db.run(serviceActor, {
    text: 'delete from storage.resumable_uploads where id = $1::uuid',
    values: [id],
  });
}

/** Takes those whose time is over out of the table, for whoever removes what they left. */
export async function takeExpired(db: StorageDatabase): Promise<readonly Upload[]> {
  const rows = await db.run(serviceActor, {
    text: `delete from storage.resumable_uploads where expires_at <= now() returning ${wire}`,
    values: [],
  });
  return rows.flatMap((row) => uploadOf(row[0]) ?? []);
}

export function blobUploadOf({ blobUploadId }: Upload, key: string): BlobUpload {
  return { key, id: blobUploadId };
}

function uploadOf(text: string | null | undefined): Upload | undefined {
  const row = parseJson(text);
  if (!row) return undefined;
  const { metadata, user_metadata: userMetadata } = row;
  const facts = isJson(metadata) ? metadata : {};
  return {
    id: textOf(row, 'id') ?? '',
    bucketId: textOf(row, 'bucket_id') ?? '',
    name: textOf(row, 'name') ?? '',
    owner: textOf(row, 'owner_id'),
    isUpsert: row['is_upsert'] === true,
    mimeType: textOf(facts, 'mimeType') ?? 'application/octet-stream',
    cacheControl: textOf(facts, 'cacheControl') ?? 'no-cache',
    userMetadata: isJson(userMetadata) ? userMetadata : undefined,
    uploadMetadata: textOf(row, 'upload_metadata') ?? '',
    sizeBytes: numberOf(row, 'size_bytes') ?? 0,
    offsetBytes: numberOf(row, 'offset_bytes') ?? 0,
    version: textOf(row, 'version') ?? '',
    blobUploadId: textOf(row, 'blob_upload') ?? '',
    tailVersion: textOf(row, 'tail_version'),
    isComplete: row['is_complete'] === true,
    expiresAt: new Date(textOf(row, 'expires_at') ?? 0),
  };
}
