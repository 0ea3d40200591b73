import type { CreateInput, NewFile, RepoStore } from '@loam/repo';

/**
 * Versions of projects, by project and commit. Whoever writes names the version that was read: a commit on another one
 * is a conflict. Where the files lie is known to the runner alone.
 */
export interface ProjectFiles extends Pick<
  RepoStore,
  | 'copy'
  | 'import'
  | 'has'
  | 'purge'
  | 'head'
  | 'resolve'
  | 'tree'
  | 'file'
  | 'rawFile'
  | 'sourceCode'
  | 'codeFiles'
  | 'visitTexts'
  | 'commit'
  | 'revert'
  | 'fence'
  | 'log'
  | 'diff'
  | 'archive'
  | 'repair'
  | 'reconcile'
  | 'restore'
> {
  create(
    projectId: string,
    input: Omit<CreateInput, 'files'> & { readonly files: readonly NewFile[] },
  ): Promise<string>;
}
