import { repoError } from '../errors.ts';

export const MAIN_REF = 'refs/heads/main';
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

export function isCommitSha(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text);
}

/** A whole sha or its beginning, as it stands in a snapshot's address. */
export function checkCommitName(text: string): void {
  if (!/^[0-9a-f]{7,40}$/.test(text)) throw repoError('ref_refused', 'This is no commit.');
}

export function checkProjectId(projectId: string): void {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(projectId)) {
    throw repoError('project_refused', 'This cannot be the id of a project.');
  }
}

/** Stricter than git: no name that could be read as an option, a range, a revision or a lock file. */
export function checkBranch(name: string): void {
  const isPlain = /^[A-Za-z0-9_][A-Za-z0-9_./-]{0,199}$/.test(name);
  if (!isPlain || /\.\.|\/\/|\/\.|\/$|\.$|\.lock(\/|$)/.test(name)) {
    throw repoError('ref_refused', 'This cannot be the name of a branch.');
  }
}
