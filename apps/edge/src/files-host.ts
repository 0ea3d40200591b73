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
import type { IncomingMessage, ServerResponse } from 'node:http';
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
  if (await options.blobs.has(key)) request.resume();
  else await options.blobs.put(key, checked(request, { maxBytes, contentType: grant.contentType ?? '' }));
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
  const body = await options.blobs.get(key);
  if (!body) throw new Refusal(404, 'not_found', 'There is no file here.');
  const parts: AsyncIterable<Uint8Array> = body;
  const chunks = parts[Symbol.asyncIterator]();
  const first = await chunks.next();
  const start = first.done ? new Uint8Array() : first.value;
  const type = typeOfBytes(start);
  const isShown = /^(image|video|audio)\//.test(type);
  const cache = grant.expiresAt === null ? 'public, max-age=31536000, immutable' : 'private, max-age=300';
  response.writeHead(200, {
    ...baseHeaders(options.builderOrigin),
    'content-type': type,
    'content-disposition': isShown ? 'inline' : 'attachment',
    'cache-control': cache,
  });
  if (request.method === 'HEAD') {
    body.destroy();
    response.end();
    return;
  }
  await pipeline(async function* () {
    yield start;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }, response);
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
