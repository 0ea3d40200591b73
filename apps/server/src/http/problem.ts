import { errorStatus, type ErrorCode, type Problem } from '@loam/contract';
import { isConnectionLost, isDiskFull } from '@loam/db';
import { AppError, errorMessage, type Logger } from '@loam/kernel';
import { ApiError, diskFull } from './api-error.ts';

const titles: Readonly<Record<ErrorCode, string>> = {
  invalid_input: 'Invalid input',
  unauthenticated: 'Sign-in needed',
  payment_required: 'Out of credits',
  forbidden: 'Not permitted',
  origin_refused: 'Origin refused',
  plan_required: 'A higher plan is needed',
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  conflict: 'Conflict',
  idempotency_conflict: 'Idempotency key used for another request',
  gone: 'No longer available',
  payload_too_large: 'Too large',
  unsupported_media_type: 'Unsupported content type',
  build_failed: 'Build failed',
  rate_limited: 'Too many requests',
  client_closed: 'Request cancelled',
  internal: 'Something went wrong',
  unavailable: 'Temporarily unavailable',
  storage_full: 'The disk is full',
};

/** The one place where a failure becomes an HTTP answer. */
export function problemResponse(error: unknown, traceId: string, logger: Logger): Response {
  const known = toApiError(error);
  const status = errorStatus[known.code];
  if (status >= 500)
    logger.error({ error: describe(error), trace_id: traceId, code: known.code }, 'request failed');
  const body: Problem = {
    type: 'about:blank',
    title: titles[known.code],
    status,
    code: known.code,
    detail: known.detail,
    trace_id: traceId,
    ...(known.answer.errors ? { errors: [...known.answer.errors] } : {}),
    ...(known.answer.conflict ? { conflict: known.answer.conflict } : {}),
    ...(known.answer.deployment
      ? { deployment: { id: known.answer.deployment.id, log: [...known.answer.deployment.log] } }
      : {}),
  };
  const headers = new Headers({ 'content-type': 'application/problem+json', 'x-trace-id': traceId });
  const retryAfter = known.answer.retryAfterSeconds ?? (known.code === 'unavailable' ? 2 : undefined);
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  for (const cookie of known.answer.cookies ?? []) headers.append('set-cookie', cookie);
  return new Response(JSON.stringify(body), { status, headers });
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isConnectionLost(error))
    return new ApiError('unavailable', 'The service is restarting. Please try again in a moment.');
  if (isDiskFull(error)) return diskFull();
  return new ApiError('internal', 'An unexpected error occurred.');
}

function describe(error: unknown): object {
  if (error instanceof AppError) return { message: error.message, stack: error.stack };
  return error instanceof Error
    ? { message: error.message, stack: error.stack }
    : { message: errorMessage(error) };
}
