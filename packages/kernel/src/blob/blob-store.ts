import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { errorFactory } from '../app-error.ts';

export type BlobErrorCode =
  | 'blob_key_refused'
  | 'blob_key_taken'
  | 'blob_upload_unknown'
  | 'blob_part_refused';
export const blobError = errorFactory<BlobErrorCode>();

export type BlobBody = Uint8Array | AsyncIterable<Uint8Array>;

/** Both ends belong to it; bytes count from zero. */
export interface BlobPart {
  readonly start: number;
  readonly end: number;
}

export interface BlobStat {
  readonly sizeBytes: number;
  /** Another one as soon as other bytes lie under the key. Opaque: only good for comparing. */
  readonly etag: string;
}

export interface OpenBlob {
  /** Of the whole blob, also where a part of it was asked for. */
  readonly stat: BlobStat;
  readonly body: Readable;
}

/** `absent`: nothing lies under the key. Otherwise: exactly this lies there. */
export type BlobCondition = 'absent' | Pick<BlobStat, 'etag'>;

export interface ListedBlob extends BlobStat {
  readonly key: string;
}

export interface BlobPage {
  readonly blobs: readonly ListedBlob[];
  /** Where the next page begins; undefined at the end. */
  readonly after: string | undefined;
}

/** A large blob that comes in parts, which may come at the same time and again. */
export interface BlobUpload {
  readonly key: string;
  readonly id: string;
}

export interface UploadedPart {
  /** From 1; their order is the order of the bytes. */
  readonly number: number;
  readonly etag: string;
}

/** Whole files by key. A key is seen with all of its bytes or not at all. */
export interface BlobStore {
  put(key: string, body: BlobBody): Promise<BlobStat>;
  /** Undefined when the condition does not hold, and nothing changed: of several at once, one wins. */
  putIf(key: string, body: BlobBody, condition: BlobCondition): Promise<BlobStat | undefined>;
  /** A part that begins after the last byte is empty. */
  get(key: string, part?: BlobPart): Promise<Readable | undefined>;
  /** The bytes with what they are: another put in between does not mix them. */
  open(key: string, part?: BlobPart): Promise<OpenBlob | undefined>;
  has(key: string): Promise<boolean>;
  /** Undefined when there is none. */
  stat(key: string): Promise<BlobStat | undefined>;
  /** Undefined when there is nothing to copy. */
  copy(from: string, to: string): Promise<BlobStat | undefined>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Keys that begin with the prefix, in the order of their bytes. */
  list(prefix: string): AsyncIterable<string>;
  /** The same in pages; what is put or deleted meanwhile neither hides nor repeats another key. */
  listPage(
    prefix: string,
    page: { readonly limit: number; readonly after?: string | undefined },
  ): Promise<BlobPage>;

  beginUpload(key: string): Promise<BlobUpload>;
  /** The same number again replaces it. */
  putPart(upload: BlobUpload, number: number, body: BlobBody): Promise<UploadedPart & BlobStat>;
  /** The parts that are named become the blob. All but the last hold at least `MIN_PART_BYTES`. */
  finishUpload(upload: BlobUpload, parts: readonly UploadedPart[]): Promise<BlobStat>;
  /** Forgets its parts. Unknown ones are no error. */
  abandonUpload(upload: BlobUpload): Promise<void>;
  /** Abandons all to which no part has come since; how many there were. */
  abandonUploadsBefore(moment: Date): Promise<number>;
}

/** Object stores take no smaller parts, except for the last one. */
export const MIN_PART_BYTES = 5 * 1024 * 1024;
export const MAX_PARTS = 10_000;

const MAX_KEY_BYTES = 800;
const MAX_SEGMENT_BYTES = 200;

/** Throws unless the key is a relative path that stays below any folder it is joined to. */
export function checkBlobKey(key: string): void {
  const refused = reasonAgainst(key);
  if (refused !== undefined) throw blobError('blob_key_refused', `The key ${refused}.`, { meta: { key } });
}

/**
 * A key for something that has a name of its own: people's names may hold anything, be as long as they like, and be a
 * part of one another, which keys may not. The name itself is kept by whoever gave it.
 */
export function blobKeyOfName(folder: string, name: string): string {
  const hash = createHash('sha256')
    .update(name.toWellFormed() === name ? name : JSON.stringify(name))
    .digest('hex');
  // Folders of some hundred entries each, however many names there are.
  return `${folder}/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash.slice(4)}`;
}

/** As object stores compare keys. */
export function compareBlobKeys(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
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
