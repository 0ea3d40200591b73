import { AppError } from '@loam/kernel';

export type AiErrorCode =
  | 'invalid_request'
  | 'forbidden'
  | 'not_enabled'
  | 'not_found'
  | 'model_not_found'
  | 'no_model'
  | 'usage_limit_reached'
  | 'rate_limited'
  | 'provider_failed'
  | 'timeout';

const statuses: Readonly<Record<AiErrorCode, number>> = {
  invalid_request: 400,
  forbidden: 401,
  not_enabled: 403,
  not_found: 404,
  model_not_found: 404,
  no_model: 503,
  usage_limit_reached: 402,
  rate_limited: 429,
  provider_failed: 502,
  timeout: 504,
};

/** Told in the shape that clients of OpenAI read. */
export class AiError extends AppError<AiErrorCode> {
  readonly status: number;

  constructor(code: AiErrorCode, message: string, cause?: unknown) {
    super({ code, detail: message, cause });
    this.name = 'AiError';
    this.status = statuses[code];
  }
}

export function errorBody(error: AiError): string {
  const type = error.status < 500 ? 'invalid_request_error' : 'server_error';
  return JSON.stringify({ error: { message: error.detail, type, param: null, code: error.code } });
}
