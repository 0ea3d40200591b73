import { storageError } from './errors.ts';

export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** One range of a file; undefined when all of it is wanted. */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange | undefined {
  if (header === undefined) return undefined;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  const range = from === '' ? suffix(to, sizeBytes) : between(from, to, sizeBytes);
  if (!range || range.start > range.end || range.start >= sizeBytes)
    throw storageError('InvalidRange', 'invalid range provided');
  return range;
}

function suffix(length: string, sizeBytes: number): ByteRange | undefined {
  if (length === '' || Number(length) === 0) return undefined;
  return { start: Math.max(sizeBytes - Number(length), 0), end: sizeBytes - 1 };
}

function between(from: string, to: string, sizeBytes: number): ByteRange {
  const end = to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  return { start: Number(from), end: to !== '' && Number(to) < Number(from) ? -1 : end };
}

export interface Conditions {
  readonly ifNoneMatch: string | undefined;
  readonly ifModifiedSince: string | undefined;
}

/** Whether the caller has it already. A tag decides alone where one is sent. */
export function isUnchanged(
  { ifNoneMatch, ifModifiedSince }: Conditions,
  { eTag, lastModified }: { readonly eTag: string; readonly lastModified: Date | undefined },
): boolean {
  if (ifNoneMatch !== undefined)
    return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(eTag));
  if (ifModifiedSince === undefined || lastModified === undefined) return false;
  const since = Date.parse(ifModifiedSince);
  // Headers tell no fractions of a second.
  return !Number.isNaN(since) && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '').replaceAll('"', '');
}
