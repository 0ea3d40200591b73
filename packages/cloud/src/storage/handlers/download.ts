import type { OpenBlob } from '@loam/kernel';
import type { ServiceAnswer } from '../../gateway/index.ts';
import type { Context } from '../context.ts';
import { noSuchBucket, noSuchKey } from '../errors.ts';
import { json } from '../http.ts';
import { textOf } from '../json.ts';
import { isUnchanged, parseRange, type ByteRange } from '../range.ts';
import { loadBucket } from '../store/buckets.ts';
import { serviceActor } from '../store/database.ts';
import { findObject, type Place, sizeOf, type StoredObject } from '../store/objects.ts';
import { blobKey } from '../versions.ts';

export async function downloadPublic(context: Context, place: Place): Promise<ServiceAnswer> {
  return sendObject(context, () => findPublic(context, place));
}

export async function downloadAllowed(context: Context, place: Place): Promise<ServiceAnswer> {
  return sendObject(context, () => findAllowed(context, place));
}

export async function downloadSigned(context: Context, place: Place): Promise<ServiceAnswer> {
  const signer = await context.signer();
  const { expiresAt } = await signer.verify(context.query.get('token') ?? '', place, 'download');
  return sendObject(context, () => findObject(context.db, serviceActor, place), { expiresAt });
}

export async function headPublic(context: Context, place: Place): Promise<ServiceAnswer> {
  return head(context, await findPublic(context, place));
}

export async function headAllowed(context: Context, place: Place): Promise<ServiceAnswer> {
  return head(context, await findAllowed(context, place));
}

export async function infoPublic(context: Context, place: Place): Promise<ServiceAnswer> {
  return info(await findPublic(context, place));
}

export async function infoAllowed(context: Context, place: Place): Promise<ServiceAnswer> {
  return info(await findAllowed(context, place));
}

export async function findPublic(context: Context, place: Place): Promise<StoredObject> {
  const bucket = await loadBucket(context.db, place.bucketId);
  if (!bucket.isPublic) throw noSuchBucket();
  return findObject(context.db, serviceActor, place);
}

/** What a public bucket holds is everybody's; of others the policies decide. */
async function findAllowed(context: Context, place: Place): Promise<StoredObject> {
  const actor = context.anyone();
  const bucket = await loadBucket(context.db, place.bucketId);
  if (!actor.isKnown && !bucket.isPublic) throw noSuchBucket();
  return findObject(context.db, bucket.isPublic ? serviceActor : actor, place);
}

/** Opens the content of a file. One that is replaced in this moment is looked up once more. */
export async function openContent(
  context: Context,
  find: () => Promise<StoredObject>,
  rangeOf: (sizeBytes: number) => ByteRange | undefined = () => undefined,
): Promise<{
  readonly object: StoredObject;
  readonly blob: OpenBlob;
  readonly range: ByteRange | undefined;
}> {
  const { blobs, logger } = context.options;
  let version: string | undefined;
  for (;;) {
    const object = await find();
    const key = blobKey(context.ref, object.version);
    const range = key === undefined ? undefined : await rangeIn(context, key, rangeOf);
    const blob = key === undefined ? undefined : await blobs.open(key, range);
    if (blob) return { object, blob, range };
    if (object.version === version) {
      logger.error({ ref: context.ref, version }, 'a file has no content');
      throw noSuchKey();
    }
    version = object.version;
  }
}

async function rangeIn(
  context: Context,
  key: string,
  rangeOf: (sizeBytes: number) => ByteRange | undefined,
): Promise<ByteRange | undefined> {
  if (context.header('range') === undefined) return undefined;
  const stat = await context.options.blobs.stat(key);
  return stat && rangeOf(stat.sizeBytes);
}

async function sendObject(
  context: Context,
  find: () => Promise<StoredObject>,
  { expiresAt }: { readonly expiresAt?: Date } = {},
): Promise<ServiceAnswer> {
  const first = await find();
  if (isCached(context, first)) return { status: 304, headers: factHeaders(context, first, expiresAt) };
  let known: StoredObject | undefined = first;
  const again = async () => {
    const taken = known ?? (await find());
    known = undefined;
    return taken;
  };
  const { object, blob, range } = await openContent(context, again, (sizeBytes) =>
    wantsRange(context, first) ? parseRange(context.header('range'), sizeBytes) : undefined,
  );
  const { sizeBytes } = blob.stat;
  const headers = factHeaders(context, object, expiresAt);
  if (!range) return { status: 200, headers: { ...headers, 'content-length': sizeBytes }, body: blob.body };
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': range.end - range.start + 1,
      'content-range': `bytes ${range.start}-${range.end}/${sizeBytes}`,
    },
    body: blob.body,
  };
}

function head(context: Context, object: StoredObject): ServiceAnswer {
  const headers = factHeaders(context, object);
  if (isCached(context, object)) return { status: 304, headers };
  return { status: 200, headers: { ...headers, 'content-length': sizeOf(object) } };
}

function info(object: StoredObject): ServiceAnswer {
  const { id, name, version, bucketId, metadata, userMetadata, createdAt, updatedAt } = object;
  return json(200, {
    id,
    name,
    version,
    bucket_id: bucketId,
    size: sizeOf(object),
    content_type: textOf(metadata, 'mimetype') ?? null,
    cache_control: textOf(metadata, 'cacheControl') ?? null,
    etag: textOf(metadata, 'eTag') ?? null,
    metadata: userMetadata,
    last_modified: updatedAt,
    created_at: createdAt,
  });
}

function isCached(context: Context, object: StoredObject): boolean {
  const conditions = {
    ifNoneMatch: context.header('if-none-match'),
    ifModifiedSince: context.header('if-modified-since'),
  };
  return isUnchanged(conditions, { eTag: eTagOf(object), lastModified: lastModifiedOf(object) });
}

/** A part of something else than the caller has is of no use to it. */
function wantsRange(context: Context, object: StoredObject): boolean {
  const condition = context.header('if-range');
  return condition === undefined || condition === eTagOf(object);
}

export function factHeaders(
  context: Context,
  object: StoredObject,
  expiresAt?: Date,
): Record<string, string | number> {
  const { metadata } = object;
  const lastModified = lastModifiedOf(object);
  const cacheControl = textOf(metadata, 'cacheControl');
  return {
    ...safeHeaders(textOf(metadata, 'mimetype')),
    'accept-ranges': 'bytes',
    etag: eTagOf(object),
    'x-robots-tag': 'none',
    ...(lastModified && { 'last-modified': lastModified.toUTCString() }),
    ...(expiresAt
      ? { expires: expiresAt.toUTCString() }
      : cacheControl !== undefined && isHeaderText(cacheControl) && { 'cache-control': cacheControl }),
    ...dispositionOf(context.query.get('download')),
    'access-control-expose-headers': exposed,
  };
}

const exposed =
  'content-disposition, content-encoding, content-length, content-range, content-type, date, etag, last-modified';

/**
 * Files are of strangers and lie on the cloud's own origin. Pages are shown as their text; what else could carry scripts
 * is shut into an origin of its own, without any.
 */
function safeHeaders(mimeType: string | undefined): Record<string, string> {
  const type = mimeType !== undefined && isHeaderText(mimeType) ? mimeType : 'application/octet-stream';
  if (/text\/html/i.test(type)) return { 'content-type': 'text/plain' };
  if (!/xml|javascript|ecmascript/i.test(type)) return { 'content-type': type };
  return {
    'content-type': type,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  };
}

function dispositionOf(download: string | null): Record<string, string> {
  if (download === null) return {};
  if (download === '') return { 'content-disposition': 'attachment;' };
  const name = encodeURIComponent(download.toWellFormed());
  return { 'content-disposition': `attachment; filename=${name}; filename*=UTF-8''${name}` };
}

function eTagOf({ metadata, version }: StoredObject): string {
  const tag = textOf(metadata, 'eTag');
  return tag !== undefined && isHeaderText(tag) ? tag : `"${version}"`;
}

function lastModifiedOf({ metadata, updatedAt }: StoredObject): Date | undefined {
  const date = new Date(textOf(metadata, 'lastModified') ?? updatedAt);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** It comes from a column that the project's owner can write. */
function isHeaderText(text: string): boolean {
  return /^[\x20-\x7e]+$/.test(text);
}
