import { APICallError } from '@ai-sdk/provider';
import { describe, expect, test } from 'vitest';
import { FAULT_TEXTS } from './fault-texts.data.ts';
import { toModelFault } from './model-fault.ts';

const now = new Date('2026-01-01T00:00:00Z');

function refused(
  statusCode: number | undefined,
  body: string,
  headers: Record<string, string> = {},
): APICallError {
  return new APICallError({
    message: 'failed',
    url: 'https://provider.example',
    requestBodyValues: {},
    responseBody: body,
    responseHeaders: headers,
    ...(statusCode !== undefined && { statusCode }),
  });
}

describe('what providers answer, in one form', () => {
  test.each([
    [401, 'Incorrect API key provided', 'model_bad_key', false],
    [403, 'permission_error', 'model_bad_key', false],
    [400, 'API key not valid. Please pass a valid API key.', 'model_bad_key', false],
    [402, 'Insufficient credits', 'model_unavailable', false],
    [429, 'insufficient_quota: You exceeded your current quota', 'model_unavailable', false],
    [404, 'model_not_found', 'model_unavailable', false],
    [400, 'invalid_request_error: tools.0 is wrong', 'model_unavailable', false],
    [413, 'Payload too large', 'context_too_long', false],
    [400, 'prompt is too long: 210000 tokens > 200000 maximum', 'context_too_long', false],
    [400, 'context_length_exceeded', 'context_too_long', false],
    [
      400,
      'The input token count (2000000) exceeds the maximum number of tokens allowed',
      'context_too_long',
      false,
    ],
    [400, 'Your request was blocked by our content policy', 'model_refused', false],
    [408, 'timeout', 'model_timeout', true],
    [504, 'gateway timeout', 'model_timeout', true],
    [429, 'Rate limit reached', 'model_rate_limited', true],
    [500, 'server error', 'model_overloaded', true],
    [503, 'unavailable', 'model_overloaded', true],
    [529, 'overloaded_error', 'model_overloaded', true],
    [200, 'could not be read', 'model_unavailable', true],
    [undefined, 'Cannot connect', 'model_unavailable', true],
  ])('%s %s is %s, passing: %s', (status, body, code, isPassing) => {
    expect(toModelFault(refused(status, body), now)).toMatchObject({ code, isPassing });
  });

  test.each([
    [{ type: 'overloaded_error', message: 'Overloaded' }, 'model_overloaded'],
    [{ code: 'rate_limit_exceeded', message: 'slow down' }, 'model_rate_limited'],
    [{ code: 503, message: 'later' }, 'model_overloaded'],
    [{ type: 'authentication_error', message: 'no' }, 'model_bad_key'],
    [{ code: 'context_length_exceeded', message: 'no' }, 'context_too_long'],
    ['something odd', 'model_unavailable'],
    [new TypeError('terminated'), 'model_unavailable'],
    [undefined, 'model_unavailable'],
  ])('%j inside a stream is %s', (error, code) => {
    expect(toModelFault(error, now).code).toBe(code);
  });

  test('every fault has words for people, and what the provider said is kept short', () => {
    const fault = toModelFault(refused(429, 'x'.repeat(10_000)), now);
    expect(fault.message).toBe(FAULT_TEXTS.model_rate_limited);
    expect(fault.details.length).toBeLessThanOrEqual(2_000);
  });
});

describe('how long a provider wants us to wait', () => {
  test.each([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after-ms': '250', 'retry-after': '1' }, 250],
    [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('%j', (headers, waitMs) => {
    expect(toModelFault(refused(429, 'slow down', headers), now).retryAfterMs).toBe(waitMs);
  });
});
