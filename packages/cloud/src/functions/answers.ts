import { AppError } from '@loam/kernel';
import type { ServiceAnswer } from '../gateway/index.ts';

/** Answers of the platform in a function's place are for every page to read: it would see a network error otherwise. */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers': 'sb-error-code, x-relay-error',
};

export type FunctionFault =
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'UNAUTHORIZED_NO_AUTH_HEADER'
  | 'UNAUTHORIZED_INVALID_JWT'
  | 'BOOT_ERROR'
  | 'WORKER_ERROR'
  | 'WORKER_RESOURCE_LIMIT'
  | 'IDLE_TIMEOUT'
  | 'UNAVAILABLE';

const STATUSES: Readonly<Record<FunctionFault, number>> = {
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  UNAUTHORIZED_NO_AUTH_HEADER: 401,
  UNAUTHORIZED_INVALID_JWT: 401,
  BOOT_ERROR: 503,
  WORKER_ERROR: 500,
  WORKER_RESOURCE_LIMIT: 546,
  IDLE_TIMEOUT: 504,
  UNAVAILABLE: 503,
};

const MESSAGES: Readonly<Record<FunctionFault, string>> = {
  NOT_FOUND: 'Requested function was not found',
  METHOD_NOT_ALLOWED: 'Functions answer GET, POST, PUT, PATCH, DELETE and OPTIONS',
  UNAUTHORIZED_NO_AUTH_HEADER: 'Missing authorization header',
  UNAUTHORIZED_INVALID_JWT: 'Invalid JWT',
  BOOT_ERROR: 'Function failed to start (please check logs)',
  WORKER_ERROR: 'Function exited due to an error (please check logs)',
  WORKER_RESOURCE_LIMIT: 'Function failed due to not having enough compute resources (please check logs)',
  IDLE_TIMEOUT: 'Function did not answer within 150 seconds',
  UNAVAILABLE: 'Functions are not available now',
};

/** The function never heard of these calls: clients of Supabase tell them from its own errors by this header. */
const BEFORE_THE_FUNCTION: ReadonlySet<FunctionFault> = new Set([
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'UNAUTHORIZED_NO_AUTH_HEADER',
  'UNAUTHORIZED_INVALID_JWT',
  'BOOT_ERROR',
  'UNAVAILABLE',
]);

export function faultAnswer(
  fault: FunctionFault,
  more: { readonly message?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): ServiceAnswer {
  return {
    status: STATUSES[fault],
    headers: {
      'content-type': 'application/json',
      'sb-error-code': fault,
      ...(BEFORE_THE_FUNCTION.has(fault) && { 'x-relay-error': 'true' }),
      ...CORS_HEADERS,
      ...more.headers,
    },
    body: JSON.stringify({ code: fault, message: more.message ?? MESSAGES[fault] }),
  };
}

/** Why a function could not be had. */
export function startFaultAnswer(error: unknown): ServiceAnswer | undefined {
  if (!(error instanceof AppError)) return undefined;
  const { retryAfterMs } = error.meta;
  const seconds = typeof retryAfterMs === 'number' ? Math.max(1, Math.ceil(retryAfterMs / 1000)) : 2;
  const headers = { 'retry-after': String(seconds) };
  const code: unknown = error.code;
  if (code === 'program_failed') return faultAnswer('BOOT_ERROR', { headers });
  // Removed, or replaced, between the look-up and the start.
  if (code === 'function_not_found') return faultAnswer('NOT_FOUND', { headers });
  if (code === 'capacity_reached') return faultAnswer('WORKER_RESOURCE_LIMIT', { headers });
  if (code === 'not_held' || code === 'functions_unavailable')
    return faultAnswer('UNAVAILABLE', { message: error.detail });
  return undefined;
}
