import { createHash, randomUUID } from 'node:crypto';
import { AppError, type BlobUpload } from '@loam/kernel';
import type { Context } from '../context.ts';
import { disposeContent } from '../dispose.ts';
import { isStorageError, storageError, tooLarge } from '../errors.ts';
import { chunksOf, readBytes } from '../http.ts';
import { metadataOf, requireKey, withinSilence } from '../receive.ts';
import { saveObject } from '../store/objects.ts';
import {
  advance,
  blobUploadOf,
  completeStatement,
  listParts,
  nextPart,
  type StoredPart,
  takeOver,
  type Upload,
} from '../store/uploads.ts';
import { newVersion } from '../versions.ts';

/** As much as clients send at once; the blob store takes no smaller parts but the last. */
const partBytes = 6 * 1024 * 1024;

interface Receiving {
  readonly context: Context;
  readonly upload: Upload;
  readonly sender: string;
  readonly blobUpload: BlobUpload;
}

/**
 * Takes what comes and notes each piece as soon as it is stored: whatever ends the connection or the process, the next one
 * goes on behind it. Where the new offset is; at the size of the file it is there, with its row.
 */
export async function receivePieces(context: Context, found: Upload, offsetBytes: number): Promise<number> {
  const sender = randomUUID();
  const upload = await takeOver(context.db, { id: found.id, sender, offsetBytes });
  if (!upload) throw storageError('TusError', 'Upload-Offset conflict', { meta: { status: 409 } });
  if (upload.isComplete) return upload.offsetBytes;
  const blobUpload = blobUploadOf(upload, requireKey(context.ref, upload.version));
  const receiving: Receiving = { context, upload, sender, blobUpload };
  return storePieces(receiving, await readTail(context, upload));
}

async function storePieces(receiving: Receiving, tail: Buffer): Promise<number> {
  const { context, upload } = receiving;
  const { body } = context.request;
  let stored = upload.offsetBytes;
  let tailVersion = upload.tailVersion;
  let waiting: Buffer[] = tail.length > 0 ? [tail] : [];
  let waitingBytes = tail.length;
  let newBytes = 0;
  const flush = async (isLast: boolean): Promise<void> => {
    const bytes = Buffer.concat(waiting);
    const to = stored + newBytes;
    if (isLast) await finish(receiving, bytes);
    else tailVersion = await storePiece(receiving, { bytes, from: stored, to, oldTail: tailVersion });
    stored = to;
    newBytes = 0;
    waiting = tailVersion === undefined ? [] : waiting;
    waitingBytes = tailVersion === undefined ? 0 : waitingBytes;
  };
  try {
    for await (const chunk of withinSilence(body, chunksOf(body))) {
      if (stored + newBytes + chunk.length > upload.sizeBytes) throw tooLarge();
      waiting.push(chunk);
      waitingBytes += chunk.length;
      newBytes += chunk.length;
      if (waitingBytes >= partBytes && stored + newBytes < upload.sizeBytes) await flush(false);
    }
  } catch (error) {
    // What arrived before the connection broke need not be sent again.
    if (newBytes > 0 && !isStorageError(error) && !(error instanceof AppError)) await flush(false);
    throw error;
  }
  if (stored + newBytes === upload.sizeBytes) await flush(true);
  else if (newBytes > 0) await flush(false);
  return stored;
}

interface Piece {
  readonly bytes: Buffer;
  readonly from: number;
  readonly to: number;
  readonly oldTail: string | undefined;
}

/** A part of its own, or a tail that waits for more. Gives back the version of the tail. */
async function storePiece(
  { context, upload, sender, blobUpload }: Receiving,
  { bytes, from, to, oldTail }: Piece,
): Promise<string | undefined> {
  const { blobs, clock } = context.options;
  let tailVersion: string | undefined;
  let part: StoredPart | undefined;
  if (bytes.length >= partBytes) part = await putPart({ context, upload, sender, blobUpload }, bytes);
  else {
    tailVersion = newVersion(clock.now());
    await blobs.put(requireKey(context.ref, tailVersion), bytes);
  }
  const isOurs = await advance(context.db, { id: upload.id, sender, from, to, part, tailVersion });
  await disposeContent(context.options, context.ref, [isOurs ? oldTail : tailVersion]);
  if (!isOurs) throw takenOver();
  return tailVersion;
}

async function putPart(
  { context, upload, sender, blobUpload }: Receiving,
  bytes: Buffer,
): Promise<StoredPart> {
  const number = await nextPart(context.db, upload.id, sender);
  if (number === undefined) throw takenOver();
  const { etag } = await context.options.blobs.putPart(blobUpload, number, bytes);
  return { number, etag, md5: createHash('md5').update(bytes).digest('hex'), sizeBytes: bytes.length };
}

/** The parts become the content, then the row is made. Whoever died in between is helped by the next who sends. */
async function finish(receiving: Receiving, last: Buffer): Promise<void> {
  const { context, upload } = receiving;
  const parts = await listParts(context.db, upload.id);
  const md5s = [...parts.map(({ md5 }) => md5), createHash('md5').update(last).digest('hex')];
  await joinParts(receiving, parts, last);
  const { sizeBytes, mimeType, cacheControl } = upload;
  const saved = await saveObject(
    context.db,
    {
      bucketId: upload.bucketId,
      name: upload.name,
      owner: upload.owner,
      isUpsert: upload.isUpsert,
      version: upload.version,
      userMetadata: upload.userMetadata ?? {},
      metadata: metadataOf({
        eTag: eTagOf(md5s),
        sizeBytes,
        mimeType,
        cacheControl,
        at: context.options.clock.now(),
      }),
    },
    completeStatement(upload.id),
  );
  await disposeContent(context.options, context.ref, [upload.tailVersion, saved.replacedVersion]);
}

async function joinParts(receiving: Receiving, parts: readonly StoredPart[], last: Buffer): Promise<void> {
  const { blobs } = receiving.context.options;
  const { key } = receiving.blobUpload;
  if (parts.length === 0) {
    await blobs.put(key, last);
    await blobs.abandonUpload(receiving.blobUpload);
    return;
  }
  try {
    const ending = last.length > 0 ? [await putPart(receiving, last)] : [];
    await blobs.finishUpload(receiving.blobUpload, [...parts, ...ending]);
  } catch (error) {
    // Joined before, by somebody who did not live to make the row.
    const stat = await blobs.stat(key);
    if (stat?.sizeBytes !== receiving.upload.sizeBytes) throw error;
  }
}

/** As object stores name what came in parts: no process has seen all of it. */
function eTagOf(md5s: readonly string[]): string {
  if (md5s.length === 1) return `"${md5s[0]}"`;
  const all = Buffer.concat(md5s.map((md5) => Buffer.from(md5, 'hex')));
  return `"${createHash('md5').update(all).digest('hex')}-${md5s.length}"`;
}

async function readTail(context: Context, { tailVersion }: Upload): Promise<Buffer> {
  if (tailVersion === undefined) return Buffer.alloc(0);
  const body = await context.options.blobs.get(requireKey(context.ref, tailVersion));
  if (!body) throw storageError('NoSuchUpload', 'Upload not found');
  return readBytes(body, partBytes);
}

function takenOver() {
  return storageError('TusError', 'Another request goes on with this upload.', { meta: { status: 423 } });
}
