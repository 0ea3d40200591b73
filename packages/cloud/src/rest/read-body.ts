import { RestError } from './errors/rest-error.ts';

const nothing = Buffer.alloc(0);

/** The whole body, which PostgreSQL needs as one value. */
export async function readBody(
  body: AsyncIterable<Uint8Array> | Uint8Array | undefined,
  maxBytes: number,
): Promise<Buffer> {
  if (body === undefined) return nothing;
  if (body instanceof Uint8Array)
    return checkSize(Buffer.from(body.buffer, body.byteOffset, body.byteLength), maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function checkSize(body: Buffer, maxBytes: number): Buffer {
  if (body.byteLength > maxBytes) throw tooLarge(maxBytes);
  return body;
}

function tooLarge(maxBytes: number): RestError {
  return new RestError('PGRST102', `The body is larger than ${maxBytes} bytes`);
}
