import type { ErrorCode, FieldError, SaveConflict } from '@loam/contract';
import { AppError } from '@loam/kernel';

export interface ApiErrorMeta {
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  readonly conflict?: SaveConflict;
  readonly deployment?: { readonly id: string; readonly log: readonly string[] };
  /** Cookies to set or remove along with the refusal. */
  readonly cookies?: readonly string[];
}

/** The server's closed list of failures is the contract's. */
export class ApiError extends AppError<ErrorCode> {
  readonly answer: ApiErrorMeta;

  constructor(code: ErrorCode, detail: string, answer: ApiErrorMeta = {}) {
    super({ code, detail, meta: { ...answer } });
    this.name = 'ApiError';
    this.answer = answer;
  }
}

export function notFound(): ApiError {
  // One text for "does not exist" and "not yours to see": the answer must not tell them apart.
  return new ApiError('not_found', 'There is nothing here, or you do not have access to it.');
}

export function diskFull(): ApiError {
  return new ApiError(
    'storage_full',
    'The disk of this installation is full. Nothing was changed: everything can still be read, and what is deleted makes room.',
  );
}

export function invalidField(path: string, message: string): ApiError {
  return new ApiError('invalid_input', message, { errors: [{ path, message }] });
}
