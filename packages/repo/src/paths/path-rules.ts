import { repoError } from '../errors.ts';

const MAX_PATH_BYTES = 1024;
const MAX_SEGMENT_BYTES = 255;
const MAX_DEPTH = 64;

// Characters that HFS+ drops when it compares names, so that ".g\u200cit" would open ".git" there.
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Throws unless the path names a file inside a project, on every file system it may be written to. */
export function checkPath(path: string): void {
  const reason = reasonAgainstPath(path);
  if (reason !== undefined) {
    throw repoError('path_refused', `The path ${reason}.`, { meta: { path: path.slice(0, 200), reason } });
  }
}

export function isPathAllowed(path: string): boolean {
  return reasonAgainstPath(path) === undefined;
}

export function reasonAgainstPath(path: string): string | undefined {
  if (path === '') return 'is empty';
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) return 'is too long';
  if (!path.isWellFormed()) return 'is not valid text';
  if (/[\p{Cc}\u2028\u2029\ufffd]/u.test(path)) return 'holds a control character';
  if (path.includes('\\')) return 'holds a backslash';
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'is absolute';
  const segments = path.split('/');
  if (segments.length > MAX_DEPTH) return 'is too deep';
  for (const segment of segments) {
    const reason = reasonAgainstSegment(segment);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function reasonAgainstSegment(segment: string): string | undefined {
  if (segment === '' || segment === '.' || segment === '..') return 'has an empty or relative part';
  if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) return 'has a part that is too long';
  // NTFS drops trailing dots and blanks, HFS+ drops invisible characters: what is left decides.
  const bare = segment
    .normalize('NFKC')
    .replace(IGNORED_BY_HFS, '')
    .replace(/[. ]+$/, '')
    .toLowerCase();
  if (bare === '') return 'has a part of dots or blanks only';
  const name = bare.split(':')[0]?.replace(/[. ]+$/, '') ?? '';
  if (name === '.git' || /^git~\d+$/.test(name) || /^gi[0-9a-f]{4}~\d$/.test(name))
    return 'reaches into .git';
  return undefined;
}
