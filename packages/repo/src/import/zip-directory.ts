import { repoError } from '../errors.ts';

export interface ZipEntry {
  readonly name: string;
  readonly isFolder: boolean;
  readonly isLink: boolean;
  readonly isExecutable: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly sizeBytes: number;
  /** Where the local header stands. */
  readonly offset: number;
}

const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENCRYPTED = 0x0001;
const UTF8_NAMES = 0x0800;

export const ZIP_TAIL_BYTES = END_BYTES + MAX_COMMENT_BYTES;

export interface ZipEnd {
  readonly entries: number;
  readonly directoryOffset: number;
  readonly directoryBytes: number;
}

/** Finds the end record in the last bytes of the file. */
export function parseZipEnd(tail: Buffer): ZipEnd {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== 0x06054b50) continue;
    const entries = tail.readUInt16LE(at + 10);
    const directoryBytes = tail.readUInt32LE(at + 12);
    const directoryOffset = tail.readUInt32LE(at + 16);
    if (entries === 0xffff || directoryOffset === 0xffff_ffff) throw refused('is too large');
    return { entries, directoryBytes, directoryOffset };
  }
  throw refused('is no ZIP');
}

export function parseZipDirectory(directory: Buffer, count: number): readonly ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) throw refused('is broken');
    const nameBytes = directory.readUInt16LE(at + 28);
    const next = at + 46 + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) throw refused('is broken');
    entries.push(
      parseEntry(directory.subarray(at, at + 46), directory.subarray(at + 46, at + 46 + nameBytes)),
    );
    at = next;
  }
  return entries;
}

function parseEntry(head: Buffer, nameBytes: Buffer): ZipEntry {
  const flags = head.readUInt16LE(8);
  if ((flags & ENCRYPTED) !== 0) throw refused('is encrypted');
  const method = head.readUInt16LE(10);
  const isUnix = head.readUInt16LE(4) >> 8 === 3;
  const mode = isUnix ? head.readUInt32LE(38) >>> 16 : 0;
  const name = decodeName(nameBytes, (flags & UTF8_NAMES) !== 0);
  return {
    name,
    isFolder: name.endsWith('/'),
    isLink: (mode & 0o170000) === 0o120000,
    isExecutable: (mode & 0o100) !== 0,
    method,
    crc: head.readUInt32LE(16),
    packedBytes: head.readUInt32LE(20),
    sizeBytes: head.readUInt32LE(24),
    offset: head.readUInt32LE(42),
  };
}

/** Many tools write UTF-8 without saying so. */
function decodeName(bytes: Buffer, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (isUtf8) throw refused('has a name that is no text');
    return bytes.toString('latin1');
  }
}

function refused(why: string): Error {
  return repoError('archive_refused', `The archive ${why}.`);
}
