import {
  type BlobStore,
  type Clock,
  errorMessage,
  type Logger,
  parseUploadPath,
  type PathGrant,
  type PathSigner,
  typeOfBytes,
  typeSampleBytes,
  uploadKey,
} from '@loam/kernel';
import { type ByteRange, isCurrent, rangeOf } from '@loam/hosting';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

export interface FilesHostOptions {
  readonly blobs: BlobStore;
  readonly signer: PathSigner;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The builder's origin: its page may send and read here, without cookies. */
  readonly builderOrigin: string;
}

export interface FilesHost {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Why a request is refused; the text is for people. */
class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

/** Uploaded files, by addresses that carry their permission. No cookie is read or set here, and nothing runs. */
export function createFilesHost(options: FilesHostOptions): FilesHost {
  return {
    async handle(request, response) {
      try {
        await answer(options, request, response);
      } catch (error) {
        refuse(options, { request, response, error });
      }
    },
  };
}

async function answer(
  options: FilesHostOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method } = request;
  if (method === 'OPTIONS') return allow(options, response);
  if (method === 'PUT') return receive(options, request, response);
  if (method === 'GET' || method === 'HEAD') return serve(options, request, response);
  throw new Refusal(405, 'method_not_allowed', 'This address does not answer that method.');
}

function allow({ builderOrigin }: FilesHostOptions, response: ServerResponse): void {
  response.writeHead(204, {
    ...baseHeaders(builderOrigin),
    'access-control-allow-methods': 'GET, HEAD, PUT',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
  });
  response.end();
}

function granted(options: FilesHostOptions, request: IncomingMessage): { grant: PathGrant; key: string } {
  const method = request.method === 'PUT' ? 'PUT' : 'GET';
  const check = options.signer.verify({ method, url: request.url ?? '', now: options.clock.now() });
  if (check.kind === 'expired') throw new Refusal(403, 'forbidden', 'This address has expired.');
  const address = check.kind === 'granted' ? parseUploadPath(check.grant.path) : undefined;
  if (check.kind !== 'granted' || !address) {
    throw new Refusal(403, 'forbidden', 'This address is not valid.');
  }
  return { grant: check.grant, key: uploadKey(address) };
}

async function receive(
  options: FilesHostOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { grant, key } = granted(options, request);
  const maxBytes = grant.maxBytes ?? 0;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  // The first bytes stay: a repeat after a lost answer is told that they arrived, and nothing is ever replaced.
  const body = checked(request, { maxBytes, contentType: grant.contentType ?? '' });
  await options.blobs.putIf(key, body, 'absent');
  request.resume();
  response.writeHead(200, { ...baseHeaders(options.builderOrigin), 'content-length': '0' });
  response.end();
}

/** Passes the bytes on while they are what was promised; throws, and nothing is kept, once they are not. */
async function* checked(
  body: AsyncIterable<Uint8Array>,
  promise: { readonly maxBytes: number; readonly contentType: string },
): AsyncGenerator<Uint8Array> {
  let size = 0;
  let sample: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > promise.maxBytes) throw tooLarge(promise.maxBytes);
    if (sample === undefined) {
      yield chunk;
      continue;
    }
    sample = Buffer.concat([sample, chunk]);
    if (sample.length < typeSampleBytes) continue;
    requireType(sample, promise.contentType);
    yield sample;
    sample = undefined;
  }
  if (size === 0) throw new Refusal(400, 'invalid_input', 'The file is empty.');
  if (sample === undefined) return;
  requireType(sample, promise.contentType);
  yield sample;
}

/** What is announced as a picture must be one; anything else is only ever handed out to be saved. */
function requireType(sample: Uint8Array, contentType: string): void {
  if (!contentType.startsWith('image/') || typeOfBytes(sample).startsWith('image/')) return;
  throw new Refusal(415, 'unsupported_media_type', 'This file is not the picture it is announced as.');
}

async function serve(
  options: FilesHostOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.resume();
  const { grant, key } = granted(options, request);
  const found = await options.blobs.stat(key);
  if (!found) throw missing();
  const size = found.sizeBytes;
  // What lies under a key is never replaced.
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
  const headers = { ...(await fileHeaders(options, { grant, key, size })), etag };
  if (isCurrent(request.headers['if-none-match'] ?? '', etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  // A part is defined for GET alone.
  const isHead = request.method === 'HEAD';
  const range: ByteRange = isHead ? { kind: 'whole' } : rangeOf(request, { etag, size });
  if (range.kind === 'outside') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
    return;
  }
  const part = range.kind === 'part' ? { start: range.start, end: range.end } : undefined;
  const body = isHead ? undefined : await options.blobs.get(key, part);
  if (!isHead && !body) throw missing();
  response.writeHead(part ? 206 : 200, {
    ...headers,
    'content-length': part ? part.end - part.start + 1 : size,
    ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${size}` }),
  });
  if (body) await pipeline(body, response);
  else response.end();
}

async function fileHeaders(
  { blobs, builderOrigin }: FilesHostOptions,
  { grant, key, size }: { readonly grant: PathGrant; readonly key: string; readonly size: number },
): Promise<Record<string, string>> {
  const sample = size === 0 ? undefined : await blobs.get(key, { start: 0, end: typeSampleBytes - 1 });
  const type = typeOfBytes(sample ? await buffer(sample) : new Uint8Array());
  const isShown = /^(image|video|audio)\//.test(type);
  const cache = grant.expiresAt === null ? 'public, max-age=31536000, immutable' : 'private, max-age=300';
  return {
    ...baseHeaders(builderOrigin),
    'accept-ranges': 'bytes',
    'content-type': type,
    'content-disposition': isShown ? 'inline' : 'attachment',
    'cache-control': cache,
  };
}

function missing(): Refusal {
  return new Refusal(404, 'not_found', 'There is no file here.');
}

function baseHeaders(builderOrigin: string): Record<string, string> {
  return {
    'access-control-allow-origin': builderOrigin,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // Pictures are shown in the builder, in previews and in published sites, each an origin of its own.
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    vary: 'origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal(413, 'payload_too_large', `A file has at most ${maxBytes} bytes.`);
}

function refuse(
  options: FilesHostOptions,
  { request, response, error }: { request: IncomingMessage; response: ServerResponse; error: unknown },
): void {
  const isRefusal = error instanceof Refusal;
  if (!isRefusal && !request.destroyed)
    options.logger.error({ error: errorMessage(error) }, 'a file was not served');
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const { status, code, message } = isRefusal
    ? error
    : { status: 500, code: 'internal', message: 'An unexpected error occurred.' };
  const body = JSON.stringify({ status, code, detail: message });
  response.writeHead(status, {
    ...baseHeaders(options.builderOrigin),
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    // What is left of a refused body is not worth reading.
    connection: 'close',
  });
  response.end(body);
}
