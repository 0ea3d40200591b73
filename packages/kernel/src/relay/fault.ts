import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AppError, errorFactory, errorMessage } from '../app-error.ts';
import type { Logger } from '../logger.ts';

export type RelayErrorCode =
  /** Nobody listens there, or nobody took the connection in time. */
  | 'unreachable'
  /** It broke off, or said what is not an answer. */
  | 'broken'
  /** It listens and says nothing. */
  | 'silent'
  /** More was sent than may be passed on. */
  | 'too_large';

export const relayError = errorFactory<RelayErrorCode>();

/** What whoever asked is told when nothing was answered yet. */
export interface RelayFault {
  readonly kind: RelayErrorCode;
  /** The same stands in the log. */
  readonly traceId: string;
}

export interface FaultPlace {
  readonly logger: Logger;
  /** Whose exchange it was. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
}

/** The one place where a failed exchange is told to the operator. */
export function reportFault(
  error: unknown,
  request: Pick<IncomingMessage, 'method' | 'url'>,
  place: FaultPlace,
): RelayFault {
  const traceId = randomBytes(16).toString('hex');
  const kind = kindOf(error);
  const cause = error instanceof Error && error.cause !== undefined ? errorMessage(error.cause) : undefined;
  // Without its query, which may hold what nobody else should read.
  const path = (request.url ?? '').split('?')[0]?.slice(0, 500);
  const said = { error: errorMessage(error), ...(cause !== undefined && { cause }) };
  const level = isVisitorGone(error) ? 'debug' : 'warn';
  place.logger[level](
    { ...place.fields, trace_id: traceId, kind, method: request.method, path, ...said },
    'an answer could not be passed on',
  );
  return { kind, traceId };
}

/** Who asked left before the answer could begin, as a frame does that is taken out of its page: nobody's fault. */
function isVisitorGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_UNABLE_TO_PIPE';
}

const kinds: readonly RelayErrorCode[] = ['unreachable', 'broken', 'silent', 'too_large'];

function kindOf(error: unknown): RelayErrorCode {
  const code: unknown = error instanceof AppError ? error.code : undefined;
  return kinds.find((kind) => kind === code) ?? 'broken';
}
