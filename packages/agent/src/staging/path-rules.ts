const MAX_PATH_BYTES = 1024;
const MAX_SEGMENT_BYTES = 255;
const MAX_DEPTH = 64;

// Characters that HFS+ drops when it compares names, so that ".g\u200cit" would open ".git" there.
const DROPPED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Why a path cannot name a file of the project, on any file system it may be written to. */
export function reasonAgainstPath(path: string): string | undefined {
  if (path === '') return 'is empty';
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) return 'is too long';
  if (!path.isWellFormed()) return 'is not valid text';
  if (/[\p{Cc}\u2028\u2029\ufffd]/u.test(path)) return 'holds a control character';
  if (path.includes('\\')) return 'holds a backslash; folders are separated by /';
  if (path.startsWith('/') || path.startsWith('~') || /^[a-z]:/i.test(path)) {
    return 'is absolute; paths begin at the project, like src/App.tsx';
  }
  const segments = path.split('/');
  if (segments.length > MAX_DEPTH) return 'is too deep';
  for (const segment of segments) {
    const reason = reasonAgainstSegment(segment);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** The name that decides what a segment opens, whatever case, form or ornament it is written in. */
export function bareName(segment: string): string {
  const plain = segment.normalize('NFKC').replace(DROPPED_BY_HFS, '').toLowerCase();
  // NTFS drops trailing dots and blanks, and reads a colon as the start of a stream's name.
  return plain.split(':')[0]?.replace(/[. ]+$/, '') ?? '';
}

function reasonAgainstSegment(segment: string): string | undefined {
  if (segment === '' || segment === '.' || segment === '..') return 'has an empty or relative part';
  if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) return 'has a part that is too long';
  const name = bareName(segment);
  if (name === '') return 'has a part of dots or blanks only';
  if (name === '.git' || /^git~\d+$/.test(name) || /^gi[0-9a-f]{4}~\d$/.test(name)) {
    return 'reaches into .git';
  }
  return undefined;
}
