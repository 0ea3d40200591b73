import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { isObject } from '../dependencies/dependency-set.ts';
import { sandboxError } from '../errors.ts';
import type { ByteReader } from './byte-reader.ts';

export interface OutputBounds {
  readonly maxBytes: number;
  /** Files and folders together. */
  readonly maxFiles: number;
}

const MAX_HEAD_BYTES = 16 * 1024;
const MAX_NAME_BYTES = 255;
const MAX_DEPTH = 40;

/**
 * Writes what a build sends to a folder of the caller's, whole or not at all. Nothing that the build can reach is
 * opened: names are checked, and all folders and files are new and ours.
 */
export async function takeOutput(
  from: ByteReader,
  to: string,
  { signal, ...bounds }: OutputBounds & { readonly signal: AbortSignal },
): Promise<number> {
  const staging = `${to}.${randomBytes(6).toString('hex')}.part`;
  await mkdir(dirname(to), { recursive: true });
  try {
    await mkdir(staging);
    const sizeBytes = await writeEntries(from, staging, bounds);
    signal.throwIfAborted();
    await rm(`${to}.old`, { recursive: true, force: true });
    await rename(to, `${to}.old`).catch(() => {});
    await rename(staging, to);
    await rm(`${to}.old`, { recursive: true, force: true });
    return sizeBytes;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function writeEntries(from: ByteReader, staging: string, bounds: OutputBounds): Promise<number> {
  const left = { bytes: bounds.maxBytes, files: bounds.maxFiles };
  for (;;) {
    const head = await readHead(from);
    if (head.kind === 'end') return bounds.maxBytes - left.bytes;
    left.files -= 1;
    left.bytes -= head.kind === 'file' ? head.size : 0;
    if (left.bytes < 0 || left.files < 0)
      throw sandboxError('unsafe_path', 'The output of the build is too large.');
    const place = join(staging, head.path);
    if (head.kind === 'folder') await mkdir(place);
    else await writeFile(from, place, head.size);
  }
}

async function writeFile(from: ByteReader, place: string, size: number): Promise<void> {
  const file = await open(place, 'wx', 0o644);
  try {
    for (let left = size; left > 0;) {
      const bytes = await from.some(left);
      await file.writeFile(bytes);
      left -= bytes.length;
    }
  } finally {
    await file.close();
  }
}

type Head =
  | { readonly kind: 'end' }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string; readonly size: number };

async function readHead(from: ByteReader): Promise<Head> {
  const length = (await from.exactly(4)).readUInt32BE();
  if (length > MAX_HEAD_BYTES) throw unreadable();
  const head = parse((await from.exactly(length)).toString('utf8'));
  if (!isObject(head)) throw unreadable();
  if (head['end'] === true) return { kind: 'end' };
  const { folder, file, size } = head;
  if (isSafePath(folder)) return { kind: 'folder', path: folder };
  if (isSafePath(file) && typeof size === 'number' && Number.isSafeInteger(size) && size >= 0)
    return { kind: 'file', path: file, size };
  throw unreadable();
}

/** Names below the folder and nothing else: no step up, no start at the root, no way to say them twice. */
export function isSafePath(path: unknown): path is string {
  if (typeof path !== 'string') return false;
  const names = path.split('/');
  const isName = (name: string) =>
    !['', '.', '..'].includes(name) && Buffer.byteLength(name) <= MAX_NAME_BYTES && !/[\0\\]/.test(name);
  return names.length <= MAX_DEPTH && names.every(isName);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

function unreadable() {
  return sandboxError('unsafe_path', 'The output of the build cannot be read.');
}
