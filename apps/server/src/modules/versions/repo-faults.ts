import { type ErrorCode, texts } from '@loam/contract';
import { ConflictError, type RepoErrorCode } from '@loam/runner';
import { AppError } from '@loam/kernel';
import { ApiError, invalidField, notFound } from '../../http/api-error.ts';
import { wireConflict } from './wire.ts';

/** Runs work of the git engine; its failures leave as the server's own. */
export async function withRepoFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toApiError(error);
  }
}

export function isRepoFault(error: unknown, code: RepoErrorCode): error is AppError {
  return error instanceof AppError && !(error instanceof ApiError) && error.code === code;
}

function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}

const movedOn = 'Someone else saved changes in the meantime.';

function toApiError(error: unknown): unknown {
  if (error instanceof ApiError || !isAppError(error)) return error;
  if (error instanceof ConflictError) {
    return new ApiError('conflict', movedOn, { conflict: wireConflict(error.conflict) });
  }
  const { code } = error;
  if (['file_missing', 'commit_missing', 'project_missing', 'ref_refused'].includes(code)) return notFound();
  if (code === 'path_refused' || code === 'path_taken') return pathFault(error);
  const answer = answers[code];
  return answer ? new ApiError(answer.code, answer.detail) : error;
}

/** For a change that names a path which cannot be changed so. */
export function pathFault(error: AppError): ApiError {
  const { path } = error.meta;
  const name = typeof path === 'string' ? JSON.stringify(path) : 'A path';
  return invalidField('path', `${name}: ${error.detail}`);
}

const answers: Readonly<Record<string, { readonly code: ErrorCode; readonly detail: string }>> = {
  no_changes: { code: 'invalid_input', detail: texts.code.noChanges },
  conflict: { code: 'conflict', detail: movedOn },
  busy: { code: 'conflict', detail: 'Another operation on this project is running. Try again in a moment.' },
  superseded: {
    code: 'unavailable',
    detail: 'Saving took too long and was stopped. Look at the newest version.',
  },
  too_large: { code: 'payload_too_large', detail: 'These files are too large for a project.' },
  damaged: {
    code: 'unavailable',
    detail: 'The files of this project were found damaged. They are being restored from the last copy.',
  },
  not_in_store: { code: 'unavailable', detail: 'The files of this project cannot be reached right now.' },
};
