import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { outboundError } from './errors.ts';

/** Codings that a request may ask for. */
export const ACCEPTED_CODINGS = 'gzip, deflate, br';

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

export interface ReadLimits {
  readonly maxBytes: number;
  /** Longest silence between two pieces. */
  readonly idleMs: number;
  readonly signal: AbortSignal;
}

/** The whole body, measured as it comes and again as it unfolds: a small file can hold a large one. */
export async function readBody(response: IncomingMessage, limits: ReadLimits): Promise<Buffer> {
  try {
    return await readWithin(response, limits);
  } finally {
    response.destroy();
  }
}

async function readWithin(response: IncomingMessage, limits: ReadLimits): Promise<Buffer> {
  const announced = Number(response.headers['content-length'] ?? 0);
  if (announced > limits.maxBytes) throw tooLarge(limits);
  const decoder = decoderFor(response);
  const chunks: Buffer[] = [];
  let received = 0;
  let size = 0;
  const source = async function* () {
    for await (const chunk of response) {
      const bytes = toBuffer(chunk);
      received += bytes.length;
      if (received > limits.maxBytes) throw tooLarge(limits);
      yield bytes;
    }
  };
  const collect = async (pieces: AsyncIterable<unknown>) => {
    for await (const piece of pieces) {
      const bytes = toBuffer(piece);
      size += bytes.length;
      if (size > limits.maxBytes) throw tooLarge(limits);
      chunks.push(bytes);
    }
  };
  response.setTimeout(limits.idleMs, () => {
    response.destroy(outboundError('timed_out', 'The other side stopped answering.'));
  });
  try {
    await (decoder === undefined
      ? pipeline(source, collect, { signal: limits.signal })
      : pipeline(source, decoder, collect, { signal: limits.signal }));
  } catch (error) {
    throw isFaultOfDecoder(error) ? unreadable(error) : error;
  }
  return Buffer.concat(chunks);
}

function decoderFor(response: IncomingMessage): Transform | undefined {
  const codings = (response.headers['content-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
  const [coding, ...others] = codings;
  if (coding === undefined) return undefined;
  const create = DECODERS[coding];
  // More than one layer has no honest use, and each multiplies what a few bytes can become.
  if (create === undefined || others.length > 0) throw unreadable();
  return create();
}

function isFaultOfDecoder(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(?:Z_|ZSTD_|ERR__ERROR|ERR_BROTLI)/u.test(String(error.code))
  );
}

function unreadable(cause?: unknown): Error {
  return outboundError('encoding_refused', 'The answer is encoded in a way that cannot be read.', { cause });
}

function tooLarge({ maxBytes }: ReadLimits): Error {
  return outboundError('too_large', `The answer is larger than ${maxBytes} bytes.`);
}

function toBuffer(chunk: unknown): Buffer {
  return chunk instanceof Uint8Array
    ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    : Buffer.alloc(0);
}
