import type { Endpoint, ResponseOf } from '@loam/contract';

export interface AnswerOptions {
  readonly traceId: string;
  readonly cookies: readonly string[];
}

/** A typed answer that also sets cookies, which a plain value cannot. */
export function answerWithCookies<E extends Endpoint>(
  endpoint: E,
  value: ResponseOf<E>,
  { traceId, cookies }: AnswerOptions,
): Response {
  const headers = new Headers({ 'cache-control': 'no-store', 'x-trace-id': traceId });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const status = endpoint.status ?? 200;
  if (status === 204) return new Response(null, { status, headers });
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(value), { status, headers });
}
