/** What goes wrong. With `times` the first so many requests meet the fault and the next one gets the reply as it stands. */
export type Fault = { readonly times?: number } & (
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly message: string;
      readonly headers: Readonly<Record<string, string>>;
    }
  /** The connection is closed before a single byte of an answer. */
  | { readonly kind: 'hang-up' }
  | { readonly kind: 'stall-before' }
  | { readonly kind: 'stall-after'; readonly bytes: number }
  /** The connection breaks after so many bytes of the body; `clean` ends the body properly instead. */
  | { readonly kind: 'cut'; readonly afterBytes: number; readonly clean: boolean }
  | { readonly kind: 'stream-error'; readonly afterBytes: number; readonly message: string }
  | { readonly kind: 'malformed-tool-call'; readonly name: string }
  | { readonly kind: 'unknown-tool' }
  | { readonly kind: 'flood'; readonly bytes: number }
  | { readonly kind: 'endless-tools' }
  | { readonly kind: 'wrong-content-type' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'garbage' }
);

interface Times {
  readonly times?: number;
}

interface RateLimit extends Times {
  /** Seconds or an HTTP date, as the header has it. */
  readonly retryAfter?: number | string;
  readonly retryAfterMs?: number;
}

export const UNKNOWN_TOOL = 'tool_that_does_not_exist';
const MEBIBYTE = 1024 * 1024;

export const faults = {
  rateLimited: ({ retryAfter = 1, retryAfterMs, ...times }: RateLimit = {}): Fault => ({
    ...times,
    kind: 'status',
    status: 429,
    message: 'Rate limit reached, please try again later.',
    headers: {
      'retry-after': String(retryAfter),
      ...(retryAfterMs === undefined ? {} : { 'retry-after-ms': String(retryAfterMs) }),
    },
  }),
  overloaded: ({ status = 529, ...times }: { status?: 500 | 502 | 503 | 529 } & Times = {}): Fault =>
    refusal(status, 'Overloaded', times),
  unauthorized: (times: Times = {}): Fault => refusal(401, 'Incorrect API key provided.', times),
  refused: (status: number, message: string, times: Times = {}): Fault => refusal(status, message, times),
  hangUp: (times: Times = {}): Fault => ({ ...times, kind: 'hang-up' }),
  stallBeforeFirstByte: (times: Times = {}): Fault => ({ ...times, kind: 'stall-before' }),
  stallAfter: (bytes: number, times: Times = {}): Fault => ({ ...times, kind: 'stall-after', bytes }),
  cutAfter: (afterBytes: number, times: Times = {}): Fault => ({
    ...times,
    kind: 'cut',
    afterBytes,
    clean: false,
  }),
  /** As a proxy does that gives up: the body ends properly, the protocol does not. */
  endAfter: (afterBytes: number, times: Times = {}): Fault => ({
    ...times,
    kind: 'cut',
    afterBytes,
    clean: true,
  }),
  /** An error event of the protocol itself in the middle of a stream that began with status 200. */
  streamError: ({ afterBytes = 0, message = 'Overloaded', ...times }: StreamError = {}): Fault => ({
    ...times,
    kind: 'stream-error',
    afterBytes,
    message,
  }),
  malformedToolCall: ({ name = 'write_file', ...times }: { name?: string } & Times = {}): Fault => ({
    ...times,
    kind: 'malformed-tool-call',
    name,
  }),
  unknownTool: (times: Times = {}): Fault => ({ ...times, kind: 'unknown-tool' }),
  flood: ({ bytes = 50 * MEBIBYTE, ...times }: { bytes?: number } & Times = {}): Fault => ({
    ...times,
    kind: 'flood',
    bytes,
  }),
  /** Tool calls in one answer that never stops; for a model that asks again each step use `repeat`. */
  endlessTools: (times: Times = {}): Fault => ({ ...times, kind: 'endless-tools' }),
  wrongContentType: (times: Times = {}): Fault => ({ ...times, kind: 'wrong-content-type' }),
  emptyBody: (times: Times = {}): Fault => ({ ...times, kind: 'empty' }),
  garbage: (times: Times = {}): Fault => ({ ...times, kind: 'garbage' }),
};

interface StreamError extends Times {
  readonly afterBytes?: number;
  readonly message?: string;
}

function refusal(status: number, message: string, times: Times): Fault {
  return { ...times, kind: 'status', status, message, headers: {} };
}
