import { AppError } from '@loam/kernel';

/** PostgREST's closed list of codes with the status each one answers. Clients compare these codes, so none is ours. */
const statusOfCode = {
  PGRST000: 503,
  PGRST001: 503,
  PGRST002: 503,
  PGRST003: 504,
  PGRST100: 400,
  PGRST101: 405,
  PGRST102: 400,
  PGRST103: 416,
  PGRST105: 405,
  PGRST106: 406,
  PGRST107: 406,
  PGRST108: 400,
  PGRST111: 500,
  PGRST112: 500,
  PGRST114: 400,
  PGRST115: 400,
  PGRST116: 406,
  PGRST117: 405,
  PGRST118: 400,
  PGRST120: 400,
  PGRST121: 500,
  PGRST122: 400,
  PGRST123: 400,
  PGRST124: 400,
  PGRST125: 404,
  PGRST126: 404,
  PGRST127: 400,
  PGRST128: 400,
  PGRST200: 400,
  PGRST201: 300,
  PGRST202: 404,
  PGRST203: 300,
  PGRST204: 400,
  PGRST205: 404,
  PGRSTX00: 500,
} as const;

export type RestErrorCode = keyof typeof statusOfCode;

export interface RestErrorFacts {
  readonly details?: unknown;
  readonly hint?: string | undefined;
  readonly cause?: unknown;
}

/** An expected failure of a request, in the words that PostgREST's clients know. */
export class RestError extends AppError<RestErrorCode> {
  readonly status: number;
  readonly details: unknown;
  readonly hint: string | null;

  constructor(code: RestErrorCode, message: string, facts: RestErrorFacts = {}) {
    super({ code, detail: message, cause: facts.cause });
    this.name = 'RestError';
    this.status = statusOfCode[code];
    this.details = facts.details ?? null;
    this.hint = facts.hint ?? null;
  }
}
