import type { Readable } from 'node:stream';
import { sandboxError } from '../errors.ts';

/** Bytes of a stream, as many at a time as somebody asks for; nothing is read ahead of that but one piece. */
export interface ByteReader {
  exactly(count: number): Promise<Buffer>;
  /** At least one, at most so many. */
  some(atMost: number): Promise<Buffer>;
}

export function createByteReader(stream: Readable): ByteReader {
  const pieces: AsyncIterator<unknown> = stream.iterator({ destroyOnReturn: false });
  let rest = Buffer.alloc(0);
  const some = async (atMost: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const piece = await pieces.next().catch(() => undefined);
      if (!(piece?.value instanceof Uint8Array))
        throw sandboxError('unsafe_path', 'The output of the build ended too early.');
      rest = Buffer.from(piece.value);
    }
    const taken = rest.subarray(0, atMost);
    rest = rest.subarray(taken.length);
    return taken;
  };
  return {
    some,
    async exactly(count) {
      const parts: Buffer[] = [];
      for (let left = count; left > 0;) {
        const part = await some(left);
        parts.push(part);
        left -= part.length;
      }
      return Buffer.concat(parts);
    },
  };
}
