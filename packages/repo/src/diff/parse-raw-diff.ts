import { repoError } from '../errors.ts';

export interface RawChange {
  readonly status: 'added' | 'deleted' | 'modified' | 'renamed';
  readonly path: string;
  /** Where a renamed file was; otherwise the path itself. */
  readonly oldPath: string;
  readonly oldMode: string;
  readonly newMode: string;
  readonly oldOid: string;
  readonly newOid: string;
}

const STATUS: Readonly<Record<string, RawChange['status']>> = {
  A: 'added',
  D: 'deleted',
  M: 'modified',
  T: 'modified',
  R: 'renamed',
};

/** Reads `git diff-tree -r -z --raw -M`: `:oldmode newmode oldoid newoid status\0path\0[newpath\0]`. */
export function parseRawDiff(output: string): readonly RawChange[] {
  const fields = output.split('\0');
  const changes: RawChange[] = [];
  for (let index = 0; index < fields.length;) {
    const head = fields[index++];
    if (!head) continue;
    const match = /^:(\d{6}) (\d{6}) ([0-9a-f]{40}) ([0-9a-f]{40}) ([A-Z])\d*$/.exec(head);
    const [, oldMode = '', newMode = '', oldOid = '', newOid = '', letter = ''] = match ?? [];
    const status = STATUS[letter];
    const oldPath = fields[index++] ?? '';
    const path = letter === 'R' ? (fields[index++] ?? '') : oldPath;
    if (status === undefined) throw repoError('git_failed', 'A line of a diff could not be read.');
    changes.push({ status, path, oldPath, oldMode, newMode, oldOid, newOid });
  }
  return changes;
}
