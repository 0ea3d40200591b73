import { ApiProblem, ApiUnreachable } from '@loam/client';
import { errorStatus, texts } from '@loam/contract';
import { expect, test } from 'vitest';
import { isRateLimit, sendFailureOf } from './send-failure.ts';

function problem(code: keyof typeof errorStatus, detail = 'No.') {
  return new ApiProblem({ status: errorStatus[code], code, detail, traceId: 'trace-1' });
}

test('402 opens the out-of-credits dialog', () => {
  expect(sendFailureOf(problem('payment_required'))).toEqual({ kind: 'out-of-credits' });
});

test('429 that says heavy load is a toast, any other 429 a dialog; both hold messages back', () => {
  const heavy = sendFailureOf(problem('rate_limited', texts.chat.heavyLoad));
  expect(heavy).toEqual({ kind: 'heavy-load', text: texts.chat.heavyLoad });
  const other = sendFailureOf(problem('rate_limited', 'Slow down.'));
  expect(other).toMatchObject({ kind: 'dialog', message: 'Slow down.', traceId: 'trace-1' });
  expect([heavy, other].map(isRateLimit)).toEqual([true, true]);
});

test('499 is logged only', () => {
  expect(sendFailureOf(problem('client_closed', 'Gone.'))).toEqual({ kind: 'logged', message: 'Gone.' });
});

test.each([
  ['unavailable', true],
  ['internal', false],
  ['conflict', false],
  ['forbidden', false],
] as const)('%s opens the error dialog with its trace id', (code, retry) => {
  const failure = sendFailureOf(problem(code));
  expect(failure).toMatchObject({ kind: 'dialog', message: 'No.', traceId: 'trace-1', retry });
  expect(isRateLimit(failure)).toBe(false);
});

test('an aborted request is nobody’s business', () => {
  expect(sendFailureOf(new DOMException('stopped', 'AbortError'))).toEqual({ kind: 'ignored' });
});

test('what is not an answer of the API gets the one plain sentence', () => {
  const failure = sendFailureOf(new TypeError('bug'));
  expect(failure).toMatchObject({ kind: 'dialog', message: texts.errorDialog.unexpected });
});

test('a connection that is down is no error: the message is kept', () => {
  expect(sendFailureOf(new ApiUnreachable('network', 'down'))).toEqual({ kind: 'unreachable' });
});
