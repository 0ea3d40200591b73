import { APICallError } from '@ai-sdk/provider';
import { AppError, errorMessage } from '@loam/kernel';
import { z } from 'zod';
import type { ModelFaultCode } from '../events.ts';
import { FAULT_TEXTS } from './fault-texts.data.ts';

/** Why a model gave no answer, in one form for all providers. */
export interface ModelFault {
  readonly code: ModelFaultCode;
  /** For people. */
  readonly message: string;
  /** What the provider said, shortened. */
  readonly details: string;
  /** Worth another try with the same model. */
  readonly isPassing: boolean;
  readonly retryAfterMs?: number | undefined;
}

/** Thrown inside the reading of a stream, so that all ways of failing meet in one place. */
export class ModelFaultError extends AppError<ModelFaultCode> {
  readonly fault: ModelFault;

  constructor(fault: ModelFault) {
    super({ code: fault.code, detail: fault.details });
    this.fault = fault;
  }
}

const MAX_DETAILS_CHARACTERS = 2_000;

const StreamError = z.looseObject({
  message: z.string().optional(),
  type: z.string().nullish(),
  code: z.union([z.string(), z.number()]).nullish(),
  statusCode: z.number().optional(),
  status: z.union([z.string(), z.number()]).nullish(),
});

export function modelFault(
  code: ModelFaultCode,
  details: string,
  more: Partial<Pick<ModelFault, 'isPassing' | 'retryAfterMs' | 'message'>> = {},
): ModelFault {
  return {
    code,
    message: FAULT_TEXTS[code],
    details: details.slice(0, MAX_DETAILS_CHARACTERS),
    isPassing: false,
    ...more,
  };
}

export function toModelFault(error: unknown, now: Date): ModelFault {
  if (error instanceof ModelFaultError) return error.fault;
  if (APICallError.isInstance(error)) return ofApiCall(error, now);
  if (error instanceof Error) return ofThrown(error);
  const parsed = StreamError.safeParse(error);
  if (parsed.success) return ofStreamError(parsed.data);
  return modelFault('model_unavailable', errorMessage(error), { isPassing: true });
}

function ofApiCall(error: APICallError, now: Date): ModelFault {
  const said = `${error.message} ${error.responseBody ?? ''}`.trim();
  const status = error.statusCode;
  // A status of 200 is an answer that could not be read: a stream that broke, or something that is no model.
  if (status === undefined || status < 300) {
    return modelFault('model_unavailable', said, { isPassing: true });
  }
  return ofStatus(status, said, retryAfterMs(error.responseHeaders ?? {}, now));
}

function ofStatus(status: number, said: string, waitMs: number | undefined): ModelFault {
  if (status === 413 || (status < 500 && isTooLong(said))) return modelFault('context_too_long', said);
  if (isOutOfCredit(said) || status === 402) {
    return modelFault('model_unavailable', said, { message: FAULT_TEXTS.provider_credit });
  }
  switch (status) {
    case 401:
    case 403:
      return modelFault('model_bad_key', said);
    case 408:
    case 504:
      return modelFault('model_timeout', said, { isPassing: true, retryAfterMs: waitMs });
    case 429:
      return modelFault('model_rate_limited', said, { isPassing: true, retryAfterMs: waitMs });
    default:
      break;
  }
  if (status >= 500) return modelFault('model_overloaded', said, { isPassing: true, retryAfterMs: waitMs });
  // Google answers a wrong key with 400.
  if (/api[ _-]?key/i.test(said) && /invalid|not valid|incorrect|missing/i.test(said)) {
    return modelFault('model_bad_key', said);
  }
  if (/content[ _-]?(?:policy|filter)|safety|blocked/i.test(said)) return modelFault('model_refused', said);
  return modelFault('model_unavailable', said);
}

function ofThrown(error: Error): ModelFault {
  const said = error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
  return modelFault('model_unavailable', said, { isPassing: true });
}

function ofStreamError(error: z.infer<typeof StreamError>): ModelFault {
  const words = [error.type, error.code, error.status, error.message].filter(Boolean).join(' ');
  const status = error.statusCode ?? (typeof error.code === 'number' ? error.code : undefined);
  if (status !== undefined && status >= 400 && status < 600) return ofStatus(status, words, undefined);
  if (isTooLong(words)) return modelFault('context_too_long', words);
  if (/overloaded|server_error|unavailable|internal/i.test(words)) {
    return modelFault('model_overloaded', words, { isPassing: true });
  }
  if (/rate[_ ]?limit|too many requests/i.test(words)) {
    return modelFault('model_rate_limited', words, { isPassing: true });
  }
  if (/authentication|api[ _]key/i.test(words)) return modelFault('model_bad_key', words);
  return modelFault('model_unavailable', words, { isPassing: true });
}

function isTooLong(said: string): boolean {
  return /context[ _](?:length|window)|maximum context|too many (?:input )?tokens|prompt is too long|input is too long|exceeds? the (?:maximum|limit).{0,40}tokens|token count.{0,40}exceeds/i.test(
    said,
  );
}

function isOutOfCredit(said: string): boolean {
  return /insufficient_quota|credit balance|billing_hard_limit|exceeded your current quota/i.test(said);
}

/** Seconds, a date, or a provider's own milliseconds. */
function retryAfterMs(headers: Readonly<Record<string, string>>, now: Date): number | undefined {
  const own = Number(headers['retry-after-ms']);
  if (headers['retry-after-ms'] !== undefined && Number.isFinite(own)) return Math.max(0, own);
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
