import { randomUUID } from 'node:crypto';
import type { ServiceAnswer } from '../../gateway/index.ts';
import type { Context } from '../context.ts';
import { disposeContent } from '../dispose.ts';
import { diskFull, errorAnswer, isStorageError, statusOf, storageError } from '../errors.ts';
import { type Json, parseJson, textOf } from '../json.ts';
import { checkBucketName, checkObjectName, checkType } from '../names.ts';
import { requireKey } from '../receive.ts';
import { parseUploadMetadata } from '../resumable/metadata.ts';
import { receivePieces } from '../resumable/receive-pieces.ts';
import { loadBucket } from '../store/buckets.ts';
import { type Actor, serviceActor } from '../store/database.ts';
import { type Place, requireWrite } from '../store/objects.ts';
import { blobUploadOf, createUpload, deleteUpload, findUpload, type Upload } from '../store/uploads.ts';
import { newVersion } from '../versions.ts';

const lifeMs = 24 * 3600 * 1000;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const exposed = [
  'location',
  'tus-extension',
  'tus-max-size',
  'tus-resumable',
  'tus-version',
  'upload-defer-length',
  'upload-expires',
  'upload-length',
  'upload-metadata',
  'upload-offset',
].join(', ');
const tusHeaders = { 'tus-resumable': '1.0.0', 'access-control-expose-headers': exposed };

/** Whoever sends: by key and token, or by an address that was signed for uploading. */
interface Sender {
  readonly actor: Actor;
  readonly owner: string | undefined;
  readonly isUpsert: boolean;
}

type Signed = 'signed' | 'keyed';

async function senderOf(context: Context, place: Place, by: Signed): Promise<Sender> {
  if (by === 'keyed') {
    const actor = context.actor();
    return { actor, owner: actor.owner, isUpsert: context.header('x-upsert') === 'true' };
  }
  const token = context.header('x-signature');
  if (token === undefined) throw storageError('InvalidSignature', 'Missing x-signature header');
  const { claims } = await (await context.signer()).verify(token, place, 'upload');
  return { actor: serviceActor, owner: textOf(claims, 'owner'), isUpsert: claims['upsert'] === true };
}

/** Refusals of this protocol have statuses of their own, and a sentence as their body. */
function inTus(
  handle: (context: Context, id: string) => Promise<ServiceAnswer>,
): (context: Context, place: Place) => Promise<ServiceAnswer> {
  return async (context, { name }) => {
    try {
      const version = context.header('tus-resumable');
      if (version !== '1.0.0') return tusAnswer(412, { 'tus-version': '1.0.0' }, 'Tus-Resumable Required');
      return await handle(context, name);
    } catch (error) {
      const told = errorAnswer(error);
      if (!told) throw error;
      return tusAnswer(tusStatus(error, told), {}, messageIn(told));
    }
  };
}

function tusStatus(error: unknown, told: ServiceAnswer): number {
  if (!isStorageError(error)) return statusIn(told);
  const { status } = error.meta;
  return typeof status === 'number' ? status : statusOf(error);
}

function statusIn(told: ServiceAnswer): number {
  return Number(textOf(bodyOf(told), 'statusCode') ?? 500);
}

function messageIn(told: ServiceAnswer): string {
  return textOf(bodyOf(told), 'message') ?? '';
}

function bodyOf({ body }: ServiceAnswer): Json | undefined {
  return typeof body === 'string' ? parseJson(body) : undefined;
}

function tusAnswer(status: number, headers: Record<string, string | number>, body?: string): ServiceAnswer {
  return { status, headers: { ...tusHeaders, 'cache-control': 'no-store', ...headers }, body };
}

export async function tusOptions(context: Context): Promise<ServiceAnswer> {
  const { fileSizeLimit } = await context.options.settings.load(context.ref);
  return tusAnswer(204, {
    'tus-version': '1.0.0',
    'tus-extension': 'creation,creation-with-upload,expiration,termination',
    'tus-max-size': fileSizeLimit,
  });
}

export const createResumable = inTus((context) => create(context, 'keyed'));
export const createSignedResumable = inTus((context) => create(context, 'signed'));

async function create(context: Context, by: Signed): Promise<ServiceAnswer> {
  const uploadMetadata = context.header('upload-metadata') ?? '';
  if (uploadMetadata === '') throw storageError('InvalidRequest', 'Metadata header is required');
  const said = parseUploadMetadata(uploadMetadata);
  const place = { bucketId: said.get('bucketName') ?? '', name: said.get('objectName') ?? '' };
  checkBucketName(place.bucketId);
  checkObjectName(place.name);
  const sender = await senderOf(context, place, by);
  const upload = await prepare(context, { place, sender, said, uploadMetadata });
  const location = `${context.request.origin}/storage/v1/upload/resumable${by === 'signed' ? '/sign' : ''}/${upload.id}`;
  const created = { location, 'upload-expires': upload.expiresAt.toUTCString() };
  const hasBytes = context.header('content-type') === 'application/offset+octet-stream';
  if (!hasBytes && upload.sizeBytes > 0) return tusAnswer(201, created);
  const offset = await receivePieces(context, upload, 0);
  return tusAnswer(201, { ...created, 'upload-offset': offset });
}

interface Preparing {
  readonly place: Place;
  readonly sender: Sender;
  readonly said: ReadonlyMap<string, string>;
  readonly uploadMetadata: string;
}

async function prepare(
  context: Context,
  { place, sender, said, uploadMetadata }: Preparing,
): Promise<Upload> {
  const { blobs, clock, settings, disk } = context.options;
  const sizeBytes = uploadLength(context.header('upload-length'));
  const bucket = await loadBucket(context.db, place.bucketId);
  const { fileSizeLimit } = await settings.load(context.ref);
  if (sizeBytes > Math.min(fileSizeLimit, bucket.fileSizeLimit ?? fileSizeLimit))
    throw storageError('EntityTooLarge', 'Maximum size exceeded');
  if (await disk?.isLow()) throw diskFull();
  const mimeType = said.get('contentType') ?? 'application/octet-stream';
  if (said.has('contentType')) checkType(mimeType, bucket.allowedMimeTypes);
  const seconds = said.get('cacheControl') ?? '';
  const userMetadata = parseJson(said.get('metadata'));
  const { owner, isUpsert, actor } = sender;
  await requireWrite(context.db, actor, {
    ...place,
    owner,
    isUpsert,
    version: '1',
    metadata: { mimetype: mimeType, contentLength: sizeBytes },
    userMetadata,
  });
  const version = newVersion(clock.now());
  const blobUpload = await blobs.beginUpload(requireKey(context.ref, version));
  const upload = {
    ...place,
    id: randomUUID(),
    owner,
    isUpsert,
    mimeType,
    cacheControl: /^-?\d+$/.test(seconds) ? `max-age=${seconds}` : 'no-cache',
    userMetadata,
    uploadMetadata,
    sizeBytes,
    version,
    blobUploadId: blobUpload.id,
    expiresAt: new Date(clock.now().getTime() + lifeMs),
  };
  await createUpload(context.db, upload);
  return { ...upload, offsetBytes: 0, tailVersion: undefined, isComplete: false };
}

function uploadLength(header: string | undefined): number {
  if (header === undefined || !/^\d{1,15}$/.test(header))
    throw storageError('InvalidRequest', 'Upload-Length or Upload-Defer-Length header required');
  return Number(header);
}

async function requireUpload(context: Context, id: string): Promise<Upload> {
  const upload = uuid.test(id) ? await findUpload(context.db, id) : undefined;
  if (!upload) throw storageError('NoSuchUpload', 'The file for this url was not found');
  return upload;
}

export const patchResumable = inTus((context, id) => patch(context, id, 'keyed'));
export const patchSignedResumable = inTus((context, id) => patch(context, id, 'signed'));

async function patch(context: Context, id: string, by: Signed): Promise<ServiceAnswer> {
  if (context.header('content-type') !== 'application/offset+octet-stream')
    return tusAnswer(415, {}, 'Content-Type header required');
  const offset = context.header('upload-offset');
  if (offset === undefined || !/^\d{1,15}$/.test(offset))
    throw storageError('InvalidRequest', 'Upload-Offset header required');
  const upload = await requireUpload(context, id);
  await requireSender(context, upload, by);
  if (await context.options.disk?.isLow()) throw diskFull();
  const stored = await receivePieces(context, upload, Number(offset));
  return tusAnswer(204, { 'upload-offset': stored, 'upload-expires': upload.expiresAt.toUTCString() });
}

/** Whoever goes on with an upload may still write there: rights can be taken away on the way. */
async function requireSender(context: Context, upload: Upload, by: Signed): Promise<void> {
  const { actor, owner } = await senderOf(context, upload, by);
  if (upload.isComplete) return;
  await requireWrite(context.db, actor, {
    bucketId: upload.bucketId,
    name: upload.name,
    owner,
    isUpsert: upload.isUpsert,
    version: '1',
    metadata: { mimetype: upload.mimeType, contentLength: upload.sizeBytes },
    userMetadata: upload.userMetadata,
  });
}

export const headResumable = inTus(async (context, id) => {
  const upload = await requireUpload(context, id);
  return tusAnswer(200, {
    'upload-offset': upload.offsetBytes,
    'upload-length': upload.sizeBytes,
    'upload-metadata': upload.uploadMetadata,
    'upload-expires': upload.expiresAt.toUTCString(),
  });
});

export const deleteResumable = inTus((context, id) => terminate(context, id, 'keyed'));
export const deleteSignedResumable = inTus((context, id) => terminate(context, id, 'signed'));

async function terminate(context: Context, id: string, by: Signed): Promise<ServiceAnswer> {
  const upload = await requireUpload(context, id);
  await requireSender(context, upload, by);
  if (upload.isComplete) throw storageError('InvalidRequest', 'The upload is already complete');
  await deleteUpload(context.db, upload.id);
  await context.options.blobs.abandonUpload(blobUploadOf(upload, requireKey(context.ref, upload.version)));
  await disposeContent(context.options, context.ref, [upload.tailVersion]);
  return tusAnswer(204, {});
}
