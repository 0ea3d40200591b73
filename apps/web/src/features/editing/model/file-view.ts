import { type enums, limits } from '@loam/contract';

type Viewer = (typeof enums.code.viewers)[number];
/** What the bytes of a file are. */
type FileType = (typeof enums.code.fileTypes)[number];

export type FileView =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: Exclude<Viewer, 'text'> };

/** Beyond it a file is named and not read. */
export const maxTextBytes = 1_048_576;

/** Not svg: a drawing that is written as text is read as text. */
const imageEndings = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'bmp']);

/** What is known of a file before it is read; undefined: its bytes decide. */
export function viewBeforeReading(file: {
  readonly path: string;
  readonly sizeBytes: number;
}): Exclude<FileView, { kind: 'text' }> | undefined {
  if (isImage(file.path)) return { kind: 'image' };
  return file.sizeBytes > maxTextBytes ? { kind: 'too_large' } : undefined;
}

export function viewOfBytes(bytes: Uint8Array): FileView & { readonly kind: FileType } {
  return isBinary(bytes) ? { kind: 'binary' } : { kind: 'text', text: new TextDecoder().decode(bytes) };
}

/** A NUL byte, or more than the given share of the first bytes that nothing prints. */
function isBinary(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return true;
  const start = bytes.subarray(0, limits.code.binarySampleBytes);
  let unprintable = 0;
  for (const byte of start) if (!isPrintable(byte)) unprintable += 1;
  return unprintable * 100 > start.length * limits.code.binaryNonPrintablePercent;
}

/** Bytes from 128 belong to letters of UTF-8: text in Japanese is text. */
function isPrintable(byte: number): boolean {
  return (byte >= 32 && byte !== 127) || (byte >= 7 && byte <= 13) || byte === 27;
}

export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function endingOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

function isImage(path: string): boolean {
  return imageEndings.has(endingOf(path));
}
