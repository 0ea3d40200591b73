import { z } from 'zod';
import { SaveConflict } from './save-conflict.ts';

/** Every failure the API can answer with, and its HTTP status. */
export const errorStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  origin_refused: 403,
  plan_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_conflict: 409,
  gone: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  build_failed: 422,
  rate_limited: 429,
  client_closed: 499,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus).filter((code): code is ErrorCode => code in errorStatus);

export const ErrorCode = z.enum(errorCodes);

export const FieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The body of every error answer: application/problem+json. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: ErrorCode,
  detail: z.string(),
  trace_id: z.string(),
  errors: z.array(FieldError).optional(),
  conflict: SaveConflict.optional(),
  /** A publish that failed: which one, and the last lines of its log. */
  deployment: z.object({ id: z.string(), log: z.array(z.string()) }).optional(),
});
export type Problem = z.infer<typeof Problem>;
