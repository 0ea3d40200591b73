import type { ArchiveEntry } from './zip-writer.ts';

const BLOCK = 512;

/** A ustar archive; names that do not fit stand in a pax header before their file. */
export async function* writeTar(entries: AsyncIterable<ArchiveEntry>, at: Date): AsyncGenerator<Buffer> {
  const seconds = Math.floor(at.getTime() / 1000);
  for await (const entry of entries) {
    const isShort = Buffer.byteLength(entry.path) <= 100;
    if (!isShort) {
      const record = paxRecord('path', entry.path);
      yield header({ name: 'pax-header', sizeBytes: record.length, mode: 0o644, type: 'x', seconds });
      yield padded(record);
    }
    const name = isShort ? entry.path : 'long-name';
    const mode = entry.executable ? 0o755 : 0o644;
    yield header({ name, sizeBytes: entry.bytes.length, mode, type: '0', seconds });
    yield padded(entry.bytes);
  }
  yield Buffer.alloc(2 * BLOCK);
}

interface Header {
  readonly name: string;
  readonly sizeBytes: number;
  readonly mode: number;
  readonly type: string;
  readonly seconds: number;
}

function header(fields: Header): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(fields.name, 0, 100, 'utf8');
  const octal = (value: number, offset: number, length: number): void => {
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, offset, length, 'latin1');
  };
  octal(fields.mode, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(fields.sizeBytes, 124, 12);
  octal(fields.seconds, 136, 12);
  block.write(' '.repeat(8), 148, 8, 'latin1');
  block.write(fields.type, 156, 1, 'latin1');
  block.write('ustar\x0000', 257, 8, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 8, 'latin1');
  return block;
}

function padded(bytes: Buffer): Buffer {
  const rest = bytes.length % BLOCK;
  return rest === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(BLOCK - rest)]);
}

/** The record begins with its own length, digits included. */
function paxRecord(key: string, value: string): Buffer {
  const tail = ` ${key}=${value}\n`;
  const tailBytes = Buffer.byteLength(tail);
  let length = tailBytes + String(tailBytes).length;
  if (tailBytes + String(length).length !== length) length = tailBytes + String(length).length;
  return Buffer.from(`${length}${tail}`);
}
