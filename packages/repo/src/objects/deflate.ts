import { promisify } from 'node:util';
import { deflate, deflateSync } from 'node:zlib';

const LARGE_BYTES = 256 * 1024;
const SMALL_BYTES = 16 * 1024;
const deflateInPool = promisify(deflate);

/** Fast rather than small: git packs again later. Clearing zlib's tables would cost more than a small file itself. */
export function deflateObject(bytes: Uint8Array): Promise<Buffer> | Buffer {
  if (bytes.length > LARGE_BYTES) return deflateInPool(bytes, { level: 1 });
  if (bytes.length > SMALL_BYTES) return deflateSync(bytes, { level: 1 });
  return deflateSync(bytes, { level: 1, memLevel: 5, windowBits: 13, chunkSize: SMALL_BYTES });
}
