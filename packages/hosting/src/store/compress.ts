import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../manifest.ts';
import { compressibleTypes } from './content-types.data.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// Below this the header of an answer outweighs what is saved.
const minBytes = 256;
// The step above costs three times the time of a publish for one more percent.
const brotliQuality = 6;

export type Forms = Partial<Record<Encoding, Buffer>>;

export function isCompressible(type: string): boolean {
  return type.includes('charset') || compressibleTypes.includes(type);
}

/** The smaller forms of some bytes, of those that are smaller by enough to matter. */
export async function compress(content: Uint8Array, type: string): Promise<Forms> {
  if (content.byteLength < minBytes || !isCompressible(type)) return {};
  const [br, gz] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    toGzip(content),
  ]);
  const enough = content.byteLength * 0.95;
  return {
    ...(br.byteLength < enough ? { br } : {}),
    ...(gz.byteLength < enough ? { gzip: gz } : {}),
  };
}
