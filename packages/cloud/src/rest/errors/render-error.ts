import type { RestError } from './rest-error.ts';

export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details: unknown;
  readonly hint: string | null;
}

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ErrorBody;
}

export function answerRestError(error: RestError): ErrorAnswer {
  return {
    status: error.status,
    headers: [],
    body: { code: error.code, message: error.detail, details: error.details, hint: error.hint },
  };
}

/** The response that carries an error, as PostgREST writes it. */
export function renderError({ status, headers, body }: ErrorAnswer): {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
} {
  const own: readonly (readonly [string, string])[] = [
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Proxy-Status', `PostgREST; error=${body.code}`],
  ];
  return { status, headers: [...own, ...headers], body: JSON.stringify(body) };
}
