import type { Readable } from 'node:stream';

/** The chunks of a stream of bytes, with their type. */
export async function* bytesOf(stream: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    const part: unknown = chunk;
    if (part instanceof Uint8Array) yield Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  }
}
