import { errorFactory, type AppError } from '@loam/kernel';

export type RepoErrorCode =
  | 'project_refused' // an id that cannot name a folder
  | 'project_exists'
  | 'project_missing'
  | 'commit_missing'
  | 'file_missing'
  | 'path_refused'
  | 'path_taken'
  | 'ref_refused'
  | 'address_refused'
  | 'no_changes'
  | 'conflict'
  | 'too_large'
  | 'busy' // another process holds the project
  | 'superseded' // the project was given to somebody with a higher generation
  | 'damaged' // the repository cannot be trusted; reads may work, writes are refused
  | 'not_in_store' // no bundle to restore from
  | 'folder_refused' // a target folder that is not empty or not a folder
  | 'archive_refused' // a ZIP that is broken, hostile or beyond the limits
  | 'remote_refused' // the other side said no
  | 'git_failed';

export type RepoError = AppError<RepoErrorCode>;
export const repoError = errorFactory<RepoErrorCode>();
