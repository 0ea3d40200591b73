import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deflateObject } from './deflate.ts';
import type { NewObject, ObjectType } from './encode-object.ts';

const TYPE_BITS: Readonly<Record<ObjectType, number>> = { commit: 1, tree: 2, blob: 3 };
const BYTES_PER_TURN = 512 * 1024;

/** A version 2 pack of whole objects. Other work of the process gets its turn in between. */
export async function encodePack(objects: readonly NewObject[]): Promise<Buffer> {
  const header = Buffer.alloc(12);
  header.write('PACK', 0, 'latin1');
  header.writeUInt32BE(2, 4);
  header.writeUInt32BE(objects.length, 8);
  const parts: Buffer[] = [header];
  let bytesOfTurn = 0;
  for (const object of objects) {
    parts.push(entryHeader(object));
    parts.push(await deflateObject(object.bytes));
    bytesOfTurn += object.bytes.length;
    if (bytesOfTurn > BYTES_PER_TURN) {
      bytesOfTurn = 0;
      await nextTurn();
    }
  }
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return Buffer.concat([...parts, hash.digest()]);
}

/** Four bits of the size beside the type, then seven at a time. */
function entryHeader(object: NewObject): Buffer {
  const bytes: number[] = [];
  let rest = Math.floor(object.bytes.length / 16);
  let current = (TYPE_BITS[object.type] << 4) | (object.bytes.length % 16);
  while (rest > 0) {
    bytes.push(current | 0x80);
    current = rest % 128;
    rest = Math.floor(rest / 128);
  }
  bytes.push(current);
  return Buffer.from(bytes);
}
