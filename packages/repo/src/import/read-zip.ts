import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { repoError } from '../errors.ts';
import type { ImportLimits } from '../limits.ts';
import { reasonAgainstPath } from '../paths/path-rules.ts';
import { bytesOf } from '../read/bytes-of.ts';
import { isIgnored, stripTopFolder } from './import-paths.ts';
import { ZIP_TAIL_BYTES, parseZipDirectory, parseZipEnd, type ZipEntry } from './zip-directory.ts';

export interface ImportedFile {
  readonly path: string;
  readonly bytes: Buffer;
  readonly executable: boolean;
}

export interface ImportedFiles {
  readonly files: readonly ImportedFile[];
  /** Paths that were left out on purpose: installed packages, builds, links. */
  readonly leftOut: readonly string[];
}

const CHUNK_BYTES = 64 * 1024;
const RATIO_FROM_BYTES = 1024 * 1024;

/** Every cap holds on what really comes out, not on what the archive says about itself. */
export async function readZip(file: string, limits: ImportLimits): Promise<ImportedFiles> {
  const handle = await open(file, 'r');
  try {
    const entries = await readDirectory(handle, limits);
    const wanted = selectEntries(entries);
    const files: ImportedFile[] = [];
    let totalBytes = 0;
    for (const { entry, path } of wanted.kept) {
      const bytes = await readEntry(handle, entry, limits);
      totalBytes += bytes.length;
      if (totalBytes > limits.totalBytes) throw refused('is too large when unpacked');
      files.push({ path, bytes, executable: entry.isExecutable });
    }
    return { files, leftOut: wanted.leftOut };
  } finally {
    await handle.close();
  }
}

async function readDirectory(handle: FileHandle, limits: ImportLimits): Promise<readonly ZipEntry[]> {
  const { size } = await handle.stat();
  if (size > limits.archiveBytes) throw refused('is too large');
  const tail = await readAt(handle, Math.max(0, size - ZIP_TAIL_BYTES), Math.min(size, ZIP_TAIL_BYTES));
  const end = parseZipEnd(tail);
  if (end.entries > limits.entries) throw refused('has too many files');
  if (end.directoryOffset + end.directoryBytes > size) throw refused('is broken');
  return parseZipDirectory(await readAt(handle, end.directoryOffset, end.directoryBytes), end.entries);
}

function selectEntries(entries: readonly ZipEntry[]): {
  readonly kept: readonly { readonly entry: ZipEntry; readonly path: string }[];
  readonly leftOut: readonly string[];
} {
  const files = entries.filter(({ isFolder }) => !isFolder);
  const paths = stripTopFolder(files.map(({ name }) => name));
  const leftOut: string[] = [];
  const kept = new Map<string, ZipEntry>();
  for (const [index, entry] of files.entries()) {
    const path = paths[index] ?? entry.name;
    if (isIgnored(path) || entry.isLink) leftOut.push(path);
    else {
      const reason = reasonAgainstPath(path);
      if (reason !== undefined) throw refused(`holds a path that ${reason}`);
      if (kept.has(path)) throw refused('holds the same path twice');
      kept.set(path, entry);
    }
  }
  return { kept: [...kept].map(([path, entry]) => ({ path, entry })), leftOut };
}

async function readEntry(handle: FileHandle, entry: ZipEntry, limits: ImportLimits): Promise<Buffer> {
  const head = await readAt(handle, entry.offset, 30);
  if (head.readUInt32LE(0) !== 0x04034b50) throw refused('is broken');
  const start = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const maxBytes = Math.min(limits.fileBytes, entry.sizeBytes);
  if (entry.sizeBytes > limits.fileBytes) throw refused('holds a file that is too large');
  const bytes = await unpack(handle, { entry, start, maxBytes, ratio: limits.ratio });
  if (bytes.length !== entry.sizeBytes || crc32(bytes) !== entry.crc) throw refused('is broken');
  return bytes;
}

async function unpack(
  handle: FileHandle,
  at: { readonly entry: ZipEntry; readonly start: number; readonly maxBytes: number; readonly ratio: number },
): Promise<Buffer> {
  const { entry, start } = at;
  if (entry.method === 0) {
    if (entry.packedBytes !== entry.sizeBytes) throw refused('is broken');
    return readAt(handle, start, entry.sizeBytes);
  }
  if (entry.method !== 8) throw refused('is packed in a way that is not known');
  if (entry.packedBytes === 0) return Buffer.alloc(0);
  const packed = Readable.from(chunksAt(handle, start, entry.packedBytes), { objectMode: false });
  const inflate = createInflateRaw();
  packed.on('error', (error) => inflate.destroy(error));
  packed.pipe(inflate);
  const parts: Buffer[] = [];
  let unpackedBytes = 0;
  try {
    for await (const chunk of bytesOf(inflate)) {
      unpackedBytes += chunk.length;
      if (unpackedBytes > at.maxBytes) throw refused('holds a file that is larger than it says');
      if (unpackedBytes > RATIO_FROM_BYTES && unpackedBytes > entry.packedBytes * at.ratio) {
        throw refused('unpacks to far more than it is');
      }
      parts.push(chunk);
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    packed.destroy();
    inflate.destroy();
  }
  return Buffer.concat(parts);
}

async function* chunksAt(handle: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; done += CHUNK_BYTES) {
    yield await readAt(handle, start + done, Math.min(CHUNK_BYTES, length - done));
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw refused('is cut');
  return buffer;
}

function asRefusal(error: unknown): Error {
  const isOurs = error instanceof Error && 'code' in error && error.code === 'archive_refused';
  return isOurs ? error : repoError('archive_refused', 'The archive is broken.', { cause: error });
}

function refused(why: string): Error {
  return repoError('archive_refused', `The archive ${why}.`);
}
