import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Context } from './context.ts';
import { isStorageError, diskFull, storageError, tooLarge } from './errors.ts';
import { chunksOf } from './http.ts';
import { type Json, parseJson } from './json.ts';
import { checkType, isFolderPlaceholder } from './names.ts';
import type { Bucket } from './store/buckets.ts';
import { blobKey, newVersion } from './versions.ts';

/** A file that is being sent, and what was said of it. */
export interface Incoming {
  readonly mimeType: string;
  readonly cacheControl: string;
  readonly userMetadata: Json | undefined;
  /** As the sender says; undefined where it said nothing. */
  readonly declaredBytes: number | undefined;
  readonly maxBytes: number;
  readonly body: Readable;
}

/** Nothing came for so long: whoever sends is gone. */
const silenceMs = 60_000;
const maxMetadataBytes = 1024 * 1024;

/** Reads what comes before the bytes, and refuses what the bucket does not take. */
export async function readIncoming(context: Context, bucket: Bucket, name: string): Promise<Incoming> {
  const { request, options } = context;
  const { fileSizeLimit } = await options.settings.load(context.ref);
  const isPlaceholder = isFolderPlaceholder(name);
  const maxBytes = isPlaceholder ? 0 : Math.min(fileSizeLimit, bucket.fileSizeLimit ?? fileSizeLimit);
  const isForm = context.header('content-type')?.startsWith('multipart/form-data') ?? false;
  const declaredBytes = lengthOf(context.header('content-length'));
  if (!isForm && declaredBytes !== undefined && declaredBytes > maxBytes) throw tooLarge();
  if (await options.disk?.isLow()) throw diskFull();
  const sent = isForm ? await readForm(request.body, request.headers) : rawBody(context);
  if (!isPlaceholder) checkType(sent.mimeType, bucket.allowedMimeTypes);
  return { ...sent, declaredBytes, maxBytes };
}

type Sent = Omit<Incoming, 'declaredBytes' | 'maxBytes'>;

function rawBody(context: Context): Sent {
  const encoded = context.header('x-metadata');
  return {
    mimeType: context.header('content-type') ?? 'application/octet-stream',
    cacheControl: context.header('cache-control') ?? 'no-cache',
    userMetadata: encoded === undefined ? undefined : readEncodedMetadata(encoded),
    body: context.request.body,
  };
}

export function readEncodedMetadata(encoded: string): Json | undefined {
  return parseJson(Buffer.from(encoded, 'base64').toString());
}

/** The fields of a form count as far as they come before the file. */
async function readForm(
  body: Readable,
  { 'content-type': contentType = '', ...headers }: Context['request']['headers'],
): Promise<Sent> {
  const given: BusboyHeaders = { ...headers, 'content-type': contentType };
  const fields = new Map<string, string>();
  const limits = { fields: 10, files: 1, fieldSize: maxMetadataBytes };
  return new Promise((resolve, reject) => {
    const refuse = (error?: unknown) => {
      body.unpipe();
      const said = error instanceof Error ? error.message : 'No content provided';
      reject(storageError('InvalidRequest', said, { cause: error }));
    };
    try {
      const form = new Busboy({ headers: given, limits });
      form.on('field', (...[name, value, , isCut]) => {
        fields.set(name, value);
        if (isCut)
          reject(storageError('EntityTooLarge', 'The user_metadata exceeded the maximum allowed size'));
      });
      form.on('file', (...[, file, , , mimeType]) => {
        const seconds = fields.get('cacheControl');
        // The end of the connection is the end of the file in it.
        body.once('close', () => body.readableEnded || file.destroy(new Error('The upload broke off.')));
        resolve({
          mimeType: fields.get('contentType') ?? mimeType,
          cacheControl: seconds === undefined ? 'no-cache' : `max-age=${seconds}`,
          userMetadata: parseJson(fields.get('metadata') ?? fields.get('userMetadata')),
          body: file,
        });
      });
      form.once('finish', () => refuse());
      form.once('error', refuse);
      body.pipe(form);
    } catch (error) {
      refuse(error);
    }
  });
}

function lengthOf(header: string | undefined): number | undefined {
  return header !== undefined && /^\d+$/.test(header) ? Number(header) : undefined;
}

/** Content that is stored but belongs to no file yet. */
export interface StoredContent {
  readonly version: string;
  readonly metadata: Json;
}

export async function storeContent(context: Context, incoming: Incoming): Promise<StoredContent> {
  const { blobs, clock } = context.options;
  const version = newVersion(clock.now());
  const key = requireKey(context.ref, version);
  const hash = createHash('md5');
  let sizeBytes = 0;
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const chunk of withinSilence(incoming.body, chunksOf(incoming.body))) {
      sizeBytes += chunk.length;
      if (sizeBytes > incoming.maxBytes) throw tooLarge();
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await blobs.put(key, measured());
  } catch (error) {
    // Whatever still comes is not wanted: without this it would wait in front of the refusal.
    context.request.body.unpipe();
    if (isStorageError(error) || !isBrokenOff(error)) throw error;
    throw storageError('InvalidRequest', 'The upload broke off.', { cause: error });
  }
  const { mimeType, cacheControl } = incoming;
  return {
    version,
    metadata: metadataOf({
      eTag: `"${hash.digest('hex')}"`,
      sizeBytes,
      mimeType,
      cacheControl,
      at: clock.now(),
    }),
  };
}

export interface ContentFacts {
  readonly eTag: string;
  readonly sizeBytes: number;
  readonly mimeType: string;
  readonly cacheControl: string;
  readonly at: Date;
}

/** What stands in the column `metadata` of every file. */
export function metadataOf({ eTag, sizeBytes, mimeType, cacheControl, at }: ContentFacts): Json {
  return {
    eTag,
    size: sizeBytes,
    mimetype: mimeType,
    cacheControl,
    lastModified: at.toISOString(),
    contentLength: sizeBytes,
    httpStatusCode: 200,
  };
}

/** Ends a body that has fallen silent. */
export async function* withinSilence<Chunk>(
  body: Readable,
  chunks: AsyncIterable<Chunk>,
): AsyncGenerator<Chunk> {
  const timer = setTimeout(() => body.destroy(new Error('Nothing came any more.')), silenceMs);
  try {
    for await (const chunk of chunks) {
      timer.refresh();
      yield chunk;
    }
  } finally {
    clearTimeout(timer);
  }
}

function isBrokenOff(error: unknown): boolean {
  return (
    error instanceof Error &&
    (/aborted|premature|broke off|Nothing came|terminated early|Unexpected end/i.test(error.message) ||
      ('code' in error && error.code === 'ECONNRESET'))
  );
}

export function requireKey(ref: string, version: string): string {
  const key = blobKey(ref, version);
  if (key === undefined) throw storageError('InvalidRequest', 'This version has no content.');
  return key;
}
