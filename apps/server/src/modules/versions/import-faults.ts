import { AppError } from '@loam/kernel';
import { ApiError, invalidField } from '../../http/api-error.ts';
import { withRepoFaults } from './repo-faults.ts';

const tooLarge = 'This is too large for a project.';

/** What can be wrong with something that a person brought, said where they brought it. */
export async function withImportFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fault = error instanceof AppError ? faults[String(error.code)] : undefined;
    if (fault !== undefined && error instanceof AppError) throw fault(error.detail);
    return withRepoFaults(() => Promise.reject(error));
  }
}

const faults: Readonly<Record<string, (detail: string) => ApiError>> = {
  archive_refused: (detail) =>
    /too (?:large|many)/u.test(detail)
      ? new ApiError('payload_too_large', detail)
      : invalidField('file', detail),
  address_refused: (detail) => invalidField('git_url', detail),
  path_refused: (detail) => new ApiError('invalid_input', detail),
  ref_refused: () => invalidField('branch', 'This is no name of a branch.'),
  remote_refused: (detail) => invalidField('git_url', detail),
  // git was ended: it took longer than the limit.
  git_failed: () => new ApiError('unavailable', 'The repository took too long to read. Try again later.'),
  too_large: () => new ApiError('payload_too_large', tooLarge),
};
