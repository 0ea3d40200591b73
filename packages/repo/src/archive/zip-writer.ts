import { promisify } from 'node:util';
import { crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { repoError } from '../errors.ts';

export interface ArchiveEntry {
  readonly path: string;
  readonly bytes: Buffer;
  readonly executable: boolean;
}

const MAX_ENTRIES = 0xffff;
const MAX_BYTES = 0xffff_ffff;
const UTF8_NAMES = 0x0800;
const VERSION_NEEDED = 20;
const MADE_ON_UNIX = (3 << 8) | VERSION_NEEDED;
const LARGE_BYTES = 128 * 1024;
const compressInPool = promisify(deflateRaw);

/** A ZIP as it grows. Archives that would need the 64-bit form are refused, never cut. */
export async function* writeZip(entries: AsyncIterable<ArchiveEntry>, at: Date): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  const stamp = dosTime(at);
  let offset = 0;
  for await (const entry of entries) {
    if (directory.length / 2 >= MAX_ENTRIES) throw repoError('too_large', 'Too many files for a ZIP.');
    const packed = await compress(entry.bytes);
    const isSmaller = packed.length < entry.bytes.length;
    const body = isSmaller ? packed : entry.bytes;
    const name = Buffer.from(entry.path);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION_NEEDED, 0);
    common.writeUInt16LE(UTF8_NAMES, 2);
    common.writeUInt16LE(isSmaller ? 8 : 0, 4);
    common.writeUInt16LE(stamp.time, 6);
    common.writeUInt16LE(stamp.date, 8);
    common.writeUInt32LE(crc32(entry.bytes), 10);
    common.writeUInt32LE(body.length, 14);
    common.writeUInt32LE(entry.bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const mode = 0o100000 | (entry.executable ? 0o755 : 0o644);
    directory.push(directoryHead(common, { mode, offset }), name);
    yield Buffer.concat([signature(0x04034b50), common, name]);
    yield body;
    offset += 30 + name.length + body.length;
    if (offset > MAX_BYTES) throw repoError('too_large', 'Too large for a ZIP.');
  }
  yield Buffer.concat([...directory, directoryEnd(directory, offset)]);
}

/** For small files the way to another thread is longer than the work. */
function compress(bytes: Buffer): Promise<Buffer> | Buffer {
  return bytes.length > LARGE_BYTES ? compressInPool(bytes) : deflateRawSync(bytes);
}

function directoryHead(common: Buffer, entry: { readonly mode: number; readonly offset: number }): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(MADE_ON_UNIX, 4);
  common.copy(head, 6);
  head.writeUInt32LE(entry.mode * 0x10000, 38);
  head.writeUInt32LE(entry.offset, 42);
  return head;
}

function directoryEnd(directory: readonly Buffer[], offset: number): Buffer {
  const count = directory.length / 2;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(
    directory.reduce((total, part) => total + part.length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return end;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}

/** Two-second steps since 1980. */
function dosTime(at: Date): { readonly time: number; readonly date: number } {
  const year = Math.max(1980, at.getUTCFullYear()) - 1980;
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}
