import type { Readable } from 'node:stream';
import { errorFactory } from '../app-error.ts';

export type BlobErrorCode = 'blob_key_refused' | 'blob_key_taken';
export const blobError = errorFactory<BlobErrorCode>();

export type BlobBody = Uint8Array | AsyncIterable<Uint8Array>;

/** Both ends belong to it; bytes count from zero. */
export interface BlobPart {
  readonly start: number;
  readonly end: number;
}

export interface BlobStat {
  readonly sizeBytes: number;
}

/** Whole files by key. A key is seen with all of its bytes or not at all. */
export interface BlobStore {
  put(key: string, body: BlobBody): Promise<void>;
  /** False when the key is there already, which stays as it is: of several at once, one wins. */
  putNew(key: string, body: BlobBody): Promise<boolean>;
  get(key: string, part?: BlobPart): Promise<Readable | undefined>;
  has(key: string): Promise<boolean>;
  /** Undefined when there is none. */
  stat(key: string): Promise<BlobStat | undefined>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Keys that begin with the prefix, in order. */
  list(prefix: string): AsyncIterable<string>;
}

const MAX_KEY_BYTES = 800;
const MAX_SEGMENT_BYTES = 200;

/** Throws unless the key is a relative path that stays below any folder it is joined to. */
export function checkBlobKey(key: string): void {
  const refused = reasonAgainst(key);
  if (refused !== undefined) throw blobError('blob_key_refused', `The key ${refused}.`, { meta: { key } });
}

function reasonAgainst(key: string): string | undefined {
  if (key === '') return 'is empty';
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) return 'is too long';
  if (/[\p{Cc}\\]/u.test(key) || !key.isWellFormed()) return 'holds a character that no key may hold';
  for (const segment of key.split('/')) {
    if (segment === '' || segment.startsWith('.')) return 'has an empty, hidden or relative part';
    if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) return 'has a part that is too long';
  }
  return undefined;
}
