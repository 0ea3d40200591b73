import { ApiProblem, ApiUnreachable } from '@loam/client';
import { enums, texts } from '@loam/contract';
import { isAborted } from '../../../shared/problems.ts';

/** What becomes of a message that the server did not take. */
export type SendFailure =
  | { readonly kind: 'out-of-credits' }
  | { readonly kind: 'heavy-load'; readonly text: string }
  | {
      readonly kind: 'dialog';
      readonly message: string;
      readonly traceId: string | undefined;
      readonly retry: boolean;
      readonly isRateLimit: boolean;
    }
  | { readonly kind: 'logged'; readonly message: string }
  /** Nobody could be asked: the words are back in the composer. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'ignored' };

const heavyLoad = /heavy load/i;
const [outOfCredits, tooMany, clientClosed, unavailable] = enums.chat.handledStatuses;

/** The catalogue of the specification. */
export function sendFailureOf(error: unknown): SendFailure {
  if (isAborted(error)) return { kind: 'ignored' };
  if (error instanceof ApiUnreachable) return { kind: 'unreachable' };
  if (!(error instanceof ApiProblem)) {
    return {
      kind: 'dialog',
      message: texts.errorDialog.unexpected,
      traceId: undefined,
      retry: false,
      isRateLimit: false,
    };
  }
  switch (error.status) {
    case outOfCredits:
      return { kind: 'out-of-credits' };
    case tooMany:
      return heavyLoad.test(error.detail)
        ? { kind: 'heavy-load', text: texts.chat.heavyLoad }
        : dialogOf(error, { isRateLimit: true });
    case clientClosed:
      return { kind: 'logged', message: error.detail };
    default:
      return dialogOf(error, { isRateLimit: false });
  }
}

/** A 429 of either kind holds further messages back for a while. */
export function isRateLimit(failure: SendFailure): boolean {
  return failure.kind === 'heavy-load' || (failure.kind === 'dialog' && failure.isRateLimit);
}

function dialogOf(error: ApiProblem, options: { readonly isRateLimit: boolean }): SendFailure {
  return {
    kind: 'dialog',
    message: error.detail,
    traceId: error.traceId,
    retry: error.status === unavailable,
    ...options,
  };
}
