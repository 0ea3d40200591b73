import { AppError, errorFactory } from '@loam/kernel';
import type { CodeFault, TurnFaultCode } from '../events.ts';
import { ModelFaultError } from '../models/model-fault.ts';

/** Ends a turn. What it means for the project is decided in one place, the report. */
export const turnError = errorFactory<TurnFaultCode>();

export interface TurnFailure {
  readonly code: TurnFaultCode;
  readonly message: string;
  readonly details: string;
  readonly faults: readonly CodeFault[];
}

const CODES: ReadonlySet<string> = new Set<TurnFaultCode>([
  'model_unavailable',
  'model_refused',
  'model_rate_limited',
  'model_overloaded',
  'model_timeout',
  'model_bad_key',
  'context_too_long',
  'step_limit',
  'token_limit',
  'time_limit',
  'credit_limit',
  'no_progress',
  'same_error_twice',
  'cannot_fix',
  'conflict',
  'internal',
]);

/** Ends the turn with faults of the code that nobody could mend. */
export class UnfixedError extends AppError<'same_error_twice' | 'cannot_fix'> {
  readonly faults: readonly CodeFault[];

  constructor(code: 'same_error_twice' | 'cannot_fix', detail: string, faults: readonly CodeFault[]) {
    super({ code, detail });
    this.faults = faults;
  }
}

export function isTurnError(error: unknown): error is AppError<TurnFaultCode> {
  return error instanceof AppError && CODES.has(String(error.code));
}

export function failureOf(error: unknown): TurnFailure {
  if (error instanceof ModelFaultError) {
    const { code, message, details } = error.fault;
    return { code, message, details, faults: [] };
  }
  if (error instanceof UnfixedError) {
    return {
      code: error.code,
      message: error.detail,
      details: describeFaults(error.faults),
      faults: error.faults,
    };
  }
  if (isTurnError(error)) {
    const details = typeof error.meta['details'] === 'string' ? error.meta['details'] : '';
    return { code: error.code, message: error.detail, details, faults: [] };
  }
  return {
    code: 'internal',
    message: 'Something went wrong on our side. Nothing was changed; please try again.',
    details: '',
    faults: [],
  };
}

export function describeFaults(faults: readonly CodeFault[]): string {
  return faults
    .map(({ path, message }) => (path ? `${path}: ${message}` : message))
    .join('\n')
    .slice(0, 4_000);
}
