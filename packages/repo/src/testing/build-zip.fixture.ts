import { crc32, deflateRawSync } from 'node:zlib';

/** A file and, if wanted, the lie that the archive tells about it. */
export interface ZipFile {
  readonly path: string;
  readonly content: string | Buffer;
  readonly mode?: number;
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly packed?: Buffer;
  readonly claimedBytes?: number;
}

/** Builds archives that the product's own writer would refuse to write. */
export function buildZip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const content = Buffer.from(file.content);
    const packed = file.packed ?? deflateRawSync(content);
    const name = Buffer.from(file.path);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800 | (file.flags ?? 0), 2);
    common.writeUInt16LE(file.method ?? 8, 4);
    common.writeUInt32LE(file.crc ?? crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(file.claimedBytes ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, name, packed]);
    const head = Buffer.alloc(46);
    head.write('504b0102', 0, 'hex');
    head.writeUInt16LE(3 << 8, 4);
    common.copy(head, 6);
    head.writeUInt32LE((file.mode ?? 0o100644) * 0x10000, 38);
    head.writeUInt32LE(offset, 42);
    parts.push(local);
    directory.push(head, name);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('504b0506', 0, 'hex');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
