import { AppError, errorFactory } from '@loam/kernel';

export type StagingErrorCode =
  | 'path_refused'
  | 'protected'
  | 'excluded'
  | 'needs_click'
  | 'missing'
  | 'taken'
  | 'binary'
  | 'too_large'
  | 'placeholder';

export const stagingError = errorFactory<StagingErrorCode>();

export type StagingError = AppError<StagingErrorCode>;

const CODES: ReadonlySet<string> = new Set<StagingErrorCode>([
  'path_refused',
  'protected',
  'excluded',
  'needs_click',
  'missing',
  'taken',
  'binary',
  'too_large',
  'placeholder',
]);

export function isStagingError(error: unknown): error is StagingError {
  return error instanceof AppError && CODES.has(String(error.code));
}
