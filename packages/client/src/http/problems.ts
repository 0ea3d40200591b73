import { errorStatus, type ErrorCode, type FieldError, SaveConflict } from '@loam/contract';

export interface ProblemFields {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  readonly traceId?: string;
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  readonly conflict?: SaveConflict;
}

/** The server answered, and the answer is no. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  readonly traceId: string | undefined;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  /** What stands and what was sent, where a save met someone else's. */
  readonly conflict: SaveConflict | undefined;

  constructor(fields: ProblemFields) {
    super(fields.detail);
    this.name = 'ApiProblem';
    this.status = fields.status;
    this.code = fields.code;
    this.detail = fields.detail;
    this.traceId = fields.traceId;
    this.errors = fields.errors ?? [];
    this.retryAfterSeconds = fields.retryAfterSeconds;
    this.conflict = fields.conflict;
  }
}

/** `network`: no answer came. `timeout`: none came in time. `unreadable`: one came that is not what the contract says. */
export type UnreachableReason = 'network' | 'timeout' | 'unreadable';

/** Nothing is known about whether the call had an effect. */
export class ApiUnreachable extends Error {
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason, detail: string, cause?: unknown) {
    super(detail, cause === undefined ? {} : { cause });
    this.name = 'ApiUnreachable';
    this.reason = reason;
  }
}

/** Reads leniently: the failure may come from a proxy in front of the server, or from a newer server. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const body = await readObject(response);
  const traceId = text(body['trace_id']) ?? response.headers.get('x-trace-id') ?? undefined;
  const conflict = SaveConflict.safeParse(body['conflict']).data;
  const retryAfterSeconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return new ApiProblem({
    status: response.status,
    code: codeOf(body['code'], response.status),
    detail: text(body['detail']) ?? `The server answered with status ${response.status}.`,
    errors: fieldErrors(body['errors']),
    ...(traceId === undefined ? {} : { traceId }),
    ...(conflict === undefined ? {} : { conflict }),
    ...(Number.isNaN(retryAfterSeconds) ? {} : { retryAfterSeconds }),
  });
}

async function readObject(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

function codeOf(code: unknown, status: number): ErrorCode {
  if (isErrorCode(code)) return code;
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  const byStatus = Object.entries(errorStatus).find(([, known]) => known === status)?.[0];
  return isErrorCode(byStatus) ? byStatus : 'internal';
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code);
}

function fieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const { path, message } = entry;
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
  });
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
